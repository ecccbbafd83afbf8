/** Path of a build at its host, from Vite's `base`: '' at the root, else as `/wheelhouse`. */
const basePath = (): string => import.meta.env.BASE_URL.slice(0, -1);

/** The address, on the page's host, of a path of the panel or of a file beside its page. */
export const withBase = (path: string): string => `${basePath()}${path}`;

/** The panel's path of an address; a path outside the panel stays as it is. */
export function withoutBase(pathname: string): string {
  const base = basePath();
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

export const openPath = (): string => withoutBase(window.location.pathname);
