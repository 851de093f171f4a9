import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { channelTokenOf, clientOf, readSandbox } from './read-sandbox.js';

const secrets = { ENTREPOT_SECRET_ACME: 'of acme', ENTREPOT_SECRET_OPS: 'of ops' };

describe('the sandbox that the environment names', () => {
  it('The environment contains gateway, brokers and secrets; the operator requests the tokens of the channels', async () => {
    const server = createServer((request, answer) => {
      const token = `${request.method} ${request.url} ${request.headers.authorization ?? ''}`;
      answer.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ token }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const gateway = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const sandbox = await readSandbox({
      ...secrets,
      GATEWAY_URL: `${gateway}/`,
      KAFKA_BROKERS: 'one:9092,two:9092',
    });
    server.close();
    expect(sandbox).toMatchObject({ gateway, kafkaBrokers: ['one:9092', 'two:9092'] });
    expect(clientOf(sandbox, 'ACME')).toMatchObject({
      clientSecret: 'of acme',
      carrierId: 'ACME-FC',
    });
    expect(channelTokenOf(sandbox, 'MELI')).toBe(
      'POST /ops/sales-channels/MELI/tokens Bearer POST /token',
    );
  });

  it('An incomplete environment is rejected with the names of the missing variables', async () => {
    const env = { GATEWAY_URL: 'http://127.0.0.1:1', ENTREPOT_SECRET_OPS: 'of ops' };
    await expect(readSandbox(env)).rejects.toThrow('KAFKA_BROKERS, ENTREPOT_SECRET_ACME');
  });
});
