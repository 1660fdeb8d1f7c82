// A whole record in a link: deflated and written in the letters of URLs, so that sharing needs no server.

// Longer links are cut by mail programs and chats; the file can be saved instead.
export const LONGEST_LINK = 12_000;
// What a link may grow to when it is unpacked: a record of the longest game is far smaller.
const MOST_BYTES = 2_000_000;

async function through(
  data: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value as Uint8Array);
    size += (value as Uint8Array).length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new Error('too large');
    }
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

export async function packRecord(record: object): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(record)),
    new CompressionStream('deflate-raw'),
  );
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Rejects what is no packed record. */
export async function unpackRecord(text: string): Promise<Record<string, unknown>> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const unpacked = await through(bytes, new DecompressionStream('deflate-raw'));
  const document: unknown = JSON.parse(new TextDecoder().decode(unpacked));
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new Error('not a record');
  return document as Record<string, unknown>;
}
