import type { ComponentType } from 'react';
import type { Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';

export type TitleParams = Readonly<Record<string, string | undefined>>;

export interface PageTab {
  /** `#settings` */
  readonly hash: string;
  readonly title: string;
  readonly label?: string;
}

/** A page's tabs. The first is open if the address names none. */
export type PageTabs = readonly [PageTab, ...PageTab[]];

export interface RouteWords {
  /** Without the product: 'All Cloud Servers'. */
  readonly title?: string;
  /** The title of a page if its parameter names no record, or a record by another name. */
  readonly titleAt?: (address: { readonly params: TitleParams }) => string;
  readonly tabs?: PageTabs;
  /** The hash of the tab that stays open behind an editor, or that links to a page below. */
  readonly tab?: string;
  readonly record?: { readonly kind: Kind; readonly param: string };
  /** By default a title from a record or the address is the crumb. A fixed title is none. */
  readonly crumb?: string;
  readonly section?: string;
  /** Set by an editor that replaces the title; others open over the page. */
  readonly place?: 'title';
}

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

/** The kind of a parameter's id, or a parser, which returns undefined for malformed text. */
export type ScreenParam = Kind | ((text: string) => unknown);

/** Keyed by name. `*` is the rest of the path, which may be empty. */
export type ScreenParams = Readonly<Record<string, ScreenParam>>;

export type ScreenProps<P extends ScreenParams> = {
  readonly [Name in keyof P]: P[Name] extends Kind
    ? Id<P[Name]>
    : P[Name] extends (text: string) => infer Value
      ? Exclude<Value, undefined>
      : never;
};

export interface ScreenRoute extends RouteWords {
  /**
   * Relative to the account or the root for an area, and to its page for further pages and editors.
   */
  readonly path: string;
  readonly params?: ScreenParams;
  readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
  readonly editors?: readonly ScreenRoute[];
  readonly pages?: readonly ScreenRoute[];
}
