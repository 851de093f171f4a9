import * as fc from 'fast-check';
import { PageTokens } from './pagination.js';
import { Refusal } from '#runtime';

const tokens = new PageTokens('s'.repeat(32));
const position = { lastUpdateDate: '2026-01-01T00:00:00.001Z', id: '0190' };
const filters = { status: ['CREATED', 'APPROVED'], from: '2026-01-01', until: undefined };
const token = tokens.issue('orders', 'ACME', filters, position);

function refusalOf(read: () => unknown): Refusal {
  try {
    read();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('was accepted');
}

describe('page tokens (decision 1.8)', () => {
  it('return the position and filters, whether the filters are repeated or left out', () => {
    const page = { position, filters: { status: ['CREATED', 'APPROVED'], from: '2026-01-01' } };
    expect(tokens.read(token, 'orders', 'ACME', filters)).toEqual(page);
    expect(tokens.read(token, 'orders', 'ACME', {})).toEqual(page);
    expect(tokens.read(token, 'orders', 'ACME', { from: '2026-01-01' })).toEqual(page);
  });

  it.each([
    ['another value', { from: '2026-01-02' }, 'from'],
    ['another order of values', { status: ['APPROVED', 'CREATED'] }, 'status'],
    ['an additional filter', { until: '2026-02-01' }, 'until'],
  ])('refuse %s', (_what, changed, parameter) => {
    const refusal = refusalOf(() => tokens.read(token, 'orders', 'ACME', changed));
    expect([refusal.code, refusal.extras.parameter]).toEqual(['invalid-page-token', parameter]);
  });

  it('name every filter that differs (decision 1.2)', () => {
    const changed = { status: ['CREATED'], from: '2026-01-02', until: undefined };
    const { extras } = refusalOf(() => tokens.read(token, 'orders', 'ACME', changed));
    expect(extras.parameters).toEqual(
      ['status', 'from'].map((parameter) => ({
        parameter,
        code: 'invalid-page-token',
        detail: 'differs from the request for the first page',
      })),
    );
  });

  it.each([
    ['operation', () => tokens.read(token, 'skus', 'ACME', {})],
    ['tenant', () => tokens.read(token, 'orders', 'GLOBEX', {})],
    ['secret', () => new PageTokens('t'.repeat(32)).read(token, 'orders', 'ACME', {})],
    ['content', () => tokens.read(`x${token}`, 'orders', 'ACME', {})],
    ['end', () => tokens.read(`${token}.x`, 'orders', 'ACME', {})],
    ['emptiness', () => tokens.read('', 'orders', 'ACME', {})],
  ])('refuse another %s', (_what, read) => {
    const { code, extras } = refusalOf(read);
    expect([code, extras.parameter]).toEqual(['invalid-page-token', 'nextPageToken']);
  });

  it('expire when the store is restored (decision 1.23)', () => {
    let epoch = '';
    const marked = new PageTokens('s'.repeat(32), () => epoch);
    const first = marked.issue('orders', 'ACME', filters, position);
    epoch = '2026-11-22 00:36:14.935+00';
    const second = marked.issue('orders', 'ACME', filters, position);
    expect(refusalOf(() => marked.read(first, 'orders', 'ACME', filters)).code).toBe(
      'cursor-expired',
    );
    expect(marked.read(second, 'orders', 'ACME', filters).position).toEqual(position);
  });

  it('are refused if they were not issued', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(refusalOf(() => tokens.read(text, 'orders', 'ACME', {})).code).toBe(
          'invalid-page-token',
        );
      }),
    );
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom('A', 'z', '-', '.'), (at, by) => {
        fc.pre(token[at] !== by);
        const forged = token.slice(0, at) + by + token.slice(at + 1);
        expect(refusalOf(() => tokens.read(forged, 'orders', 'ACME', {})).code).toBe(
          'invalid-page-token',
        );
      }),
    );
  });
});
