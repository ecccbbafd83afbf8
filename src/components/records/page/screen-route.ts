import type { ComponentType } from 'react';
import type { Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import type { RouteWords } from './route-handle';

/** The kind of a parameter's id, or a parser, which returns undefined for malformed text. */
export type ScreenParam = Kind | ((text: string) => unknown);

/** Keyed by name. `*` is the rest of the path, which may be empty. */
export type ScreenParams = Readonly<Record<string, ScreenParam>>;

/** Parsed parameters of a route; the account is in context. */
export type ScreenProps<P extends ScreenParams> = {
  readonly [Name in keyof P]: P[Name] extends Kind
    ? Id<P[Name]>
    : P[Name] extends (text: string) => infer Value
      ? Exclude<Value, undefined>
      : never;
};

/** A screen as data: `app` makes it a lazy route with parsed parameters. */
export interface ScreenRoute extends RouteWords {
  /**
   * Relative to the account or the root for an area, and to its page for further pages and editors.
   */
  readonly path: string;
  /** Added to the parameters of its page. */
  readonly params?: ScreenParams;
  readonly load: () => Promise<{ readonly default: ComponentType<never> }>;
  /** Editors over this page, in its `<Outlet/>`. */
  readonly editors?: readonly ScreenRoute[];
  /** Pages that replace this one and have it among their crumbs. */
  readonly pages?: readonly ScreenRoute[];
}
