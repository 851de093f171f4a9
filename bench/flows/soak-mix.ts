import { orderBody, type ShownPrice } from '../../tools/requests/order-body.js';
import type { HttpRequest } from '../load/http-load.js';
import { tenVariants, skuIdsOf } from '../load/product-body.js';
import { cartBody } from '../../tools/requests/cart-body.js';
import { stockBody } from '../../tools/requests/stock-body.js';
import { trackingBody } from '../../tools/requests/tracking-body.js';

/** Shares of the requests of a merchant's programs, its buyers' carts and its warehouse. */
const SHARES = {
  'list SKUs': 15,
  'read product': 10,
  'read price': 10,
  'simulate taxes': 30,
  'read order': 20,
  'list orders': 10,
  'find parcel': 15,
  'list inventories': 10,
  'create order': 16,
  'approve order': 15,
  'cancel order': 1,
  'report tracking': 18,
  'set inventory': 15,
  'update price': 10,
  'upsert product': 5,
};

type Kind = keyof typeof SHARES;

const PRODUCTS = 50;
const CHANNEL = 'MELI';
const OPEN_MAX = 200;

interface Placed {
  orderId: string;
  salesChannelOrderId: string;
  isApproved: boolean;
}

export interface SoakCallers {
  merchant: string;
  channel: string;
  price: ShownPrice;
  /** A product whose SKUs can be ordered. */
  sold: string;
}

/** A realistic mix of requests; later ones use ids from earlier answers, as a merchant's programs do. */
export class SoakMix {
  private readonly kinds = shuffled(
    Object.entries(SHARES).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind)),
  );
  private readonly placed: Placed[] = [];
  private readonly parcels: string[] = [];
  private looked = 0;

  constructor(private readonly callers: SoakCallers) {}

  /** Request number `n`, and a callback that stores ids from its answer. */
  next(n: number): { kind: Kind; request: HttpRequest; learn?: (answer: string) => void } {
    const kind = this.kinds[n % this.kinds.length] as Kind;
    return { kind, ...this.make(kind, n) };
  }

  private make(kind: Kind, n: number): { request: HttpRequest; learn?: (answer: string) => void } {
    const productId = `SOAK-${n % PRODUCTS}`;
    const skuId = `${productId}-${1 + (n % 10)}`;
    switch (kind) {
      case 'list SKUs':
        return this.get('/ext/merchant/skus?pageSize=50');
      case 'read product':
        return this.get(`/ext/merchant/products/${productId}`);
      case 'read price':
        return this.get(
          `/ext/skus/${this.callers.sold}-1/validPrice?salesChannel=${CHANNEL}&currency=MXN`,
        );
      case 'simulate taxes':
        return { request: this.simulate(n) };
      case 'read order':
        return this.readOrder(n);
      case 'list orders':
        return this.get('/ext/orders?pageSize=20');
      case 'find parcel':
        return this.findParcel();
      case 'list inventories':
        return this.get('/ext/inventories?pageSize=20');
      case 'create order':
        return this.createOrder(n);
      case 'approve order':
        return this.approve(n);
      case 'cancel order':
        return this.cancel(n);
      case 'report tracking':
        return this.report(n);
      case 'set inventory':
        return this.post('/ext/inventories/', stockBody(skuId, n % 1_000));
      case 'update price':
        return this.post(`/ext/prices/origin/${skuId}`, { salePrice: 50 + (n % 50) });
      case 'upsert product':
        return {
          request: this.write('/ext/merchant/skus', tenVariants(productId, n)),
        };
    }
  }

  /** The upserts that create all products before other requests use them. */
  static beginnings(token: string): HttpRequest[] {
    return Array.from({ length: PRODUCTS }, (_, n) => ({
      method: 'POST' as const,
      path: '/ext/merchant/skus',
      token,
      body: tenVariants(`SOAK-${n}`),
    }));
  }

  private createOrder(n: number) {
    const salesChannelOrderId = `soak-${n}`;
    const body = orderBody(
      salesChannelOrderId,
      CHANNEL,
      skuIdsOf(this.callers.sold),
      this.callers.price,
    );
    return {
      request: this.write('/orders', JSON.stringify(body)),
      learn: (answer: string) => {
        const { orderId } = JSON.parse(answer) as { orderId: string };
        this.placed.push({ orderId, salesChannelOrderId, isApproved: false });
        if (this.placed.length > OPEN_MAX) this.placed.shift();
      },
    };
  }

  private approve(n: number) {
    const order = this.placed.find(({ isApproved }) => !isApproved);
    if (!order) return this.createOrder(n);
    order.isApproved = true;
    return this.post(`/orders/${order.orderId}/approve`, {
      approvalDate: new Date().toISOString(),
    });
  }

  private cancel(n: number) {
    const index = this.placed.findIndex(({ isApproved }) => !isApproved);
    const [order] = index === -1 ? [] : this.placed.splice(index, 1);
    if (!order) return this.createOrder(n);
    return this.post(`/ext/orders/${order.orderId}/cancel`, {
      cancelDate: new Date().toISOString(),
    });
  }

  /** Reads the parcels of approved orders in sequence; a parcel may not exist yet. */
  private findParcel() {
    const approved = this.placed.filter(({ isApproved }) => isApproved);
    const order = approved[this.looked++ % Math.max(approved.length, 1)];
    const query = order ? `?salesChannelOrderId=${order.salesChannelOrderId}` : '';
    const learn = (answer: string) => {
      const { parcels } = JSON.parse(answer) as { parcels: { parcelId: string }[] };
      this.parcels.push(...parcels.slice(0, 1).map(({ parcelId }) => parcelId));
      if (this.parcels.length > OPEN_MAX) this.parcels.shift();
    };
    return { ...this.get(`/ext/parcels${query}`), learn };
  }

  private report(n: number) {
    const parcelId = this.parcels[n % Math.max(this.parcels.length, 1)];
    if (parcelId === undefined) return this.findParcel();
    const report = { parcelId, code: 'AWAITING_PICK_UP', eventDate: new Date().toISOString() };
    const { request } = this.post('/ext/parcelTrackings', trackingBody('ACME-FC', [report]));
    return { request: { ...request, method: 'PUT' as const } };
  }

  private readOrder(n: number) {
    const order = this.placed[n % Math.max(this.placed.length, 1)];
    return order ? this.get(`/ext/orders/${order.orderId}`) : this.createOrder(n);
  }

  private simulate(n: number): HttpRequest {
    const items = [1, 2, 3].map((line) => ({
      id: `${n}-${line}`,
      skuId: `sku-${line}`,
      quantity: line,
      unitPriceWithDiscount: 19.9 + (n % 90),
    }));
    const body = JSON.stringify(cartBody(items));
    return { method: 'POST', path: '/ext/taxes', token: this.callers.channel, body };
  }

  private get(path: string): { request: HttpRequest } {
    return { request: { method: 'GET', path, token: this.callers.merchant } };
  }

  private post(path: string, body: object): { request: HttpRequest } {
    return { request: this.write(path, JSON.stringify(body)) };
  }

  private write(path: string, body: string): HttpRequest {
    return { method: 'POST', path, token: this.callers.merchant, body };
  }
}

/** A deterministic shuffle, so that each kind of request is spread evenly in every run. */
function shuffled<T>(items: readonly T[]): T[] {
  const step = 83;
  return items.map((_, index) => items[(index * step) % items.length] as T);
}
