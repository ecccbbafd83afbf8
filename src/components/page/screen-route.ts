import type { ComponentType } from 'react';
import type { Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import type { RouteHandle } from './route-handle';

/** The kind of each route parameter's id. */
export type ScreenParams = Readonly<Record<string, Kind>>;

/** Parsed ids of a route; the account is in context. */
export type ScreenProps<P extends ScreenParams> = {
  readonly [Name in keyof P]: Id<P[Name]>;
};

/** A screen as data: `app` makes it a lazy route with parsed parameters. */
export interface ScreenRoute {
  /** Below `/accounts/:account/`: `servers/:server`. */
  readonly path: string;
  readonly params: ScreenParams;
  readonly handle: RouteHandle;
  load(): Promise<{ readonly default: ComponentType<never> }>;
  /** Editors over this page, in its `<Outlet/>`; paths are relative. */
  readonly children?: readonly ScreenRoute[];
}
