import type { Kind } from '@/model/kinds';

/** A change asked of the REST API: `{method} /1.0/{collection}/{id}/{action}`. */
export interface RestCall {
  readonly way: 'rest';
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly kind: Kind;
  /** Absent for a create. */
  readonly id?: string;
  readonly action?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A change as data: declared here, queued by the store, carried out by the provider floor. */
export type Call = RestCall;
