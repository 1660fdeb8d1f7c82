// Of a style sheet's text those rules that hold for a part of the page now. Its text, not the browser's object of it: a
// shorthand with a variable, one side of it set again, cannot be written back from that.

/** A rule: what stands before its block, and in it; a statement has no block. */
interface Rule {
  prelude: string;
  block: string | null;
}

/** Rules of a text in order; strings and comments are passed over as they are. */
export function rulesOf(text: string): Rule[] {
  const rules: Rule[] = [];
  const token = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;
  let begin = 0;
  let opened = 0;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [sign] = found;
    const after = token.lastIndex;
    if (sign === '{' && depth++ === 0) opened = after;
    if (sign === '}' && --depth === 0) {
      rules.push({ prelude: text.slice(begin, opened - 1).trim(), block: text.slice(opened, after - 1) });
      begin = after;
    }
    if (sign === ';' && depth === 0) {
      rules.push({ prelude: text.slice(begin, after - 1).trim(), block: null });
      begin = after;
    }
    if (sign.startsWith('/*') && depth === 0) begin = after;
  }
  return rules;
}

/** What is asked about the page. */
export interface Page {
  /** Whether a selector finds something in the part, or what the part inherits from. */
  finds: (selector: string) => boolean;
  /** Whether a question about the window is answered with yes. */
  answers: (media: string) => boolean;
}

const PSEUDO_ELEMENT = /::[\w-]+(\([^)]*\))?|:(before|after|first-line|first-letter)\b/g;

function isUsed(selector: string, { finds }: Page): boolean {
  const plain = selector.replace(PSEUDO_ELEMENT, '');
  try {
    return plain === '' || finds(plain);
  } catch {
    return true; // no selector without its pseudo-element
  }
}

/** Questions about the window are answered now; those about containers stay, since these are in the part. */
export function usedStyles(text: string, page: Page): string {
  let used = '';
  for (const { prelude, block } of rulesOf(text)) {
    const [, at, condition = ''] = /^@([\w-]+)\s*([\s\S]*)$/.exec(prelude) ?? [];
    if (at === undefined) {
      if (isUsed(prelude, page)) used += `${prelude.replace(/^html\b/, ':root')}{${block}}\n`;
    } else if (at === 'media') {
      if (page.answers(condition)) used += usedStyles(block ?? '', page);
    } else if (at === 'container' || at === 'supports' || at === 'layer') {
      const inner = usedStyles(block ?? '', page);
      if (inner) used += `${prelude}{\n${inner}}\n`;
    } else if (at === 'property') {
      used += `${prelude}{${block}}\n`;
    } // what moves, and fonts of other files, a still picture in one file does not have
  }
  return used;
}

/** A file is shown at any size: what was measured by the window is said in pixels. */
export function inPixels(styles: string, window: { width: number; height: number }): string {
  return styles.replace(/(-?[\d.]+)[dsl]?(vw|vh)\b/g, (_, number: string, unit: string) => {
    const whole = unit === 'vw' ? window.width : window.height;
    return `${(Number(number) * whole) / 100}px`;
  });
}
