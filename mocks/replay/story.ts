import type { ReportEntry, ReportFile } from '@/wire/report';
import { answeredAt, isReload, quietFailures } from '@mocks/replay/recorded-calls';
import { type Telling, tellingOf, type Told } from '@mocks/replay/telling';

/** A moment to look at: from where something happened until just before the next thing did. */
export interface Stop extends Telling {
  /** When it happened, and the last moment before the next, in milliseconds since the report began. */
  readonly at: number;
  readonly until: number;
  /** Where the screen was. */
  readonly path: string;
  /** How often, one right after the other. */
  readonly times: number;
}

/** Milliseconds after which an answer that has not come is something that people notice. */
const SLOW_MS = 2000;

interface Moment {
  readonly at: number;
  readonly entry: ReportEntry;
  readonly told: Told;
}

/** How much later than an editor the page that it is on is told, at most. */
const PAGE_MS = 1000;

/** An editor is told as it opens, its page once that stands: here it follows its page. */
function whenSeen(entry: ReportEntry, pageAt: number): number {
  const { at } = entry;
  if (entry.type !== 'action' || entry.what !== 'editor' || entry.state !== 'opened') return at;
  return pageAt - at < PAGE_MS ? pageAt + 1 : at;
}

/** When the next page was told, of each entry. A stranger's report may have a million of them. */
function pagesAfter(timeline: ReportFile['timeline']): ReadonlyMap<ReportEntry, number> {
  let pageAt = Infinity;
  const after = new Map<ReportEntry, number>();
  for (const entry of timeline.toReversed()) {
    if (entry.type === 'route') pageAt = entry.at;
    after.set(entry, pageAt);
  }
  return after;
}

/** When an entry is told, and how far it had come by then. */
function momentsOf(entry: ReportEntry, pageAt: number): readonly Moment[] {
  if (entry.type !== 'call') return [{ at: whenSeen(entry, pageAt), entry, told: 'once' }];
  const end = answeredAt(entry);
  const isSlow = end - entry.at >= SLOW_MS;
  return [
    ...(isSlow ? [{ at: entry.at, entry, told: 'begun' } as const] : []),
    ...(end === Infinity ? [] : [{ at: end, entry, told: isSlow ? 'late' : 'once' } as const]),
  ];
}

const isSame = (one: Stop | undefined, other: Stop): one is Stop =>
  one !== undefined &&
  one.sort === other.sort &&
  one.words === other.words &&
  one.detail === other.detail &&
  one.path === other.path;

/** Where the recording began later than a report otherwise would. */
const BEGINS: Readonly<Record<NonNullable<ReportFile['since']>['why'], string>> = {
  load: 'Recorded from here on: the page was loaded',
  loss: 'Recorded from here on: what was before is lost',
};

/** What happened, the first thing first, in words and with where the screen was. */
export function storyOf({ timeline, began, made, since }: ReportFile): readonly Stop[] {
  const quiet = quietFailures({ timeline });
  const pages = pagesAfter(timeline);
  const end = Math.max(Date.parse(made) - Date.parse(began), timeline.at(-1)?.at ?? 0);
  const moments = timeline
    .filter((entry) => !quiet.has(entry))
    .flatMap((entry) => momentsOf(entry, pages.get(entry) ?? Infinity))
    .filter(({ at }) => at <= end)
    .toSorted((a, b) => a.at - b.at);
  const stops: Stop[] = [];
  const routes = timeline.filter((entry) => entry.type === 'route');
  const start = (routes.findLast(({ at }) => at <= 0) ?? routes[0])?.path ?? '/';
  let path = start;
  let before: ReportEntry | undefined;
  for (const { at, entry, told } of moments) {
    if (entry.type === 'route') path = entry.path;
    const telling = tellingOf(entry, told, before);
    if (entry.type === 'connection') before = entry;
    if (isReload(entry)) before = undefined;
    // What is older is told for its answer alone.
    if (telling === undefined || at < 0) continue;
    const stop = { ...telling, at, until: end, path, times: 1 };
    const last = stops.at(-1);
    // Of an address a report leaves out what was typed: two that differ in that alone are one page.
    if (!isSame(last, stop)) stops.push(stop);
    else if (stop.sort !== 'route') stops[stops.length - 1] = { ...last, times: last.times + 1 };
  }
  const begin: Stop = {
    sort: 'begin',
    words: since === undefined ? 'The report begins' : BEGINS[since.why],
    detail: start,
    isFault: false,
    at: since === undefined ? 0 : Math.max(0, Date.parse(since.at) - Date.parse(began)),
    until: end,
    path: start,
    times: 1,
  };
  const isTold = since !== undefined || stops.length === 0;
  const all = [...(isTold ? [begin] : []), ...stops].toSorted((a, b) => a.at - b.at);
  return all.map((stop, index) => ({
    ...stop,
    until: Math.max(stop.at, (all[index + 1]?.at ?? end + 1) - 1),
  }));
}
