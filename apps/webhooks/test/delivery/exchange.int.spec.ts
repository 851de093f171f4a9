import type { LookupAddress } from 'node:dns';
import { receiversDispatcher } from '../../src/delivery/exchange/dispatcher.js';
import { exchange } from '../../src/delivery/exchange/exchange.js';
import { drip, hang, Receiver } from './receiver.js';

let receivers: Receiver[] = [];

afterEach(async () => {
  await Promise.all(receivers.map((receiver) => receiver.stop()));
  receivers = [];
});

async function startReceiver(host?: string): Promise<Receiver> {
  const receiver = await Receiver.start(host);
  receivers.push(receiver);
  return receiver;
}

describe('an exchange', () => {
  const never = new AbortController().signal;
  const post = (url: string) => ({ url, headers: {}, body: '{}' });
  const dispatcher = receiversDispatcher({ allow: '127.0.0.0/8' });

  afterAll(() => dispatcher.destroy());

  it.each([
    ['hangs', hang],
    ['comes byte by byte', drip],
  ])('ends at its deadline when the answer %s', async (_title, answer) => {
    const receiver = await startReceiver();
    receiver.answer = answer;
    const { outcome } = await exchange(dispatcher, post(receiver.url), never, 300);
    expect(outcome).toEqual({ kind: 'failed', error: 'timeout' });
  });

  it('reads no more than 4 KiB of an answer', async () => {
    const receiver = await startReceiver();
    const closed = Promise.withResolvers<void>();
    receiver.answer = (response) => {
      response.on('close', closed.resolve);
      response.writeHead(200);
      response.write('y'.repeat(5_000)); // and does not end
    };
    const { outcome, answer } = await exchange(dispatcher, post(receiver.url), never);
    expect(outcome).toEqual({ kind: 'answered', status: 200 });
    expect(answer).toBe('y'.repeat(1_024));
    await closed.promise;
  });

  it('makes no connection to a name that leads elsewhere the second time', async () => {
    const [allowed, inside] = [await startReceiver('127.0.0.2'), await startReceiver('127.0.0.1')];
    allowed.answer = (response) => response.writeHead(200, { connection: 'close' }).end();
    const answers = ['127.0.0.2', '127.0.0.1'];
    const rebinding = receiversDispatcher({
      allow: '127.0.0.2/32',
      lookUp: (_name, _options, callback) => {
        const found: LookupAddress[] = [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
        callback(null, found);
      },
    });
    const first = await exchange(
      rebinding,
      post(allowed.url.replace('127.0.0.2', 'shop.example')),
      never,
    );
    expect(first.outcome).toEqual({ kind: 'answered', status: 200 });
    const second = await exchange(
      rebinding,
      post(inside.url.replace('127.0.0.1', 'shop.example')),
      never,
    );
    expect(second.outcome).toEqual({ kind: 'failed', error: 'address-refused' });
    expect((await exchange(rebinding, post(inside.url), never)).outcome).toEqual(second.outcome);
    expect(inside.connections).toBe(0);
    await rebinding.destroy();
  });
});
