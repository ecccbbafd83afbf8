import type { Kind } from '@/model/kinds';

/** A REST request as data: `{method} /1.0/{collection}/{id}/{action}`. */
export interface Call {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly kind: Kind;
  /** Absent for a create. */
  readonly id?: string;
  readonly action?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The kind that an action creates, such as a snapshot's image. */
  readonly makes?: Kind;
  /** Fields that show that an accepted (202) change is done. */
  readonly until?: Readonly<Record<string, unknown>>;
  /** The record that lists the created one, if its kind has no collection. */
  readonly shownBy?: { readonly kind: Kind; readonly id: string };
}

/** One call, or several that run one after another. */
export type Calls = Call | readonly Call[];

/** Lists the calls in order. */
export function callsOf(calls: Calls): readonly Call[] {
  return 'method' in calls ? [calls] : calls;
}

/** Creates a record. */
export function create(kind: Kind, body: object): Call {
  return { method: 'POST', kind, body: { ...body } };
}

/** Updates the fields in the body. */
export function update(kind: Kind, id: string, body: object): Call {
  return { method: 'PUT', kind, id, body: { ...body } };
}

/** Runs an action on a record. */
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
