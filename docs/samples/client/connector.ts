import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Entrepot, EntrepotError } from '@entrepot/client';
import type {
  AppliedQuantityInput,
  ListingAnswerInput,
  PlaceChannelOrderRequest,
} from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CHANNEL_TOKEN: token = '', SHOP_URL = '' } = process.env;
const { listings, orders } = new Entrepot({ url, token }).channel;

/** How far each of the three loops has come; kept in a file, so that a restart continues there. */
const state = { listings: {}, orders: {}, sales: '' };
if (existsSync('state.json')) Object.assign(state, JSON.parse(readFileSync('state.json', 'utf8')));
function keep(change: Partial<typeof state>): void {
  writeFileSync('state.new', JSON.stringify(Object.assign(state, change)));
  renameSync('state.new', 'state.json');
}

/** An order of the shop; `item` is the id under which the connector has put it there. */
interface Sale {
  number: string;
  currency: string;
  paidAt: string;
  cancelledAt?: string;
  changedAt: string;
  lines: Line[];
  buyer: { name: string; taxId: string };
  address: { line: string; city: string; zip: string; country: string };
}
type Line = { id: string; item: string; title: string; units: number; price: number };

class Refused extends Error {}
/** Calls the shop; throws `Refused` with its reason where it says no, and waits while it is away. */
async function shop(method: string, path: string, body?: object): Promise<unknown> {
  for (;;) {
    const options = { method, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(SHOP_URL + path, options).catch(() => undefined);
    if (answer?.ok) return answer.json();
    const status = answer?.status ?? 0;
    if ([400, 404, 409, 422].includes(status)) throw new Refused(await answer?.text());
    console.error(`${method} ${path}: ${status || 'no answer'}`);
    await delay(1_000);
  }
}

/** 1. Listings: shows each change in the shop, then says so, then keeps the cursor. */
async function showListings(): Promise<void> {
  for await (const page of listings.follow(state.listings)) {
    const answers: ListingAnswerInput[] = [];
    const quantities: AppliedQuantityInput[] = [];
    for (const { merchantId, skuId, listingVersion, action, ...shown } of page.listings) {
      const salesChannelSkuId = `${merchantId}:${skuId}`;
      const path = `/items/${encodeURIComponent(salesChannelSkuId)}`;
      const answer = { merchantId, skuId, listingVersion };
      if (action === 'withdraw') {
        await shop('DELETE', path);
        continue;
      }
      try {
        const { name: title, price, quantity = null } = shown;
        await shop('PUT', path, { title, price: price?.sale, stock: quantity });
        answers.push({ ...answer, status: 'APPROVED', salesChannelSkuId });
        const appliedAt = new Date().toISOString();
        if (quantity !== null) quantities.push({ merchantId, skuId, quantity, appliedAt });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        // The shop may still have what it showed before.
        await shop('DELETE', path);
        answers.push({ ...answer, status: 'DENIED', message: error.message.slice(0, 500) });
      }
    }
    if (answers.length > 0) await listings.answer(answers);
    if (quantities.length > 0) await listings.quantities(quantities);
    keep({ listings: { after: page.after } });
  }
}

/** 2. Sales: places, approves and cancels what buyers did in the shop, one order for each merchant. */
async function sell(): Promise<void> {
  for (;;) {
    const sales = (await shop('GET', `/orders?changedAfter=${state.sales}`)) as Sale[];
    for (const sale of sales) {
      const ofMerchants = Map.groupBy(sale.lines, ({ item }) => item.split(':', 1).join());
      for (const [merchantId, lines] of ofMerchants) {
        const query = { merchantId };
        try {
          await orders.place(orderOf(sale, merchantId, lines));
          const at = { approvalDate: sale.paidAt };
          if (sale.cancelledAt === undefined) await orders.approve(sale.number, at, query);
          else await orders.cancel(sale.number, { cancelDate: sale.cancelledAt }, query);
        } catch (error) {
          // Waiting does not help against a 409 or 422: a person has to look at it.
          if (!(error instanceof EntrepotError) || ![409, 422].includes(error.status)) throw error;
          const reasons = error.errors.map(({ pointer, detail }) => `${pointer} ${detail}`);
          await shop('POST', `/orders/${sale.number}/notes`, { note: error.detail, reasons });
        }
      }
      keep({ sales: sale.changedAt });
    }
    if (sales.length === 0) await delay(1_000);
  }
}

function orderOf(sale: Sale, merchantId: string, lines: Line[]): PlaceChannelOrderRequest {
  const value = Number(lines.reduce((sum, line) => sum + line.price * line.units, 0).toFixed(2));
  const { line: street, city, zip: postalCode, country } = sale.address;
  const deliveryEstimateDate = new Date(Date.parse(sale.paidAt) + 12 * 86_400_000).toISOString();
  const shipping = { name: 'Standard', company: 'Post', listPrice: 0, salePrice: 0 };
  return {
    merchantId,
    salesChannelOrderId: sale.number,
    currency: sale.currency,
    value,
    creationDate: sale.paidAt,
    totals: { itemsGross: value, itemsDiscount: 0, shippingGross: 0, shippingDiscount: 0 },
    items: lines.map(({ id, item, title, units, price }) => ({
      id,
      salesChannelSkuId: item,
      name: title,
      quantity: units,
      listPrice: price,
      salePrice: price,
    })),
    customer: { type: 'PERSON', document: sale.buyer.taxId, firstName: sale.buyer.name },
    shipping: {
      deliveryAddress: { street, city, postalCode, country },
      deliveries: [
        { ...shipping, deliveryTime: 12, deliveryEstimateDate, items: lines.map(({ id }) => id) },
      ],
    },
    payments: [{ type: 'CARD', value }],
  };
}

/** 3. Orders: reports their status and tracking to the shop. */
async function followOrders(): Promise<void> {
  for await (const page of orders.follow(state.orders)) {
    for (const { salesChannelOrderId, merchantId, status, parcels, trackingUrl } of page.orders) {
      const tracking = parcels.flatMap((parcel) => parcel.trackingNumber ?? []);
      const change = { merchantId, status, tracking, trackingUrl };
      await shop('PUT', `/orders/${encodeURIComponent(salesChannelOrderId)}/delivery`, change);
    }
    keep({ orders: { after: page.after } });
  }
}

await Promise.all([showListings(), sell(), followOrders()]);
