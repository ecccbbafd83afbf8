import type { ComponentType } from 'react';
import type { Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import type { RouteWords } from './route-handle';

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
