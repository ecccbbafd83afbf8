import { hmac } from '@mocks/machine/digest';
import { fromBase64, toBase64Url } from '@mocks/provider/bytes';

/** The signing key; a real Swift beside the provider needs it too. */
export const tokenKey = 'the simulated provider signs with this';

/** The claims of a token. `exp` is seconds since 1970. */
export interface Claims {
  sub: string;
  account: string;
  scope: string;
  exp: number;
  /** Time of issue in seconds since 1970, where it matters. */
  iat?: number;
}

const signature = (text: string): string => toBase64Url(hmac('sha256', tokenKey, text));

/** A JSON web token, signed with HS256. */
export function signToken(claims: Claims): string {
  const text = [{ alg: 'HS256', typ: 'JWT' }, claims]
    .map((part) => toBase64Url(JSON.stringify(part)))
    .join('.');
  return `${text}.${signature(text)}`;
}

/** The claims of a valid token of this provider, or null. `now` is in milliseconds. */
export function readToken(token: unknown, now: number): Claims | null {
  if (typeof token !== 'string') return null;
  const [header, body, signed] = token.split('.');
  if (!header || !body || signed !== signature(`${header}.${body}`)) return null;
  const claims = JSON.parse(fromBase64(body)) as Claims;
  return claims.exp * 1000 > now ? claims : null;
}
