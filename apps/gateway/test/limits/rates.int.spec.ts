import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually, uniqueName } from '#testing';
import { logins } from '../../src/metrics.js';
import { gatewayBench, logIn, tokenOf, type GatewayBench } from '../gateway.js';
import { logInFrom, sendTo } from '../send.js';

let bench: GatewayBench;

beforeAll(async () => {
  bench = await gatewayBench();
});

afterAll(() => bench?.stop());

describe('the rate limit of clients (decision 1.10)', () => {
  it('answers a client’s requests up to the limit with the remaining number, then 429 with Retry-After', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '3' });
    const acme = await asClient(url, 'ACME-API');
    const forwarded = bench.upstream.seen.length;
    for (const remaining of [2, 1, 0]) {
      const answer = await sendTo(url, '/ext/parcels', acme);
      expect(answer.status).toBe(200);
      expect(answer.headers['ratelimit-policy']).toBe('"client";q=3;w=60');
      expect(answer.headers['ratelimit']).toMatch(
        new RegExp(`^"client";r=${remaining};t=(60|5\\d)$`),
      );
    }
    const refused = await sendTo(url, '/ext/parcels', acme);
    expect(refused.status).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'rate-limited', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(refused.headers['ratelimit']).toMatch(/^"client";r=0;t=/);
    expect(bench.upstream.seen.length).toBe(forwarded + 3);
  });

  it('counts each client separately', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '1' });
    const [acme, partner] = [await asClient(url, 'ACME-API'), await asClient(url, 'FULFIL-1')];
    expect((await sendTo(url, '/ext/parcels', acme)).status).toBe(200);
    expect((await sendTo(url, '/ext/parcels', acme)).status).toBe(429);
    expect((await sendTo(url, '/ext/parcels', partner)).status).toBe(200);
  });

  it('counts requests to the gateway itself as well', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '1' });
    const operator = { ...(await asClient(url, 'OPS')), method: 'DELETE' };
    const path = '/ops/sales-channels/ECOM/tokens/01890a5d-ac96-774b-bcce-b302099a8057';
    expect((await sendTo(url, path, operator)).status).toBe(404);
    expect((await sendTo(url, path, operator)).status).toBe(429);
  });

  it('counts requests of the wrong kind of client as well', async () => {
    const { url } = await bench.start({ RATE_LIMIT_PER_MINUTE: '2' });
    const merchant = await asClient(url, 'ACME-API');
    for (const status of [403, 403, 429]) {
      const answer = await sendTo(url, '/ops/clients', merchant);
      expect(answer.status).toBe(status);
      expect(answer.headers['ratelimit-policy']).toBe('"client";q=2;w=60');
    }
  });

  it('allows 6,000 requests a minute in the sandbox and 600 in production by default', async () => {
    for (const [ENTREPOT_ENV, limit] of [
      ['sandbox', 6_000],
      ['production', 600],
    ] as const) {
      const { url } = await bench.start({ ENTREPOT_ENV });
      const answer = await sendTo(url, '/ext/parcels', await asClient(url, 'ACME-API'));
      expect(answer.headers['ratelimit-policy']).toBe(`"client";q=${limit};w=60`);
      const stranger = await sendTo(url, '/openapi.json');
      expect(stranger.headers['ratelimit-policy']).toBe(`"address";q=${limit};w=60`);
    }
  });
});

describe('the rate limit of requests without a valid token (decision 1.10)', () => {
  const POLICY = '"address";q=3;w=60';
  const limited = () => bench.start({ ANONYMOUS_RATE_LIMIT_PER_MINUTE: '3' });

  it('counts requests by address, whatever the path, and then answers 429 with Retry-After', async () => {
    const { url } = await limited();
    const invalid = { authorization: 'Bearer not.a.token' };
    const wrong = Buffer.from('{"clientId":"ACME-API"}');
    const json = { 'content-type': 'application/json' };
    const forwarded = bench.upstream.seen.length;
    const answers = [
      await sendTo(url, '/ext/parcels', { headers: invalid }),
      await sendTo(url, '/ops/clients', { headers: invalid }),
      await sendTo(url, '/token', { method: 'POST', headers: json, body: wrong }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 400]);
    expect(answers.map(({ headers }) => headers['ratelimit-policy'])).toEqual([
      POLICY,
      POLICY,
      POLICY,
    ]);
    expect(answers.map(({ headers }) => headers['ratelimit'])).toEqual(
      [2, 1, 0].map((remaining) =>
        expect.stringMatching(new RegExp(`^"address";r=${remaining};t=\\d+$`)),
      ),
    );
    for (const path of ['/ext/parcels', '/ops/clients', '/openapi.json', '/token']) {
      const sent = path === '/token' ? { method: 'POST', headers: json, body: wrong } : {};
      const refused = await sendTo(url, path, sent);
      expect([refused.status, refused.json().code]).toEqual([429, 'rate-limited']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    }
    expect(bench.upstream.seen.length).toBe(forwarded + 1);
  });

  it('limits neither another address, nor clients at the same one, nor probes, nor readers of the keys', async () => {
    const { url } = await limited();
    const acme = await asClient(url, 'ACME-API');
    for (let count = 0; count < 2; count += 1) await sendTo(url, '/openapi.json');
    expect((await sendTo(url, '/openapi.json')).status).toBe(429);
    expect((await sendTo(url, '/openapi.json', { from: '127.0.0.2' })).status).toBe(200);
    expect((await sendTo(url, '/ext/parcels', acme)).status).toBe(200);
    for (const path of ['/health/live', '/metrics', '/.well-known/jwks.json']) {
      expect((await sendTo(url, path)).status).toBe(200);
    }
  });

  it('counts the addresses of one IPv6 /64 network together', async () => {
    const { url } = await bench.start({
      ANONYMOUS_RATE_LIMIT_PER_MINUTE: '1',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const from = async (address: string) => {
      const { status } = await sendTo(url, '/problems', {
        headers: { 'x-forwarded-for': address },
      });
      return status;
    };
    expect(await from('2001:db8::1')).toBe(200);
    expect(await from('2001:db8::ffff:2')).toBe(429);
    expect(await from('2001:db8:0:1::1')).toBe(200);
    expect(await from('192.0.2.1')).toBe(200);
    expect(await from('::ffff:192.0.2.1')).toBe(429);
  });

  it('counts an address of `X-Forwarded-For` with its port or brackets, and other texts as the proxy', async () => {
    const { url } = await bench.start({
      ANONYMOUS_RATE_LIMIT_PER_MINUTE: '1',
      TRUSTED_PROXIES: '127.0.0.1, 192.0.2.0/24',
    });
    const from = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await sendTo(url, '/problems', { headers })).status;
    };
    expect(await from('203.0.113.1:4001')).toBe(200);
    for (const port of [4002, 4003]) expect(await from(`203.0.113.1:${port}`)).toBe(429);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('[2001:db8::1]:4001')).toBe(200);
    for (const same of ['[2001:db8::2]:4002', '[2001:db8::3]', '2001:db8::4']) {
      expect(await from(same)).toBe(429);
    }
    expect(await from('203.0.113.2:4001, 192.0.2.7:443')).toBe(200);
    expect(await from('203.0.113.2, 192.0.2.8')).toBe(429);
    const { 'x-forwarded-for': forwarded } = await forwardedWith(url, '203.0.113.3:4001');
    expect(forwarded).toBe('203.0.113.3');
    expect((await sendTo(url, '/problems')).status).toBe(200);
    for (const text of ['unknown', '_hidden', '1.2.3', '203.0.113.9:port', '203.0.113.4, what']) {
      expect(await from(text)).toBe(429);
    }
  });
});

describe('the limit of wrong secrets (decision 1.10)', () => {
  it('checks ten wrong secrets a minute, also when they are sent at once', async () => {
    const { url } = await bench.start();
    const guesses = Array.from({ length: 30 }, () => logIn(url, 'ACME-API', 'wrong'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('serves logins from an eleventh address while ten addresses guess, each login after a few of their guesses', async () => {
    const { url, stop } = await bench.start({ TRUSTED_PROXIES: '127.0.0.1' });
    const flood = new Flood(url, { addresses: 10, guessers: 120 });
    await flood.during(() => expectEarlyLogins(url, (login) => `192.0.2.${login}`));
    expect(new Set(flood.statuses)).toEqual(new Set([401, 503]));
    await stop();
  });

  it('serves the known addresses of clients while more addresses guess than there are places', async () => {
    const { url, stop } = await bench.start({ TRUSTED_PROXIES: '127.0.0.1' });
    const before = await logInFrom(url, 'acme-secret', { forwarded: '192.0.2.1' });
    expect(before.status).toBe(200);
    const flood = new Flood(url, { addresses: 120, guessers: 120 });
    await flood.during(() => expectEarlyLogins(url, () => '192.0.2.1'));
    await stop();
  });

  it('skips the secrets of callers who have disconnected', async () => {
    const { url } = await bench.start({ LOGIN_FAILURES_PER_MINUTE: '1000' });
    const before = await wrongSecrets();
    const leaving = new AbortController();
    const guesses = Array.from({ length: 40 }, () =>
      logIn(url, 'ACME-API', 'wrong', leaving.signal),
    );
    const ended = Promise.allSettled(guesses);
    await Promise.race(guesses);
    leaving.abort();
    await ended;
    // The login comes from the same address, so it is served after all logins that still wait there.
    expect((await logIn(url, 'OPS', 'ops-secret')).status).toBe(200);
    expect((await wrongSecrets()) - before).toBeLessThan(20);
  });

  it('refuses wrong secrets after ten from one address, and accepts the right one from elsewhere', async () => {
    const { url } = await bench.start();
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn(url, 'ACME-API', 'wrong')).status).toBe(401);
    }
    const refused = await logIn(url, 'ACME-API', 'wrong');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    for (let count = 0; count < 12; count += 1) {
      expect((await logIn(url, 'FULFIL-1', 'f-secret')).status).toBe(200);
    }
    const elsewhere = await logInFrom(url, 'acme-secret', { from: '127.0.0.2' });
    expect(elsewhere.status).toBe(200);
  });
});

const LOGINS = 2;

/**
 * A series of correct logins. Each is served after at most two secrets of every other address, however many wait there:
 * one that is being checked, or was added in between, and one of the round. The duration depends on the machine; see
 * docs/scaling.md.
 */
async function expectEarlyLogins(url: string, from: (login: number) => string): Promise<void> {
  for (let login = 0; login < LOGINS; login += 1) {
    const before = await wrongSecrets();
    const { status } = await logInFrom(url, 'acme-secret', { forwarded: from(login) });
    expect(status).toBe(200);
    expect((await wrongSecrets()) - before).toBeLessThanOrEqual(20);
  }
}

/** The number of wrong secrets so far, of all gateways in this process. */
async function wrongSecrets(): Promise<number> {
  const { values } = await logins.get();
  return values.find(({ labels }) => labels.outcome === 'wrong')?.value ?? 0;
}

/** A pause that leaves the CPU to the secret checks. */
const REFUSED_PAUSE_MS = 100;

/** Attackers who try new ids, each one after the other, from alternating addresses. */
class Flood {
  readonly statuses: (number | undefined)[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private over = false;

  constructor(
    private readonly url: string,
    private readonly size: { addresses: number; guessers: number },
  ) {}

  /** Runs the work once there are more guesses than places, and ends with the work. */
  async during(work: () => Promise<void>): Promise<void> {
    const { guessers, addresses } = this.size;
    const all = Promise.all(
      Array.from({ length: guessers }, (_, n) => this.guess(`10.0.0.${n % addresses}`)),
    );
    try {
      await Promise.race([all, eventually(() => expect(this.statuses).toContain(503))]);
      await work();
    } finally {
      this.over = true;
      await all;
      this.agent.destroy();
    }
  }

  private async guess(forwarded: string): Promise<void> {
    while (!this.over) {
      const credentials = { clientId: uniqueName('made-up'), clientSecret: 'guess' };
      const { status } = await sendTo(this.url, '/token', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
        body: Buffer.from(JSON.stringify(credentials)),
        agent: this.agent,
      });
      this.statuses.push(status);
      if (status === 503) await delay(REFUSED_PAUSE_MS);
    }
  }
}

/** The headers of a request with `X-Forwarded-For` that a service receives. */
async function forwardedWith(url: string, forwarded: string) {
  await sendTo(url, '/track/x', { headers: { 'x-forwarded-for': forwarded } });
  return bench.upstream.last().headers;
}

async function asClient(url: string, clientId: string) {
  return { headers: { authorization: `Bearer ${await tokenOf(url, clientId)}` } };
}
