/** Names of Orbit objects may or may not end with a slash. */
const OBJECTS =
  /^\/accounts\/[^/]+\/(orbit|container_registry)\/container\/[^/]+\/(objects|browse)\//;

/** A path ends with a slash (spec 1 §2); two at its start would be another host (RFC 3986 §4.2). */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/^\/+/u, '/');
  return path.endsWith('/') || OBJECTS.test(path) ? path : `${path}/`;
}
