/** Ten calls to the API with a client that @hey-api/openapi-ts generates (docs/clients.md). */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { client } from './entrepot/client.gen.js';
import * as api from './entrepot/index.js';

const { ENTREPOT_URL = '', ENTREPOT_CLIENT_ID = '', ENTREPOT_CLIENT_SECRET = '' } = process.env;
const fromFile = <T>(file: string): T => JSON.parse(readFileSync(`../${file}`, 'utf8')) as T;

client.setConfig({ baseUrl: ENTREPOT_URL });
/** Throws the Problem of a rejected request; without this option, the Problem is `error` in the result. */
const throwOnError = true;

async function logIn(): Promise<void> {
  const body = { clientId: ENTREPOT_CLIENT_ID, clientSecret: ENTREPOT_CLIENT_SECRET };
  const { data } = await api.generateToken({ body, throwOnError });
  console.log('token:', data.tokenType, data.expiresIn);
  client.setConfig({ auth: data.token });
}

async function upsert(): Promise<void> {
  const body = fromFile<api.SkuDto[]>('skus.json');
  const { data } = await api.upsertSkus({ body, throwOnError });
  if (Array.isArray(data)) console.log('upsert:', data.map(({ skuId }) => skuId).join(', '));
}

function stock(quantity: number) {
  const body = { skuId: 'MUG-1', quantity, warehouseId: 1, inventoryType: 'AVAILABLE' } as const;
  return api.setInventory({ body });
}

async function list(): Promise<void> {
  // A SKU that changes while its pages are read appears again.
  const listed = new Set<string>();
  let nextPageToken: string | undefined;
  do {
    const query = { pageSize: 1, ...(nextPageToken && { nextPageToken }) };
    const { data } = await api.listSkus({ query, throwOnError });
    for (const sku of data.skus) if (sku.productId === 'MUG') listed.add(sku.skuId);
    ({ nextPageToken } = data);
  } while (nextPageToken !== undefined);
  console.log('list:', listed.size);
}

async function waitUntilSoldIn(channel: string): Promise<void> {
  for (;;) {
    const { data } = await api.readSkuStatus({ path: { skuId: 'MUG-1' }, throwOnError });
    const entry = data.channels.find(({ salesChannel }) => salesChannel === channel);
    if (entry?.status === 'SALES_CHANNEL_APPROVED') return;
    await delay(500);
  }
}

async function order(): Promise<string> {
  const salesChannelOrderId = `TS-${Date.now()}`;
  const body = { ...fromFile<api.CreateOrderRequest>('order.json'), salesChannelOrderId };
  const { data: created } = await api.createOrder({ body, throwOnError });
  console.log('order:', created.status);
  const path = { orderId: created.orderId };
  const approval = { approvalDate: new Date().toISOString() };
  const { data: approved } = await api.approveOrder({ path, body: approval, throwOnError });
  console.log('approve:', approved.status);
  return created.orderId;
}

async function waitForParcel(orderId: string): Promise<string> {
  for (;;) {
    const { data } = await api.readOrder({ path: { orderId }, throwOnError });
    const parcelId = data.shipping.deliveries[0]?.parcels[0]?.parcelId;
    if (parcelId !== undefined) return parcelId;
    await delay(500);
  }
}

async function track(parcelId: string): Promise<void> {
  const ready: api.MerchantTrackingEvent = {
    parcelId,
    eventDate: new Date().toISOString(),
    externalCode: 'AWAITING_PICK_UP',
    description: 'Ready',
    location: 'Laredo, TX, US',
  };
  const body = { carrierId: `${ENTREPOT_CLIENT_ID}-FC`, events: [ready] };
  const { data } = await api.reportTracking({ body, throwOnError });
  console.log('tracking:', data.status);
}

async function webhook(): Promise<void> {
  const body = { url: 'https://erp.example.com/entrepot-events', types: ['order.placed' as const] };
  const { data } = await api.createWebhookEndpoint({ body, throwOnError });
  console.log('webhook:', data.state);
  await api.deleteWebhookEndpoint({ path: { endpointId: data.id }, throwOnError });
}

await logIn();
await upsert();
const price = { salePrice: 12.5, listPrice: 15 };
const path = { skuId: 'MUG-1' };
console.log(
  'price:',
  (await api.updateOriginPrice({ path, body: price, throwOnError })).data.status,
);
console.log('stock:', (await stock(100)).data?.quantity);
await list();
await waitUntilSoldIn('MELI');
await track(await waitForParcel(await order()));
const { error } = await stock(-1);
const faults = error?.errors?.map((fault) => ('pointer' in fault ? fault.pointer : '')) ?? [];
console.log('error:', error?.code, ...faults);
await webhook();
