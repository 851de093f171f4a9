import { AllMerchants } from './areas/all-merchants.js';
import { Channel } from './areas/channel-areas.js';
import { Orders, Skus, Taxes } from './areas/core-areas.js';
import { Parcels, Shipments } from './areas/delivery-areas.js';
import { Inventories, Prices } from './areas/offer-areas.js';
import { Events, Webhooks } from './areas/event-areas.js';
import { ApiClient, type ClientOptions } from './client.js';
import { Requests } from './areas/requests.js';

/**
 * A client of one Entrepot. The client fetches and renews its token, retries requests that can safely be repeated after
 * temporary failures, and throws an `EntrepotError` for every refusal.
 *
 * @example
 * const client = new Entrepot({
 *   url: 'https://api.example.com',
 *   credentials: { clientId: 'ACME', clientSecret: process.env.ENTREPOT_CLIENT_SECRET ?? '' },
 * });
 */
export class Entrepot extends ApiClient {
  readonly skus: Skus;
  readonly prices: Prices;
  readonly inventories: Inventories;
  readonly orders: Orders;
  readonly parcels: Parcels;
  readonly shipments: Shipments;
  readonly taxes: Taxes;
  readonly requests: Requests;
  readonly events: Events;
  readonly webhooks: Webhooks;
  /** For sales channels. */
  readonly channel: Channel;
  /** For operators. */
  readonly allMerchants: AllMerchants;

  constructor(options: ClientOptions) {
    super(options);
    this.skus = new Skus(this);
    this.prices = new Prices(this);
    this.inventories = new Inventories(this);
    this.orders = new Orders(this);
    this.parcels = new Parcels(this);
    this.shipments = new Shipments(this);
    this.taxes = new Taxes(this);
    this.requests = new Requests(this);
    this.events = new Events(this);
    this.webhooks = new Webhooks(this);
    this.channel = new Channel(this);
    this.allMerchants = new AllMerchants(this);
  }
}
