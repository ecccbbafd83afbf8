import type { Call } from '@/model/call';
import { decode } from '@/model/decode';
import { fromContext } from '../context';
import { sameValue } from '@/lib/same-value';
import type { Saga } from '../sagas/effects';

/** The provider answers null for an empty field. */
export function emptyAsNull(value: unknown): unknown {
  return value === '' ? null : value;
}

function hasValues(record: object, asked: readonly (readonly [string, unknown])[]): boolean {
  const values = new Map<string, unknown>(Object.entries(record));
  return asked.every(([name, value]) =>
    sameValue(emptyAsNull(value), emptyAsNull(values.get(name))),
  );
}

/** Compares objects by the requested fields only: the record may have others. */
function shows(value: unknown, asked: unknown): boolean {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) {
    return sameValue(emptyAsNull(asked), emptyAsNull(value));
  }
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(asked).every(([name, part]) => shows(fields.get(name), part));
}

export function isEnded({ endedBy }: Call, record: object | undefined): boolean {
  if (endedBy === undefined || record === undefined) return false;
  return typeof new Map<string, unknown>(Object.entries(record)).get(endedBy) === 'string';
}

/** True if a record shows the requested change; undefined if no field can show it. */
export function* isApplied(
  { kind, id, method, action, body = {}, doneWhen }: Call,
  record: object,
): Saga<boolean | undefined> {
  if (doneWhen !== undefined) return shows(record, doneWhen);
  // An action that is a PUT changes no field.
  if (method !== 'PUT' || action !== undefined) return undefined;
  const units = yield* fromContext('units');
  const { entities, issues } = decode(kind, { ...body, id }, units);
  const asked = Object.entries(entities[0]?.record ?? {});
  if (issues.length > 0 || asked.length !== Object.keys(body).length + 1) return undefined;
  return hasValues(record, asked);
}
