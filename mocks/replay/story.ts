import type { ReportEntry, ReportFile } from '@/wire/report';
import { answeredAt, isReload, quietFailures } from '@mocks/replay/recorded-calls';
import { type Telling, tellingOf, type Told } from '@mocks/replay/telling';

/** Moment to look at, from one event until just before the next. */
export interface Stop extends Telling {
  /** Time of the event, and the last moment before the next, in ms since the report began. */
  readonly at: number;
  readonly until: number;
  /** Address of the screen. */
  readonly path: string;
  /** Number of equal events in a row. */
  readonly times: number;
}

/** Time in ms after which people notice that an answer is missing. */
const SLOW_MS = 2000;

interface Moment {
  readonly at: number;
  readonly entry: ReportEntry;
  readonly told: Told;
}

/** Longest time in ms from an editor's entry to that of the page it is on. */
const PAGE_MS = 1000;

/** Moves an editor's opening after its page, which is recorded later, once it is ready. */
function whenSeen(entry: ReportEntry, pageAt: number): number {
  const { at } = entry;
  if (entry.type !== 'action' || entry.what !== 'editor' || entry.state !== 'opened') return at;
  return pageAt - at < PAGE_MS ? pageAt + 1 : at;
}

/** Maps each entry to the time of the next page. A stranger's report may have a million entries. */
function pagesAfter(timeline: ReportFile['timeline']): ReadonlyMap<ReportEntry, number> {
  let pageAt = Infinity;
  const after = new Map<ReportEntry, number>();
  for (const entry of timeline.toReversed()) {
    if (entry.type === 'route') pageAt = entry.at;
    after.set(entry, pageAt);
  }
  return after;
}

/** Returns the moments at which an entry is shown, with its progress by then. */
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

/** Words for a recording that began later than usual. */
const BEGINS: Readonly<Record<NonNullable<ReportFile['since']>['why'], string>> = {
  load: 'Recorded from here on: the page was loaded',
  loss: 'Recorded from here on: what was before is lost',
};

/** Lists the events in order of time, in words and with the address of the screen. */
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
    // An entry from before the start is shown only for an answer after it.
    if (telling === undefined || at < 0) continue;
    const stop = { ...telling, at, until: end, path, times: 1 };
    const last = stops.at(-1);
    // A report leaves typed text out of addresses: two that differ only in that are one page.
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
