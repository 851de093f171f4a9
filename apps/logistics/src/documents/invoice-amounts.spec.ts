import { Decimal, sum, toText, unitPrice } from '#money';
import * as fc from 'fast-check';
import { releasedItem, releasedOrder } from '../../test/builders.js';
import { pdfText } from '../../test/pdf-content.js';
import { invoiceValue } from '../parcels/domain/parcel.js';
import { makeCommercialInvoice } from './commercial-invoice.js';

const createdAt = new Date('2026-11-20T10:00:00.000Z');
const invoiceOf = async (items: Parameters<typeof releasedItem>[0][]) =>
  pdfText(
    await makeCommercialInvoice(
      releasedOrder({ items: items.map(releasedItem) }),
      'ACME-1',
      createdAt,
    ),
  );

describe('the amounts of the commercial invoice (decisions 6.7, 7.1)', () => {
  it('have unit values with the required decimals, and lines that are rounded once', async () => {
    const text = await invoiceOf([
      { quantity: 1000, invoicedPrice: '0.00364' },
      { quantity: 500, invoicedPrice: '0.18182' },
      { quantity: 3, invoicedPrice: '1.827' },
    ]);
    expect(text).toContain('1000\n0.00364\n3.64');
    expect(text).toContain('500\n0.18182\n90.91');
    expect(text).toContain('3\n1.827\n5.48');
    expect(text).toContain('Total value: 100.03 USD');
  });

  it('add up, as printed, to the totals that were distributed over the lines', async () => {
    const line = fc.record({
      cents: fc.oneof(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 1e7 })),
      quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 100_000 })),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 60, size: 'max' }),
        async (lines) => {
          const totals = lines.map(({ cents }) => new Decimal(cents).dividedBy(100));
          const items = lines.map(({ quantity }, i) => ({
            quantity,
            invoicedPrice: toText(unitPrice(totals[i]!, quantity, 'USD', lines.length)),
          }));
          const text = await invoiceOf(items);
          const printed = [...text.matchAll(/^\d+\n\d+\.\d{2,}\n(\d+\.\d{2})$/gm)];
          expect(printed.map(([, value]) => value)).toEqual(
            totals.map((total) => total.toFixed(2)),
          );
          const value = sum(totals);
          expect(text).toContain(`Total value: ${value.toFixed(2)} USD`);
          expect(toText(invoiceValue(releasedOrder({ items: items.map(releasedItem) })))).toBe(
            toText(value),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  it('are printed for an order whose unit prices are rounded to cents', async () => {
    const text = await invoiceOf([{ quantity: 500, invoicedPrice: '0.18' }]);
    expect(text).toContain('500\n0.18\n90.00');
    expect(text).toContain('Total value: 90.00 USD');
  });
});
