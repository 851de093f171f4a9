import { requestLines } from './request-lines.js';

const terminal = { paint: (_: unknown, text: string) => text, columns: undefined };

const request = {
  id: '01987c5e-0000-7000-8000-000000000000',
  at: '2026-11-26T10:00:05.000Z',
  durationMs: 12,
  clientId: 'ACME-ERP',
  merchantId: 'ACME',
  method: 'GET',
  path: '/ext/orders/{orderId}',
  status: 404,
  code: 'order-not-found',
  requestId: 'a-request',
  fromConsole: false,
  refusal: { detail: 'There is no order 7.' },
  lastUpdateDate: '2026-11-26T10:00:06.000Z',
};

describe('entrepot logs tail', () => {
  it('prints a refusal with its code, reason and request id', () => {
    expect(requestLines(request, terminal)).toEqual([
      '2026-11-26 10:00:05  404  GET /ext/orders/{orderId}  12 ms  ACME-ERP',
      '  order-not-found: There is no order 7.',
      '  request a-request',
    ]);
  });

  it('prints a success on one line', () => {
    expect(requestLines({ ...request, status: 200 }, terminal)).toHaveLength(1);
  });

  it('prints the reason of a refused price, which is in its first fault', () => {
    const refusal = { status: 'ERROR', errors: [{ detail: 'must be above 0' }] };
    expect(requestLines({ ...request, code: 'range', refusal }, terminal)[1]).toBe(
      '  range: must be above 0',
    );
  });

  it('cuts the first line to the width of the terminal, and shows no control characters', () => {
    const detail = `a\nb ${'x'.repeat(100)}`;
    const lines = requestLines({ ...request, refusal: { detail } }, { ...terminal, columns: 40 });
    expect(lines[0]).toHaveLength(40);
    expect(lines[1]).toBe(`  order-not-found: a\uFFFDb ${'x'.repeat(100)}`);
  });
});
