import { ParcelTrackingUpdated } from '#contracts';
import * as fc from 'fast-check';
import { Logistics } from '../logistics.js';
import { operatorCodes } from '../../src/parcels/domain/tracking-codes.js';

interface Fault {
  pointer: string;
  code: string;
}

describe('parcel tracking', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  const codeOf = (shown: { coreStatus: { code: string } }) => shown.coreStatus.code;

  const minute = 60_000;
  const event = (change: object = {}) => ({
    eventDate: new Date(Date.now() - minute).toISOString(),
    externalCode: 'AWAITING_PICK_UP',
    description: 'Packed',
    location: 'Miami, FL, US',
    ...change,
  });
  const read = async (parcelId: string) =>
    (await logistics.get(`/ext/parcels/${parcelId}`, 'FULFIL-1')).body;
  const reportedFacts = (parcelId: string) =>
    logistics.service.events
      .all(ParcelTrackingUpdated)
      .filter((fact) => fact.parcelId === parcelId && fact.reported);
  const waitForFact = (parcelId: string, code: string) =>
    logistics.service.events.waitFor(
      ParcelTrackingUpdated,
      (fact) =>
        fact.parcelId === parcelId &&
        fact.events.some((trackingEvent) => trackingEvent.code === code),
    );
  const storedEvents = async () =>
    (await logistics.service.store.sql('SELECT 1 FROM parcel_event')).length;
  const faults = (body: { errors: Fault[] }) =>
    body.errors.map(({ pointer, code }) => [pointer, code]);

  it('accepts tracking, shows it in the parcel and publishes one event per parcel and request (7.7)', async () => {
    const [first, second] = [await logistics.readyParcel(), await logistics.readyParcel()];
    const eventDate = new Date(Date.now() - minute).toISOString();
    const { status, body } = await logistics.report('ACME', 'ACME-FC', [
      event({ parcelId: first.parcelId, externalCode: 'LEFT_FULFILLMENT' }),
      event({
        externalParcelId: first.lastMileTrackingNumber,
        eventDate: '2026-11-20T08:00:00-03:00',
      }),
      event({
        parcelId: second.parcelId,
        externalParcelId: second.lastMileTrackingNumber,
        eventDate,
      }),
    ]);
    expect([status, body]).toEqual([202, { status: 'UPDATE IN PROGRESS' }]);

    const fact = await waitForFact(first.parcelId, 'LEFT_FULFILLMENT');
    expect(fact).toMatchObject({
      subject: first.orderId,
      version: 6,
      parcelStatus: 'SHIPPED',
      reported: true,
      events: [
        {
          code: 'AWAITING_PICK_UP',
          buyerStep: 'PREPARING',
          macroStep: 'SHIPMENT_CREATED',
          carrierId: 'ACME-FC',
          externalCode: 'AWAITING_PICK_UP',
          eventDate: '2026-11-20T11:00:00.000Z',
          description: 'Packed',
          location: 'Miami, FL, US',
        },
        { code: 'LEFT_FULFILLMENT', macroStep: 'SHIPPED' },
      ],
    });
    for (const { orderId } of [first, second])
      await logistics.untilRead(ParcelTrackingUpdated, orderId);
    expect(reportedFacts(first.parcelId)).toHaveLength(1);
    expect(reportedFacts(second.parcelId)).toHaveLength(1);

    const parcel = await read(first.parcelId);
    expect(parcel.status).toBe('SHIPPED');
    expect(parcel.events.map(codeOf).toSorted()).toEqual([
      'AWAITING_PICK_UP',
      'CREATED',
      'LEFT_FULFILLMENT',
    ]);
    expect((await read(second.parcelId)).events.at(0)).toEqual({
      coreStatus: {
        code: 'AWAITING_PICK_UP',
        buyerStep: 'PREPARING',
        macroStep: 'SHIPMENT_CREATED',
      },
      description: 'Packed',
      eventDate,
      receivedDate: expect.stringMatching(/Z$/),
    });
  });

  it('stores an event once however often it is reported, also concurrently (7.6)', async () => {
    const { parcelId } = await logistics.readyParcel();
    const events = [event({ parcelId }), event({ parcelId, externalCode: 'LEFT_FULFILLMENT' })];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => logistics.report('ACME', 'ACME-FC', [...events, ...events])),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(202));
    await waitForFact(parcelId, 'LEFT_FULFILLMENT');
    const before = await read(parcelId);
    expect(before.events).toHaveLength(3);

    await logistics.report('ACME', 'ACME-FC', events);
    await logistics.report('OPS', 'ACME-FC', [event({ parcelId, externalCode: 'DELIVERED' })]);
    await waitForFact(parcelId, 'DELIVERED');
    expect(reportedFacts(parcelId).map(({ version }) => version)).toEqual([6, 7]);
    expect(reportedFacts(parcelId)[0]?.events).toHaveLength(2);
  });

  it('does not change lastUpdateDate when nothing is new (1.15)', async () => {
    const { parcelId } = await logistics.readyParcel();
    const report = event({ parcelId });
    const created = await read(parcelId);
    await logistics.report('ACME', 'ACME-FC', [report]);
    const { lastUpdateDate } = await read(parcelId);
    expect(lastUpdateDate > created.lastUpdateDate).toBe(true);
    await logistics.report('ACME', 'ACME-FC', [report]);
    expect((await read(parcelId)).lastUpdateDate).toBe(lastUpdateDate);
  });

  it('sets the furthest status in whatever order and concurrency the codes are reported (7.3)', async () => {
    const { parcelId } = await logistics.readyParcel();
    const shuffled =
      fc.sample(fc.shuffledSubarray([...operatorCodes], { minLength: 12 }), 1)[0] ?? [];
    const answers = await Promise.all(
      shuffled.map((externalCode) =>
        logistics.report('OPS', 'FULFIL-1', [event({ parcelId, externalCode })]),
      ),
    );
    expect(answers.every(({ status }) => status === 202)).toBe(true);
    const parcel = await read(parcelId);
    expect(parcel.status).toBe('DELIVERED');
    expect(parcel.events).toHaveLength(13);
  });

  it('accepts 500 events in one request, for many parcels and for one', async () => {
    const parcels = await Promise.all(Array.from({ length: 20 }, () => logistics.readyParcel()));
    const instantBefore = (index: number) =>
      new Date(Date.now() - (index + 1) * 1000).toISOString();
    const many = Array.from({ length: 500 }, (_, i) =>
      event({ parcelId: parcels[i % 20]?.parcelId, eventDate: instantBefore(i) }),
    );
    expect((await logistics.report('ACME', 'ACME-FC', many)).status).toBe(202);
    const [first, second] = parcels;
    expect((await read(first!.parcelId)).events).toHaveLength(26);
    const ofSecond = many.map((sent, i) => ({
      ...sent,
      parcelId: second!.parcelId,
      eventDate: instantBefore(600 + i),
    }));
    expect((await logistics.report('ACME', 'ACME-FC', ofSecond)).status).toBe(202);
    expect((await read(second!.parcelId)).events).toHaveLength(526);

    const { status, body } = await logistics.report('ACME', 'ACME-FC', [
      ...ofSecond,
      event({ parcelId: 'x' }),
    ]);
    expect([status, faults(body)]).toEqual([400, [['/events', 'too-many']]]);
  });

  it('publishes tracking that exceeds the event size limit in several events', async () => {
    const { parcelId } = await logistics.readyParcel();
    const description = 'ü'.repeat(15_000);
    const events = Array.from({ length: 50 }, (_, i) =>
      event({ parcelId, description, eventDate: new Date(1_700_000_000_000 + i).toISOString() }),
    );
    const departure = event({ parcelId, externalCode: 'LEFT_FULFILLMENT' });
    expect((await logistics.report('ACME', 'ACME-FC', [departure, ...events])).status).toBe(202);
    await waitForFact(parcelId, 'LEFT_FULFILLMENT');
    const facts = reportedFacts(parcelId);
    expect(facts.flatMap((fact) => fact.events)).toHaveLength(51);
    expect(facts.length).toBeGreaterThan(2);
    expect(facts.map(({ version }) => version)).toEqual(facts.map((_, i) => 6 + i));
    // The order is shipped on the date of the shipping event (7.7), which is in the last message.
    const statuses = facts.map(({ parcelStatus }) => parcelStatus);
    expect(statuses).toEqual([...facts.slice(1).map(() => 'SHIPMENT_CREATED'), 'SHIPPED']);
  });

  it('refuses bad events with a pointer for each, and stores nothing (7.6)', async () => {
    const { parcelId } = await logistics.readyParcel();
    const stored = await storedEvents();
    const tomorrow = new Date(Date.now() + 25 * 3600_000).toISOString();
    const { status, body } = await logistics.report('ACME', 'ACME-FC', [
      event({ parcelId }),
      event(),
      event({ parcelId, eventDate: 'yesterday' }),
      event({ parcelId, eventDate: tomorrow }),
      event({ parcelId, externalCode: 'DELIVERED' }),
      event({ parcelId, location: 'Miami, US' }),
      event({ parcelId, description: undefined }),
      event({ parcelId: 7 }),
      'event',
    ]);
    expect([status, body.code]).toEqual([400, 'validation-failed']);
    expect(faults(body)).toEqual([
      ['/events/1/parcelId', 'required'],
      ['/events/2/eventDate', 'format'],
      ['/events/3/eventDate', 'too-far-ahead'],
      ['/events/4/externalCode', 'not-allowed'],
      ['/events/5/location', 'location'],
      ['/events/6/description', 'required'],
      ['/events/7/parcelId', 'type'],
      ['/events/8', 'type'],
    ]);
    const empty = await logistics.report('ACME', 'ACME-FC', []);
    expect([empty.status, faults(empty.body)]).toEqual([400, [['/events', 'too-few']]]);
    expect(await storedEvents()).toBe(stored);
  });

  it('refuses all events for one unknown, foreign or mismatched parcel; unknown and foreign look the same', async () => {
    const [mine, other] = [await logistics.readyParcel(), await logistics.readyParcel()];
    const foreign = await logistics.readyParcel({ merchantId: 'GLOBEX' });
    const stored = await storedEvents();
    const { status, body } = await logistics.report('ACME', 'ACME-FC', [
      event({ parcelId: mine.parcelId }),
      event({ parcelId: mine.parcelId, externalParcelId: other.lastMileTrackingNumber }),
      event({ externalParcelId: foreign.lastMileTrackingNumber }),
      event({ parcelId: 'ACME999999999999MX' }),
    ]);
    expect(status).toBe(422);
    expect(faults(body)).toEqual([
      ['/events/1/externalParcelId', 'parcel-ids-differ'],
      ['/events/2/externalParcelId', 'unknown-parcel'],
      ['/events/3/parcelId', 'unknown-parcel'],
    ]);
    expect(await storedEvents()).toBe(stored);

    const refusal = async (parcelId: string) => {
      const answer = await logistics.report('ACME', 'ACME-FC', [event({ parcelId })]);
      return [answer.status, { ...answer.body, instance: undefined }];
    };
    expect(await refusal(foreign.parcelId)).toEqual(await refusal('GLOBEX999999999999MX'));
    expect((await refusal(foreign.parcelId))[0]).toBe(422);
  });
});
