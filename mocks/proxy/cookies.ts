/**
 * Prefix of the provider's cookies here. A browser has one jar for all ports of 127.0.0.1, and
 * other programs' cookies must not reach the provider. The prefix also disables `__Host-` and
 * `__Secure-`, which plain HTTP may not set.
 */
const prefixOf = ({ host }: URL): string => `${host.replace(/[^\w.-]/g, '-')}~`;

/** Attributes that a cookie over plain HTTP on another host cannot have. */
const DROPPED = /^(?:domain|secure|partitioned)$/i;

/** Rewrites a `Set-Cookie` so that a page at http://127.0.0.1 keeps it (RFC 6265 §5.3). */
export function cookieHere(target: URL, cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => {
    const [name = '', value = ''] = attribute.split('=');
    // Browsers refuse `None` without Secure, and the provider's paths may differ here.
    return !DROPPED.test(name) && !/^path$/i.test(name) && !/^none$/i.test(value);
  });
  const hasSite = kept.some((attribute) => /^samesite=/i.test(attribute));
  return [prefixOf(target) + pair, ...kept, 'Path=/', ...(hasSite ? [] : ['SameSite=Lax'])].join(
    '; ',
  );
}

/** The provider's cookies among a browser's, without the prefix; undefined if there are none. */
export function cookiesThere(target: URL, cookies: string | undefined): string | undefined {
  const prefix = prefixOf(target);
  const own = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return own.length > 0 ? own.join('; ') : undefined;
}
