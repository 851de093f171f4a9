import { trackingEvent } from '../builders.js';
import { Logistics } from '../logistics.js';

describe('access to tracking reports', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  const faults = (body: { errors: { pointer: string; code: string }[] }) =>
    body.errors.map(({ pointer, code }) => [pointer, code]);

  it('requires the carrier id of the client (7.8), or any known carrier id from an operator (7.5)', async () => {
    const { parcelId } = await logistics.readyParcel();
    const foreign = await logistics.readyParcel({ merchantId: 'GLOBEX' });
    for (const [client, carrierId] of [
      ['ACME', 'FULFIL-1'],
      ['ACME', 'GLOBEX-FC'],
      ['ACME', 'ABSENT'],
      ['FULFIL-1', 'ACME-FC'],
      ['OPS', 'ABSENT'],
    ] as const) {
      const { status, body } = await logistics.report(client, carrierId, [
        trackingEvent(parcelId, 'AWAITING_PICK_UP'),
      ]);
      expect([status, faults(body)]).toEqual([422, [['/carrierId', 'unknown-carrier']]]);
    }
    const both = [
      trackingEvent(parcelId, 'AWAITING_PICK_UP'),
      trackingEvent(foreign.parcelId, 'AWAITING_PICK_UP'),
    ];
    expect((await logistics.report('FULFIL-1', 'FULFIL-1', both)).status).toBe(202);
    expect((await logistics.report('OPS', 'ACME-FC', both)).status).toBe(202);
  });

  it('allows an operator every code except those that the service creates (7.5, 7.7)', async () => {
    const { parcelId } = await logistics.readyParcel();
    const { status, body } = await logistics.report('OPS', 'ACME-FC', [
      trackingEvent(parcelId, 'CUSTOMS_HELD'),
      trackingEvent(parcelId, 'CANCELED'),
      trackingEvent(parcelId, 'CREATED'),
    ]);
    expect([status, faults(body)]).toEqual([
      400,
      [
        ['/events/1/externalCode', 'not-allowed'],
        ['/events/2/externalCode', 'not-allowed'],
      ],
    ]);
  });

  it('is audited for an operator’s report, but not for a repeated one (2.4)', async () => {
    const { parcelId } = await logistics.readyParcel();
    const events = [trackingEvent(parcelId, 'CUSTOMS_HELD')];
    await logistics.report('OPS', 'ACME-FC', events);
    await logistics.report('OPS', 'ACME-FC', events);
    await logistics.report('ACME', 'ACME-FC', [trackingEvent(parcelId, 'AWAITING_PICK_UP')]);
    const parcels = [{ parcelId, status: 'CUSTOMS_CLEARANCE', events: 1 }];
    expect(
      await logistics.service.store.sql(
        `SELECT what, details FROM audit WHERE details -> 'parcels' -> 0 ->> 'parcelId' = $1`,
        [parcelId],
      ),
    ).toEqual([{ what: 'tracking.reported', details: { carrierId: 'ACME-FC', parcels } }]);
  });

  it('is granted to merchants and partners at /ext and to operators at /ops', async () => {
    const { tokens } = logistics.service;
    const body = { carrierId: 'ACME-FC', events: [trackingEvent('x', 'AWAITING_PICK_UP')] };
    const put = async (path: string, token: Promise<string>) =>
      (await logistics.service.fetch(path, { method: 'PUT', token: await token, body })).status;
    expect(await put('/ext/parcelTrackings', tokens.operator())).toBe(403);
    expect(await put('/ext/parcelTrackings', tokens.channel('ECOM'))).toBe(403);
    expect(await put('/ops/parcelTrackings', tokens.merchant('ACME'))).toBe(403);
    expect(await put('/ops/parcelTrackings', Promise.resolve('none'))).toBe(401);
  });
});
