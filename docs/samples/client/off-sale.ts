import { Entrepot, EntrepotError } from '@entrepot/client';

const { ENTREPOT_URL: url = '', ENTREPOT_CLIENT_SECRET: clientSecret = '' } = process.env;
const client = new Entrepot({ url, credentials: { clientId: 'ACME', clientSecret } });

try {
  await client.skus.delete('MUG-1');
  console.log('MUG-1 is deleted');
} catch (error) {
  if (!(error instanceof EntrepotError) || error.status !== 404) throw error;
  console.log('MUG-1 does not exist');
}
