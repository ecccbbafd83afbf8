import type { Kind } from '@/model/kinds';

/** The decoded parameters that a title is made from. */
export type TitleParams = Readonly<Record<string, string | undefined>>;

/** A tab of a page, at an address of its own. */
export interface PageTab {
  /** `#settings` */
  readonly hash: string;
  /** The page's title while the tab is open. */
  readonly title: string;
  /** The tab's own label, if it is not the title. */
  readonly label?: string;
}

/** A page's tabs. The first is open if the address names none. */
export type PageTabs = readonly [PageTab, ...PageTab[]];

/** A route's title, which is also announced, and its crumb. */
export interface RouteWords {
  /** Without the product: 'All Cloud Servers' (spec 1 §2). */
  readonly title?: string;
  /** The title of a page if its parameter names no record, or a record by another name. */
  readonly titleAt?: (address: { readonly params: TitleParams }) => string;
  /** The open tab gives the page its title. */
  readonly tabs?: PageTabs;
  /** The hash of the tab that stays open behind an editor, or that links to a page below. */
  readonly tab?: string;
  /** The record's name is the title; `param` is the route's parameter. */
  readonly record?: { readonly kind: Kind; readonly param: string };
  /** By default a title from a record or the address is the crumb. A fixed title is none. */
  readonly crumb?: string;
  /** The navigation section ('Compute') of a page that the navigation lists. */
  readonly section?: string;
  /** Set by an editor that replaces the title; others open over the page. */
  readonly place?: 'title';
}

/** A page among the crumbs of another that is not its child route. */
export interface PageAbove {
  /** From the same parent route: `servers/:server`. */
  readonly path: string;
  readonly handle: RouteWords;
}

export interface RouteHandle extends RouteWords {
  /** Ordered from the outermost. */
  readonly above?: readonly PageAbove[];
}

/** True for any object: all handles of this router are route handles. */
export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null;
}
