import { Entrepot, EntrepotError } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CLIENT_SECRET: clientSecret = '' } = process.env;
const client = new Entrepot({ url, credentials: { clientId: 'ACME', clientSecret } });

try {
  await client.orders.cancel('ACME-MELI-1', {
    cancelDate: new Date().toISOString(),
    cancelReason: 'The buyer asked for it.',
    reasonCode: 'buyer-request',
  });
} catch (error) {
  if (!(error instanceof EntrepotError)) throw error;
  if (error.code !== 'order-not-found') throw error;
  console.log(`no such order (request ${error.requestId})`);
}
