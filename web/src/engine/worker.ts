// A worker that holds one engine and obeys one request after the other.
import { startEngine, type Engine } from '../../../src/wasm/engine.mjs';
import url from './engine.wasm?url';
import type { EngineRequest } from '$lib/protocol';
import { netFor } from './nets';

export interface Letter {
  id: number;
  request: EngineRequest;
}
export type Reply = { id: number; answer: Record<string, unknown> } | { id: number; failure: string };

const engine = WebAssembly.compileStreaming(fetch(url)).then(startEngine);
/** The games whose nets were looked for. */
const looked = new Set<string>();

// Before a game is thought about for the first time its net is loaded. Without one the engine searches as it can.
async function prepare(obeyer: Engine, request: EngineRequest) {
  if (request.do !== 'think' && request.do !== 'analyse') return;
  const game = String(request.document?.['game']);
  if (looked.has(game)) return;
  const net = await netFor(game);
  if (net) {
    const { problem } = obeyer.loadNet(net);
    if (problem) console.warn(JSON.stringify(problem));
    looked.add(game);
  }
}

// One after the other, also while a net is on its way.
let last = Promise.resolve();

async function obey({ id, request }: Letter) {
  let reply: Reply;
  try {
    const obeyer = await engine;
    await prepare(obeyer, request);
    reply = { id, answer: obeyer.call(request) };
  } catch (error) {
    reply = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
}

self.addEventListener('message', ({ data }: MessageEvent<Letter>) => {
  last = last.then(() => obey(data));
});
