import { jobsOf, type Requeue } from './jobs.js';
import type { ServiceState } from './state.js';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');

function requeue(id: string, overrides: Partial<Requeue>): Requeue {
  const startedAt = '2026-11-25T11:00:00.000Z';
  return { id, cause: 'fx', startedAt, examined: 2_000, queued: 30, ...overrides };
}

describe('the jobs of the overview', () => {
  it('are the running jobs, then those that ended within a day, the newest first', () => {
    const requeues = [
      requeue('4', { quote: 'BRL', finishedAt: '2026-11-25T11:59:00.000Z' }),
      requeue('3', { cause: 'connection', merchantId: 'ACME', salesChannel: 'MELI' }),
      requeue('2', { finishedAt: '2026-11-24T12:00:00.000Z' }),
    ];
    const republications = [
      {
        jobId: 'j',
        subject: 'skus',
        merchantId: 'ACME',
        state: 'running',
        published: 400,
        startedAt: '2026-11-25T11:30:00.000Z',
      },
    ];
    const services = [
      { service: 'catalog', state: 'up', messaging: { republications } },
      { service: 'pricing', state: 'unavailable' },
    ] as unknown as ServiceState[];
    expect(jobsOf(services, requeues, NOW).map(({ name, done }) => `${name}: ${done}`)).toEqual([
      'Republication of skus of ACME: 400 published',
      'Prices of ACME for its connection to MELI: 2,000 examined, 30 queued',
      'Prices after a new rate of BRL: 2,000 examined, 30 queued',
    ]);
  });
});
