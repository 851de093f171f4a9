import { setTimeout as delay } from 'node:timers/promises';
import { Controller, Get } from '@nestjs/common';
import { startTestService, type TestService } from '../test-service.js';
import { TokenIssuer } from '../token-issuer.js';
import { Clients } from '#edge';

@Clients('merchant')
@Controller()
class GuardedController {
  @Get('parcels')
  parcels(): string {
    return 'parcels';
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}

describe('the keys that verify tokens', () => {
  let issuer: TokenIssuer;

  beforeEach(async () => {
    issuer = await TokenIssuer.start();
  });

  afterEach(() => issuer.stop());

  const ask = async (service: TestService, token: string) =>
    (await service.app.inject({ url: '/parcels', headers: { authorization: `Bearer ${token}` } }))
      .statusCode;

  it('are fetched again for an unknown key id, but not for every one', async () => {
    const service = await startTestService({
      controllers: [GuardedController],
      jwksUrl: issuer.url,
    });
    await until(() => issuer.fetches > 0);
    expect(await ask(service, await issuer.token())).toBe(200);
    await issuer.addKey('k2');
    expect(await ask(service, await issuer.token({}, { keyId: 'k2' }))).toBe(200);
    const fetches = issuer.fetches;
    for (const keyId of ['x1', 'x2', 'x3']) {
      expect(await ask(service, await issuer.token({}, { keyId }))).toBe(401);
    }
    expect(issuer.fetches).toBe(fetches);
    await service.app.close();
  });

  it('invalidate the tokens that they signed when the keys are removed', async () => {
    const service = await startTestService({
      controllers: [GuardedController],
      jwksUrl: issuer.url,
    });
    await until(() => issuer.fetches > 0);
    const old = await issuer.token();
    expect(await ask(service, old)).toBe(200);
    issuer.keys.length = 0;
    await issuer.addKey('k2');
    expect(await ask(service, await issuer.token({}, { keyId: 'k2' }))).toBe(200);
    expect(await ask(service, old)).toBe(401);
    await service.app.close();
  });

  it('are retried in the background; requests are answered with 503 until they are known', async () => {
    issuer.failing = true;
    const service = await startTestService({
      controllers: [GuardedController],
      jwksUrl: issuer.url,
    });
    const token = await issuer.token();
    const answer = await service.app.inject({
      url: '/parcels',
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'keys-unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
    issuer.failing = false;
    await until(async () => (await ask(service, token)) === 200);
    await service.app.close();
  });
});
