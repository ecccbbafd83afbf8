import { fieldOf } from '@/lib/values';
import { decoded } from '@/model/orbit/values';

export interface RemovalProgress {
  readonly deleted: number;
  readonly failed: number;
}

export interface Removed {
  /** Includes names that did not exist: they are gone, as requested. */
  readonly deleted: number;
  readonly found: number;
  readonly failures: ReadonlyMap<string, string>;
  /** Ids of the requests that left objects there, for support; undefined for one without an id. */
  readonly requestIds: readonly (string | undefined)[];
}

export function commonRequest({ requestIds }: Pick<Removed, 'requestIds'>): string | undefined {
  const [id, ...others] = new Set(requestIds);
  return others.length === 0 ? id : undefined;
}

const UNAUTHORIZED = '401';

const unquoted = (text: string): string => decoded(text) ?? text;

/**
 * Reads errors as Swift lists them: `["/container/name", "409 Conflict"]`, quoted as they were
 * sent.
 */
function errorsOf(container: string, errors: unknown): Map<string, string> {
  const found = new Map<string, string>();
  if (!Array.isArray(errors)) return found;
  for (const error of errors as readonly unknown[]) {
    if (!Array.isArray(error)) continue;
    const [line, status] = error as readonly unknown[];
    if (typeof line !== 'string') continue;
    const path = unquoted(line).replace(/^\//u, '');
    if (!path.startsWith(`${container}/`)) continue;
    found.set(path.slice(container.length + 1), typeof status === 'string' ? status : '');
  }
  return found;
}

/** Words a status: '409 Conflict' says no more to a reader than 'Conflict'. */
function reasonOf(status: string): string {
  return status.replace(/^\d+ */u, '') || 'Refused';
}

export interface BulkAnswer extends Omit<Removed, 'requestIds'> {
  /** Names that failed because the token had expired. */
  readonly unauthorized: readonly string[];
  /** Names without a result, since the request ended midway. They count as failed. */
  readonly untold: readonly string[];
  /** True if one of the names had all refused: nothing was deleted. */
  readonly isRefused: boolean;
}

const BAD_REQUEST = '400';

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

function reasonOfAll(body: object, status: string): string {
  const reason = fieldOf(body, 'Response Body');
  if (typeof reason === 'string' && reason !== '') return reason;
  return status.startsWith('200') ? 'It may not have been deleted' : reasonOf(status);
}

/**
 * Reads the answer of a bulk deletion; undefined if it is none. Its own status is always 200. It
 * names only failures: if the numbers do not add up, any other name may have failed.
 */
export function readBulkAnswer(
  container: string,
  names: readonly string[],
  body: unknown,
): BulkAnswer | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const status = fieldOf(body, 'Response Status');
  if (typeof status !== 'string') return undefined;
  const found = countOf(fieldOf(body, 'Number Deleted'));
  const errors = errorsOf(container, fieldOf(body, 'Errors'));
  const told = names.filter((name) => errors.has(name));
  const done = found + countOf(fieldOf(body, 'Number Not Found'));
  const others = names.filter((name) => !errors.has(name));
  const untold = done < others.length ? others : [];
  const words = reasonOfAll(body, status);
  const isNothing = told.length + done === 0;
  return {
    deleted: others.length - untold.length,
    found,
    failures: new Map([
      ...told.map((name) => [name, reasonOf(errors.get(name) ?? '')] as const),
      ...untold.map((name) => [name, words] as const),
    ]),
    unauthorized:
      isNothing && status.startsWith(UNAUTHORIZED)
        ? names
        : told.filter((name) => errors.get(name)?.startsWith(UNAUTHORIZED)),
    untold: isNothing && !status.startsWith('200') ? [] : untold,
    isRefused: isNothing && status.startsWith(BAD_REQUEST),
  };
}

/**
 * Says why deleting an object with its segments was refused, or undefined. The status of a refusal
 * is 200 too.
 */
export function refusedIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const status = fieldOf(body, 'Response Status');
  if (typeof status !== 'string' || status.startsWith('200')) return undefined;
  const errors = fieldOf(body, 'Errors');
  const told: readonly unknown[] = Array.isArray(errors) ? errors : [];
  const [first] = told;
  const reason: unknown = Array.isArray(first) ? first[1] : undefined;
  return reasonOf(typeof reason === 'string' ? reason : status);
}

export function removalFailures(body: unknown): ReadonlyMap<string, string> {
  const failures =
    typeof body === 'object' && body !== null ? fieldOf(body, 'failures') : undefined;
  return failures instanceof Map ? (failures as ReadonlyMap<string, string>) : new Map();
}
