import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Webhook, WebhookVerificationError } from '@entrepot/events';

const secrets = (process.env['WEBHOOK_SECRETS'] ?? '').split(' '); // two while one is rotated

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const delivered = Webhook.verify(await buffer(request), request.headers, secrets);
    if (delivered.kind === 'event' && delivered.type === 'order.status-changed') {
      console.log(`${delivered.event.orderId} is ${delivered.event.status}`);
    }
    response.writeHead(204).end(); // also for types that are not of interest
  } catch (error) {
    const isRefused = error instanceof WebhookVerificationError;
    response.writeHead(isRefused ? 400 : 500).end(isRefused ? error.code : '');
  }
}

const server = createServer((request, response) => void receive(request, response));
server.listen(Number(process.env['PORT'] ?? 8080));
