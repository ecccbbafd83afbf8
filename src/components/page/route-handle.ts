import type { Kind } from '@/model/kinds';

/** What a title is made from; parameters are decoded. */
export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly hash: string;
}

/** A route's title, which is also read out, and its crumb. */
export interface RouteWords {
  /** Without the product: 'All Cloud Servers' (spec 1 §2). */
  readonly title?: string;
  /** Titles a page whose hash chooses a list, or whose parameter names what is no record. */
  readonly titleAt?: (address: Address) => string;
  /** Its name is the title; `param` is the route's parameter. */
  readonly record?: { readonly kind: Kind; readonly param: string };
  /** Without it, a title from a record or the address is the crumb; a fixed one is none. */
  readonly crumb?: string;
  /** Section of the navigation ('Compute'), a crumb without a link. */
  readonly section?: string;
  /** Set by an editor that replaces the title; others open over the page. */
  readonly place?: 'title';
}

/** A page among the crumbs of another, whose route is no child of its own. */
export interface PageAbove {
  /** From the same parent route: `servers/:server`. */
  readonly path: string;
  readonly handle: RouteWords;
}

/** What a route carries. */
export interface RouteHandle extends RouteWords {
  /** The outermost first. */
  readonly above?: readonly PageAbove[];
}

/** Whether a route's handle is one of these: all here are. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}
