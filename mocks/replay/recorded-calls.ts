import type { ReportedCall, ReportEntry, ReportFile } from '@/wire/report';
import { ownEntry } from '../own-entry';

/** What the panel asks, told as a report tells it. */
export interface Asked {
  readonly method: string;
  /** Without the host: `/1.0/servers`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Of GraphQL; variables of a query alone. */
  readonly operation?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /** Whether nothing is to be changed by it. */
  readonly isRead: boolean;
}

/** What there is for a question at a moment. */
export interface Found {
  /** The last one that had begun, tries again included; before any had, the first one. */
  readonly call: ReportedCall;
  /** Whether none had begun. */
  readonly isEarly: boolean;
  /** Where that failed or was still under way: the last one before it that had not, for what was known stays. */
  readonly known: ReportedCall | undefined;
  /** The failure before a read that is under way again: it was shown until that answered. */
  readonly failed: ReportedCall | undefined;
}

/** The calls of a report, by what they asked. */
export interface RecordedCalls {
  find(asked: Asked, moment: number): Found | undefined;
}

/** When a call's answer was there, or that none came, in milliseconds since the report began. */
export const answeredAt = ({ at, took }: ReportedCall): number => at + (took ?? Infinity);

/** GraphQL says in an answer of 200 that something failed. */
export const graphqlErrors = ({ api, answer }: ReportedCall): readonly unknown[] => {
  const errors =
    api === 'graphql' && typeof answer === 'object' && answer !== null && 'errors' in answer
      ? answer.errors
      : [];
  return Array.isArray(errors) ? errors : [];
};

/** Whether a call asked, and changed nothing; of GraphQL a report tells what changed by its end alone. */
export const isRead = ({ api, method }: ReportedCall): boolean =>
  api === 'graphql' || method === 'GET' || method === 'HEAD';

/** Whether the panel began anew there: what it knew was gone, and what it waited for was not waited for any more. */
export const isReload = (entry: ReportEntry): boolean =>
  entry.type === 'action' && entry.what === 'page';

/** Whether a call did not answer what was asked for. */
export const isFailed = (call: ReportedCall): boolean =>
  call.failure !== undefined ||
  call.status >= 400 ||
  call.status === 0 ||
  graphqlErrors(call).length > 0;

/** After a failure in passing the panel asks again, quietly, within these milliseconds, twice. */
const QUIET_TRY_MS = 2500;

/** Whether a read failed in passing and was sent again before anybody was told. */
const isTriedAgain = (call: ReportedCall, next: ReportedCall): boolean =>
  next.failure !== 'unsent' &&
  (call.failure === 'network' || call.status >= 500 || call.status === 429) &&
  next.at >= answeredAt(call) &&
  next.at - answeredAt(call) <= QUIET_TRY_MS;

/** The last of the tries that a call began. */
function lastTry(call: ReportedCall, calls: readonly ReportedCall[]): ReportedCall {
  let last = call;
  for (const next of calls.slice(calls.indexOf(call) + 1)) {
    if (!isTriedAgain(last, next)) break;
    last = next;
  }
  return last;
}

const keyOf = ({ method, path, operation }: Omit<Asked, 'query' | 'isRead'>): string =>
  `${method} ${path.replace(/(?<=.)\/$/u, '')} ${operation ?? ''}`;

/** A day or a time: another one each time that a screen is opened. */
const isTime = (value: unknown): boolean =>
  typeof value === 'number' ? value > 1e9 : /^\d{4}-\d\d-\d\d(?:T|$)/u.test(String(value));

type Values = Readonly<Record<string, unknown>>;

/** Whether two sets of parameters have the same values, but for times where those may differ. */
function isSame(one: Values = {}, other: Values = {}, butTimes = false): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => {
    const [value, another] = [ownEntry(one, name), ownEntry(other, name)];
    return (
      JSON.stringify(value) === JSON.stringify(another) ||
      (butTimes && isTime(value) && isTime(another))
    );
  });
}

type Reading = (call: ReportedCall, asked: Asked) => boolean;

/** How a call's parameters can be those that are asked for, the narrowest reading first. */
function readings(seen: ReadonlySet<string>): readonly Reading[] {
  // What a report never tells of any call was left out of it: what somebody typed.
  const told = (values: Values = {}): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => seen.has(name)));
  return [
    (call, { query, variables }) => isSame(call.query, query) && isSame(call.variables, variables),
    (call, { query, variables }) =>
      isSame(call.query, query, true) && isSame(call.variables, variables, true),
    (call, { query, variables }) =>
      isSame(call.query, told(query), true) && isSame(call.variables, told(variables), true),
  ];
}

/** The reads that failed and were quietly sent again: nobody saw that they had. */
export function quietFailures({
  timeline,
}: Pick<ReportFile, 'timeline'>): ReadonlySet<ReportEntry> {
  const quiet = new Set<ReportEntry>();
  const last = new Map<string, ReportedCall>();
  for (const entry of timeline) {
    // What a page asks anew is no other try of the page before.
    if (isReload(entry)) last.clear();
    if (entry.type !== 'call' || entry.failure === 'cancelled' || !isRead(entry)) continue;
    const key = JSON.stringify([keyOf(entry), entry.query, entry.variables]);
    const before = last.get(key);
    if (before !== undefined && isTriedAgain(before, entry)) quiet.add(before);
    last.set(key, entry);
  }
  return quiet;
}

/** Gathers the calls of a report. */
export function recordedCalls({ timeline }: Pick<ReportFile, 'timeline'>): RecordedCalls {
  const byKey = new Map<string, ReportedCall[]>();
  const seen = new Set<string>();
  const loads = timeline.filter(isReload).map(({ at }) => at);
  const lastLoad = loads.at(-1) ?? -Infinity;
  for (const entry of timeline) {
    // Whoever cancelled one never saw its answer, nor did who loaded the page again meanwhile.
    if (entry.type !== 'call' || entry.failure === 'cancelled') continue;
    if (entry.took === undefined && entry.at < lastLoad) continue;
    const calls = byKey.get(keyOf(entry)) ?? [];
    calls.push(entry);
    byKey.set(keyOf(entry), calls);
    for (const name of Object.keys({ ...entry.query, ...entry.variables })) seen.add(name);
  }
  const ways = readings(seen);
  return {
    find(asked, moment) {
      const alike = byKey.get(keyOf(asked)) ?? [];
      const since = loads.findLast((at) => at <= moment) ?? -Infinity;
      for (const isAlike of ways) {
        const calls = alike.filter((call) => isAlike(call, asked));
        const begun = calls.filter(({ at }) => at <= moment);
        const first = begun.at(-1) ?? calls[0];
        if (first === undefined) continue;
        const end = loads.find((at) => at > first.at) ?? Infinity;
        const ofPage = calls.filter(({ at }) => at < end);
        const call = asked.isRead ? lastTry(first, ofPage) : first;
        const isKnown = answeredAt(call) <= moment && !isFailed(call);
        const known = isKnown
          ? undefined
          : begun.findLast(
              (each) => each.at >= since && !isFailed(each) && answeredAt(each) <= moment,
            );
        const before = begun.at(-2);
        const isAgain =
          asked.isRead &&
          answeredAt(call) > moment &&
          before !== undefined &&
          before.at >= since &&
          isFailed(before) &&
          !isTriedAgain(before, first);
        return { call, isEarly: begun.length === 0, known, failed: isAgain ? before : undefined };
      }
      return undefined;
    },
  };
}
