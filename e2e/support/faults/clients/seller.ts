import type { ShownPrice } from '../../../../tools/requests/order-body.js';
import type { RetryingClient } from './retrying-client.js';

export const CHANNEL = 'MELI';

/** The SKUs that a merchant sells in these tests: enough stock for all orders, at one price. */
export interface Seller {
  client: RetryingClient;
  /** The client of an operator that acts on the merchant's orders. */
  operator: RetryingClient;
  merchantId: string;
  skuIds: readonly string[];
  price: ShownPrice;
}
