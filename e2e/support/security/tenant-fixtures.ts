import { eventually } from '#testing';
import { productBody } from '../../../tools/requests/product-body.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { Merchant } from '../merchant.js';
import type { Json } from '../merchant.js';
import { logIn } from './callers.js';
import { send } from './send.js';
import { fillTaxonomies } from './taxonomy-fixtures.js';

/** A word in every record of this merchant, and in no record of another client. */
export const MARK = 'MARKED';

/** The ids of ACME's records: one for each parameter of an operation that names a record. */
export interface TenantFixtures {
  merchant: Merchant;
  known: Record<string, string>;
}

/** The category of one SKU, which is also the name of an attribute in the merchant's mappings. */
const CATEGORY = `${MARK}-1`;

/** Taxonomies, four SKUs with stock and prices, one of another category, two orders in fulfilment, their parcels, a shipment of each of them, endpoints. */
export async function tenantFixturesOf(stack: TestStack): Promise<TenantFixtures> {
  const merchant = await Merchant.logIn(stack);
  // First, so that it is on the first page of the log of requests.
  const requestId = `${MARK}-request`;
  const token = await logIn(stack, 'ACME');
  await send(stack.gateway, '/ext/orders', { token, headers: { 'x-request-id': requestId } });
  await fillTaxonomies(merchant, CATEGORY);
  await addSkuIn(merchant, CATEGORY);
  const skuIds = await merchant.upload(MARK);
  const price = await merchant.price(skuIds);
  const orderIds = [`${MARK}-1`, `${MARK}-2`];
  const parcels: Json[] = [];
  for (const id of orderIds) {
    const { orderId } = await merchant.order(id, skuIds, price);
    await merchant.approve(orderId);
    await merchant.orderAt(orderId, 'READY_TO_SHIP');
    parcels.push(await merchant.parcelOf(id));
  }
  const shipments: Json[] = [];
  for (const { parcelId } of parcels) {
    const { body } = await merchant.api.send<Json>('POST', '/ext/shipments', {
      parcelIds: [parcelId],
      expectedShipDate: '2026-11-21T16:00:00.000Z',
      expectedDeliveryDate: '2026-11-22T16:00:00.000Z',
      firstMileTrackingNumber: `${MARK}-FM`,
      firstMileCarrierId: 'SHUTTLE',
    });
    shipments.push(body);
  }
  const [parcel] = parcels;
  const [endpointId = ''] = await addEndpoints(merchant);
  const hook = `/ext/webhooks/endpoints/${endpointId}`;
  const { body: sent } = await merchant.api.send<Json>('POST', `${hook}/test`);
  await merchant.api.send<Json>('POST', `${hook}/test`);
  await merchant.api.send('POST', `${hook}/replay`, {
    from: new Date().toISOString(),
    only: 'all',
  });
  await merchant.api.send('POST', `${hook}/disable`);
  await untilQuiet(merchant, hook);
  return {
    merchant,
    known: {
      productId: MARK,
      skuId: `${MARK}-1`,
      salesChannel: 'MELI',
      currency: 'MXN',
      salesChannelOrderId: `${MARK}-1`,
      orderId: `ACME-MELI-${MARK}-1`,
      parcelId: parcel.parcelId,
      parcelIds: parcel.parcelId,
      lastMileTrackingNumber: parcel.lastMileTrackingNumber,
      trackingNumber: parcel.parcelId,
      customerDocument: 'HEHL900101MDFRRC09',
      requestId,
      clientId: 'ACME',
      shipmentId: shipments[0].id,
      text: `${MARK}-1`,
      endpointId,
      deliveryId: sent.deliveryId,
      eventId: sent.eventId,
      category: CATEGORY,
      name: CATEGORY,
    },
  };
}

async function addSkuIn(merchant: Merchant, category: string): Promise<void> {
  const [sku] = productBody(`${MARK}-OTHER`, { colors: ['Negro'], sizes: ['M'] });
  const globalSaleChannelData = { ...sku?.globalSaleChannelData, category };
  await merchant.api.send('POST', '/ext/merchant/skus', [{ ...sku, globalSaleChannelData }]);
}

/** Two endpoints that nothing answers at; nothing is sent to the second. @returns their ids */
async function addEndpoints(merchant: Merchant): Promise<string[]> {
  const ids: string[] = [];
  for (const types of [undefined, ['merchant.changed']]) {
    const settings = { url: `https://${MARK}.example/events`, description: MARK };
    const { body } = await merchant.api.send<Json>('POST', '/ext/webhooks/endpoints', {
      ...settings,
      ...(types && { types }),
    });
    ids.push(body.id);
  }
  return ids;
}

/**
 * Waits until the sandbox's connector has reported all stock as applied, and nothing is sent to the disabled endpoint any
 * more, so that no further change follows.
 */
async function untilQuiet(merchant: Merchant, hook: string): Promise<void> {
  await eventually(
    async () => {
      const { deliveries } = await merchant.get(`${hook}/deliveries?state=waiting`);
      expect(deliveries).toEqual([]);
      const { inventories } = await merchant.get('/ext/inventories');
      for (const one of inventories) expect(one.lastIntegrationDate).toEqual(expect.any(String));
    },
    { waitingFor: 'the stock to be applied and the queue to be empty' },
  );
}
