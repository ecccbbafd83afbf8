import { KINDS } from '@/model/kinds';

const PATH = /^\/(?:accounts\/[^/]+(?:\/(?:([^/]+)(?:\/.*)?)?)?)?$/;

/**
 * True if an address opens an area that comes with the panel (`first-areas.ts`). These are the
 * dashboard, to which the root leads, and the servers.
 */
export function startsInFirstArea(pathname: string): boolean {
  const [whole, area] = PATH.exec(pathname) ?? [];
  return whole !== undefined && (area === undefined || area === KINDS.server.route);
}
