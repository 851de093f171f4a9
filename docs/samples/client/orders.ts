import { Entrepot } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CLIENT_SECRET: clientSecret = '' } = process.env;
const client = new Entrepot({ url, credentials: { clientId: 'ACME', clientSecret } });

for await (const order of client.orders.list({ status: ['APPROVED', 'HANDLING'] })) {
  console.log(order.orderId, order.status, order.allowedActions.join(', '));
}
