import { decimal, minorUnits, toText } from '#money';
import { measure } from '../parcels/domain/measures.js';
import { invoiceValue, lineValue } from '../parcels/domain/parcel.js';
import type { ReleasedItem, ReleasedOrder } from '../parcels/domain/released-order.js';
import { addressLines, buyerName, withLatin } from './address-lines.js';
import { drawRule, makePdf, type Pdf } from './pdf.js';
import { heightOf, Typesetter, type Line } from './typesetting/typesetter.js';

const WIDTH = 210;
const HEIGHT = 297;
const TOP = 14;
const BOTTOM = 275;
/** The distance between two rows. */
const GAP = 2.6;

interface Column {
  x: number;
  width: number;
  align: 'left' | 'right';
}

const PARTIES: readonly Column[] = [
  { x: 12, width: 88, align: 'left' },
  { x: 105, width: 93, align: 'left' },
];

/** Columns of the table: their offsets and widths, in mm. Texts wrap; the other columns stay on one line. */
const columns = [
  { title: 'Description', x: 12, width: 46, align: 'left', wraps: true },
  { title: 'SKU', x: 60, width: 30, align: 'left', wraps: true },
  { title: 'HS code', x: 92, width: 18, align: 'left', wraps: false },
  { title: 'Origin', x: 112, width: 11, align: 'left', wraps: false },
  { title: 'Quantity', x: 124, width: 14, align: 'right', wraps: false },
  { title: 'Unit value', x: 140, width: 27, align: 'right', wraps: false },
  { title: 'Value', x: 169, width: 29, align: 'right', wraps: false },
] as const;

interface Page {
  pdf: Pdf;
  typesetter: Typesetter;
}

/**
 * The commercial invoice of an order, A4, in the merchant's currency (decisions 7.1, 7.2). Content that does not fit on
 * a page continues on the next page.
 */
export function makeCommercialInvoice(
  order: ReleasedOrder,
  number: string,
  createdAt: Date,
): Promise<Buffer> {
  const title = `Commercial invoice ${number}`;
  return makePdf(title, [WIDTH, HEIGHT], createdAt, (pdf) => {
    const page = { pdf, typesetter: new Typesetter(pdf, order.destinationCountry) };
    const table = drawHead(page, order, title, createdAt);
    const end = drawLines(page, order, table);
    drawTotals(page, order, end);
  });
}

/** @returns the vertical position after the head, in mm, as the other drawing functions do */
function drawHead(page: Page, order: ReleasedOrder, title: string, createdAt: Date): number {
  const { typesetter } = page;
  typesetter.print([typesetter.oneLine(title, 186, 16)], { x: 12, y: TOP, width: 186 });
  const facts = [
    `Date: ${createdAt.toISOString().slice(0, 10)}`,
    ...withLatin([`Order: ${order.orderId}`]),
    `Terms: ${order.taxType} ${order.destinationCountry}`,
    `Currency: ${order.foreignCurrency}`,
  ];
  const end = drawRow(page, 26, PARTIES, [typesetter.lines(facts, 88, 10)]);
  const seller = ['Seller', order.merchantId, order.outboundCountry];
  const buyer = [
    'Buyer',
    ...withLatin([buyerName(order)]),
    ...withLatin([`Document: ${order.customer.document}`]),
    ...withLatin(addressLines(order)),
  ];
  return drawRow(page, end + GAP, PARTIES, [
    typesetter.lines(seller, 88, 10),
    partyLines(typesetter, buyer, 93),
  ]);
}

/** Draws on the first page if the text stays readable there. */
function partyLines(typesetter: Typesetter, texts: readonly string[], width: number): Line[] {
  const sizes = { largest: 10, smallest: 6 };
  return (
    typesetter.fitting(texts, { width, height: 150 }, sizes) ??
    typesetter.lines(texts, width, sizes.smallest)
  );
}

function drawLines(page: Page, { items, foreignCurrency }: ReleasedOrder, top: number): number {
  let rowTop = drawTitles(page, top + GAP);
  for (const item of items) {
    const cells = cellsOf(item, foreignCurrency).map((cell, index) =>
      cellLines(page.typesetter, cell, columns[index]),
    );
    rowTop = drawRow(page, rowTop, columns, cells, drawTitles) + GAP;
  }
  return rowTop;
}

/** Leaves space for a row below the titles. */
function drawTitles(page: Page, top: number): number {
  const { pdf, typesetter } = page;
  if (top > BOTTOM - 12) return drawTitles(page, newPage(pdf));
  const titles = columns.map(({ title, width }) => [typesetter.oneLine(title, width, 8)]);
  const end = drawRow(page, top, columns, titles);
  drawRule(pdf, end + 1, 12, 198, 0.5);
  return end + GAP;
}

function cellLines(
  typesetter: Typesetter,
  cell: string,
  { width, wraps }: { width: number; wraps: boolean } = columns[0],
): Line[] {
  return wraps
    ? typesetter.lines(withLatin([cell]), width, 8)
    : [typesetter.oneLine(cell, width, 8)];
}

/**
 * Draws the cells of a row side by side: on one page if the row fits, else on as many pages as it needs.
 * @param begin draws the beginning of each further page
 */
function drawRow(
  page: Page,
  top: number,
  places: readonly Column[],
  cells: readonly (readonly Line[])[],
  begin: (page: Page, top: number) => number = (_, start) => start,
): number {
  const height = Math.max(...cells.map(heightOf));
  const room = BOTTOM - top;
  if (height <= room) {
    for (const [index, cell] of cells.entries()) drawCell(page, top, places[index], cell);
    return top + height;
  }
  const fitsOnOne = height <= BOTTOM - TOP - 10;
  const parts = cells.map((cell) => splitAt(cell, fitsOnOne ? 0 : room));
  for (const [index, [now]] of parts.entries()) drawCell(page, top, places[index], now);
  const next = begin(page, newPage(page.pdf));
  return drawRow(
    page,
    next,
    places,
    parts.map(([, later]) => later),
    begin,
  );
}

function drawCell(page: Page, y: number, place: Column | undefined, lines: readonly Line[]): void {
  if (place) page.typesetter.print(lines, { x: place.x, y, width: place.width }, place.align);
}

/** Splits lines into those that fit into a height and the rest. */
function splitAt(lines: readonly Line[], height: number): [Line[], Line[]] {
  const count = lines.findIndex((_, index) => heightOf(lines.slice(0, index + 1)) > height);
  return count === -1 ? [[...lines], []] : [lines.slice(0, count), lines.slice(count)];
}

function newPage(pdf: Pdf): number {
  pdf.addPage();
  return TOP;
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

function drawTotals(page: Page, order: ReleasedOrder, end: number): void {
  const totals = [
    `Total value: ${amount(toText(invoiceValue(order)), order.foreignCurrency)} ${order.foreignCurrency}`,
    `Net weight: ${toText(measure(order.items).netWeight)} kg`,
  ];
  drawRow(page, end + GAP, PARTIES, [page.typesetter.lines(totals, 88, 10)]);
}

/** Formats an amount with at least the currency's digits, and more only if the amount has them. */
function amount(value: string, currency: string): string {
  const exact = decimal(value);
  return exact.toFixed(Math.max(exact.decimalPlaces(), minorUnits(currency)));
}
