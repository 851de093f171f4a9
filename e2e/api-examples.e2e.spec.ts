import { eventually } from '#testing';
import { startTestStack, type TestStack } from '../tools/stack/testing/test-stack.js';
import { SERVICES } from '../tools/stack/topology.js';
import { callAsChannel } from './support/calls/channel-calls.js';
import { callChannelOrders } from './support/calls/channel-order-calls.js';
import { callTokensAndClients } from './support/calls/client-calls.js';
import { callErasure } from './support/calls/erasure-calls.js';
import { exampleBody, operationOf, operations } from './support/documented-requests.js';
import { ExampleCalls, type ExampleChange } from './support/calls/example-calls.js';
import type { Json } from './support/merchant.js';
import { callParked } from './support/calls/parked-calls.js';
import { recordException } from './support/parked.js';
import { callTerms } from './support/calls/terms-calls.js';
import { callWebhooks } from './support/webhooks/webhook-calls.js';

describe('the examples of the API document, run in sequence in a fresh sandbox (decision 2.5)', () => {
  let stack: TestStack;
  let calls: ExampleCalls;

  beforeAll(async () => {
    stack = await startTestStack({ prefix: 'examples' });
    calls = await ExampleCalls.start(stack);
  }, 120_000);

  afterAll(() => stack?.stop());

  const call: ExampleCalls['call'] = (...all) => calls.call(...all);

  it('A merchant sends a product with stock and prices, which the channel approves', async () => {
    for (const id of ['checkProducts', 'upsertSkus']) await call('merchant', id);
    await call('merchant', 'setInventory');
    expect(await call('merchant', 'setInventories')).toMatchObject({ accepted: 2, refused: 0 });
    await eventually(async () => {
      const [sku] = await call('merchant', 'readProduct');
      expect(sku.localizationStatus).toBe('READY_FOR_SALES_CHANNEL');
    });
    const { results } = await call('merchant', 'previewPriceUpdates');
    expect(results.map(({ status }: Json) => status)).toEqual([200, 200]);
    await call('merchant', 'updateOriginPrice');
    await call('merchant', 'updateDestinationPrice');
    expect(await call('merchant', 'updateOriginPrices')).toMatchObject({ accepted: 1 });
    expect(await call('merchant', 'updateDestinationPrices')).toMatchObject({ accepted: 2 });
    await eventually(async () => {
      const { channels } = await call('merchant', 'readSkuStatus');
      const meli = channels.find((channel: Json) => channel.salesChannel === 'MELI');
      expect(meli).toMatchObject({ status: 'SALES_CHANNEL_APPROVED', price: 'localized' });
    });
    for (const id of [
      'readLocalizations',
      'readValidPrice',
      'readSentPrices',
      'readPriceBreakdown',
    ]) {
      await call('merchant', id);
    }
  });

  it('A merchant sells, ships and delivers it, and cancels another order', async () => {
    const { orderId } = await call('merchant', 'createOrder');
    await call('merchant', 'approveOrder');
    const { shipping } = await eventually(async () => {
      const order = await call('merchant', 'readOrder');
      expect(order).toMatchObject({ orderId, status: 'READY_TO_SHIP' });
      return order;
    });
    await call('operator', 'reportProgress');
    await call('merchant', 'readOrderOfChannel');
    expect(await call('merchant', 'readOrderDocuments')).toMatchObject({ status: 'success' });
    const { parcels } = await call('merchant', 'listParcels');
    const [{ parcelId, trackingUrl, labels }] = parcels;
    expect(shipping.deliveries[0].parcels[0]).toMatchObject({ parcelId });
    await call('merchant', 'readParcel', { params: { parcelId } });
    const { id: shipmentId } = await call('merchant', 'createShipment', {
      body: { parcelIds: [parcelId] },
    });
    await call('merchant', 'readShipment', { params: { shipmentId } });
    await call('merchant', 'cancelShipment', { params: { shipmentId } });
    await call('merchant', 'reportTracking', trackingOf('reportTracking', parcelId));
    const atDoor = trackingOf('reportTrackingAsOperator', parcelId);
    await call('operator', 'reportTrackingAsOperator', atDoor);
    for (const url of [trackingUrl, labels[0].labelUrl]) expect((await fetch(url)).ok).toBe(true);
    calls.done.add('openTrackingPage').add('openDocument');
    await call('merchant', 'printLabels', { params: { parcelIds: parcelId } });
    await call('operator', 'printLabelsOfAllMerchants', { params: { parcelIds: parcelId } });

    const other = { salesChannelOrderId: '1005' };
    const { orderId: unwanted } = await call('merchant', 'createOrder', { body: other });
    const cancelled = await call('merchant', 'cancelOrder', { params: { orderId: unwanted } });
    expect(cancelled).toMatchObject({ orderId: unwanted, status: 'CANCELLED' });
  });

  it('Operators hold, release and return orders (decision 6.12)', async () => {
    const { orderId } = await call('merchant', 'createOrder', {
      body: { salesChannelOrderId: '1003' },
    });
    const params = { orderId };
    await call('operator', 'holdOrder', { params });
    expect(await call('operator', 'releaseOrder', { params })).toMatchObject({ status: 'CREATED' });

    const fraud = await call('merchant', 'createOrder', { body: { salesChannelOrderId: '1017' } });
    const cancelling = { params: { orderId: fraud.orderId } };
    expect(await call('operator', 'cancelOrderOfMerchant', cancelling)).toMatchObject({
      status: 'CANCELLED',
    });

    const lost = await call('merchant', 'createOrder', { body: { salesChannelOrderId: '1004' } });
    await call('merchant', 'approveOrder', { params: { orderId: lost.orderId } });
    await reported(lost.orderId, 'LEFT_FULFILLMENT', 'SHIPPED');
    await call('operator', 'reportOperationalIssue', { params: { orderId: lost.orderId } });

    await reported('ACME-MELI-1001', 'DELIVERED', 'DELIVERED');
    await call('operator', 'requestReturn');
    await call('operator', 'approveReturn');
    expect(await call('operator', 'receiveReturn')).toMatchObject({ status: 'RETURNED' });
    await eventually(async () => {
      const { inventories } = await call('merchant', 'listInventories');
      const returned = inventories.find((inventory: Json) => inventory.warehouseId === 1001);
      expect(returned).toMatchObject({ quantity: 1, inventoryType: 'AVAILABLE' });
      expect(returned.returnedOrders).toMatchObject([{ orderId: 'ACME-MELI-1001', quantity: 1 }]);
    });

    await recordException(stack, 'ACME-MELI-1001');
    const [{ id }] = (await call('operator', 'listExceptions')).exceptions;
    await call('operator', 'acknowledgeException', { params: { id } });
  });

  it('Operators read across merchants (decision 8.7)', async () => {
    for (const list of ['Skus', 'Inventories', 'Prices', 'Orders', 'Parcels', 'Shipments']) {
      const merchantsList = await call('merchant', `list${list}`);
      const [[member, [row]]] = Object.entries<Json>(merchantsList) as [[string, Json[]]];
      expect((await call('operator', `list${list}OfAllMerchants`))[member]).toContainEqual(row);
    }
    for (const count of ['countOrders', 'countSkus']) {
      const { total } = await call('merchant', count);
      expect(total).toBeGreaterThan(0);
      expect(await call('operator', `${count}OfAllMerchants`)).toMatchObject({ total });
    }
    const order = await call('merchant', 'readOrder');
    expect(await call('operator', 'readOrderOfAnyMerchant')).toEqual(order);
    const [sku] = await call('merchant', 'readProduct');
    expect(await call('operator', 'readSkuOfAnyMerchant')).toEqual(sku);
    for (const answer of [
      'SkuStatus',
      'Localizations',
      'SentPrices',
      'ValidPrice',
      'PriceBreakdown',
      'Stock',
    ]) {
      const merchantsAnswer = await call('merchant', `read${answer}`);
      expect(await call('operator', `read${answer}OfAnyMerchant`)).toEqual(merchantsAnswer);
    }
    const history = await call('merchant', 'listStockMovements');
    expect(await call('operator', 'listStockMovementsOfAnyMerchant')).toEqual(history);
    const [shipment] = (await call('merchant', 'listShipments')).shipments;
    const params = { shipmentId: shipment.id };
    expect(await call('operator', 'readShipmentOfAnyMerchant', { params })).toEqual(shipment);
  });

  it('An operator erases the personal data of a buyer in every service (decision 8.6)', () =>
    callErasure(calls));

  /** Waits for an order's parcel, then reports a tracking event for it as an operator. */
  async function reported(orderId: string, code: string, status: string): Promise<void> {
    const parcelId = await eventually(async () => {
      const order = await call('merchant', 'readOrder', { params: { orderId } });
      const [parcel] = order.shipping.deliveries[0].parcels;
      expect(parcel).toHaveProperty('parcelId');
      return parcel.parcelId as string;
    });
    const events = [
      {
        parcelId,
        externalCode: code,
        description: 'Seen',
        eventDate: new Date().toISOString(),
        location: 'Laredo, TX, US',
      },
    ];
    await call('operator', 'reportTrackingAsOperator', { body: { events } });
    await eventually(async () => {
      const order = await call('merchant', 'readOrder', { params: { orderId } });
      expect(order.status).toBe(status);
    });
  }

  it('A channel places the orders that it sold, and reads their progress (decision 10.5)', () =>
    callChannelOrders(calls));

  it('Clients simulate taxes, load rates and terms, restrict trade, and issue tokens', async () => {
    await callTerms(calls);
    await callAsChannel(calls);
    await call('operator', 'loadFxRate');
    const added = await call('operator', 'addTradeRestriction');
    await call('operator', 'endTradeRestriction', { params: { id: added.id } });
    const { restrictions } = await call('operator', 'listTradeRestrictions');
    expect(restrictions.at(-1)).toMatchObject({ id: added.id, validUntil: '2030-12-31' });
    await callTokensAndClients(calls);
    await call('merchant', 'listRequests');
    await call('operator', 'listRequestsOfAllMerchants');
    await call('operator', 'listSessions');
    await call('operator', 'endSessions', { params: { clientId: 'oidc:ana@example.com' } });
    const { kid } = await call('operator', 'rotateSigningKey');
    await call('operator', 'listSigningKeys');
    await call('operator', 'revokeSigningKey', { params: { kid } });
  });

  it('Operators set up merchants and channels, and republish their data', async () => {
    const ofMerchants = 'putMerchant readMerchant listMerchants putWarehouse listWarehouses';
    const ofChannels =
      'putSalesChannel readSalesChannel listSalesChannels setLocalization setLocalizations';
    for (const id of `${ofMerchants} ${ofChannels}`.split(' ')) await call('operator', id);
    const republished =
      'Merchant SalesChannel Sku Inventory Price Order Parcel Shipment FxRate Term';
    for (const resource of republished.split(' ')) {
      const several = `${resource.replace(/y$/, 'ie')}s`;
      const read = `read${resource}Republication`;
      const { jobId } = await call('operator', `republish${several}`);
      await eventually(async () => {
        expect(await call('operator', read, { params: { jobId } })).toHaveProperty('finishedAt');
      });
    }
    const otherOperations = 'listPriceRequeues listFxRates putCarrier listCarriers';
    for (const id of otherOperations.split(' ')) await call('operator', id);
  });

  it('Operators list the parked messages of a service, and replay or drop them', async () => {
    await callParked(calls, stack);
    const { lag } = await call('operator', 'readMessaging');
    expect(lag).toMatchObject({ state: 'known' });
    const { services } = await call('operator', 'readOverview');
    expect(services.map(({ state }: Json) => state)).toEqual(SERVICES.map(() => 'up'));
    const audit = await call('operator', 'listServiceAudit');
    expect(audit.rows.map(({ what }: Json) => what).slice(0, 4)).toEqual([
      'parked-outbox.dropped',
      'parked-outbox.replayed',
      'parked-message.dropped',
      'parked-key.replayed',
    ]);
    await call('operator', 'listChanges');
    await call('merchant', 'readSummary');
    const { unavailable } = await call('operator', 'readSummaryOfAllMerchants');
    expect(unavailable).toEqual([]);
    await call('operator', 'readSession');
  });

  it('An endpoint receives events, which the merchant and operators read (chapter 9)', () =>
    callWebhooks(calls));

  it('A merchant deletes a SKU and a product (decision 3.15)', async () => {
    await call('merchant', 'deleteSku');
    await call('merchant', 'upsertSkus');
    await call('merchant', 'deleteProduct');
    const { skus } = await call('merchant', 'listSkus');
    expect(skus).not.toContainEqual(expect.objectContaining({ skuId: 'TSHIRT-1' }));
  });

  it('Anyone reads the public operations', async () => {
    const ofEvents = 'listEventSchemas readEventSchema readEventSchemaBundle readEventsDocument';
    for (const id of `readKeySet readApiDocument ${ofEvents}`.split(' '))
      await call('anonymous', id);
    for (const path of ['/problems', '/problems/validation-failed']) {
      expect((await fetch(stack.gateway + path)).ok).toBe(true);
    }
    calls.done.add('listProblems').add('explainProblem');
  });

  it('The examples cover every operation', () => {
    expect([...operations.keys()].filter((id) => !calls.done.has(id))).toEqual([]);
  });
});

/**
 * The example tracking report, with the actual parcel id, because a retried transaction may have skipped a serial
 * number.
 */
function trackingOf(id: string, parcelId: string): ExampleChange {
  const { events } = exampleBody(operationOf(id)) as { events: object[] };
  return { body: { events: events.map((event) => ({ ...event, parcelId })) } };
}
