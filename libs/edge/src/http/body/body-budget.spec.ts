import { EventEmitter } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyBudget } from './body-budget.js';
import { MIB } from '../../routes/body-limit.js';

let budget: BodyBudget;

beforeEach(() => {
  budget = new BodyBudget();
});

interface Sender {
  client?: string;
  ip?: string;
  hasGone?: boolean;
}

/** @returns a function that closes the connection */
function reserve(
  { client, ip = '192.0.2.1', hasGone = false }: Sender,
  mib: number,
  heldMib = mib,
): () => void {
  const caller = client === undefined ? {} : { caller: { kind: 'merchant', clientId: client } };
  const raw = Object.assign(new EventEmitter(), { destroyed: hasGone });
  budget.reserve(
    { ip, ...caller } as unknown as FastifyRequest,
    { raw } as unknown as FastifyReply,
    {
      held: heldMib * MIB,
      sent: mib * MIB,
    },
  );
  return () => void raw.emit('close');
}

const TOO_MUCH = expect.objectContaining({
  code: 'too-much-in-flight',
  extras: { retryAfterSeconds: 1 },
});

describe('the limit of bytes of concurrent bodies (decision 1.6)', () => {
  it('is 6 MiB for each client, and is released when an answer has ended', () => {
    const end = reserve({ client: 'ACME' }, 4);
    reserve({ client: 'ACME' }, 2);
    expect(() => reserve({ client: 'ACME' }, 0.001)).toThrow(TOO_MUCH);
    reserve({ client: 'GLOBEX' }, 4);
    end();
    reserve({ client: 'ACME' }, 4);
  });

  it('is 6 MiB for each address without a token; an IPv6 network counts as one address', () => {
    reserve({ ip: '2001:db8::1' }, 4, 0);
    expect(() => reserve({ ip: '2001:db8::2' }, 4, 0)).toThrow(TOO_MUCH);
    reserve({ ip: '2001:db8:0:1::1' }, 4, 0);
    reserve({ ip: '2001:db8::1', client: 'ACME' }, 4);
  });

  it('is 16 MiB for the process, half of it for requests without a token', () => {
    const ends = [1, 2].map((host) => reserve({ ip: `192.0.2.${host}` }, 4));
    expect(() => reserve({ ip: '192.0.2.3' }, 1)).toThrow(TOO_MUCH);
    reserve({ client: 'ACME' }, 4);
    reserve({ client: 'GLOBEX' }, 4);
    expect(() => reserve({ client: 'MANUAL' }, 1)).toThrow(TOO_MUCH);
    for (const end of ends) end();
    reserve({ client: 'MANUAL' }, 4);
  });

  it('reserves nothing for a disconnected caller, because nothing would release the bytes', () => {
    reserve({ client: 'ACME', hasGone: true }, 4);
    reserve({ client: 'ACME' }, 4);
  });

  it('ignores a refused body', () => {
    reserve({ client: 'ACME' }, 4);
    for (let times = 0; times < 10; times += 1) {
      expect(() => reserve({ client: 'ACME' }, 4)).toThrow(TOO_MUCH);
    }
    for (const client of ['GLOBEX', 'MANUAL', 'OTHER']) reserve({ client }, 4);
  });
});
