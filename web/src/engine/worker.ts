// A worker that holds one engine and obeys one request after the other.
import { startEngine } from '../../../src/wasm/engine.mjs';
import url from './engine.wasm?url';

export interface Letter {
  id: number;
  request: Record<string, unknown>;
}
export type Reply = { id: number; answer: Record<string, unknown> } | { id: number; failure: string };

const engine = WebAssembly.compileStreaming(fetch(url)).then(startEngine);

self.addEventListener('message', async ({ data }: MessageEvent<Letter>) => {
  let reply: Reply;
  try {
    reply = { id: data.id, answer: (await engine).call(data.request) };
  } catch (error) {
    reply = { id: data.id, failure: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
});
