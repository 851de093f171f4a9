import { Entrepot } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_OPERATOR_SECRET: clientSecret = '' } = process.env;
const client = new Entrepot({ url, credentials: { clientId: 'OPS', clientSecret } });

const { services } = await client.call('readOverview', {});
for (const { service, state } of services) console.log(service, state);
for await (const order of client.allMerchants.orders.list({ merchantId: 'ACME' })) {
  console.log(order.orderId, order.status, order.version);
}
