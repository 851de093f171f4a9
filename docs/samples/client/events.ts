import { Entrepot } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CLIENT_SECRET: clientSecret = '' } = process.env;
const client = new Entrepot({ url, credentials: { clientId: 'ACME', clientSecret } });

const { id } = await client.webhooks.create({
  url: 'https://erp.example.com/entrepot-events',
  types: ['order.placed'],
});
console.log('webhook endpoint', id);
for await (const { type, subject } of client.events.list({ types: ['order.placed'] })) {
  console.log(type, subject);
}
await client.webhooks.delete(id);
