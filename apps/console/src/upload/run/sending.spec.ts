import { prices, products } from '@entrepot/product-files';
import type { Group } from '../kinds/group.js';
import { requestsOf, stepsOf } from './sending.js';

const groupOf = (id: string, body: object, waitsFor: string[] = []): Group => ({
  id,
  records: [{ line: 2, raw: '', body, faults: [] }],
  state: 'ready',
  notes: [],
  deletes: [],
  waitsFor,
});

const idsOf = (steps: readonly (readonly Group[])[]) =>
  steps.map((groups) => groups.map(({ id }) => id));

describe('the steps of an upload', () => {
  it('begin with the products that take over SKUs of others', () => {
    const groups = [groupOf('FROM', {}, ['TO']), groupOf('TO', {}), groupOf('OTHER', {})];
    expect(idsOf(stepsOf(products, groups))).toEqual([['TO', 'OTHER'], ['FROM']]);
  });

  it('begin with own prices, which replace those of channels (decision 5.1)', () => {
    const groups = [groupOf('MELI', { salesChannel: 'MELI' }), groupOf('OWN', {})];
    expect(idsOf(stepsOf(prices, groups))).toEqual([['OWN'], ['MELI']]);
  });
});

describe('the requests of a step', () => {
  it('have one product each, or many prices', () => {
    const groups = Array.from({ length: 201 }, (_, index) => groupOf(String(index), {}));
    expect(requestsOf(products, groups)).toHaveLength(201);
    expect(requestsOf(prices, groups).map((request) => request.groups.length)).toEqual([200, 1]);
  });
});
