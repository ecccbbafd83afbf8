import { withoutBase } from '@/lib/base-path';
import { paths } from '@/model/paths';

/** The page that a new tab was opened from, as the browser tells it. */
function opener(): string | undefined {
  const { referrer } = document;
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname, search } = new URL(referrer);
  return origin === window.location.origin ? withoutBase(pathname) + search : undefined;
}

/**
 * The screen that people came from, in this tab or, where it is new, in the one before. What is outside
 * the panel is none: its address may hold a token.
 */
export function screenBefore(account: string, previous = opener()): string | undefined {
  const isScreen = previous?.startsWith('/accounts/') === true || previous?.startsWith('/user/');
  return isScreen === true && previous?.startsWith(paths.support(account)) === false
    ? previous
    : undefined;
}
