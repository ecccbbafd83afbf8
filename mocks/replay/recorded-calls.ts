import type { ReportedCall, ReportEntry, ReportFile } from '@/wire/report';
import { ownEntry } from '../own-entry';

/** Request of the panel, in the form that reports use. */
export interface Asked {
  readonly method: string;
  /** Without the host: `/1.0/servers`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** GraphQL operation. Only a query has `variables`. */
  readonly operation?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  /** True if the request changes nothing. */
  readonly isRead: boolean;
}

/** Recorded calls that match a request at a moment. */
export interface Found {
  /** The last call that had begun, retries included. Before any had, the first one. */
  readonly call: ReportedCall;
  /** True if none had begun. */
  readonly isEarly: boolean;
  /** If `call` failed or was pending: the last success before it, which stays on the screen. */
  readonly known: ReportedCall | undefined;
  /** If a read is pending again: the failure before it, which was shown until the answer. */
  readonly failed: ReportedCall | undefined;
}

/** Calls of a report, by request. */
export interface RecordedCalls {
  find(asked: Asked, moment: number): Found | undefined;
}

/** Returns the time of a call's answer in ms since the report began; Infinity if none came. */
export const answeredAt = ({ at, took }: ReportedCall): number => at + (took ?? Infinity);

/** Returns the errors of a GraphQL answer, which has status 200 all the same. */
export const graphqlErrors = ({ api, answer }: ReportedCall): readonly unknown[] => {
  const errors =
    api === 'graphql' && typeof answer === 'object' && answer !== null && 'errors' in answer
      ? answer.errors
      : [];
  return Array.isArray(errors) ? errors : [];
};

/** True for a call that changed nothing, or of GraphQL: reports show its changes by their end. */
export const isRead = ({ api, method }: ReportedCall): boolean =>
  api === 'graphql' || method === 'GET' || method === 'HEAD';

/** True if the page was loaded again there: its data is gone, and it waits for nothing older. */
export const isReload = (entry: ReportEntry): boolean =>
  entry.type === 'action' && entry.what === 'page';

/** True if a call got an error, or no answer. */
export const isFailed = (call: ReportedCall): boolean =>
  call.failure !== undefined ||
  call.status >= 400 ||
  call.status === 0 ||
  graphqlErrors(call).length > 0;

/** Time in ms within which the panel quietly retries after a temporary failure, twice. */
const QUIET_TRY_MS = 2500;

/** True if a read failed temporarily and was retried before the failure was shown. */
const isTriedAgain = (call: ReportedCall, next: ReportedCall): boolean =>
  next.failure !== 'unsent' &&
  (call.failure === 'network' || call.status >= 500 || call.status === 429) &&
  next.at >= answeredAt(call) &&
  next.at - answeredAt(call) <= QUIET_TRY_MS;

/** Returns the last retry of a call, else the call itself. */
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

/** True for a day or a time, which differs each time that a screen is opened. */
const isTime = (value: unknown): boolean =>
  typeof value === 'number' ? value > 1e9 : /^\d{4}-\d\d-\d\d(?:T|$)/u.test(String(value));

type Values = Readonly<Record<string, unknown>>;

/** True if two sets of parameters have the same values. With `butTimes`, times may differ. */
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

/** Returns ways to match a call's parameters with those of a request, the strictest first. */
function readings(seen: ReadonlySet<string>): readonly Reading[] {
  // A parameter that no recorded call has was left out of the report: somebody typed it.
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

/** Returns the reads that failed and were quietly retried: nobody saw the failure. */
export function quietFailures({
  timeline,
}: Pick<ReportFile, 'timeline'>): ReadonlySet<ReportEntry> {
  const quiet = new Set<ReportEntry>();
  const last = new Map<string, ReportedCall>();
  for (const entry of timeline) {
    // A request after a reload is no retry of one from before it.
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
    // The user never saw the answer of a call that was cancelled, or cut off by a reload.
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
