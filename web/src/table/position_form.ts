// What may stand in a position, from the engine's own description (a JSON Schema): enough to make a form of it.

export type Form =
  | { kind: 'flag' }
  /** `seat`: nobody is allowed. */
  | { kind: 'number'; least: number; most: number; nullable: boolean }
  /** `type` names the set of words, where the game has a name for it. */
  | { kind: 'word'; words: string[]; type: string | null }
  /** Some of the words, each once, in their order. */
  | { kind: 'set'; of: WordForm }
  | { kind: 'list'; of: Form; least: number; most: number }
  | { kind: 'object'; fields: Field[] }
  | { kind: 'byWord'; keys: WordForm; of: Form; partial: boolean };
export type WordForm = Extract<Form, { kind: 'word' }>;
export interface Field {
  name: string;
  form: Form;
  optional: boolean;
}

interface Schema {
  $ref?: string;
  type?: string;
  const?: string;
  enum?: string[];
  anyOf?: Schema[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  minProperties?: number;
}
type Definitions = Record<string, Schema>;

/** Lists without a limit have one item per player. */
export const NO_LIMIT = Infinity;

export function formOfPosition(schema: Record<string, unknown>): Form {
  const definitions = schema['$defs'] as Definitions;
  return formOf({ $ref: '#/$defs/Position' }, definitions);
}

function formOf(schema: Schema, definitions: Definitions): Form {
  if (schema.$ref !== undefined) {
    const type = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
    const form = formOf(definitions[type] ?? {}, definitions);
    return form.kind === 'word' ? { ...form, type } : form;
  }
  if (schema.anyOf) return either(schema.anyOf.map((part) => formOrNull(part, definitions)));
  if (schema.enum) return { kind: 'word', words: schema.enum, type: null };
  if (schema.const !== undefined) return { kind: 'word', words: [schema.const], type: null };
  switch (schema.type) {
    case 'boolean':
      return { kind: 'flag' };
    case 'integer':
      return {
        kind: 'number',
        least: schema.minimum ?? 0,
        most: schema.maximum ?? NO_LIMIT,
        nullable: false,
      };
    case 'array': {
      const of = formOf(schema.items ?? {}, definitions);
      if (schema.uniqueItems && of.kind === 'word') return { kind: 'set', of };
      return { kind: 'list', of, least: schema.minItems ?? 0, most: schema.maxItems ?? NO_LIMIT };
    }
    case 'object':
      return objectForm(schema, definitions);
    default:
      throw new Error(`a position holds ${JSON.stringify(schema)}`);
  }
}

function objectForm(schema: Schema, definitions: Definitions): Form {
  const { propertyNames, additionalProperties, properties = {}, required = [] } = schema;
  if (propertyNames && typeof additionalProperties === 'object') {
    const keys = formOf(propertyNames, definitions);
    if (keys.kind !== 'word') throw new Error('an object is named by words');
    const of = formOf(additionalProperties, definitions);
    return { kind: 'byWord', keys, of, partial: schema.minProperties === undefined };
  }
  const fields = Object.entries(properties).map(([name, part]) => ({
    name,
    form: formOf(part, definitions),
    optional: !required.includes(name),
  }));
  return { kind: 'object', fields };
}

const formOrNull = (schema: Schema, definitions: Definitions): Form | null =>
  schema.type === 'null' ? null : formOf(schema, definitions);

/** A number or nobody; words of two sets; lists of two kinds of words. */
function either(forms: (Form | null)[]): Form {
  const [first, ...others] = forms.filter((form) => form !== null);
  if (!first) throw new Error('nothing may stand there');
  if (first.kind === 'number') return { ...first, nullable: forms.includes(null) };
  return others.reduce((one, other) => {
    if (one.kind === 'word' && other.kind === 'word')
      return { ...one, words: [...one.words, ...other.words], type: one.type ?? other.type };
    if (one.kind === 'list' && other.kind === 'list') return { ...one, of: either([one.of, other.of]) };
    return one;
  }, first);
}

/** What stands in a field that is new. */
export function emptyOf(form: Form): unknown {
  switch (form.kind) {
    case 'flag':
      return false;
    case 'number':
      return form.nullable ? null : Math.max(0, form.least);
    case 'word':
      return form.words[0];
    case 'set':
      return [];
    case 'list':
      return Array.from({ length: form.least }, () => emptyOf(form.of));
    case 'object':
      return Object.fromEntries(
        form.fields.filter(({ optional }) => !optional).map((field) => [field.name, emptyOf(field.form)]),
      );
    case 'byWord':
      return form.partial ? {} : Object.fromEntries(form.keys.words.map((word) => [word, emptyOf(form.of)]));
  }
}

export type Path = readonly (string | number)[];

/** The same document with another value at a path; undefined: without it. */
export function changed(document: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(document)) {
    const items = document as unknown[];
    const next = items.map((item, i) => (i === step ? changed(item, rest, value) : item));
    return next.filter((item, i) => i !== step || item !== undefined);
  }
  const fields = document as Record<string, unknown>;
  const next = { ...fields, [step]: changed(fields[step], rest, value) };
  if (next[step] === undefined) delete next[step];
  return next;
}

/** "position.table.boards[1].dice", as the engine names a place: numbers stand in brackets. */
export const pathOf = (place: string): Path =>
  place
    .split('.')
    .flatMap((part): (string | number)[] => {
      const [name = '', ...items] = part.replaceAll(']', '').split('[');
      return [name, ...items.map(Number)];
    })
    .filter((step, i) => step !== '' && !(i === 0 && step === 'position'));
