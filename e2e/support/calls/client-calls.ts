import type { ExampleCalls } from './example-calls.js';

const OF_CLIENTS = ['createClient', 'rotateClientSecret', 'revokeClient', 'listClients'];
const CONNECTOR = {
  clientId: 'SHOP-CONNECTOR',
  kind: 'sales-channel',
  merchantId: undefined,
  salesChannel: 'SHOP',
};

/** Calls the operations of channel tokens and of clients, as operators do. */
export async function callTokensAndClients(calls: ExampleCalls): Promise<void> {
  const params = { id: 'MELI' };
  const { tokenId } = await calls.call('operator', 'issueChannelToken', { params });
  await calls.call('operator', 'revokeChannelToken', { params: { ...params, tokenId } });
  await calls.call('operator', 'listChannelTokens', { params });
  for (const id of OF_CLIENTS) await calls.call('operator', id);
  await calls.call('operator', 'createClient', { body: CONNECTOR });
  const { scopes } = await calls.call('operator', 'changeClientScopes');
  expect(scopes).toEqual(['listings', 'orders']);
}
