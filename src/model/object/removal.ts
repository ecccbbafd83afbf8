import { fieldOf } from '@/lib/field-of';
import { decoded } from '@/model/orbit/values';

/** How far a deletion of many has come. */
export interface RemovalProgress {
  readonly deleted: number;
  readonly failed: number;
}

/** What became of objects that were to be deleted many at a time. */
export interface Removed {
  /** What was not there counts too: that is what was asked for. */
  readonly deleted: number;
  /** Those that were there. */
  readonly found: number;
  /** Why each of the others is still there, by name. */
  readonly failures: ReadonlyMap<string, string>;
  /** What left any there, for support: the requests' ids; undefined where there was none. */
  readonly requestIds: readonly (string | undefined)[];
}

/** The one that all failed by; undefined where there were several. */
export function commonRequest({ requestIds }: Pick<Removed, 'requestIds'>): string | undefined {
  const [id, ...others] = new Set(requestIds);
  return others.length === 0 ? id : undefined;
}

const UNAUTHORIZED = '401';

const unquoted = (text: string): string => decoded(text) ?? text;

/** Errors as Swift lists them: `["/container/name", "409 Conflict"]`, quoted as they were sent. */
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

/** A status as words: '409 Conflict' says no more than 'Conflict' to who reads it. */
function reasonOf(status: string): string {
  return status.replace(/^\d+ */u, '') || 'It was refused';
}

/** What one bulk deletion answers. */
export interface BulkAnswer extends Omit<Removed, 'requestIds'> {
  /** Failed because the token had ended. */
  readonly unauthorized: readonly string[];
  /** Of which nothing is told: it ended midway. They count as failed. */
  readonly untold: readonly string[];
  /** Refused as a whole for one of the names: nothing was deleted. */
  readonly isRefused: boolean;
}

const BAD_REQUEST = '400';

const countOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What failed for all of them, or may have. */
function reasonOfAll(body: object, status: string): string {
  const reason = fieldOf(body, 'Response Body');
  if (typeof reason === 'string' && reason !== '') return reason;
  return status.startsWith('200') ? 'It may not have been deleted' : reasonOf(status);
}

/**
 * Reads the answer of a bulk deletion, whose own status is always 200 (real-backends); undefined if it is
 * no such answer. Only what failed is named: where the numbers do not add up, any other may have.
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
 * Why the deletion of an object with its segments was refused, whose status is 200 too; undefined if it was
 * not.
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

/** What the answer of a removal tells of each of its names and folders that is still there. */
export function removalFailures(body: unknown): ReadonlyMap<string, string> {
  const failures =
    typeof body === 'object' && body !== null ? fieldOf(body, 'failures') : undefined;
  return failures instanceof Map ? (failures as ReadonlyMap<string, string>) : new Map();
}
