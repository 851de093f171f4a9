import type { CredentialRevoked, EventEnvelope, EventOf } from '#contracts';
import type { EventContext } from '../src/consume/event-context.js';

/** The event type of these tests; any contract is suitable. */
export type Fact = EventOf<typeof CredentialRevoked>;
export type FactHandler = (event: EventEnvelope, context: EventContext) => Promise<void>;

/** A fact's payload; `clientId` is the key and the subject. */
export function fact(
  subject: string,
  version: number,
): Omit<Fact, keyof EventEnvelope> & {
  subject: string;
  version: number;
} {
  return {
    subject,
    version,
    clientId: subject,
    kind: 'merchant',
    revokedAt: '2026-11-21T10:00:00.000Z',
  };
}

/** A handler that records its calls. */
export function recordEffect(by = 'a'): FactHandler {
  return async (event, { unitOfWork }) => {
    await unitOfWork.query('INSERT INTO effect (subject, version, by) VALUES ($1, $2, $3)', [
      event.subject,
      event.version ?? 0,
      by,
    ]);
  };
}

/** A handler that refuses one version of one subject until it is repaired. */
export function refusing(bad: {
  subject: string;
  version: number;
  repaired?: boolean;
}): FactHandler {
  return async (event, context) => {
    const isBad = event.subject === bad.subject && event.version === bad.version;
    if (isBad && !bad.repaired) throw new TypeError('cannot read properties of undefined');
    await recordEffect()(event, context);
  };
}
