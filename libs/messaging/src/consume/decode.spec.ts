import { CredentialRevoked, SalesChannelInventoryApplied, type EventEnvelope } from '#contracts';
import { Type } from 'typebox';
import type { Received } from '../kafka/index.js';
import { decode } from './decode.js';
import type { Subscription } from './subscription.js';

const event = {
  eventId: '01939f2b-7e00-7000-8000-000000000001',
  occurredAt: '2026-11-21T10:00:00.000Z',
  subject: 'ACME',
  version: 1,
  clientId: 'ACME',
  kind: 'merchant',
  revokedAt: '2026-11-21T10:00:00.000Z',
};

const subscription: Subscription = {
  contract: CredentialRevoked,
  batch: false,
  handle: async () => undefined,
};
const subscriptions = new Map([[CredentialRevoked.type, subscription]]);

function message(value: Buffer | null, headers: Record<string, string> = {}): Received {
  return {
    stream: 'gateway.credential',
    partition: 0,
    offset: '7',
    key: 'ACME',
    headers: {
      ce_id: event.eventId,
      ce_type: CredentialRevoked.type,
      ce_dataschema: `https://entrepot.example${CredentialRevoked.schemaPath}`,
      ...headers,
    },
    value,
  };
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

describe('decoding a message', () => {
  it('accepts a listed type of a known version, under any public address', () => {
    expect(decode(message(json(event)), subscriptions)).toMatchObject({ kind: 'event', event });
  });

  it('skips types that the group does not list, undecoded, and tombstones', () => {
    const other = message(Buffer.from('not json'), { ce_type: 'client.renamed' });
    expect(decode(other, subscriptions)).toMatchObject({ kind: 'skip', reason: 'not-subscribed' });
    expect(decode(message(null), subscriptions)).toMatchObject({
      kind: 'skip',
      reason: 'tombstone',
    });
  });

  it.each([
    ['malformed', 'no JSON', message(Buffer.from('{'))],
    ['malformed', 'no object', message(Buffer.from('7'))],
    ['malformed', 'no type', message(json(event), { ce_type: '' })],
    [
      'malformed',
      'another id in the header',
      message(json(event), { ce_id: event.eventId.replace('1', '2') }),
    ],
    [
      'unknown-version',
      'a later version',
      message(json(event), { ce_dataschema: '/schemas/credential.revoked/v2' }),
    ],
    ['unknown-version', 'no version', message(json(event), { ce_dataschema: '' })],
    ['contract', 'a missing member', message(json({ ...event, clientId: undefined }))],
    ['contract', 'a wrong type', message(json({ ...event, version: '1' }))],
  ])('finds the fault %s in a message with %s', (reason, _what, received) => {
    expect(decode(received, subscriptions)).toMatchObject({ kind: 'fault', reason });
  });

  it('treats null as absent in optional members of a channel event, and in no other (decision 1.5)', () => {
    const contract = SalesChannelInventoryApplied;
    const applied = {
      eventId: event.eventId,
      occurredAt: event.occurredAt,
      merchantId: 'ACME',
      subject: 'ACME:S1',
      skuId: 'S1',
      salesChannel: 'ECOM',
      quantity: 1,
      appliedAt: event.occurredAt,
    };
    const headers = { ce_type: contract.type, ce_dataschema: contract.schemaPath };
    const decoded = (value: object) =>
      decode(
        message(json(value), headers),
        new Map([[contract.type, { ...subscription, contract }]]),
      );
    expect(decoded({ ...applied, version: null })).toMatchObject({ kind: 'event', event: applied });
    expect(decoded({ ...applied, quantity: null })).toMatchObject({
      kind: 'fault',
      reason: 'contract',
    });
    expect(decode(message(json({ ...event, tokenId: null })), subscriptions)).toMatchObject({
      kind: 'fault',
      reason: 'contract',
    });
  });

  it('names the members that break the contract', () => {
    const decoded = decode(message(json({ ...event, revokedAt: 'yesterday' })), subscriptions);
    expect(decoded).toMatchObject({ detail: expect.stringContaining('/revokedAt') });
  });

  it('reads the id of a faulty message only if the id is a UUID', () => {
    const faulty = Buffer.from('{');
    expect(decode(message(faulty), subscriptions)).toMatchObject({ eventId: event.eventId });
    expect(decode(message(faulty, { ce_id: 'x' }), subscriptions)).toMatchObject({
      eventId: undefined,
    });
  });

  describe('for a handler that answers events which break their contract', () => {
    const answerable = {
      schema: Type.Object({
        eventId: Type.String(),
        subject: Type.String(),
        clientId: Type.String(),
      }),
    };
    const contract = { ...CredentialRevoked, key: ({ subject }: EventEnvelope) => subject };
    const answering = new Map([[contract.type, { ...subscription, contract, answerable }]]);
    const broken = { ...event, kind: undefined, revokedAt: 7 };

    it('passes the event on with every fault of the schema, without values', () => {
      expect(decode(message(json(broken)), answering)).toMatchObject({
        kind: 'event',
        eventId: event.eventId,
        faults: [
          { pointer: '/kind', code: 'required', detail: "must have required property 'kind'" },
          { pointer: '/revokedAt', code: 'type', detail: 'must be string' },
        ],
      });
      expect(decode(message(json(event)), answering)).not.toHaveProperty('faults');
    });

    it.each([
      ['contract', 'lacks what the answer needs', message(json({ ...broken, clientId: 7 }))],
      ['contract', 'has another key', { ...message(json(broken)), key: 'GLOBEX' }],
      ['contract', 'has no key', { ...message(json(broken)), key: null }],
      ['contract', 'has no id', message(json({ ...broken, eventId: undefined }))],
      ['malformed', 'has another id in its header', message(json(broken), { ce_id: 'another' })],
      [
        'unknown-version',
        'is of an unknown version',
        message(json(broken), { ce_dataschema: '/schemas/credential.revoked/v9' }),
      ],
    ])('finds the fault %s in a message that %s', (reason, _what, received) => {
      expect(decode(received, answering)).toMatchObject({ kind: 'fault', reason });
    });
  });
});
