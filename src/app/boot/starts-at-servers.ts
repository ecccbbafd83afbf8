import { KINDS } from '@/model/kinds';

const PATH = /^\/(?:accounts\/[^/]+(?:\/(?:([^/]+)(?:\/.*)?)?)?)?$/;

/** Whether an address opens the servers, to which the root and an account's address lead. */
export function startsAtServers(pathname: string): boolean {
  const [whole, area = KINDS.server.route] = PATH.exec(pathname) ?? [];
  return whole !== undefined && area === KINDS.server.route;
}
