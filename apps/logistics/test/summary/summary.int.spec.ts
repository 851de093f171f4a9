import type { SummaryPart } from '#edge';
import { eventually } from '#testing';
import { trackingEvent } from '../builders.js';
import { Logistics } from '../logistics.js';

const CLIENTS = ['ACME', 'GLOBEX', 'FULFIL-1', 'OPS'] as const;
type Client = (typeof CLIENTS)[number];

/** The kinds of needs, and the filters of the lists that show their parcels. */
const KINDS = {
  'parcels-in-customs': 'heldInCustoms=true',
  'parcels-silent': 'silent=true',
  'parcels-waiting': 'withoutShipment=true',
} as const;

describe('the summary of parcels (decisions 12.1 to 12.3)', () => {
  let logistics: Logistics;
  const parcels: string[] = [];

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0, env: { SILENT_PARCEL_DAYS: '3' } });
    for (const merchantId of ['ACME', 'ACME', 'ACME', 'ACME', 'GLOBEX', 'GLOBEX']) {
      parcels.push((await logistics.readyParcel({ merchantId })).parcelId);
    }
  });

  afterAll(() => logistics.stop());

  const needsOf = async (client: Client, query = ''): Promise<SummaryPart['needs']> =>
    (await logistics.get(`/summary${query}`, client)).body.needs;
  const countOf = async (client: Client, kind: string, query = '') =>
    (await needsOf(client, query)).find((need) => need.kind === kind)?.count ?? 0;
  const listed = async (client: Client, query: string): Promise<string[]> => {
    const path = `/${client === 'OPS' ? 'ops' : 'ext'}/parcels?${query}`;
    const { body } = await logistics.get(path, client);
    return body.parcels.map(({ parcelId }: { parcelId: string }) => parcelId).toSorted();
  };
  const report = async (parcelId: string, code: string, eventDate?: string) => {
    const event = { ...trackingEvent(parcelId, code), ...(eventDate && { eventDate }) };
    const { status } = await logistics.report('OPS', 'FULFIL-1', [event]);
    expect(status).toBeLessThan(300);
  };
  const lastReport = (parcelId: string, daysAgo: number) =>
    logistics.service.store.sql(
      `UPDATE parcel SET tracked_at = date_trunc('day', now(), 'UTC') - $2 * interval '1 day' + interval '1 hour'
        WHERE parcel_id = $1`,
      [parcelId, daysAgo],
    );
  /** Expects every count of every caller to equal the length of its list. */
  const expectListed = async () => {
    for (const client of CLIENTS) {
      for (const [kind, query] of Object.entries(KINDS)) {
        if (client === 'OPS' && kind === 'parcels-waiting') continue;
        const ids = await listed(client, query);
        expect([client, kind, await countOf(client, kind)]).toEqual([client, kind, ids.length]);
      }
    }
  };

  it('counts the parcels of each list, only those of the caller, also after the differences are added up', async () => {
    const [held, released, silent, tracked, foreign] = parcels as [
      string,
      string,
      string,
      string,
      string,
    ];
    await report(held, 'CUSTOMS_STARTED', '2026-11-20T10:00:00Z');
    await report(held, 'CUSTOMS_HELD', '2026-11-20T11:00:00Z');
    await report(released, 'CUSTOMS_RELEASED', '2026-11-20T12:00:00Z');
    await report(released, 'CUSTOMS_HELD', '2026-11-20T11:00:00Z');
    await report(foreign, 'CUSTOMS_HELD');
    await lastReport(silent, 4);
    await lastReport(tracked, 3);
    await lastReport(foreign, 9);
    expect(await listed('ACME', KINDS['parcels-in-customs'])).toEqual([held]);
    expect(await listed('ACME', KINDS['parcels-silent'])).toEqual([silent]);
    expect(await listed('GLOBEX', KINDS['parcels-silent'])).toEqual([foreign]);
    expect(await listed('FULFIL-1', KINDS['parcels-silent'])).toEqual([silent, foreign].toSorted());
    expect(await listed('ACME', `silent=true&text=${tracked}`)).toEqual([]);
    expect(await listed('ACME', `silent=true&text=${silent}`)).toEqual([silent]);
    await expectListed();
    await eventually(async () => {
      expect(await logistics.service.store.sql('SELECT FROM rollup_delta')).toEqual([]);
    });
    await expectListed();
    expect(await countOf('OPS', 'parcels-silent', '?merchantId=GLOBEX')).toBe(1);
    expect(await needsOf('OPS')).toEqual([
      { kind: 'parcels-in-customs', count: 2, oldest: '2026-11-20T11:00:00.000Z' },
      { kind: 'parcels-silent', count: 2, oldest: expect.stringMatching(/T00:00:00.000Z$/) },
    ]);
  });

  it('no longer counts a parcel that has left customs, is delivered, or is in a shipment', async () => {
    const [held, , silent, , foreign, other] = parcels as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const waiting = await countOf('GLOBEX', 'parcels-waiting');
    expect(waiting).toBeGreaterThan(0);
    const shipped = await logistics.post('/ext/shipments', 'GLOBEX', {
      parcelIds: [other],
      expectedShipDate: '2026-11-27T08:00:00Z',
      expectedDeliveryDate: '2026-12-01T08:00:00Z',
      firstMileTrackingNumber: 'FM-1',
    });
    expect(shipped.status).toBe(201);
    await report(held, 'CUSTOMS_RELEASED', '2026-11-20T12:00:00Z');
    await report(foreign, 'OUT_FOR_DELIVERY');
    await report(silent, 'DELIVERED');
    await expectListed();
    expect(await countOf('GLOBEX', 'parcels-waiting')).toBe(waiting - 1);
    expect(await countOf('OPS', 'parcels-in-customs')).toBe(0);
    expect(await countOf('OPS', 'parcels-silent')).toBe(0);
  });
});
