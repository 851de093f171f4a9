import { parseCookie, stringifySetCookie } from 'cookie';

/** With this prefix browsers accept it from this very host only, over HTTPS or from loopback. */
const NAME = '__Host-entrepot-console';

/** Out of reach of scripts and of requests that another site causes. */
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true, sameSite: 'strict' } as const;

/** @param maxAge seconds @returns a value for `Set-Cookie` */
export function sessionCookie(token: string, maxAge: number): string {
  return stringifySetCookie({ name: NAME, value: token, maxAge, ...ATTRIBUTES });
}

/** @returns a value for `Set-Cookie` that removes the cookie */
export function noSessionCookie(): string {
  return sessionCookie('', 0);
}

/** The token in a `Cookie` header. */
export function sessionToken(cookies: string | undefined): string | undefined {
  return cookies === undefined ? undefined : parseCookie(cookies)[NAME];
}
