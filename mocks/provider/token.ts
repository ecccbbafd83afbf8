import { hmac } from '@mocks/machine/digest';
import { fromBase64, toBase64Url } from '@mocks/provider/bytes';

/** What it signs with; a real Swift beside it has to know. */
export const tokenKey = 'the simulated provider signs with this';

/** What a token of the provider says. `exp` is seconds since 1970. */
export interface Claims {
  sub: string;
  account: string;
  scope: string;
  exp: number;
  /** When it was issued, in seconds since 1970, where that matters. */
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

/** The claims of a token that this provider signed and that has not ended; null otherwise. */
export function readToken(token: unknown, now: number): Claims | null {
  if (typeof token !== 'string') return null;
  const [header, body, signed] = token.split('.');
  if (!header || !body || signed !== signature(`${header}.${body}`)) return null;
  const claims = JSON.parse(fromBase64(body)) as Claims;
  return claims.exp * 1000 > now ? claims : null;
}
