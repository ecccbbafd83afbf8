import { withoutBase } from '@/lib/base-path';
import { paths } from '@/model/paths';

function parsed(url: string, base?: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/**
 * Returns the path of an address within this account or the user's own pages. A provider's search
 * cannot lead anywhere else. `origin` is the panel's.
 */
export function panelPath(url: string, account: string, origin: string): string | undefined {
  const address = parsed(url, origin);
  if (address?.origin !== origin) return undefined;
  const { search, hash } = address;
  const pathname = withoutBase(address.pathname);
  const isKnown = [paths.account(account), '/user/'].some((place) => pathname.startsWith(place));
  return isKnown ? `${pathname}${search}${hash}` : undefined;
}

export interface Documentation {
  readonly home?: string | undefined;
  readonly index?: string | undefined;
}

export function documentationPlaces(
  { home, index }: Documentation,
  page: string,
): readonly string[] {
  return [home, index].flatMap((place) => (place && parsed(place, page)?.href) || []);
}

/** Returns the whole address of a page; undefined if its origin is not configured. */
export function documentAddress(url: string, places: readonly string[]): string | undefined {
  const address = parsed(url, places[0]);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.username !== '' || address.password !== '') return undefined;
  return places.some((place) => parsed(place)?.origin === address.origin)
    ? address.href
    : undefined;
}
