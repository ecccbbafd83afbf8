/** `<address>; rel=word`, the word quoted or not. */
const LINK = /<([^>]*)>\s*;\s*rel="?([^",;]+)"?/g;

/** The addresses of a `Link` header by their relation (RFC 8288). */
export function linksOf(header: string): Readonly<Record<string, string>> {
  const links: [string, string][] = [];
  for (const [, address, relation] of header.matchAll(LINK)) {
    if (address !== undefined && relation !== undefined) links.push([relation.trim(), address]);
  }
  return Object.fromEntries(links);
}
