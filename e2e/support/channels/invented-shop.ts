import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from '../merchant.js';

/** A shop with its own API, for which the sample connector is written: items, orders, deliveries and notes. */
export class InventedShop {
  readonly items = new Map<string, Json>();
  readonly deliveries = new Map<string, Json>();
  readonly notes: Json[] = [];
  private readonly orders: Json[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.serve(request, response));
  }

  static async start(): Promise<InventedShop> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new InventedShop(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A buyer pays for units of an item, or the order with this number changes. */
  sells(number: string, change: object): void {
    const before = this.orders.find((listed) => listed.number === number);
    const order = { ...before, number, ...change, changedAt: new Date().toISOString() };
    if (before) this.orders.splice(this.orders.indexOf(before), 1);
    this.orders.push(order);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.apply(request.method ?? '', request.url ?? '', await bodyOf(request));
    response.end(JSON.stringify(this.answer(request.url ?? '')));
  }

  private apply(method: string, url: string, body: Json): void {
    const [, kind, id = '', part] = url.split('/').map(decodeURIComponent);
    if (kind === 'items' && method === 'PUT') this.items.set(id, body);
    if (kind === 'items' && method === 'DELETE') this.items.delete(id);
    if (part === 'delivery') this.deliveries.set(id, body);
    if (part === 'notes') this.notes.push({ number: id, ...body });
  }

  private answer(url: string): unknown {
    const after = new URL(url, this.url).searchParams.get('changedAfter');
    return after === null ? {} : this.orders.filter(({ changedAt }) => changedAt > after);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Json> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return text === '' ? undefined : JSON.parse(text);
}
