import type { EventOf, SalesChannelOrderPlaced } from '#contracts';
import { TOKEN_SCOPES } from '#edge';
import { eventually } from '#testing';
import { ApiClient } from '../../../tools/demo/api-client.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { exampleBody, operationOf } from '../documented-requests.js';
import type { Json } from '../merchant.js';

const MEXICAN = {
  country: 'MX',
  currency: 'MXN',
  locale: 'es-MX',
  taxesOnline: false,
  feeShare: 0.18,
  priceEnding: { step: 1, offset: 0.9 },
  service: 'STANDARD',
  freightShownSeparately: false,
};

/** Sets up sales channels and connects a merchant to only these. @returns them in the order of the ids */
export async function channelsOf(
  stack: TestStack,
  operator: ApiClient,
  merchantId: string,
  ids: readonly string[],
): Promise<SellingChannel[]> {
  for (const id of ids) {
    await operator.send('PUT', `/ops/sales-channels/${id}`, { name: id, ...MEXICAN });
  }
  await operator.send('PUT', `/ops/merchants/${merchantId}`, {
    name: merchantId,
    country: 'US',
    currency: 'USD',
    autoLocalization: true,
    connectedChannels: ids,
  });
  const channels = ids.map(async (id) => {
    const { body } = await operator.send<Json>('POST', `/ops/sales-channels/${id}/tokens`, {
      scopes: TOKEN_SCOPES,
    });
    const options = { gateway: stack.gateway, onRetry: () => undefined };
    return new SellingChannel(id, body.token, new ApiClient(options, body.token));
  });
  return Promise.all(channels);
}

/** A sales channel that sells one SKU over HTTP, one unit per order. */
export class SellingChannel {
  private listing: Json;

  constructor(
    readonly id: string,
    readonly token: string,
    private readonly api: ApiClient,
  ) {}

  async get(path: string): Promise<Json> {
    return (await this.api.send<Json>('GET', path)).body;
  }

  /** Waits until all its listings have this quantity, and uses the price of the first one from then on. */
  async lists(quantity: number, count = 1): Promise<void> {
    await eventually(
      async () => {
        const { listings } = await this.get('/channel/listings');
        expect(listings).toMatchObject(
          Array.from({ length: count }, () => ({ action: 'publish', quantity })),
        );
        [this.listing] = listings;
      },
      { timeoutMs: 60_000, waitingFor: `${this.id} to list ${quantity}` },
    );
  }

  /** The body of an order of one unit. */
  sold(salesChannelOrderId: string): Json {
    const { merchantId, skuId, salesChannelSkuId = skuId, price } = this.listing;
    const { sale, list = sale } = price;
    const example = exampleBody(operationOf('placeChannelOrder')) as Json;
    const [item] = example.items;
    return {
      ...example,
      merchantId,
      salesChannelOrderId,
      value: sale,
      creationDate: new Date().toISOString(),
      totals: {
        ...example.totals,
        itemsGross: list,
        itemsDiscount: Number((list - sale).toFixed(2)),
      },
      items: [{ ...item, salesChannelSkuId, quantity: 1, listPrice: list, salePrice: sale }],
      payments: [{ type: 'BILL', value: sale }],
    };
  }

  /** Places an order and approves it. @returns the status of the first answer */
  async sell(sold: Json): Promise<number> {
    const { status } = await this.api.send('POST', '/channel/orders', sold);
    const path = `/channel/orders/${sold.salesChannelOrderId}/approve`;
    await this.api.send('POST', path, { approvalDate: new Date().toISOString() });
    return status;
  }

  async cancel(salesChannelOrderId: string): Promise<void> {
    const body = { cancelDate: new Date().toISOString() };
    await this.api.send('POST', `/channel/orders/${salesChannelOrderId}/cancel`, body);
  }

  /** The channel's view of its orders. */
  async orders(): Promise<Json[]> {
    return (await this.get('/channel/orders?pageSize=200')).orders;
  }
}

type Sold = EventOf<typeof SalesChannelOrderPlaced>;

const COUNTS = ['quantity', 'deliveryTime'];

/** The same order as an event of the channel's stream, with amounts as texts; without the event's id and time. */
export function asEvent(salesChannel: string, sold: Json): Omit<Sold, 'eventId' | 'occurredAt'> {
  const withTexts = JSON.parse(JSON.stringify(sold), (name, value: unknown) =>
    typeof value === 'number' && !COUNTS.includes(name) ? String(value) : value,
  ) as Sold;
  return { ...withTexts, salesChannel, subject: `${salesChannel}:${sold.salesChannelOrderId}` };
}
