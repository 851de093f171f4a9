import { parseCookie, stringifySetCookie } from 'cookie';

/** With this prefix, browsers accept a cookie only from this exact host, over HTTPS or from loopback. */
const SESSION = '__Host-entrepot-console';
const SIGN_IN = '__Host-entrepot-sign-in';

/** The time that a person has at the provider. */
const SIGN_IN_SECONDS = 600;

/** Scripts cannot read the cookie. */
const ATTRIBUTES = { path: '/', secure: true, httpOnly: true } as const;

/**
 * The browser does not send the cookie with requests that another site causes. @param maxAge seconds @returns a value
 * for `Set-Cookie`
 */
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

/** The browser sends this cookie when the provider redirects it back. @returns a value for `Set-Cookie` */
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
