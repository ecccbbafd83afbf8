import { withBase } from './base-path';

const YEAR_S = 365 * 24 * 60 * 60;

export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((each) => each.startsWith(start));
  if (found === undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    // Somebody else wrote it.
    return undefined;
  }
}

/** Keeps a cookie for a year, for this site alone. */
export function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${withBase('/')}; Max-Age=${String(YEAR_S)}; SameSite=Lax${secure}`;
}
