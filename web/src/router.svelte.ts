// Which screen is shown: the part of the address behind "#", so that every screen has a link that any server can serve.

export interface Route {
  /** "#/replay/local/12?at=7" → ["replay", "local", "12"] */
  path: string[];
  query: URLSearchParams;
}

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { path: path.split('/').filter(Boolean).map(decode), query: new URLSearchParams(query) };
}

export function link(
  path: readonly (string | number)[],
  query: Record<string, string | number> = {},
): string {
  const asked = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  ).toString();
  return `#/${path.map((part) => encodeURIComponent(part)).join('/')}${asked ? `?${asked}` : ''}`;
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
      scrollTo(0, 0);
    });
  }
}

export const router = new Router();

export const go = (path: readonly (string | number)[], query: Record<string, string | number> = {}): void => {
  location.hash = link(path, query);
};

/** Changes the address without a new step in the history, for what a reload should find again. */
export const stay = (
  path: readonly (string | number)[],
  query: Record<string, string | number> = {},
): void => {
  history.replaceState(null, '', link(path, query));
};
