import type { RestKind } from '@/model/kinds';
import type { Redactor } from '@/model/report/redact';
import { KIND_OF } from '@/model/report/rest';
import type { ReportedBrowser, ReportedCall, ReportEntry, ReportFile } from '@/wire/report';
import { type Entries, KEPT_MS, type KeptEntry, type Packed, unpack } from './entries';
import type { Asked } from './tap';

type Answered = Pick<ReportedCall, 'api' | 'method' | 'path' | 'query' | 'status'> & {
  readonly answer: unknown;
};

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface Known {
  readonly row: Row;
  readonly scope: string;
}

/** `/1.0/servers`, `/1.0/user/collaborations`, `/1.0/servers/srv-web01`. */
const PLACE = /^\/1\.0\/(user\/)?([a-z_]+)(?:\/([a-z]{3}-[a-z0-9]{5}))?$/u;

const isRow = (given: unknown): given is Row =>
  typeof given === 'object' && given !== null && 'id' in given && typeof given.id === 'string';

/** Derives the panel's records from answers, the oldest first: each field as it was sent last. */
function presentRecords(answers: Iterable<Answered>): Record<string, readonly unknown[]> {
  const known = new Map<RestKind, Map<string, Known>>();
  for (const { api, method, path, query = {}, status, answer } of answers) {
    const [, own = '', collection = '', id] = PLACE.exec(path) ?? [];
    const kind = KIND_OF.get(collection);
    if (api !== 'rest' || method !== 'GET' || kind === undefined) continue;
    const records = known.get(kind) ?? new Map<string, Known>();
    known.set(kind, records);
    const scope = `${own}${query['account_id'] ?? ''}`;
    const put = (row: Row) =>
      records.set(row.id, { row: { ...records.get(row.id)?.row, ...row }, scope });
    if (id !== undefined) {
      if (status === 404) records.delete(id);
      else if (status < 300 && isRow(answer)) put(answer);
      continue;
    }
    if (status >= 300 || !Array.isArray(answer)) continue;
    const rows = answer.filter(isRow);
    const isPart = 'limit' in query || 'offset' in query;
    const ids = new Set(rows.map((row) => row.id));
    for (const [each, { scope: of }] of records) {
      if (!isPart && of === scope && !ids.has(each)) records.delete(each);
    }
    rows.forEach(put);
  }
  return Object.fromEntries(
    [...known].flatMap(([kind, records]) =>
      records.size === 0 ? [] : [[kind, [...records.values()].map(({ row }) => row)]],
    ),
  );
}

export interface ReportOrder extends Pick<ReportFile, 'isPlain' | 'release' | 'settings'> {
  readonly since: { readonly at: number; readonly why: 'load' | 'loss' };
  readonly browser: ReportedBrowser;
  /** By the recording's clock, in milliseconds since the epoch. */
  readonly now: number;
}

export interface Session {
  /** Start of the recording, once its user is known. It may have begun in a page before. */
  since?: number;
  number?: number;
  readonly redactor: Redactor;
  readonly entries: Entries;
  readonly pending: Map<number, { readonly at: number; readonly asked: Asked }>;
  /** Number of entries that are not kept: not redactable, or missing after a reload. */
  lost: number;
  marked: number;
}

interface Timeline {
  readonly timeline: ReportEntry[];
  readonly answers: readonly Answered[];
}

export function entriesOf({ redactor, entries, pending }: Session): readonly KeptEntry[] {
  const underWay = [...pending.values()].map(({ at, asked }) => ({
    at,
    text: JSON.stringify(redactor.call({ ...asked, at, status: 0 })),
    address: undefined,
    answer: undefined,
  }));
  return [...entries.all(), ...underWay].toSorted((one, other) => one.at - other.at);
}

/** Returns the timeline, without answers of more characters than `room`. */
export async function timelineOf(
  { entries }: Session,
  all: readonly KeptEntry[],
  began: number,
  room = Infinity,
): Promise<Timeline> {
  const timeline: ReportEntry[] = [];
  const answers: Answered[] = [];
  const places = new Map<Packed, { readonly index: number; readonly answer: unknown }>();
  for (const kept of all) {
    const { answer: packed } = kept;
    const parsed = JSON.parse(kept.text) as ReportEntry;
    const entry = { ...parsed, at: parsed.at - began };
    if (packed !== undefined && packed.length > room) {
      timeline.push({ ...entry, withheld: 'room' } as ReportEntry);
      continue;
    }
    const place = packed && places.get(packed);
    const answer: unknown = place?.answer ?? (packed && JSON.parse(await unpack(packed)));
    if (entry.type === 'call' && (entry.status === 404 || entries.isLatest(kept))) {
      answers.push({ ...entry, answer });
    }
    if (packed === undefined) timeline.push(entry);
    else if (place !== undefined) timeline.push({ ...entry, sameAs: place.index } as ReportEntry);
    else {
      places.set(packed, { index: timeline.length, answer });
      timeline.push({ ...entry, answer } as ReportEntry);
    }
  }
  return { timeline, answers };
}

const accountIn = (path: string): string | undefined =>
  /^\/accounts\/(acc-[a-z0-9]{5})(?:\/|$)/u.exec(path)?.[1];

function whose(timeline: readonly ReportEntry[], users: readonly unknown[] = []) {
  const [only, ...others] = users as readonly { readonly id?: string }[];
  const user = others.length === 0 ? only?.id : undefined;
  const route = timeline.findLast((entry) => entry.type === 'route');
  const account = route && accountIn(route.path);
  return { ...(user !== undefined && { user }), ...(account !== undefined && { account }) };
}

export async function makeReport(session: Session, order: ReportOrder): Promise<ReportFile> {
  const { redactor, entries, lost } = session;
  const { now, isPlain, release, settings, browser } = order;
  const since = { ...order.since, ...(session.since !== undefined && { at: session.since }) };
  const all = entriesOf(session);
  const began = Math.max(now - KEPT_MS, all[0]?.at ?? now);
  const { timeline, answers } = await timelineOf(session, all, began);
  const records = presentRecords(answers);
  const marked = { settings: redactor.settings(settings), timeline, records };
  const resolved = redactor.resolve(marked, { isPlain });
  return {
    format: 'wheelhouse-report',
    version: 1,
    release,
    made: new Date(now).toISOString(),
    began: new Date(began).toISOString(),
    ...(since.at > now - KEPT_MS && {
      since: { at: new Date(since.at).toISOString(), why: since.why },
    }),
    isPlain,
    settings: resolved.settings,
    browser,
    ...whose(timeline, records['user']),
    timeline: resolved.timeline,
    dropped: entries.dropped() + lost,
    records: resolved.records,
  };
}

/** Range of bytes in the file, so that a part can be shown as it will be saved. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type WithoutAnswer<Entry> = Entry extends unknown ? Omit<Entry, 'answer'> : never;

export type Line = Span & { readonly entry: WithoutAnswer<ReportEntry> };

export interface MadeReport extends Pick<
  ReportFile,
  'began' | 'made' | 'since' | 'isPlain' | 'dropped'
> {
  readonly file: Blob;
  readonly lines: readonly Line[];
  readonly records: readonly (Span & { readonly kind: string; readonly count: number })[];
  readonly about: string;
}

function head(entry: ReportEntry): WithoutAnswer<ReportEntry> {
  if (entry.type !== 'call') return entry;
  const { answer, ...rest } = entry;
  return answer === undefined ? entry : rest;
}

export function writeReport({ timeline, records, ...rest }: ReportFile): MadeReport {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  function write(text: string): Span {
    const part = encoder.encode(text);
    const from = length;
    parts.push(part);
    length += part.length;
    return { from, to: length };
  }
  const last = <T>(at: number, all: readonly T[]): string => (at + 1 < all.length ? ',\n' : '\n');

  write(`${JSON.stringify(rest).slice(0, -1)},\n"timeline":[\n`);
  const lines = timeline.map((entry, at): Line => {
    const span = write(JSON.stringify(entry));
    write(last(at, timeline));
    return { ...span, entry: head(entry) };
  });
  write('],\n"records":{\n');
  const kinds = Object.entries(records);
  const kept = kinds.map(([kind, rows], at) => {
    write(`${JSON.stringify(kind)}:`);
    const span = write(JSON.stringify(rows));
    write(last(at, kinds));
    return { ...span, kind, count: rows.length };
  });
  write('}}\n');
  const { began, made, since, isPlain, dropped } = rest;
  return {
    file: new Blob(parts, { type: 'application/json' }),
    lines,
    records: kept,
    about: JSON.stringify(rest, undefined, 2),
    began,
    made,
    ...(since && { since }),
    isPlain,
    dropped,
  };
}
