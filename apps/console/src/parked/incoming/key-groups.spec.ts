import { groupByKey } from './key-groups.js';
import type { ParkedRow } from '../parked-item.js';

function row(id: string, overrides: Partial<ParkedRow> = {}): ParkedRow {
  return {
    id,
    service: 'orders',
    group: 'orders.main',
    stream: 'catalog.sku',
    key: 'A',
    reason: 'handler-failed',
    detail: '',
    parkedAt: '2026-11-24T10:00:00.000Z',
    partition: 0,
    offset: id,
    ...overrides,
  };
}

const idsOf = (rows: ParkedRow[]): string[][] =>
  groupByKey(rows).map(({ first, waiting }) => [first, ...waiting].map(({ id }) => id));

describe('the groups of parked messages', () => {
  it('have the faulty message first, followed by those of the same key', () => {
    const waits = { behind: '2', reason: 'key-parked' };
    expect(idsOf([row('1', { key: 'B' }), row('3', waits), row('2'), row('4', waits)])).toEqual([
      ['1'],
      ['2', '3', '4'],
    ]);
  });

  it('separate the same key of another service, group or stream, and messages without a key', () => {
    const { key: _, ...none } = row('5');
    const rows = [
      row('1'),
      row('1', { service: 'catalog' }),
      row('2', { group: 'orders.other' }),
      row('3', { stream: 'orders.order' }),
      none,
      { ...none, id: '6' },
    ];
    expect(idsOf(rows)).toHaveLength(6);
  });

  it('are next to those of the same fault, in the order of its oldest message', () => {
    const other = { reason: 'contract' };
    const rows = [row('1'), row('2', { ...other, key: 'B' }), row('3', { key: 'C' })];
    expect(idsOf(rows)).toEqual([['1'], ['3'], ['2']]);
  });

  it('begin with the oldest waiting message if the filters exclude the faulty one', () => {
    expect(idsOf([row('3', { behind: '1' }), row('4', { behind: '1' })])).toEqual([['3', '4']]);
  });
});
