import { refuse, type OrbitAnswer, type OrbitRequest } from '@mocks/orbit/answers';
import { byCodePoints } from '@mocks/orbit/code-points';
import type { NamedMap } from '@mocks/orbit/named-map';

/** Most rows in a listing (`GET /info`). */
export const LISTING_LIMIT = 10_000;

interface Options {
  prefix: string;
  delimiter: string;
  /** The listing begins after `marker` and ends before `end`; '' for no bound. */
  marker: string;
  end: string;
  limit: number;
  reverse: boolean;
}

function optionsOf(query: URLSearchParams): Options {
  const text = (name: string) => query.get(name) ?? '';
  const asked = /^\d+$/.test(text('limit')) ? Number(text('limit')) : LISTING_LIMIT;
  if (asked > LISTING_LIMIT) throw refuse(412, `Maximum limit is ${LISTING_LIMIT}`);
  return {
    prefix: text('prefix'),
    delimiter: text('delimiter'),
    marker: text('marker'),
    end: text('end_marker'),
    limit: asked,
    reverse: /^(true|1|yes|on|t|y)$/i.test(text('reverse')),
  };
}

/** A thing of a listing, or the common prefix of several up to a delimiter. */
export type Listed<Thing> = { thing: Thing } | { subdir: string };

/** The things of a listing in order; several under one directory are listed once. */
export function listed<Thing extends { readonly name: string }>(
  things: NamedMap<Thing>,
  query: URLSearchParams,
): Listed<Thing>[] {
  const { prefix, delimiter, limit, reverse, ...given } = optionsOf(query);
  const [after, before] = reverse ? [given.end, given.marker] : [given.marker, given.end];
  const rows: Listed<Thing>[] = [];
  const step = reverse ? -1 : 1;
  const isIn = (name: string) =>
    name.startsWith(prefix) &&
    (after === '' || byCodePoints(name, after) > 0) &&
    (before === '' || byCodePoints(name, before) < 0);
  // The matching names are adjacent: from the first not too low to before the first too high.
  const low = things.firstAt(
    (name) => byCodePoints(name, prefix) >= 0 && (after === '' || byCodePoints(name, after) > 0),
  );
  const high = things.firstAt(
    (name) =>
      (byCodePoints(name, prefix) >= 0 && !name.startsWith(prefix)) ||
      (before !== '' && byCodePoints(name, before) >= 0),
  );
  for (let at = reverse ? high - 1 : low; at >= low && at < high && rows.length < limit;) {
    const name = things.nameAt(at) ?? '';
    const thing = things.get(name);
    if (!thing || !isIn(name)) break;
    const cut = delimiter === '' ? -1 : name.indexOf(delimiter, prefix.length);
    if (cut < 0) {
      rows.push({ thing });
      at += step;
      continue;
    }
    const subdir = name.slice(0, cut + delimiter.length);
    if (subdir !== given.marker) rows.push({ subdir });
    const first = (isPast: (other: string) => boolean) => things.firstAt(isPast);
    at = reverse
      ? first((other) => byCodePoints(other, subdir) >= 0) - 1
      : first((other) => byCodePoints(other, subdir) > 0 && !other.startsWith(subdir));
  }
  return rows;
}

/** True if the call asks for JSON, by the query's format or else the Accept header. */
function wantsJson({ query, headers }: OrbitRequest): boolean {
  const format = query.get('format');
  if (format !== null) return format.toLowerCase() === 'json';
  return headers.get('Accept')?.includes('application/json') ?? false;
}

/** A listing as the call asks for it: JSON, or text with one name a line. */
export function listingAnswer<Thing extends { readonly name: string }>(
  request: OrbitRequest,
  rows: readonly Listed<Thing>[],
  row: (thing: Thing) => unknown,
  headers: Record<string, string>,
): OrbitAnswer {
  if (wantsJson(request)) {
    const body = JSON.stringify(rows.map((each) => ('thing' in each ? row(each.thing) : each)));
    const type = { 'Content-Type': 'application/json; charset=utf-8' };
    return { status: 200, headers: { ...headers, ...type }, body };
  }
  const names = rows.map((each) => `${'thing' in each ? each.thing.name : each.subdir}\n`).join('');
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  return { status: names === '' ? 204 : 200, headers: { ...headers, ...type }, body: names };
}
