import { eventually } from '#testing';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { ApiClient } from '../../tools/demo/api-client.js';
import { orderBody, type ShownPrice } from '../../tools/requests/order-body.js';
import { tShirt } from '../../tools/requests/product-body.js';
import { clientOf, tokenOf } from '../../tools/demo/read-sandbox.js';
import { AnswerChecker } from '../../tools/openapi/check/answer-checker.js';
import { committedOpenApi } from '../../tools/openapi/openapi.js';
import { stockBody } from '../../tools/requests/stock-body.js';
import { trackingBody } from '../../tools/requests/tracking-body.js';

/* eslint-disable typescript/no-explicit-any -- answers are untyped, like in a merchant's program; tests assert on them */
export type Json = any;

const CHANNEL = 'MELI';
/** Longer than every outage of a suite. */
const TIMEOUT = { timeoutMs: 60_000 };

/** Checks every answer in these suites against the API document. */
const answers = new AnswerChecker(committedOpenApi());

/** The requests of a merchant's integration and of an operator for the main job. */
export class Merchant {
  private constructor(
    private readonly stack: TestStack,
    readonly api: ApiClient,
    readonly operator: ApiClient,
    private readonly clientId: string,
  ) {}

  /** @param clientId of the merchant */
  static async logIn(stack: TestStack, clientId = 'ACME'): Promise<Merchant> {
    const anonymous = new ApiClient({
      gateway: stack.gateway,
      onRetry: () => undefined,
      onAnswer: (answer) => answers.check(answer),
    });
    const login = async (id: string): Promise<ApiClient> =>
      anonymous.as(await tokenOf(stack.sandbox, id));
    return new Merchant(stack, await login(clientId), await login('OPS'), clientId);
  }

  async get(path: string): Promise<Json> {
    return (await this.api.send<Json>('GET', path)).body;
  }

  /** Uploads a product of four SKUs with stock and waits for its localization. @returns the SKU ids */
  async upload(productId: string): Promise<string[]> {
    const { body } = await this.api.send<Json>('POST', '/ext/merchant/skus', tShirt(productId));
    const skuIds: string[] = body.map((sku: Json) => sku.skuId);
    for (const skuId of skuIds) {
      await this.setStock(skuId, 20);
    }
    await eventually(
      async () => {
        const product = await this.get(`/ext/merchant/products/${productId}`);
        for (const sku of product) {
          expect(sku.localizationStatus).toBe('READY_FOR_SALES_CHANNEL');
        }
      },
      { ...TIMEOUT, waitingFor: 'localization' },
    );
    return skuIds;
  }

  async setStock(skuId: string, quantity: number): Promise<void> {
    await this.api.send('POST', '/ext/inventories/', stockBody(skuId, quantity));
  }

  /** Prices SKUs and waits for the channels' approval. @returns the first one's price record */
  async price(skuIds: readonly string[]): Promise<ShownPrice & Json> {
    for (const skuId of skuIds) {
      const price = { salePrice: 60, listPrice: 75 };
      await this.api.send('POST', `/ext/prices/origin/${skuId}`, price);
    }
    await eventually(
      async () => {
        for (const skuId of skuIds) {
          const { channels } = await this.get(`/ext/merchant/skus/${skuId}/status`);
          const channel = channels.find((connection: Json) => connection.salesChannel === CHANNEL);
          // Prints the price and the reason why the SKU still waits.
          expect(channel).toMatchObject({ status: 'SALES_CHANNEL_APPROVED' });
        }
      },
      { ...TIMEOUT, waitingFor: 'channel approval' },
    );
    return this.get(`/ext/skus/${skuIds[0]}/validPrice?salesChannel=${CHANNEL}&currency=MXN`);
  }

  /** Places an order of one unit each of the first two SKUs. @returns the order */
  async order(id: string, skuIds: readonly string[], price: ShownPrice): Promise<Json> {
    const body = orderBody(id, CHANNEL, skuIds, price);
    return (await this.api.send<Json>('POST', '/orders', body)).body;
  }

  async approve(orderId: string): Promise<Json> {
    const body = { approvalDate: '2026-11-21T10:00:00.000Z' };
    return (await this.api.send<Json>('POST', `/orders/${orderId}/approve`, body)).body;
  }

  /** Waits until an order has a status. @returns the order with its history */
  orderAt(orderId: string, status: string): Promise<Json> {
    return eventually(
      async () => {
        const order = await this.get(`/ext/orders/${orderId}`);
        expect(order.status).toBe(status);
        return order;
      },
      { ...TIMEOUT, waitingFor: `${orderId} to be ${status}` },
    );
  }

  /** The only parcel of an order, from the list of parcels. */
  parcelOf(salesChannelOrderId: string): Promise<Json> {
    return eventually(async () => {
      const path = `/ext/parcels?salesChannelOrderId=${salesChannelOrderId}`;
      const { parcels } = await this.get(path);
      expect(parcels).toHaveLength(1);
      return parcels[0];
    }, TIMEOUT);
  }

  /** Reports tracking codes: the merchant's own through `/ext`, an operator's through `/ops`. */
  async report(by: 'merchant' | 'operator', parcelId: string, codes: string[]): Promise<void> {
    const { carrierId } = clientOf(this.stack.sandbox, this.clientId);
    const reports = codes.map((code, index) => ({
      parcelId,
      code,
      eventDate: new Date(Date.now() - 60_000 + index * 1_000).toISOString(),
    }));
    const body = trackingBody(carrierId ?? '', reports);
    if (by === 'merchant') await this.api.send('PUT', '/ext/parcelTrackings', body);
    else await this.operator.send('PUT', '/ops/parcelTrackings', body);
  }
}
