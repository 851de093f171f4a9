import { countsByPage, needsByPage } from './places.js';
import type { Need } from './use-summary.js';

const NEEDS: Need[] = [
  { kind: 'endpoints-failing', count: 1 },
  { kind: 'orders-on-hold', count: 3, oldest: '2026-11-24T10:00:00.000Z' },
  { kind: 'orders-late', count: 2 },
  { kind: 'parked-outbox', count: 4 },
];

describe('the work queue', () => {
  it('groups needs by the page that lists them, in the order of the pages', () => {
    expect(
      needsByPage(NEEDS).map(([page, needs]) => [page, needs.map(({ kind }) => kind)]),
    ).toEqual([
      ['/orders', ['orders-on-hold', 'orders-late']],
      ['/webhooks', ['endpoints-failing']],
      ['/messages', ['parked-outbox']],
    ]);
  });

  it('counts the needs of each page, and no page without needs', () => {
    expect([...countsByPage(NEEDS)]).toEqual([
      ['/orders', 5],
      ['/webhooks', 1],
      ['/messages', 4],
    ]);
    expect([...countsByPage([])]).toEqual([]);
  });
});
