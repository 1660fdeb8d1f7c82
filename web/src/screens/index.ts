// Which screen belongs to an address; each is loaded when it is first shown.
import type { Component } from 'svelte';
import type { Route } from '../router.svelte';

type Props = Record<string, unknown>;
export interface Shown {
  /** A new key begins the screen anew. */
  key: string;
  props: Props;
  /** All it shows is the server's: it waits while that is away, and begins anew when that is back. */
  isServers?: boolean;
  load: () => Promise<{ default: Component<Props> }>;
}

type Loader = () => Promise<{ default: unknown }>;

const shown = (load: Loader, key: string, props: Props = {}): Shown => ({
  key,
  props,
  load: load as Shown['load'],
});

/** Screens of the server on which nobody has written anything yet. */
const SERVERS = ['people', 'leaders', 'tournaments', 'tournament', 'profile'];

export function screenFor(route: Route): Shown {
  const [name = '', from] = route.path;
  const isServers = (SERVERS.includes(name) && from !== 'new') || (name === 'replay' && from === 'online');
  return { ...screenOf(route), isServers };
}

function screenOf({ path, query }: Route): Shown {
  const [name = '', a, b] = path;
  const key = path.join('/');
  switch (name) {
    case '':
      return shown(() => import('./Home.svelte'), key);
    case 'new':
      return shown(() => import('./NewTable.svelte'), key, { game: a ?? null });
    case 'play':
      if (a) return shown(() => import('./PlayNow.svelte'), key, { game: a });
      break;
    case 'table':
      if (a === 'local' && b) return shown(() => import('./LocalTable.svelte'), key, { id: b });
      if (a && !b)
        return shown(() => import('./OnlineTable.svelte'), key, { id: a, invite: query.get('invite') });
      break;
    case 'replay':
      if ((a === 'local' || a === 'record' || a === 'online') && b)
        return shown(() => import('./Replay.svelte'), key, {
          from: a,
          what: b,
          at: query.get('at'),
          report: query.has('report'),
          branch: query.get('branch'),
        });
      if (!a) return shown(() => import('./OpenRecord.svelte'), key);
      break;
    case 'picture':
      if (a) return shown(() => import('./Picture.svelte'), key, { packed: a, seat: query.get('seat') });
      break;
    case 'position':
      return a
        ? shown(() => import('./EditPosition.svelte'), key, { packed: a })
        : shown(() => import('./NewPosition.svelte'), key);
    case 'games':
      return shown(() => import('./Games.svelte'), key);
    case 'puzzles':
      if (a && b) return shown(() => import('./Puzzle.svelte'), key, { game: a, id: b });
      return a
        ? shown(() => import('./PuzzlesOf.svelte'), key, { game: a })
        : shown(() => import('./Puzzles.svelte'), key);
    case 'tournaments':
      return a === 'new'
        ? shown(() => import('./NewTournament.svelte'), key)
        : shown(() => import('./Tournaments.svelte'), key);
    case 'tournament':
      if (a) return shown(() => import('./Tournament.svelte'), key, { id: a });
      break;
    case 'weak':
      return shown(() => import('./Weak.svelte'), key);
    case 'profile':
      return shown(() => import('./Profile.svelte'), key);
    case 'people':
      if (a) return shown(() => import('./Person.svelte'), key, { name: a });
      break;
    case 'leaders':
      return shown(() => import('./Leaders.svelte'), 'leaders', { game: a ?? null, players: b ?? '2' });
    case 'rules':
      return a
        ? shown(() => import('./Rules.svelte'), `rules/${a}`, { game: a, clause: b ?? null })
        : shown(() => import('./RulesIndex.svelte'), key);
    case 'learn':
      if (a) return shown(() => import('./Learn.svelte'), key, { game: a });
      break;
    case 'login':
      return shown(() => import('./Login.svelte'), key, { invitation: query.get('invitation') });
    case 'confirm':
      if (a) return shown(() => import('./Letter.svelte'), key, { what: name, token: a });
      break;
    case 'recover':
      return shown(() => import('./Letter.svelte'), key, { what: name, token: a ?? null });
    case 'admin':
      return shown(() => import('./Admin.svelte'), 'admin', { part: a ?? 'reports', id: b ?? null });
    case 'settings':
      return shown(() => import('./Settings.svelte'), key);
  }
  return shown(() => import('./NotFound.svelte'), key);
}
