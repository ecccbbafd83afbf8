import type { Kind } from '@/model/kinds';

/** What a title is made from: the decoded parameters. */
export type TitleParams = Readonly<Record<string, string | undefined>>;

/** A tab of a page, at an address of its own. */
export interface PageTab {
  /** `#settings` */
  readonly hash: string;
  /** The page's title while the tab is open. */
  readonly title: string;
  /** On the tab, where it is not its title. */
  readonly label?: string;
}

/** A page's tabs; the first is open where the address names none. */
export type PageTabs = readonly [PageTab, ...PageTab[]];

/** A route's title, which is also read out, and its crumb. */
export interface RouteWords {
  /** Without the product: 'All Cloud Servers' (spec 1 §2). */
  readonly title?: string;
  /** Titles a page whose parameter names what is no record, or a record by another name. */
  readonly titleAt?: (address: { readonly params: TitleParams }) => string;
  /** The open one titles the page. */
  readonly tabs?: PageTabs;
  /** The hash of the tab that stays open behind an editor, or that a page below comes from. */
  readonly tab?: string;
  /** Its name is the title; `param` is the route's parameter. */
  readonly record?: { readonly kind: Kind; readonly param: string };
  /** Without it, a title from a record or the address is the crumb; a fixed one is none. */
  readonly crumb?: string;
  /** Of what the navigation lists: its section there ('Compute'). */
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
