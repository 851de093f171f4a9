/** The reasons that an attempt got no status, as merchants read them (docs/webhooks.md). */
export const FAILURES = {
  timeout: 'no status within 15 s',
  'connect-timeout': 'no connection within 3 s, TLS included',
  'connection-refused': 'nothing listens at the address and port',
  'connection-closed': 'the receiver closed the connection before it sent a status',
  'connection-failed': 'another fault of the network',
  'host-unreachable': 'no route to the address',
  'name-not-found': 'DNS has no address for the host',
  'name-unresolved': 'DNS did not answer; nothing was sent, and it uses up no attempt',
  'address-refused': 'the address is not public',
  'tls-certificate':
    'the certificate has expired, is for another name, or is not from a known authority',
  'tls-failed': 'the TLS handshake failed',
  'answer-malformed': 'the answer is not HTTP/1.1',
  'answer-too-large': 'the answer has more than 16 KiB of headers',
  'proxy-refused': 'the proxy of this installation refused the address',
  'proxy-unreachable':
    'the proxy of this installation could not be reached; nothing was sent, and it uses up no attempt',
  'cut-off': 'this service stopped during the attempt; it uses up no attempt',
  'event-gone': 'the event is no longer kept',
} as const satisfies Record<string, string>;

export type Failure = keyof typeof FAILURES;

/** Failures that do not depend on the receiver: such an attempt does not count (decision 11.11). */
export function isOurs(failure: Failure): boolean {
  return failure === 'name-unresolved' || failure === 'proxy-unreachable' || failure === 'cut-off';
}

/** Failures that cost this process much time; the endpoint then rests. */
export function isCostly(failure: Failure): boolean {
  return failure === 'answer-malformed' || failure === 'answer-too-large';
}

/** @returns the failure of a stored attempt; `connection-failed` for an unknown code */
export function failureOf(recorded: string): Failure {
  return Object.hasOwn(FAILURES, recorded) ? (recorded as Failure) : 'connection-failed';
}
