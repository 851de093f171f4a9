import { decimal, minorUnits, toText } from '#money';
import { measure } from '../parcels/domain/measures.js';
import { invoiceValue, lineValue } from '../parcels/domain/parcel.js';
import type { ReleasedItem, ReleasedOrder } from '../parcels/domain/released-order.js';
import { addressLines } from './label.js';
import { drawRule, makePdf, mm, printLines, type Pdf } from './pdf.js';

const WIDTH = 210;
const HEIGHT = 297;
const BOTTOM = 275;
const LINE = 6;

/** Columns of the table: their offsets and widths, in mm. */
const columns = [
  { title: 'Description', x: 12, width: 46, align: 'left' },
  { title: 'SKU', x: 60, width: 30, align: 'left' },
  { title: 'HS code', x: 92, width: 18, align: 'left' },
  { title: 'Origin', x: 112, width: 11, align: 'left' },
  { title: 'Quantity', x: 124, width: 14, align: 'right' },
  { title: 'Unit value', x: 140, width: 27, align: 'right' },
  { title: 'Value', x: 169, width: 29, align: 'right' },
] as const;

/** The commercial invoice of an order, A4, in the merchant's currency (decisions 7.1, 7.2). */
export function makeCommercialInvoice(
  order: ReleasedOrder,
  number: string,
  createdAt: Date,
): Promise<Buffer> {
  const title = `Commercial invoice ${number}`;
  return makePdf(title, [WIDTH, HEIGHT], createdAt, (pdf) => {
    drawHead(pdf, order, title, createdAt);
    const end = drawLines(pdf, order, 92);
    drawTotals(pdf, order, end);
  });
}

function drawHead(pdf: Pdf, order: ReleasedOrder, title: string, createdAt: Date): void {
  const { customer, deliveryAddress } = order;
  const buyer = [customer.firstName, customer.lastName ?? ''].join(' ').trim();
  pdf.fontSize(16).text(title, mm(12), mm(14));
  block(pdf, 26, 12, [
    `Date: ${createdAt.toISOString().slice(0, 10)}`,
    `Order: ${order.orderId}`,
    `Terms: ${order.taxType} ${order.destinationCountry}`,
    `Currency: ${order.foreignCurrency}`,
  ]);
  block(pdf, 50, 12, ['Seller', order.merchantId, order.outboundCountry]);
  block(pdf, 50, 105, [
    'Buyer',
    buyer,
    `Document: ${customer.document}`,
    ...addressLines(deliveryAddress),
  ]);
}

/** @returns the vertical position after the last line, in mm */
function drawLines(pdf: Pdf, { items, foreignCurrency }: ReleasedOrder, top: number): number {
  let at = drawTitles(pdf, top);
  for (const item of items) {
    if (at > BOTTOM - LINE) {
      pdf.addPage();
      at = drawTitles(pdf, 14);
    }
    row(pdf, at, cellsOf(item, foreignCurrency));
    at += LINE;
  }
  return at;
}

function drawTitles(pdf: Pdf, top: number): number {
  const titles = columns.map(({ title }) => title);
  row(pdf, top, titles);
  drawRule(pdf, top + LINE - 1, 12, 198, 0.5);
  return top + LINE;
}

function cellsOf(item: ReleasedItem, currency: string): string[] {
  return [
    item.name,
    item.skuId,
    item.hsCode,
    item.countryOfOrigin,
    String(item.quantity),
    amount(item.invoicedPrice, currency),
    amount(toText(lineValue(item, currency)), currency),
  ];
}

function drawTotals(pdf: Pdf, order: ReleasedOrder, end: number): void {
  const top = end > BOTTOM - 24 ? 14 : end + LINE;
  if (top < end) pdf.addPage();
  block(pdf, top, 12, [
    `Total value: ${amount(toText(invoiceValue(order)), order.foreignCurrency)} ${order.foreignCurrency}`,
    `Net weight: ${toText(measure(order.items).netWeight)} kg`,
  ]);
}

/** At least the currency's digits; more only if the amount has them. */
function amount(value: string, currency: string): string {
  const exact = decimal(value);
  return exact.toFixed(Math.max(exact.decimalPlaces(), minorUnits(currency)));
}

function block(pdf: Pdf, y: number, x: number, lines: string[]): void {
  printLines(pdf.fontSize(10), lines, { x, y, width: 88, height: 40 });
}

function row(pdf: Pdf, y: number, cells: readonly string[]): void {
  pdf.fontSize(8);
  for (const [index, { x, width, align }] of columns.entries()) {
    printLines(pdf, [cells[index] ?? ''], { x, y, width, height: LINE - 2 }, align);
  }
}
