import { Refusal } from '#edge';
import type { FastifyRequest } from 'fastify';

/** Loopback, by the host in the browser's address bar: for it, browsers store a `Secure` cookie without HTTPS. */
const LOOPBACK =
  /^(?:localhost|[a-z0-9-]{1,63}\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;

/** @throws Refusal `https-required` when others could read the cookie of a session in transit */
export function refuseReadableCookie({ protocol, hostname }: FastifyRequest): void {
  if (protocol === 'https' || LOOPBACK.test(hostname)) return;
  throw new Refusal('https-required', 'The console logs in over HTTPS, or on this machine.');
}
