import { entryOf } from '@/lib/entry-of';
import { sameValue } from '@/lib/same-value';

export type AnyRecord = Readonly<Record<string, unknown>>;

/** By the steady clock. */
export interface FieldTimes {
  readonly readAt: number;
  /** Fields that are older than `readAt`, with the time of their read. */
  readonly older?: Readonly<Record<string, number>>;
}

export interface Merged {
  readonly record: AnyRecord;
  readonly times: FieldTimes;
}

function timeOf(times: FieldTimes, name: string): number {
  const { older } = times;
  return entryOf(older, name) ?? times.readAt;
}

function unreadableOf(record: AnyRecord): readonly string[] {
  // Written by the decoder (`RecordOf`).
  return (record['unreadable'] ?? []) as readonly string[];
}

function withUnreadable(
  record: AnyRecord,
  fields: AnyRecord,
  unreadable: readonly string[],
): AnyRecord {
  const before = unreadableOf(record);
  if (before.length === 0 && unreadable.length === 0) return fields;
  const names = [...before.filter((name) => !Object.hasOwn(fields, name)), ...unreadable];
  return { ...fields, unreadable: names.length === 0 ? undefined : names };
}

function newer(record: AnyRecord, times: FieldTimes, incoming: AnyRecord, readAt: number): Merged {
  const fields = withUnreadable(record, incoming, unreadableOf(incoming));
  const older: Record<string, number> = {};
  let any = false;
  for (const name in record) {
    if (name === 'unreadable' || Object.hasOwn(fields, name)) continue;
    const time = timeOf(times, name);
    if (time === readAt) continue;
    older[name] = time;
    any = true;
  }
  return {
    record: withFields(record, fields),
    times: any ? { readAt, older } : { readAt },
  };
}

/** Adds only the fields of an overtaken answer that no newer one contained. */
function overtaken(
  record: AnyRecord,
  times: FieldTimes,
  fields: AnyRecord,
  readAt: number,
): Merged | undefined {
  const changes: Record<string, unknown> = {};
  const older: Record<string, number> = { ...times.older };
  let any = false;
  for (const name in fields) {
    if (name === 'unreadable') continue;
    const known = Object.hasOwn(record, name);
    if (known && timeOf(times, name) >= readAt) continue;
    changes[name] = fields[name];
    older[name] = readAt;
    any = true;
  }
  if (!any) return undefined;
  const unreadable = unreadableOf(fields).filter((name) => Object.hasOwn(changes, name));
  const merged = withFields(record, withUnreadable(record, changes, unreadable));
  return { record: merged, times: { readAt: times.readAt, older } };
}

function withFields(record: AnyRecord, fields: AnyRecord): AnyRecord {
  let changed: Record<string, unknown> | undefined;
  for (const name in fields) {
    const value = fields[name];
    if (Object.hasOwn(record, name) && sameValue(record[name], value)) continue;
    changed ??= { ...record };
    changed[name] = value;
  }
  return changed ?? record;
}

/**
 * Merges answers that arrive in any order. An absent field never wipes a known one, and only a
 * later read replaces a field. Undefined if nothing is new. Unchanged records keep their identity.
 */
export function mergeRecord(
  known: Merged | undefined,
  fields: AnyRecord,
  readAt: number,
): Merged | undefined {
  if (known === undefined) return { record: fields, times: { readAt } };
  if (readAt >= known.times.readAt) return newer(known.record, known.times, fields, readAt);
  return overtaken(known.record, known.times, fields, readAt);
}
