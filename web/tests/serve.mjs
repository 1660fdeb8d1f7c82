// Serves the built client for tests: `const {url, close} = await serve(folder)`.
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

// As strict as the server's own; WebAssembly needs its word.
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'";

// What an engine draws repeats from run to run, so that a journey that fails can be taken again, and one that passed
// here passes elsewhere. CHANCE=2 is another game, CHANCE=random any.
const { CHANCE = '1' } = process.env;
const REPEATED = `{
  let state = ${CHANCE};
  crypto.getRandomValues = (bytes) => {
    bytes.forEach((_, at) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    });
    return bytes;
  };
}
`;
const isEngine = (file) => /^worker-.*\.js$/.test(basename(file));
const drawsChance = (file) => CHANCE !== 'random' && isEngine(file);

export function serve(folder, port = 0) {
  if (readdirSync(join(folder, 'assets')).filter(isEngine).length !== 1)
    throw new Error(`${folder}: the engine's worker is not where its chance is made to repeat`);
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://x').pathname));
    let file = join(folder, path);
    if (existsSync(file) && statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
    });
    if (drawsChance(file)) response.end(REPEATED + readFileSync(file, 'utf8'));
    else createReadStream(file).pipe(response);
  });
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () =>
      resolve({ url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }),
    ),
  );
}
