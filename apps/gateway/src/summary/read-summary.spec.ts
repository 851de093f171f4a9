import { SummarizeParked } from '#operations';
import type { ParkedMessages, ParkedOutbox } from '#messaging';
import { Refusal, SummaryParts, type Caller, type ClientKind, type SummaryPart } from '#edge';
import type { OperatorRequest, ServiceClient } from '../operations/service-client.js';
import { services } from '../proxy/route-table.js';
import { ReadSummary } from './read-summary.js';

const REQUEST = {} as OperatorRequest;

function summary(parts: Record<string, SummaryPart>) {
  const requests: string[] = [];
  const client = {
    async get(service: string, path: string): Promise<SummaryPart> {
      requests.push(`${service}${path}`);
      const part = parts[service];
      if (part === undefined) throw new Refusal('upstream-unavailable', 'No answer.');
      return part;
    },
  };
  const messages = { counts: async () => [{ messages: 2, oldest: new Date('2026-11-03') }] };
  const outbox = { refused: async () => ({ count: 0, oldest: null }) };
  const reading = new ReadSummary(
    client as unknown as ServiceClient,
    new SummarizeParked(
      new SummaryParts(),
      messages as unknown as ParkedMessages,
      outbox as unknown as ParkedOutbox,
    ),
  );
  const read = (kind: ClientKind, merchantId?: string) =>
    reading.read({ kind, clientId: 'C' } as Caller, REQUEST, merchantId);
  return { requests, read };
}

const of = (count: number, oldest: string): SummaryPart => ({
  needs: [{ kind: 'parked-messages', count, oldest }],
});

describe('the summary of all services (decision 12.1)', () => {
  it('adds up the counts of several services, with the oldest record, and names services without an answer', async () => {
    const day = { day: '2026-11-26', salesChannel: 'MELI', count: 1 };
    const orders = {
      needs: [{ kind: 'orders-late', count: 3 }],
      charts: { ordersByDay: [day] },
    } satisfies SummaryPart;
    const { read } = summary({
      orders,
      taxes: of(1, '2026-11-02T00:00:00.000Z'),
      pricing: of(4, '2026-11-04T00:00:00.000Z'),
    });
    const { asOf, ...answer } = await read('operator');
    expect(Date.parse(asOf)).not.toBeNaN();
    expect(answer).toEqual({
      unavailable: services.filter((name) => !['pricing', 'taxes', 'orders'].includes(name)),
      needs: [
        { kind: 'orders-late', count: 3 },
        { kind: 'parked-messages', count: 7, oldest: '2026-11-02T00:00:00.000Z' },
      ],
      charts: {
        ordersByDay: [day],
        valueByDay: [],
        approvalToShipment: [],
        approvalToDelivery: [],
        liveSkus: [],
      },
    });
  });

  it('reads only the parcels for a partner, and only the named merchant for an operator', async () => {
    const partner = summary({ logistics: { needs: [] } });
    expect(await partner.read('fulfillment-partner')).toMatchObject({ needs: [], unavailable: [] });
    expect(partner.requests).toEqual(['logistics/summary']);
    const operator = summary({});
    expect((await operator.read('operator', 'ACME')).needs).toEqual([]);
    expect(operator.requests).toContain('orders/summary?merchantId=ACME');
    expect(operator.requests).toHaveLength(services.length);
  });
});
