import type { ComponentType } from 'react';
import type { Id } from '@/model/ids';
import type { Kind } from '@/model/kinds';
import type { RouteHandle } from './route-handle';

/** Which kind of id each of a route's parameters is. */
export type ScreenParams = Readonly<Record<string, Kind>>;

/** The ids of a route, parsed, as its screen takes them. The account is in context. */
export type ScreenProps<P extends ScreenParams> = {
  readonly [Name in keyof P]: Id<P[Name]>;
};

/**
 * One screen as data. `app` turns it into a route: the module is fetched when it is first needed, the
 * parameters are parsed once, and a wrong shape is the not-found page.
 */
export interface ScreenRoute {
  /** Below `/accounts/:account/`, without slashes at its ends: `servers/:server`. */
  readonly path: string;
  readonly params: ScreenParams;
  readonly handle: RouteHandle;
  /** The module whose default export is the screen. */
  load(): Promise<{ readonly default: ComponentType<never> }>;
  /** Editors over this page; their paths are relative to it. They render in its `<Outlet/>`. */
  readonly children?: readonly ScreenRoute[];
}
