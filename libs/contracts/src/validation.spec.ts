import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FulfillmentProgressed,
  FxRateChanged,
  OrderReleased,
  OrderStatusChanged,
  ParcelTrackingUpdated,
  SalesChannelSkuAnswered,
  SkuLocalizationChanged,
  SkuUpserted,
  StockReserved,
  validateEvent,
} from './index.js';
import type { EventContract } from './index.js';

function example(contract: EventContract, file: string): Record<string, unknown> {
  const path = join(import.meta.dirname, '..', 'examples', `${contract.type}.v1`, `${file}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

function pointers(contract: EventContract, changes: object, file = 'minimal'): string[] {
  return validateEvent(contract, { ...example(contract, file), ...changes }).map((f) => f.pointer);
}

describe('validateEvent', () => {
  it('reports all faults at once, each with its pointer', () => {
    expect(pointers(FxRateChanged, { rate: 18.5, quote: 'mxn', validFrom: 'today' })).toEqual([
      '/quote',
      '/rate',
      '/validFrom',
    ]);
  });

  it('reports a nested missing member with its own pointer', () => {
    expect(pointers(SkuUpserted, { attributes: [{ name: 'Material' }] })).toEqual([
      '/attributes/0/value',
    ]);
  });

  it.each([null, 7, 'text', [], undefined])('refuses %p as an event', (value) => {
    expect(validateEvent(SkuUpserted, value)).toEqual([
      { pointer: '', code: 'type', detail: 'must be object' },
    ]);
  });

  it('reports no values, which may be personal data (decision 8.6)', () => {
    const faults = validateEvent(OrderReleased, {
      ...example(OrderReleased, 'full'),
      customer: { type: 'maria@example.com', firstName: 5, email: ['maria@example.com'] },
    });
    expect(faults.length).toBeGreaterThan(3);
    expect(JSON.stringify(faults)).not.toContain('maria');
  });

  it('reports at most 100 faults', () => {
    expect(pointers(StockReserved, { lines: Array.from({ length: 500 }, () => 1) })).toHaveLength(
      100,
    );
  });

  it('allows members that the contract does not name (decision 8.4)', () => {
    expect(pointers(SkuUpserted, { colour: 'blue' })).toEqual([]);
  });

  it('refuses null for an optional member', () => {
    expect(pointers(SkuUpserted, { color: null })).toEqual(['/color']);
  });
});

describe('shared shapes', () => {
  it.each(['0', '1795.90', '0.000001', '99999999999.9999'])('%s is a decimal', (rate) => {
    expect(pointers(FxRateChanged, { rate })).toEqual([]);
  });

  it.each(['', '-1', '+1', '01', '1.', '.5', '1e3', '1,5', ' 1', '1\n', 'NaN', 5])(
    '%p is not an amount (decision 1.7)',
    (rate) => {
      expect(pointers(FxRateChanged, { rate })).toEqual(['/rate']);
    },
  );

  it.each([
    '2026-06-01T09:00:00Z',
    '2026-06-01T09:00:00.000',
    '2026-06-01T09:00:00.000+00:00',
    '2026-13-01T09:00:00.000Z',
    '2026-06-01T24:00:00.000Z',
    '2026-06-01',
  ])('%s is not an instant (decision 1.7)', (occurredAt) => {
    expect(pointers(FxRateChanged, { occurredAt })).toEqual(['/occurredAt']);
  });

  it('an event id is a UUIDv7', () => {
    expect(pointers(FxRateChanged, { eventId: '7b1d5c9e-5a0f-4c6e-9d1a-0d8f3a2b4c5d' })).toEqual([
      '/eventId',
    ]);
  });

  it('version is optional only for external producers', () => {
    expect(pointers(SalesChannelSkuAnswered, { version: undefined })).toEqual([]);
    expect(pointers(SkuUpserted, { version: undefined })).toEqual(['/version']);
    expect(pointers(SalesChannelSkuAnswered, { version: 0 })).toEqual(['/version']);
  });

  it('localization statuses are an open set, order statuses a closed one (decision 6.1)', () => {
    expect(pointers(SkuLocalizationChanged, { status: 'WAITING_FOR_TRANSLATOR' })).toEqual([]);
    expect(pointers(OrderStatusChanged, { status: 'LOST' })).toEqual(['/status']);
    expect(pointers(OrderStatusChanged, { status: 'PARCEL_TRACKING_UPDATED' })).toEqual([
      '/status',
    ]);
  });

  it('tracking codes are an open set, parcel statuses a closed one (decision 7.3)', () => {
    const event = example(ParcelTrackingUpdated, 'minimal');
    const [tracking] = event['events'] as object[];
    expect(
      pointers(ParcelTrackingUpdated, { events: [{ ...tracking, code: 'SEEN_BY_DRONE' }] }),
    ).toEqual([]);
    expect(
      pointers(ParcelTrackingUpdated, { events: [{ ...tracking, macroStep: 'LOST' }] }),
    ).toEqual(['/events/0/macroStep']);
  });
});

describe('eventData by status (decision 6.10)', () => {
  it.each([
    ['PACKED', ['packedSkuList', 'parcelCode']],
    ['INVOICED', ['number', 'value', 'items']],
    ['READY_TO_SHIP', ['documents', 'parcelId']],
    ['SHIPPED', ['trackingUrl']],
    ['RETURNED', ['condition', 'items', 'warehouseId']],
  ])('of %s accepts %p', (status, members) => {
    expect(pointers(OrderStatusChanged, { status, eventData: {} })).toEqual(
      members.map((member) => `/eventData/${member}`),
    );
  });

  it.each(['ON_HOLD', 'CANCELLED', 'OPERATIONAL_ISSUE', 'RETURN_REQUESTED'])(
    'of %s contains one of the reason codes, or none in an old entry',
    (status) => {
      const faultsOf = (eventData: object) => pointers(OrderStatusChanged, { status, eventData });
      expect(faultsOf({})).toEqual([]);
      expect(faultsOf({ reasonCode: 'fraud' })).toEqual([]);
      expect(faultsOf({ reasonCode: 'bored' })).toEqual(['/eventData/reasonCode']);
    },
  );

  it('is optional for an order status', () => {
    expect(pointers(OrderStatusChanged, { status: 'PACKED' })).toEqual([]);
    expect(pointers(OrderStatusChanged, { status: 'CANCELLED' })).toEqual([]);
  });

  it.each(['PACKED', 'INVOICED', 'READY_TO_SHIP'])('is required for the step %s', (step) => {
    expect(pointers(FulfillmentProgressed, { step })).toEqual(['/eventData']);
  });

  it('is not required for HANDLING', () => {
    expect(pointers(FulfillmentProgressed, { step: 'HANDLING' })).toEqual([]);
  });
});
