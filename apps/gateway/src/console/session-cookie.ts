import { parseCookie, stringifySetCookie } from 'cookie';

/** With this prefix browsers accept a cookie from this very host only, over HTTPS or from loopback. */
const SESSION = '__Host-entrepot-console';
const SIGN_IN = '__Host-entrepot-sign-in';

/** How long a person may take at the provider. */
const SIGN_IN_SECONDS = 600;

/** Out of reach of scripts. */
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true } as const;

/** Out of reach of requests that another site causes. @param maxAge seconds @returns a value for `Set-Cookie` */
export function sessionCookie(token: string, maxAge: number): string {
  return stringifySetCookie({
    name: SESSION,
    value: token,
    maxAge,
    sameSite: 'strict',
    ...ATTRIBUTES,
  });
}

/** @returns a value for `Set-Cookie` that removes the cookie */
export function noSessionCookie(): string {
  return sessionCookie('', 0);
}

/** The token in a `Cookie` header. */
export function sessionToken(cookies: string | undefined): string | undefined {
  return cookies === undefined ? undefined : parseCookie(cookies)[SESSION];
}

/** Sent when the provider's page leads back. @returns a value for `Set-Cookie` */
export function signInCookie(value: string, maxAge = SIGN_IN_SECONDS): string {
  return stringifySetCookie({ name: SIGN_IN, value, maxAge, sameSite: 'lax', ...ATTRIBUTES });
}

/** @returns a value for `Set-Cookie` that removes the cookie */
export function noSignInCookie(): string {
  return signInCookie('', 0);
}

/** The sign-in in progress in a `Cookie` header. */
export function signInOf(cookies: string | undefined): string | undefined {
  return cookies === undefined ? undefined : parseCookie(cookies)[SIGN_IN];
}
