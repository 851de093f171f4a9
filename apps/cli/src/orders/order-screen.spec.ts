import { EntriesSeen } from './entries-seen.js';
import { orderScreen } from './order-screen.js';
import type { HistoryEntry, OrderWithHistory } from './order-source.js';

const painter = { paint: (_: unknown, text: string) => text, columns: undefined };

function entry(historyId: string, other: Partial<HistoryEntry>): HistoryEntry {
  const date = '2026-11-23T10:00:00.000Z';
  return { historyId, status: 'CREATED', eventDate: date, receivedDate: date, ...other };
}

const late = entry('2', {
  status: 'PARCEL_TRACKING_UPDATED',
  receivedDate: '2026-11-23T13:30:00.000Z',
  eventData: { parcelId: 'P', trackingCodes: ['LEFT_FULFILLMENT'], trackingUpdateMode: 'APPEND' },
});

const order = {
  orderId: 'ACME-MELI-\u001b[31m1',
  merchantId: 'ACME',
  salesChannelOrderId: '1',
  salesChannel: 'MELI',
  status: 'APPROVED',
  allowedActions: ['cancel', 'hold'],
  taxType: 'DDP',
  currency: 'MXN',
  foreignCurrency: 'USD',
  creationDate: '2026-11-23T10:00:00.000Z',
  lastUpdateDate: '2026-11-23T13:30:00.000Z',
  totals: { orderValue: 1795.9, taxes: 260.94, fees: 424.29, netInboundValue: 1110.67 },
  totalsForeignCurrency: { netOutboundValue: 60.04 },
  items: [{ quantity: 1, skuId: 'SHIRT-1', name: 'Camiseta', salePrice: 1795.9 }],
  shipping: {
    outboundCountry: 'US',
    deliveryAddress: { country: 'MX' },
    deliveries: [{ parcels: [] }],
  },
  statusHistory: [entry('1', {}), late],
} as unknown as OrderWithHistory;

const caller = (kind: string) => ({
  kind,
  clientId: undefined,
  merchantId: undefined,
  issuedAt: undefined,
  expiresAt: undefined,
});

describe('an order on the screen', () => {
  const lines = orderScreen(order, caller('merchant'), painter);

  it('marks only events that were reported more than an hour late', () => {
    expect(lines.filter((line) => line.includes('late by'))).toEqual([
      expect.stringMatching(
        /10:00:00 {2}2026-11-23 13:30:00 {2}tracking LEFT_FULFILLMENT +late by 3 h 30 min/,
      ),
    ]);
  });

  it('shows every decimal of a unit price, and those of the currency of an amount', () => {
    const items = [{ ...order.items[0]!, quantity: 1000, salePrice: 0.0249 }];
    const screen = orderScreen({ ...order, items }, caller('merchant'), painter);
    expect(screen).toContainEqual(expect.stringContaining('1000 × SHIRT-1  0.0249 MXN  Camiseta'));
    expect(screen).toContainEqual(expect.stringContaining('1,795.90 MXN: taxes 260.94'));
  });

  it('names the command of each action', () => {
    expect(lines.at(-2)).toMatch(/next {7}entrepot orders cancel ACME-MELI-.* --reason "…"$/);
    expect(lines.at(-1)).toMatch(/^ {13}an operator: entrepot orders hold ACME-\S+ --reason "…"$/);
    const seenByOperator = orderScreen(order, caller('operator'), painter);
    expect(seenByOperator.at(-2)).toBe(lines.at(-2));
    expect(seenByOperator.at(-1)).toMatch(/^ {13}entrepot orders hold/);
  });

  it('is wrapped to the width of the terminal without a loss', () => {
    const words = (all: readonly string[]) => all.join(' ').replaceAll(/\s+/g, ' ');
    for (const columns of [60, 80]) {
      const screen = orderScreen(order, caller('merchant'), { ...painter, columns });
      const folded = screen.flatMap((text) => text.split('\n'));
      const isLong = (line: string) => line.length > columns && !line.includes('://');
      expect(folded.filter(isLong)).toEqual([]);
      expect(words(folded)).toBe(words(lines));
    }
  });

  it('shows no control characters from the data', () => {
    expect(lines.join('')).not.toMatch(/\p{Cc}/u);
  });
});

describe('the entries that a watcher has seen', () => {
  it('are printed once, from the first one since it began', () => {
    const seen = new EntriesSeen('2026-11-23T12:00:00.000Z');
    expect(seen.newOf(order)).toEqual([late]);
    expect(seen.newOf(order)).toEqual([]);
    const [sameMoment, after] = [entry('3', {}), entry('4', {})];
    const grown = { ...order, statusHistory: [...order.statusHistory, sameMoment, after] };
    expect(seen.newOf(grown)).toEqual([sameMoment, after]);
  });
});
