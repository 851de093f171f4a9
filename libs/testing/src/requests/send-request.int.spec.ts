import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sendRequest } from './send-request.js';
import { requireRefusalsRead } from './unread-refusals.js';

describe('a request of a test', () => {
  /** What the server answers, one after the other: a status, and the code of a problem. */
  let answers: [status: number, code?: string][] = [];
  let server: Server;
  let url: string;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      const [status, code] = answers.shift() ?? [500];
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
      response.end(JSON.stringify({ code }));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/orders`;
  });

  afterAll(() => server.close());

  const busy = [503, 'store-unavailable'] as [number, string];
  const statusOf = async (request: { once?: boolean } = {}) =>
    (await sendRequest(url, { body: {}, ...request })).status;

  it('is sent again while a busy service refuses it, unless the refusal is what is tested', async () => {
    answers = [busy, busy, [201]];
    expect(await statusOf()).toBe(201);
    answers = [busy];
    expect(await statusOf({ once: true })).toBe(503);
  });

  it('is not sent again if it may have been applied', async () => {
    answers = [[503, 'outcome-unknown'], [201]];
    expect(await statusOf()).toBe(503);
  });

  it('fails the test that does not read its refusal', async () => {
    answers = [[409, 'order-not-approvable'], [404], [404], [201]];
    await sendRequest(url, { body: {} });
    expect(requireRefusalsRead).toThrow(
      /\/orders was answered {"status":409,.*order-not-approvable/,
    );
    const read = await sendRequest(url, {});
    expect(read.status).toBe(404);
    expect((await sendRequest(url, {})).body).toEqual({});
    await sendRequest(url, {});
    expect(requireRefusalsRead).not.toThrow();
  });
});
