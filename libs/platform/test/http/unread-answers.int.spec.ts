import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { eventually } from '#testing';
import { startTestService, type TestService } from '../test-service.js';
import { MIB } from '#edge';
import { ThingController } from './things.controller.js';

/** The size of an answer of which a client may have only one unread. */
const LARGE = 12 * MIB;

describe('unread answers (decision 1.17)', () => {
  let service: TestService;
  const sockets: Socket[] = [];

  const start = async (config: { ANSWER_TIMEOUT_MS?: number } = {}) => {
    service = await startTestService({ controllers: [ThingController], config });
    await service.app.listen(0, '127.0.0.1');
    return service.app.getUrl();
  };

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await service.app.close();
  });

  /** A caller that reads only the beginning of its answer. */
  const readSlowly = async (url: string, path: string): Promise<Socket> => {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'readable');
    return socket;
  };

  it('cause 503 for the next long answer to the same reader until they are read, but not for a short one', async () => {
    const url = await start();
    const large = `${url}/things/text/${LARGE}`;
    const slow = await readSlowly(url, `/things/text/${LARGE}`);
    const refused = await fetch(large);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.json()).toMatchObject({ code: 'too-much-in-flight' });
    expect((await fetch(`${url}/things/text/10000`)).status).toBe(200);
    slow.resume();
    await eventually(async () => {
      const answer = await fetch(large);
      await answer.body?.cancel();
      expect(answer.status).toBe(200);
    });
  });

  it('do not prevent the answer to a write, which has taken effect', async () => {
    const url = await start();
    await readSlowly(url, `/things/text/${LARGE}`);
    const written = await fetch(`${url}/things/text/${LARGE}`, { method: 'POST' });
    await written.body?.cancel();
    expect(written.status).toBe(201);
  });

  it('of any size are sent to a reader without other unread answers', async () => {
    const url = await start();
    const { text } = (await (await fetch(`${url}/things/text/${20 * MIB}`)).json()) as {
      text: string;
    };
    expect(text).toHaveLength(20 * MIB);
  });

  it('end the connection of a caller that does not read them in time', async () => {
    const url = await start({ ANSWER_TIMEOUT_MS: 300 });
    const slow = await readSlowly(url, `/things/text/${LARGE}`);
    const { server } = service.app.getHttpAdapter().getInstance();
    await eventually(async () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      server.getConnections((_error, count) => resolve(count));
      expect(await promise).toBe(0);
    });
    let received = 0;
    slow.on('data', (part: Buffer) => (received += part.length));
    await once(slow, 'close');
    expect(received).toBeLessThan(LARGE);
  });
});
