import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Webhook } from '@entrepot/events';
import type { Json } from '../merchant.js';

/** A killed sender's deliveries in flight are sent again after a minute, not before. */
const SOON_MS = 50_000;

/** A merchant's receiver on loopback. It rejects requests that are not signed with its secret or are unreadable. */
export class WebhookReceiver {
  /** The secret of its endpoint, once that exists. */
  secret = `whsec_${randomBytes(32).toString('base64')}`;
  /** The envelopes of all requests, in the order of receipt. */
  readonly delivered: Json[] = [];
  /** The rejected requests with the reasons. */
  readonly refused: string[] = [];
  /** Ids of requests that were repeated soon after a successful answer. */
  readonly needless: string[] = [];
  /** The statuses of the next answers; 204 if empty. */
  readonly statuses: number[] = [];
  /** The number of requests that wait for their answer. */
  held = 0;
  url = '';
  private gate: PromiseWithResolvers<void> | undefined;
  /** The times of successfully answered requests, by id. */
  private readonly answered = new Map<string, number>();
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

  /** Answers nothing until `release`, but still receives requests. */
  hold(): void {
    this.gate = Promise.withResolvers();
  }

  release(): void {
    this.gate?.resolve();
    this.gate = undefined;
  }

  /** Closes the server, so that nothing listens. */
  stop(): void {
    this.release();
    this.server.close();
    this.server.closeAllConnections();
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cameAt = performance.now();
    try {
      const body = await buffer(request);
      // The sender's clock, because tests change it.
      const now = new Date(Number(request.headers['webhook-timestamp']) * 1_000);
      const { kind } = Webhook.verify(body, request.headers, this.secret, now);
      if (kind !== 'event' && kind !== 'reference') throw new Error(`${kind}: ${body.toString()}`);
      const envelope = JSON.parse(body.toString()) as Json;
      this.delivered.push(envelope);
      if (cameAt - (this.answered.get(envelope.id) ?? -Infinity) < SOON_MS) {
        this.needless.push(envelope.id);
      }
      await this.untilReleased();
      const status = this.statuses.shift() ?? 204;
      if (status < 300 && !response.destroyed) this.answered.set(envelope.id, cameAt);
      response.writeHead(status).end();
    } catch (error) {
      this.refused.push(String(error));
      response.writeHead(400).end(String(error));
    }
  }

  private async untilReleased(): Promise<void> {
    this.held += 1;
    await this.gate?.promise;
    this.held -= 1;
  }
}
