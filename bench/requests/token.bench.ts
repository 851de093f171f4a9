import { KeySource, TokenVerifier } from '#edge';
import { SignJWT, generateKeyPair, type CryptoKey } from 'jose';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';
import { clientOf } from '../../tools/demo/read-sandbox.js';
import { median } from '../measure/statistics.js';
import { applyLoad, type HttpRequest } from '../load/http-load.js';
import { applyPace } from '../load/http-pace.js';
import { logIn, startApiStack } from '../load/http-rig.js';
import { atLeast, below, type Figure } from '../measure/table.js';

const TOKENS = 1_000;
const CHECKS = 200_000;
const LOGINS = 400;
const LOGIN_CONNECTIONS = 4;
const READS_PER_SECOND = 100;
const LOGINS_PER_SECOND = 40;
const SECONDS = 6;
/** Rounds alternate between the kinds, and the median of each kind counts, which excludes a single outlier. */
const ROUNDS = 3;

/** Measures tokens: check of a cached one, issue of a new one, and the effect of issuing on concurrent reads. */
export async function benchToken(): Promise<Figure[]> {
  const checked = await cachedCheck();
  const stack = await startApiStack('bench_token');
  try {
    const login = loginOf(stack, 'ACME');
    const issued = await applyLoad(stack.gateway, {
      connections: LOGIN_CONNECTIONS,
      warmUp: 100,
      requests: LOGINS,
      request: () => login,
    });
    return [
      below('token check, cached', checked, 15, 'µs'),
      atLeast(`tokens issued, ${LOGIN_CONNECTIONS} connections`, issued.rate, 50, 'logins/s'),
      await readsBesideLogins(stack, login),
    ];
  } finally {
    await stack.stop();
  }
}

async function readsBesideLogins(stack: TestStack, login: HttpRequest): Promise<Figure> {
  const token = await logIn(stack, 'ACME');
  const read: HttpRequest = { method: 'GET', path: '/ext/merchant/skus', token };
  const paced = async (rate: number, request: HttpRequest): Promise<number> => {
    const pace = { rate, seconds: SECONDS, connections: 8, request: () => request };
    return (await applyPace(stack.gateway, pace)).p99;
  };
  await paced(READS_PER_SECOND, read);
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(await paced(READS_PER_SECOND, read));
    const [reads] = await Promise.all([
      paced(READS_PER_SECOND, read),
      paced(LOGINS_PER_SECOND, login),
    ]);
    busy.push(reads);
  }
  const [alone, beside] = [median(idle), median(busy)];
  return {
    name: `p99 of ${READS_PER_SECOND} reads/s beside ${LOGINS_PER_SECOND} logins/s`,
    measured: `${beside.toFixed(1)} ms, idle ${alone.toFixed(1)} ms`,
    limit: '< 2 × idle',
    holds: beside < 2 * alone,
  };
}

function loginOf({ sandbox }: TestStack, clientId: string): HttpRequest {
  const { clientSecret } = clientOf(sandbox, clientId);
  return { method: 'POST', path: '/token', body: JSON.stringify({ clientId, clientSecret }) };
}

/** Checks the tokens of as many callers as an instance may see within minutes. @returns microseconds per check */
async function cachedCheck(): Promise<number> {
  const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const verifier = new TokenVerifier(new OneKey(publicKey));
  const headers = await Promise.all(
    Array.from({ length: TOKENS }, async (_, n) => `Bearer ${await sign(privateKey, n)}`),
  );
  const check = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n += 1) await verifier.callerOf(headers[n % TOKENS]);
  };
  await check(CHECKS / 4);
  const startedAt = performance.now();
  await check(CHECKS);
  return ((performance.now() - startedAt) * 1_000) / CHECKS;
}

const KID = 'bench';

class OneKey extends KeySource {
  readonly ready = true;

  constructor(private readonly key: CryptoKey) {
    super();
  }

  find(keyId: string): CryptoKey | undefined {
    return keyId === KID ? this.key : undefined;
  }

  refresh(): Promise<void> {
    return Promise.resolve();
  }
}

function sign(key: CryptoKey, n: number): Promise<string> {
  return new SignJWT({ kind: 'merchant', merchantId: 'ACME' })
    .setProtectedHeader({ alg: 'EdDSA', kid: KID, typ: 'JWT' })
    .setIssuer('entrepot')
    .setAudience('entrepot')
    .setSubject(`client-${n}`)
    .setJti(`token-${n}`)
    .setIssuedAt()
    .setExpirationTime('8h')
    .sign(key);
}
