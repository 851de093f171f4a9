import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A receiver of webhooks on loopback that answers every request with one status. */
export class AnsweringReceiver {
  status = 200;
  url = '';

  private readonly server = createServer((request, response) => {
    request.resume();
    response.writeHead(this.status).end(this.status === 200 ? 'thanks' : 'out of order');
  });

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhooks`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
