import { KINDS } from '@/model/kinds';

const PATH = /^\/(?:accounts\/[^/]+(?:\/(?:([^/]+)(?:\/.*)?)?)?)?$/;

export function startsInFirstArea(pathname: string): boolean {
  const [whole, area] = PATH.exec(pathname) ?? [];
  return whole !== undefined && (area === undefined || area === KINDS.server.route);
}
