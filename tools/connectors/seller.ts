import { eventually } from '#testing';
import { newMerchant } from '../../e2e/support/new-merchant.js';
import { ApiClient } from '../demo/api-client.js';
import { clientOf, tokenOf } from '../demo/read-sandbox.js';
import { productBody } from '../requests/product-body.js';
import { trackingBody } from '../requests/tracking-body.js';
import type { TestStack } from '../stack/testing/test-stack.js';
import { inParallel } from './in-parallel.js';

export const CHANNEL = 'TIENDA';
export const CURRENCY = 'MXN';
const MERCHANT = 'VENDEDOR';
const CONNECTOR = `${CHANNEL}-CONNECTOR`;
const COLORS = ['Negro', 'Azul marino', 'Rojo'];
const SIZES = ['M', 'G'];
/** Each product has five of the six pairs of color and size. */
export const VARIANTS = 5;
const ROWS = 200;
const LONG = { timeoutMs: 300_000 };

export type Sku = ReturnType<typeof productBody>[number];

interface Batch {
  refused: number;
  results: unknown[];
}

/** A merchant that sells in one channel, the operator, and the credentials of the channel's connector. */
export class Seller {
  readonly merchantId = MERCHANT;

  private constructor(
    readonly api: ApiClient,
    readonly operator: ApiClient,
    readonly connector: { clientId: string; clientSecret: string },
    private readonly carrierId: string,
  ) {}

  /** Creates the channel, which the sandbox does not have, and connects a new merchant to only this channel. */
  static async open(stack: TestStack): Promise<Seller> {
    const { gateway, sandbox } = stack;
    const anonymous = new ApiClient({ gateway, onRetry: () => undefined });
    const operator = anonymous.as(await tokenOf(sandbox, 'OPS'));
    await operator.send('PUT', `/ops/sales-channels/${CHANNEL}`, {
      name: 'Tienda',
      country: 'MX',
      currency: CURRENCY,
      locale: 'es-MX',
      taxesOnline: false,
      feeShare: 0.1,
      priceEnding: { step: 1, offset: 0.9 },
    });
    await newMerchant(stack, MERCHANT);
    await operator.send('PUT', `/ops/merchants/${MERCHANT}`, {
      name: MERCHANT,
      country: 'US',
      currency: 'USD',
      autoLocalization: true,
      connectedChannels: [CHANNEL],
    });
    const { body } = await operator.send<{ clientSecret: string }>('POST', '/ops/clients', {
      clientId: CONNECTOR,
      kind: 'sales-channel',
      salesChannel: CHANNEL,
      scopes: ['listings', 'orders'],
    });
    const connector = { clientId: CONNECTOR, clientSecret: body.clientSecret };
    const api = anonymous.as(await tokenOf(sandbox, MERCHANT));
    return new Seller(api, operator, connector, clientOf(sandbox, MERCHANT).carrierId ?? '');
  }

  /** The SKUs of a product, with an image for each of its colors. */
  product(number: number, images: string): Sku[] {
    const productId = `CAMISETA-${number}`;
    return productBody(productId, { colors: COLORS, sizes: SIZES })
      .slice(0, VARIANTS)
      .map((sku) => {
        const { color } = sku.globalSaleChannelData;
        const name = `Camiseta de algodón modelo ${number} ${color.toLowerCase()}`;
        return { ...sku, name, images: [`${images}/${number}/${COLORS.indexOf(color)}.png`] };
      });
  }

  async upload(products: readonly Sku[][]): Promise<void> {
    await inParallel(products, (skus) => this.api.send('POST', '/ext/merchant/skus', skus));
  }

  async price(prices: ReadonlyMap<string, number>): Promise<void> {
    const rows = [...prices].map(([skuId, salePrice]) => ({ skuId, salePrice }));
    await this.sendRows('/ext/prices/origin', rows);
  }

  async stock(quantities: ReadonlyMap<string, number>): Promise<void> {
    const rows = [...quantities].map(([skuId, quantity]) => ({
      skuId,
      quantity,
      warehouseId: 1,
      inventoryType: 'AVAILABLE',
    }));
    await this.sendRows('/ext/inventories/batch', rows);
  }

  /** Sends rows until each is accepted, because a service rejects rows of a SKU that it does not know yet. */
  private async sendRows(path: string, rows: readonly unknown[]): Promise<void> {
    for (let from = 0; from < rows.length; from += ROWS) {
      const batch = rows.slice(from, from + ROWS);
      await eventually(
        async () => {
          const { body } = await this.api.send<Batch>('POST', path, batch);
          if (body.refused > 0) throw new Error(JSON.stringify(body.results).slice(0, 2_000));
        },
        { ...LONG, waitingFor: `${path} to accept every row` },
      );
    }
  }

  /** Maps the category of the products as the merchant. @param channelCategory its code in the channel */
  async mapCategory(channelCategory: string): Promise<void> {
    const mappings = [{ category: 'Ropa > Camisetas', channelCategory }];
    await this.api.send('PUT', `/ext/category-mappings/${CHANNEL}`, { mappings });
  }

  async deleteSku(skuId: string): Promise<void> {
    await this.api.send('DELETE', `/ext/merchant/skus/${skuId}`);
  }

  async cancel(orderId: string): Promise<void> {
    const body = { cancelDate: new Date().toISOString(), cancelReason: 'It is sold out.' };
    await this.api.send('POST', `/ext/orders/${orderId}/cancel`, body);
  }

  /** Reports the hand-over of the parcel as the merchant. */
  async ship(parcelId: string): Promise<void> {
    await this.report(this.api, '/ext', parcelId, ['AWAITING_PICK_UP', 'LEFT_FULFILLMENT']);
  }

  /** Reports the last legs as an operator. */
  async deliver(parcelId: string): Promise<void> {
    const codes = ['ARRIVED_COUNTRY', 'CUSTOMS_RELEASED', 'OUT_FOR_DELIVERY', 'DELIVERED'];
    await this.report(this.operator, '/ops', parcelId, codes);
  }

  private async report(
    client: ApiClient,
    side: '/ext' | '/ops',
    parcelId: string,
    codes: readonly string[],
  ): Promise<void> {
    const reports = codes.map((code, index) => {
      const eventDate = new Date(Date.now() - 60_000 + index * 1_000).toISOString();
      return { parcelId, code, eventDate };
    });
    await client.send('PUT', `${side}/parcelTrackings`, trackingBody(this.carrierId, reports));
  }

  /** Returns one unit of the order's first line. */
  async takeBack(orderId: string, itemId: string): Promise<void> {
    const act = (action: string, body?: unknown): Promise<unknown> =>
      this.operator.send('POST', `/ops/orders/${orderId}/${action}`, body);
    await act('return-request');
    await act('return-approve');
    const items = [{ itemId, quantity: 1, inventoryType: 'AVAILABLE' }];
    await act('return-receive', { items });
  }
}
