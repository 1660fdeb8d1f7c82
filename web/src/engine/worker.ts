// A worker that holds one engine and obeys one request after the other.
import { startEngine, type Engine } from '../../../src/wasm/engine.mjs';
import url from './engine.wasm?url';
import type { EngineRequest } from '$lib/protocol';
import { netFor } from './nets';

export interface Letter {
  id: number;
  request: EngineRequest;
}
/** The answer as the engine has written it: who asked reads it, and nobody writes it again on the way. */
export type Reply = { id: number; answer: string } | { id: number; failure: string };

const engine = WebAssembly.compileStreaming(fetch(url)).then(startEngine);
/** The games whose nets were looked for. */
const looked = new Set<string>();
/** The games of the matches that are open here. */
const games = new Map<number, string>();

const THOUGHTFUL: ReadonlySet<EngineRequest['do']> = new Set(['assess', 'hint', 'judge_step']);

/** The game that is thought about, where a request needs thought. */
function gameOf(request: EngineRequest): string | undefined {
  if (request.do === 'think') return String(request.document?.['game']);
  return THOUGHTFUL.has(request.do) && 'match' in request ? games.get(Number(request.match)) : undefined;
}

function remember(request: EngineRequest, answer: string) {
  if (request.do === 'close') games.delete(request.match);
  if (request.do !== 'open') return;
  const { match } = JSON.parse(answer) as { match?: number };
  if (match !== undefined) games.set(match, String(request.document['game']));
}

// Before a game is thought about for the first time its net is loaded. Without one the engine searches as it can.
async function prepare(obeyer: Engine, request: EngineRequest) {
  const game = gameOf(request);
  if (game === undefined || looked.has(game)) return;
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
    const answer = obeyer.answer(request);
    remember(request, answer);
    reply = { id, answer };
  } catch (error) {
    reply = { id, failure: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(reply);
}

self.addEventListener('message', ({ data }: MessageEvent<Letter>) => {
  last = last.then(() => obey(data));
});
