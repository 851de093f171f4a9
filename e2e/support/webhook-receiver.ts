import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Webhook } from '@entrepot/events';
import type { Json } from './merchant.js';

/** One request that was signed, with its event. */
interface Received {
  id: string;
  event: Json;
}

/** A receiver as a merchant has it, on loopback. It refuses what is not signed with its secret. */
export class WebhookReceiver {
  readonly secret = `whsec_${randomBytes(32).toString('base64')}`;
  readonly delivered: Received[] = [];
  /** Of the next answers; 204 when there is none. */
  readonly statuses: number[] = [];
  url = '';
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.receive(request, response));
  }

  static async start(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    receiver.server.listen(0, '127.0.0.1');
    await once(receiver.server, 'listening');
    receiver.url = `http://127.0.0.1:${(receiver.server.address() as AddressInfo).port}`;
    return receiver;
  }

  /** Nothing listens any more. */
  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const delivered = Webhook.verify(await buffer(request), request.headers, this.secret);
      if (delivered.kind !== 'event') throw new Error(JSON.stringify(delivered));
      this.delivered.push({ id: delivered.event.eventId, event: delivered.event });
      response.writeHead(this.statuses.shift() ?? 204).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
  }
}
