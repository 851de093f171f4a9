import { OrderStatusChanged } from '#contracts';
import { statusChanged, trackingEvent } from '../builders.js';
import { Logistics } from '../logistics.js';

interface Listed {
  parcelId: string;
  lastUpdateDate: string;
}

/**
 * Decisions 1.8 and 1.14: a client that pages through the list and continues from the last `lastUpdateDate` misses
 * nothing.
 */
describe('a client that follows the parcel list during writes', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  /** All pages from a point in time on. */
  const walk = async (from?: string): Promise<Listed[]> => {
    const rows: Listed[] = [];
    const since = from === undefined ? '' : `&lastUpdateDateFrom=${from}`;
    let token: string | undefined;
    do {
      const next = token === undefined ? since : `&nextPageToken=${encodeURIComponent(token)}`;
      const { status, body } = await logistics.get(`/ext/parcels?pageSize=3${next}`, 'ACME');
      expect(status).toBe(200);
      rows.push(...body.parcels);
      token = body.nextPageToken;
    } while (token !== undefined);
    return rows;
  };

  const follow = () => {
    const seen = new Map<string, Listed>();
    let last: string | undefined;
    let walks = 0;
    const once = async () => {
      for (const row of await walk(last)) {
        seen.set(row.parcelId, row);
        last = row.lastUpdateDate;
      }
      walks += 1;
    };
    const stopping = new AbortController();
    const loop = (async () => {
      while (!stopping.signal.aborted) await once();
    })();
    return async () => {
      stopping.abort();
      await loop;
      expect(walks).toBeGreaterThan(2);
      await once();
      return seen;
    };
  };

  const liveOf = async (index: number) => {
    const parcel = await logistics.readyParcel();
    const { parcelId } = parcel;
    const report = (code: string) =>
      logistics.report('OPS', 'FULFIL-1', [trackingEvent(parcelId, code)]);
    const group = () =>
      logistics.post('/ext/shipments', 'ACME', {
        parcelIds: [parcelId],
        expectedShipDate: '2026-11-21',
        expectedDeliveryDate: '2026-11-21',
        firstMileTrackingNumber: 'FM-1',
      });
    const { body: shipment } = await group();
    if (index % 3 === 0) await logistics.post(`/ext/shipments/${shipment.id}/cancel`, 'ACME');
    if (index % 3 !== 1) {
      await Promise.all(['AWAITING_PICK_UP', 'LEFT_FULFILLMENT', 'HUB_RECEIVED'].map(report));
      return parcel;
    }
    await report('AWAITING_PICK_UP');
    await logistics.service.publisher.publish(
      OrderStatusChanged,
      statusChanged(parcel, 'CANCELLED', 9),
    );
    return parcel;
  };

  it('ends with exactly the current parcels under concurrent steps, tracking, shipments and cancels', async () => {
    await logistics.readyParcel();
    const stop = follow();
    const orders = await Promise.all(Array.from({ length: 30 }, (_, index) => liveOf(index)));
    for (const [index, { orderId }] of orders.entries()) {
      if (index % 3 === 1) {
        await logistics.waitForFlow(orderId, { gate_status: 'CANCELLED', next_step: null });
      }
    }
    const seen = await stop();
    const now = await walk();
    expect(now).toHaveLength(31);
    expect(seen).toEqual(new Map(now.map((parcel) => [parcel.parcelId, parcel])));
  });
});
