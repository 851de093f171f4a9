import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Webhook, WebhookVerificationError, type RequestHeaders } from '@entrepot/events';
import fc from 'fast-check';
import { Webhook as Standard } from 'standardwebhooks';

const example = path.resolve(
  import.meta.dirname,
  '../../libs/contracts/examples/order.placed.v1/full.json',
);
const event = JSON.parse(readFileSync(example, 'utf8'));
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const SECRET = newSecret();
const OLD = newSecret();
const NOW = new Date();
const SECONDS = Math.floor(NOW.getTime() / 1_000);

function envelope(members: object = { data: event }): string {
  const dataschema = 'https://entrepot.example.com/schemas/order.placed/v1';
  const attributes = { id: event.eventId, type: 'order.placed', subject: event.subject };
  return JSON.stringify({ specversion: '1.0', ...attributes, dataschema, ...members });
}

/** Headers of a request that the other library signed. */
function signed(
  body: string,
  { secrets = [SECRET], seconds = SECONDS, id = event.eventId as string } = {},
): Record<string, string> {
  const time = new Date(seconds * 1_000);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets
      .map((secret) => new Standard(secret).sign(id, time, body))
      .join(' '),
  };
}

function refusal(
  body: string,
  headers: RequestHeaders,
  secrets: string | string[] = SECRET,
): string {
  try {
    return Webhook.verify(body, headers, secrets, NOW).kind;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return error.code;
    throw error;
  }
}

describe('Webhook.verify', () => {
  const body = envelope();
  const headers = signed(body);

  it('`verify` returns the event of a request that another library signed, from text and from bytes', () => {
    for (const raw of [body, Buffer.from(body), new TextEncoder().encode(body)]) {
      const delivered = Webhook.verify(raw, headers, SECRET, NOW);
      expect(delivered).toEqual({ kind: 'event', type: 'order.placed', version: 1, event });
    }
  });

  it('`verify` accepts and rejects the same requests as the other library', () => {
    const verifies = (text: string, sentHeaders: Record<string, string>): boolean => {
      try {
        new Standard(SECRET).verify(text, sentHeaders, { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    };
    const change = fc.constantFrom<(text: string) => string>(
      (text) => text,
      (text) => `${text} `,
      (text) => text.slice(0, -1),
      (text) => text.toUpperCase(),
    );
    const parts = fc.record({
      payload: fc.string({ unit: 'binary', minLength: 1 }),
      secrets: fc.subarray([SECRET, OLD], { minLength: 1 }),
      seconds: fc.constantFrom(-100, 0, 100).map((off) => SECONDS + off),
      id: fc.uuid(),
      changes: fc.record({ body: change, id: change, timestamp: change, signature: change }),
    });
    fc.assert(
      fc.property(parts, ({ payload, changes, ...options }) => {
        const made = signed(payload, options);
        const changedHeaders = {
          'webhook-id': changes.id(made['webhook-id'] ?? ''),
          'webhook-timestamp': made['webhook-timestamp'] ?? '',
          'webhook-signature': changes.signature(made['webhook-signature'] ?? ''),
        };
        const text = changes.body(payload);
        const isVerified = refusal(text, changedHeaders) !== 'no-matching-signature';
        expect(isVerified).toBe(verifies(text, changedHeaders));
      }),
    );
  });

  it('`sign` signs like the other library', () => {
    const made = Webhook.sign(Buffer.from(body), event.eventId, [SECRET, OLD], NOW);
    expect(made).toEqual(signed(body, { secrets: [SECRET, OLD] }));
  });

  it('`verify` reads headers in any case, in lists of one, and as a `Headers` object', () => {
    const upper = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    for (const variant of [upper, new Headers(headers)])
      expect(refusal(body, variant)).toBe('event');
  });

  it('`verify` accepts several secrets and several signatures, of which one pair must match', () => {
    const rotated = signed(body, { secrets: [SECRET, OLD] });
    expect(refusal(body, rotated, OLD)).toBe('event');
    expect(refusal(body, signed(body, { secrets: [OLD] }), [SECRET, OLD])).toBe('event');
    expect(refusal(body, rotated, [newSecret(), newSecret()])).toBe('no-matching-signature');
    const later = {
      ...headers,
      'webhook-signature': `v1a,abc v2,== ${headers['webhook-signature']}`,
    };
    expect(refusal(body, later)).toBe('event');
  });

  it.each([
    [-301, 'timestamp-too-old'],
    [-300, 'event'],
    [300, 'event'],
    [301, 'timestamp-too-new'],
  ])('`verify` answers a request signed %i s from now with %s', (off, expected) => {
    expect(refusal(body, signed(body, { seconds: SECONDS + off }))).toBe(expected);
  });

  it('`verify` reports the fault of a request', () => {
    for (const name of Object.keys(headers)) {
      for (const value of ['', undefined, ['a', 'b']]) {
        expect(refusal(body, { ...headers, [name]: value })).toBe('missing-header');
      }
    }
    for (const wrong of ['now', '1e9', '-5', '0x10', '1'.repeat(16)]) {
      const changedHeaders = { ...headers, 'webhook-timestamp': wrong };
      expect(refusal(body, changedHeaders)).toBe('invalid-timestamp');
    }
    for (const wrong of ['v1,', 'v1', 'v2,abc', headers['webhook-signature']?.slice(3) ?? '']) {
      const changedHeaders = { ...headers, 'webhook-signature': wrong };
      expect(refusal(body, changedHeaders)).toBe('no-matching-signature');
    }
  });

  it.each([[[]], ['whsec_'], ['whsec_no base64'], ['']])(
    "`verify` reports the receiver's own mistake %j as such",
    (secrets) => expect(() => Webhook.verify(body, headers, secrets, NOW)).toThrow(TypeError),
  );

  it('`verify` returns the content of a signed body that is no known event', () => {
    const read = (text: string, id?: string): unknown =>
      Webhook.verify(text, signed(text, id ? { id } : {}), SECRET, NOW);
    const dataref = 'https://entrepot.example.com/ext/events/1';
    expect(read(envelope({ dataref }))).toEqual({
      kind: 'reference',
      type: 'order.placed',
      eventId: event.eventId,
      subject: event.subject,
      dataref,
    });
    expect(read(envelope({ type: 'order.sung' }))).toMatchObject({ kind: 'unknown-type' });
    const later = { dataschema: '/schemas/order.placed/v9', data: event };
    expect(read(envelope(later))).toMatchObject({ kind: 'unknown-version' });
    const faulty = { data: { ...event, orderId: 7 } };
    expect(read(envelope(faulty))).toMatchObject({ faults: [{ pointer: '/orderId' }] });
    for (const text of ['[]', 'null', 'no JSON', envelope({ data: { ...event, eventId: 'x' } })]) {
      expect(read(text)).toMatchObject({ kind: 'invalid' });
    }
    expect(read(body, 'another')).toMatchObject({ kind: 'invalid' });
  });
});
