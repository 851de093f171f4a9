import { startTestService, type TestService } from '../test-service.js';
import { ThingController } from './things.controller.js';

/** Serves `/things` on a free port while the tests of the calling `describe` run. */
export function serveThings() {
  let service: TestService;

  beforeAll(async () => {
    service = await startTestService({ controllers: [ThingController] });
    await service.app.listen(0, '127.0.0.1');
  });

  afterAll(() => service.app.close());

  return {
    running: () => service,
    get: (url: string, headers: Record<string, string> = {}) =>
      service.app.inject({ method: 'GET', url, headers }),
    post: (url: string, payload: string | Buffer, type = 'application/json') =>
      service.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } }),
  };
}
