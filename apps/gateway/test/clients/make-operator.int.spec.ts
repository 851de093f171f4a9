import { makeOperator } from '../../src/clients/make-operator.js';
import { gatewayBench, type GatewayBench } from '../gateway.js';

let bench: GatewayBench;
let url: string;

beforeAll(async () => {
  bench = await gatewayBench();
  ({ url } = await bench.start());
});

afterAll(() => bench.stop());

const make = (clientId: string) => makeOperator(bench.store.url, bench.store.schema, clientId);

async function logIn(clientId: string, clientSecret: string): Promise<Response> {
  return fetch(`${url}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, clientSecret }),
  });
}

describe('creating the first operator', () => {
  it('creates an operator with all rights and audits it', async () => {
    const secret = (await make('FIRST')) ?? '';
    const { token } = (await (await logIn('FIRST', secret)).json()) as { token: string };
    const clients = await fetch(`${url}/ops/clients`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(clients.status).toBe(200);
    expect(await bench.store.sql(`SELECT who, what FROM audit`)).toContainEqual({
      who: 'shell',
      what: 'client.created',
    });
  });

  it('refuses the id of an existing client', async () => {
    expect(await make('ACME-API')).toBeUndefined();
    expect((await logIn('ACME-API', 'acme-secret')).status).toBe(200);
  });
});
