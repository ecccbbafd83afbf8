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
  /** The record that shows what is made, where its kind has no collection: a rule's policy. */
  readonly shownBy?: { readonly kind: Kind; readonly id: string };
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
export function act(kind: Kind, id: string, action: string, body?: object): Call {
  return { method: 'POST', kind, id, action, ...(body && { body: { ...body } }) };
}

/** Deletes a record. */
export function remove(kind: Kind, id: string): Call {
  return { method: 'DELETE', kind, id };
}
