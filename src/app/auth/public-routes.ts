/** The routes before the panel (docs/product/accounts.md#public-pages). The first match counts. */
export const PUBLIC_ROUTES = [
  'forgotten_password',
  'reset_password',
  'eva/:uid',
  'signup',
  'signup/next',
  'signup/collab',
  'signup/account',
  'signup/:account',
] as const;

export type PublicRoute = (typeof PUBLIC_ROUTES)[number];

export interface PublicMatch {
  readonly route: PublicRoute;
  readonly param: string;
}

/** Undefined for the panel's paths. */
export function matchPublic(pathname: string): PublicMatch | undefined {
  for (const route of PUBLIC_ROUTES) {
    const pattern = route.replace(/:\w+/u, '([^/]+)');
    const found = new RegExp(`^/${pattern}/?$`, 'u').exec(pathname);
    if (found !== null) return { route, param: found[1] ?? '' };
  }
  return undefined;
}
