/**
 * The provider's cookies are kept under a name that says whose they are: a browser has one jar for all
 * ports of 127.0.0.1, and nothing that another program left there is to reach the provider. So prefixed,
 * `__Host-` and `__Secure-`, which plain HTTP may not set, mean nothing either.
 */
const prefixOf = ({ host }: URL): string => `${host.replace(/[^\w.-]/g, '-')}~`;

/** What plain HTTP on another host cannot keep. */
const DROPPED = /^(?:domain|secure|partitioned)$/i;

/** One `Set-Cookie` of the provider's, so that a page at http://127.0.0.1 keeps it (RFC 6265 §5.3). */
export function cookieHere(target: URL, cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter((attribute) => {
    const [name = '', value = ''] = attribute.split('=');
    // Without Secure `None` is refused; and a path of the provider's may be another one here.
    return !DROPPED.test(name) && !/^path$/i.test(name) && !/^none$/i.test(value);
  });
  const hasSite = kept.some((attribute) => /^samesite=/i.test(attribute));
  return [prefixOf(target) + pair, ...kept, 'Path=/', ...(hasSite ? [] : ['SameSite=Lax'])].join(
    '; ',
  );
}

/** Of a browser's cookies those of the provider, by their own names; undefined without one. */
export function cookiesThere(target: URL, cookies: string | undefined): string | undefined {
  const prefix = prefixOf(target);
  const own = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length));
  return own.length > 0 ? own.join('; ') : undefined;
}
