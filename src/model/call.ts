import type { Kind } from '@/model/kinds';

/**
 * A change asked of the REST API, as data: `{method} /1.0/{collection}/{id}/{action}`. Declared by
 * the makers below, queued by the store, carried out by the provider floor.
 */
export interface Call {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly kind: Kind;
  /** Absent for a create. */
  readonly id?: string;
  readonly action?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The kind that an action makes one of: a snapshot's image. A create makes one of its own. */
  readonly makes?: Kind;
  /** What its record says once it is done, where the provider only accepts it at first. */
  readonly until?: Readonly<Record<string, unknown>>;
  /** The record that shows what is made, where its kind has no collection: a rule's policy. */
  readonly shownBy?: { readonly kind: Kind; readonly id: string };
}

/** One call, or several of which each waits until the one before is done. */
export type Calls = Call | readonly Call[];

/** The calls, in order. */
export function callsOf(calls: Calls): readonly Call[] {
  return 'method' in calls ? [calls] : calls;
}

/** Makes a record of a kind. */
export function create(kind: Kind, body: object): Call {
  return { method: 'POST', kind, body: { ...body } };
}

/** Changes fields of a record: those that the body names. */
export function update(kind: Kind, id: string, body: object): Call {
  return { method: 'PUT', kind, id, body: { ...body } };
}

/** Has something done to a record. */
export function act(
  kind: Kind,
  id: string,
  action: string,
  body?: object,
  until?: Call['until'],
): Call {
  const parts = { ...(body && { body: { ...body } }), ...(until && { until }) };
  return { method: 'POST', kind, id, action, ...parts };
}

/** Deletes a record. */
export function remove(kind: Kind, id: string): Call {
  return { method: 'DELETE', kind, id };
}
