import type { Call } from '@/model/call';
import { decode } from '@/model/decode';
import { fromContext } from '../context';
import { sameValue } from '@/lib/same-value';
import type { Saga } from '../sagas/effects';

/** The provider answers null for an empty field. */
export function filled(value: unknown): unknown {
  return value === '' ? null : value;
}

function says(record: object, asked: readonly (readonly [string, unknown])[]): boolean {
  const said = new Map<string, unknown>(Object.entries(record));
  return asked.every(([name, value]) => sameValue(filled(value), filled(said.get(name))));
}

/** Whether a record shows what a call asked for; undefined where no field can tell. */
export function* isSaid(
  { kind, id, method, action, body = {}, until }: Call,
  record: object,
): Saga<boolean | undefined> {
  if (until !== undefined) return says(record, Object.entries(until));
  // An action that is a PUT changes no field.
  if (method !== 'PUT' || action !== undefined) return undefined;
  const units = yield* fromContext('units');
  const { pieces, issues } = decode(kind, { ...body, id }, units);
  const asked = Object.entries(pieces[0]?.record ?? {});
  if (issues.length > 0 || asked.length !== Object.keys(body).length + 1) return undefined;
  return says(record, asked);
}
