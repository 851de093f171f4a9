import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { Names } from '#platform';
import { PATIENCE, selfSignedCertificate } from '#testing';
import { exchange } from '../../src/delivery/exchange/exchange.js';
import { Receivers } from '../../src/delivery/exchange/receivers.js';
import type { Outcome } from '../../src/delivery/domain/verdict.js';
import { ConnectProxy } from './connect-proxy.js';
import { DeliveryRig } from '../delivery/delivery-rig.js';
import { Receiver } from '../delivery/receiver.js';

const DEADLINE_MS = 10_000;

let proxy: ConnectProxy;

beforeEach(async () => {
  proxy = await ConnectProxy.start();
});

afterEach(() => proxy.stop());

/** Decision 11.7. */
describe('with a proxy an exchange', () => {
  /** The result of a request through the proxy; no name is resolved here. */
  async function send(
    url: string,
    allow = '127.0.0.0/8',
    proxyUrl = `http://user:secret@${proxy.address}`,
  ): Promise<Outcome> {
    const receivers = new Receivers(
      { WEBHOOKS_ALLOW: allow, WEBHOOKS_PROXY_URL: proxyUrl },
      new Names('127.0.0.1:1'),
    );
    const stopping = new AbortController().signal;
    try {
      const request = { url, headers: {}, body: '{}' };
      const options = { merchantId: 'ACME', stopping, deadlineMs: DEADLINE_MS };
      return (await exchange(receivers, request, options)).outcome;
    } finally {
      receivers.close();
    }
  }

  describe('by https', () => {
    const certificate = selfSignedCertificate();
    const trusted = getCACertificates();
    let server: Server;

    beforeEach(async () => {
      server = createServer(certificate, (_request, response) => response.writeHead(204).end());
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    });

    afterEach(() => {
      setDefaultCACertificates(trusted);
      server.close().closeAllConnections();
    });

    it('goes through a tunnel, and verifies the certificate of the receiver', async () => {
      const { port } = server.address() as AddressInfo;
      const url = `https://127.0.0.1:${port}/hook`;
      expect(await send(url)).toEqual({ kind: 'failed', error: 'tls-certificate' });
      setDefaultCACertificates([...trusted, certificate.cert]);
      expect(await send(url)).toEqual({ kind: 'answered', status: 204 });
      expect(await send(`https://shop.example:${port}/hook`)).toEqual({
        kind: 'failed',
        error: 'tls-certificate',
      });
      expect(new Set(proxy.targets)).toEqual(
        new Set([`127.0.0.1:${port}`, `shop.example:${port}`]),
      );
      const password = `Basic ${Buffer.from('user:secret').toString('base64')}`;
      expect(new Set(proxy.passwords)).toEqual(new Set([password]));
    });
  });

  it('does not resolve names, and a refusal of the proxy is a failed attempt', async () => {
    const receiver = await Receiver.start();
    const { port } = new URL(receiver.url);
    expect(await send(`http://inside.example:${port}/hook`, '192.0.2.1')).toEqual({
      kind: 'answered',
      status: 204,
    });
    proxy.status = 403;
    expect(await send(`http://inside.example:${port}/hook`)).toEqual({
      kind: 'failed',
      error: 'proxy-refused',
    });
    expect(proxy.targets).toEqual([`inside.example:${port}`, `inside.example:${port}`]);
    expect(receiver.requests).toHaveLength(1);
    await receiver.stop();
  });

  it('ends soon when the proxy does not answer', async () => {
    proxy.isSilent = true;
    const beganAt = performance.now();
    expect(await send('https://shop.example/hook')).toEqual({
      kind: 'failed',
      error: 'connect-timeout',
    });
    expect(performance.now() - beganAt).toBeLessThan(DEADLINE_MS * PATIENCE);
  });

  it.each([
    ['refuses connections', 'http://127.0.0.1:1'],
    ['has a name that is not answered', 'http://proxy.example:8080'],
  ])('does not count against the receiver when the proxy %s', async (_title, proxyUrl) => {
    const outcome = await send('https://shop.example/hook', undefined, proxyUrl);
    expect(outcome).toEqual({ kind: 'failed', error: 'proxy-unreachable' });
  });

  it('is not made to a private address, unless WEBHOOKS_ALLOW contains it', async () => {
    const refused = { kind: 'failed', error: 'address-refused' };
    expect(await send('http://10.0.0.1/hook')).toEqual(refused);
    expect(await send('https://[::ffff:169.254.169.254]/hook')).toEqual(refused);
    expect(proxy.targets).toEqual([]);
  });
});

it('all deliveries go through WEBHOOKS_PROXY_URL', async () => {
  const rig = await DeliveryRig.start({ WEBHOOKS_PROXY_URL: `http://${proxy.address}` });
  const receiver = await rig.startReceiver();
  const { host, port } = new URL(receiver.url);
  const ids = [
    await rig.addEndpoint({ url: receiver.url }),
    await rig.addEndpoint({ url: `http://shop.example:${port}/hook` }),
  ];
  await rig.publish({ subject: 'SKU-1' });
  for (const id of ids) expect(await rig.attempted(id)).toMatchObject({ state: 'delivered' });
  expect(proxy.targets.toSorted()).toEqual([host, `shop.example:${port}`].toSorted());
  expect(receiver.subjects).toEqual(['SKU-1', 'SKU-1']);
  await rig.clear();
  await rig.stop();
});
