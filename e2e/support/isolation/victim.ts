import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { cartBody } from '../../../tools/requests/cart-body.js';
import { stockBody } from '../../../tools/requests/stock-body.js';
import { trackingBody } from '../../../tools/requests/tracking-body.js';
import type { ServiceName } from '../../../tools/stack/topology.js';
import type { Json } from '../merchant.js';
import type { VictimCall, VictimsWork } from './meter.js';

/** The place where the victim works: a service, or its own webhook endpoint. */
export type Place = ServiceName | 'deliveries';

/** Records of the victim. */
export interface VictimsRecords {
  skuId: string;
  orderId: string;
  parcelId: string;
  carrierId: string;
  /** A sales channel's token, for the service that no merchant calls. */
  channelToken: string;
}

/** SKUs whose stock the victim writes in turn, because events of different subjects do not wait for each other. */
const SKUS = 8;

const EVERY_MS = 25;
/** Fewer calls, because they take longer and must not wait for each other. */
const DELIVER_EVERY_MS = 100;

const often = (...calls: VictimCall[]): VictimsWork => ({ everyMs: EVERY_MS, calls });

/** The tenant that works during the attacks. */
export class Victim {
  private written = 0;

  constructor(
    private readonly gateway: string,
    private readonly token: string,
  ) {}

  /** Reads and writes at the services that need no records, and deliveries to an endpoint that `receiver` answers. */
  calls(endpointId: string, receiver: Server): Map<Place, VictimsWork> {
    const hook = `/ext/webhooks/endpoints/${endpointId}`;
    return new Map<Place, VictimsWork>([
      ['gateway', often(this.read('/session'), this.read('/schemas'))],
      [
        'catalog',
        often(this.read('/ext/merchant/skus?pageSize=20'), (signal) =>
          this.writeStock(this.number(), signal),
        ),
      ],
      [
        'webhooks',
        often(this.read('/ext/events?pageSize=20'), (signal) =>
          this.send('PATCH', hook, signal, { description: `${this.number()}` }),
        ),
      ],
      ['deliveries', { everyMs: DELIVER_EVERY_MS, calls: [this.delivery(receiver)] }],
    ]);
  }

  /** Reads and writes of the victim's records. */
  callsAbout(records: VictimsRecords): Map<Place, VictimsWork> {
    const { skuId, orderId, parcelId, carrierId, channelToken } = records;
    const price = `/ext/prices/origin/${skuId}`;
    const approval = { approvalDate: '2026-11-21T10:00:00.000Z' };
    const event = { parcelId, code: 'LEFT_FULFILLMENT', eventDate: '2026-11-21T12:00:00.000Z' };
    const line = [{ id: '1', skuId, quantity: 1, unitPriceWithDiscount: 100 }];
    const report = trackingBody(carrierId, [event]);
    const channel = new Victim(this.gateway, channelToken);
    return new Map<Place, VictimsWork>([
      [
        'pricing',
        often(this.read('/ext/prices?pageSize=20'), (signal) =>
          this.send('POST', price, signal, { salePrice: 60 + (this.number() % 9), listPrice: 75 }),
        ),
      ],
      [
        'orders',
        often(this.read('/ext/orders?pageSize=20'), (signal) =>
          this.send('POST', `/orders/${orderId}/approve`, signal, approval),
        ),
      ],
      [
        'logistics',
        often(this.read('/ext/parcels?pageSize=20'), (signal) =>
          this.send('PUT', '/ext/parcelTrackings', signal, report),
        ),
      ],
      [
        'taxes',
        often(channel.read('/fxRate/PRC'), (signal) =>
          channel.send('POST', '/ext/taxes', signal, cartBody(line)),
        ),
      ],
    ]);
  }

  /** Writes stock, and waits for the event at its receiver. */
  private delivery(receiver: Server): VictimCall {
    const waiting = new Map<number, () => void>();
    const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const event = (await json(request)) as Json;
      waiting.get(event.data.quantity)?.();
      // Each delivery resolves the host name again.
      response.writeHead(204, { connection: 'close' }).end();
    };
    receiver.on('request', (request, response) => void receive(request, response));
    return async (signal) => {
      const quantity = this.number();
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.set(quantity, resolve);
      signal.addEventListener('abort', () => resolve(), { once: true });
      const status = await this.writeStock(quantity, signal);
      if (status < 300) await promise;
      waiting.delete(quantity);
      return status;
    };
  }

  private writeStock(quantity: number, signal: AbortSignal): Promise<number> {
    const body = stockBody(`VICTIM-${quantity % SKUS}`, quantity);
    return this.send('POST', '/ext/inventories', signal, body);
  }

  /** Each value once. */
  private number(): number {
    this.written += 1;
    return this.written;
  }

  private read(path: string): VictimCall {
    return (signal) => this.send('GET', path, signal);
  }

  private async send(
    method: string,
    path: string,
    signal: AbortSignal,
    body?: unknown,
  ): Promise<number> {
    const response = await fetch(`${this.gateway}${path}`, {
      method,
      signal,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status < 500 && !response.ok) throw new Error(`${method} ${path}: ${text}`);
    return response.status;
  }
}
