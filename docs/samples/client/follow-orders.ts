import { Entrepot } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CLIENT_SECRET: clientSecret = '' } = process.env;
const client = new Entrepot({ url, credentials: { clientId: 'ACME', clientSecret } });

// Keep the newest `lastUpdateDate`: a program that starts again goes on from there.
const from = process.argv[2];
for await (const order of client.orders.follow({ from })) {
  console.log(order.lastUpdateDate, order.orderId, order.status);
}
