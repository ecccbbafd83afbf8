import { withoutBase } from '@/lib/base-path';
import { paths } from '@/model/paths';

function parsed(url: string, base?: string): URL | undefined {
  return URL.canParse(url, base) ? new URL(url, base) : undefined;
}

/**
 * The path of a page of this account, or of the user's own, that an address names; nothing else of the
 * panel, and nothing elsewhere, is followed because a provider's search says so. `origin` is the panel's.
 */
export function panelPath(url: string, account: string, origin: string): string | undefined {
  const address = parsed(url, origin);
  if (address?.origin !== origin) return undefined;
  const { search, hash } = address;
  const pathname = withoutBase(address.pathname);
  const isKnown = [paths.account(account), '/user/'].some((place) => pathname.startsWith(place));
  return isKnown ? `${pathname}${search}${hash}` : undefined;
}

/** Where a deployment has its documentation. */
export interface Documentation {
  readonly home?: string | undefined;
  /** A list of its pages. */
  readonly index?: string | undefined;
}

/** The whole addresses of what is configured; what is none is left out. */
export function documentationPlaces(
  { home, index }: Documentation,
  page: string,
): readonly string[] {
  return [home, index].flatMap((place) => (place && parsed(place, page)?.href) || []);
}

/** The whole address of a page of the documentation, which stands where the deployment says. */
export function documentAddress(url: string, places: readonly string[]): string | undefined {
  const address = parsed(url, places[0]);
  if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.username !== '' || address.password !== '') return undefined;
  return places.some((place) => parsed(place)?.origin === address.origin)
    ? address.href
    : undefined;
}
