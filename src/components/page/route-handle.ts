import type { Kind } from '@/model/kinds';

/** A route's title, crumb and announcement. */
export interface RouteHandle {
  /** Without the product: 'All Cloud Servers' (spec 1 §2). */
  readonly title?: string;
  /** If the hash chooses a list. */
  readonly titleAt?: (hash: string) => string;
  /** Its name is the title; `param` is the route's parameter. */
  readonly record?: { readonly kind: Kind; readonly param: string };
  /** The list above it, if no route or record tells. */
  readonly under?: Kind;
  /** Routes without one are no crumb. */
  readonly crumb?: string;
  /** Section of the navigation ('Compute'), a crumb without a link. */
  readonly section?: string;
  /** Set by an editor that replaces the title; others open over the page. */
  readonly place?: 'title';
}

/** Whether a route's handle is one of these: all here are. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}
