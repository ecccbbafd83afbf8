/** Orbit's objects keep their names as they are, with or without a slash at the end. */
const OBJECTS =
  /^\/accounts\/[^/]+\/(orbit|container_registry)\/container\/[^/]+\/(objects|browse)\//;

/**
 * A path as the panel writes it: with a slash at its end (spec 1 §2), and a single one before it, since
 * what follows two is another host (RFC 3986 §4.2), where the router leads nobody.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/^\/+/u, '/');
  return path.endsWith('/') || OBJECTS.test(path) ? path : `${path}/`;
}
