import type { Kind } from '@/model/kinds';

/**
 * What a route says of itself, in one place: the document's title, the crumb that later pages show,
 * and the screen reader's announcement come from it.
 */
export interface RouteHandle {
  /** The document's title, without the product ('All Cloud Servers', spec 1 §2). */
  readonly title?: string;
  /** The title where the address's hash chooses one of several lists. */
  readonly titleAt?: (hash: string) => string;
  /** The record whose name is the title, by the name of its route parameter. */
  readonly record?: { readonly kind: Kind; readonly param: string };
  /** The kind whose list it stands below, where no route or record says so: of a create screen. */
  readonly under?: Kind;
  /** What crumbs call it; a route without one is no step of the way. */
  readonly crumb?: string;
  /** The part of the navigation that it belongs to ('Compute'), a step that leads nowhere. */
  readonly section?: string;
  /** Of an editor: it takes the place of the page's title; others stand over the page. */
  readonly place?: 'title';
}

/** Whether what a route carries is a handle: all handles here are. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}
