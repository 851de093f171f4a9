import { Controller, Get } from '@nestjs/common';
import { Public } from '#edge';
import { startTestService, type TestService } from '../test-service.js';
import { HealthRegistry, Readings } from '#runtime';

@Public()
@Controller('things/:id')
class ThingController {
  @Get()
  one(): string {
    return 'one';
  }
}

describe('probes', () => {
  let service: TestService;
  let health: HealthRegistry;

  beforeEach(async () => {
    service = await startTestService({ controllers: [ThingController] });
    health = service.app.get(HealthRegistry);
  });

  afterEach(() => service.app.close());

  const get = (url: string) => service.app.inject({ url });

  it('report a process without checks as up', async () => {
    for (const url of ['/health/live', '/health/ready']) {
      const answer = await get(url);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'up', checks: {} }]);
    }
  });

  it('list each check, and answer 503 when one is down', async () => {
    health.addReady('store', async () => ({ up: false, detail: 'unreachable' }));
    health.addReady('other', () => ({ up: true }));
    health.addReady('broken', () => {
      throw new Error('cannot say');
    });
    const answer = await get('/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({
      status: 'down',
      checks: {
        store: { up: false, detail: 'unreachable' },
        other: { up: true },
        broken: { up: false, detail: 'cannot say' },
      },
    });
    expect((await get('/health/live')).statusCode).toBe(200);
  });

  it('report a check that does not answer as down', async () => {
    health.addLive('consumer', () => Promise.withResolvers<never>().promise);
    const answer = await get('/health/live');
    expect([answer.statusCode, answer.json().checks.consumer.detail]).toEqual([
      503,
      'no answer within 2000 ms',
    ]);
  });

  it('show requests by route and status, never by id', async () => {
    await get('/things/secret-id');
    await get('/nowhere');
    const metrics = (await get('/metrics')).body.split('\n');
    const requests = metrics.filter((line) =>
      line.startsWith('entrepot_http_request_seconds_count'),
    );
    expect(requests).toEqual(
      expect.arrayContaining([
        'entrepot_http_request_seconds_count{service="test",method="GET",route="/things/:id",status="200"} 1',
        'entrepot_http_request_seconds_count{service="test",method="GET",route="unknown",status="404"} 1',
      ]),
    );
    expect(requests.join()).not.toContain('secret-id');
    expect(metrics.some((line) => line.startsWith('process_resident_memory_bytes'))).toBe(true);
  });
});

describe('readings for the metrics', () => {
  it('are taken when the metrics are requested, and a failed or slow reading does not affect others', async () => {
    const service = await startTestService({ controllers: [] });
    const readings = service.app.get(Readings);
    let taken = 0;
    readings.add('broken', () => Promise.reject(new Error('the store is away')));
    readings.add('stuck', () => Promise.withResolvers<never>().promise);
    readings.add('well', () => void (taken += 1));
    expect(taken).toBe(0);
    const { statusCode } = await service.app.inject({ url: '/metrics' });
    expect([statusCode, taken]).toEqual([200, 1]);
    const said = service.lines().map(({ msg }) => msg);
    expect(said).toContain('broken cannot be read: the store is away');
    expect(said).toContain('stuck cannot be read: no answer within 2000 ms');
    await service.app.close();
  });
});

describe('a process in the role worker', () => {
  it('serves probes and nothing else', async () => {
    const { app } = await startTestService({
      controllers: [ThingController],
      config: { ROLE: 'worker' },
    });
    const statuses = await Promise.all(
      ['/health/live', '/health/ready', '/metrics', '/things/1'].map(
        async (url) => (await app.inject({ url })).statusCode,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 404]);
    await app.close();
  });
});
