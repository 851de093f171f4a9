import type { ReleasedOrder } from '../parcels/domain/released-order.js';
import { addressLines, buyerName, withLatin } from './address-lines.js';
import { drawCode128 } from './barcode.js';
import { drawRule, makePdf, type Pdf } from './pdf.js';
import { shorten } from './typesetting/clean-text.js';
import { Typesetter, type Line } from './typesetting/typesetter.js';

/** The contents of a label except its order's addresses. Weights are in kg as decimal texts. */
export interface LabelContent {
  parcelId: string;
  lastMileTrackingNumber: string;
  grossWeight: string;
  size: { length: number; width: number; height: number };
}

const WIDTH = 100;
const HEIGHT = 150;
const MARGIN = 6;
const INNER = { x: MARGIN, width: WIDTH - 2 * MARGIN };

/** The area of the recipient, between two rules. */
const RECIPIENT = { width: INNER.width, height: 68 };

/** The size in points below which names and complement are shortened before the rest becomes smaller. */
const READABLE = 8;
const SHORTENED = 60;

/**
 * The shipping label, 100 × 150 mm: the last-mile tracking number as a Code 128, with the parcel id beside it
 * (decisions 7.1, 7.2).
 */
export function makeLabel(
  order: ReleasedOrder,
  content: LabelContent,
  createdAt: Date,
): Promise<Buffer> {
  const title = `Label ${content.lastMileTrackingNumber}`;
  return makePdf(title, [WIDTH, HEIGHT], createdAt, (pdf) => {
    const typesetter = new Typesetter(pdf, order.destinationCountry);
    drawHead(typesetter, order);
    rule(pdf, 24);
    drawRecipient(typesetter, order);
    rule(pdf, 97);
    drawParcel(typesetter, content);
    drawBarcode(pdf, typesetter, content);
  });
}

function drawHead(typesetter: Typesetter, order: ReleasedOrder): void {
  const { merchantId, outboundCountry, destinationCountry, taxType, delivery } = order;
  const sender = `From: ${merchantId}, ${outboundCountry}`;
  const carrier = withLatin([`Carrier: ${delivery.company}`]);
  const box = { x: MARGIN, width: 62 };
  typesetter.print([typesetter.oneLine(sender, box.width, 9)], { ...box, y: 6 });
  typesetter.print(fitting(typesetter, carrier, { width: box.width, height: 12 }, 9), {
    ...box,
    y: 10.5,
  });
  const right = { x: 70, width: 24 };
  typesetter.print(
    [typesetter.oneLine(destinationCountry, right.width, 26)],
    { ...right, y: 6 },
    'right',
  );
  typesetter.print([typesetter.oneLine(taxType, right.width, 9)], { ...right, y: 17 }, 'right');
}

/** Fits everything at a readable size, with shortened names if necessary; else the whole address at a smaller size. */
function drawRecipient(typesetter: Typesetter, order: ReleasedOrder): void {
  typesetter.print(typesetter.lines(['To:'], 20, 8), { ...INNER, y: 25 });
  const sizes = { largest: 12, smallest: READABLE };
  const lines =
    typesetter.fitting(recipient(order), RECIPIENT, sizes) ??
    fitting(typesetter, recipient(order, SHORTENED), RECIPIENT, 12);
  typesetter.print(lines, { ...INNER, y: 28.5 });
}

function recipient(order: ReleasedOrder, longest = Infinity): string[] {
  const receiver = order.deliveryAddress.receiverName ?? buyerName(order);
  return withLatin([shorten(receiver, longest), ...addressLines(order, longest)]);
}

function drawParcel(typesetter: Typesetter, { grossWeight, size }: LabelContent): void {
  const weight = `Weight: ${grossWeight} kg`;
  const measures = `Size: ${size.length} x ${size.width} x ${size.height} cm`;
  typesetter.print([typesetter.oneLine(weight, 36, 9)], { ...INNER, y: 98.5 });
  typesetter.print([typesetter.oneLine(measures, 50, 9)], { x: 44, y: 98.5, width: 50 }, 'right');
}

function drawBarcode(
  pdf: Pdf,
  typesetter: Typesetter,
  { parcelId, lastMileTrackingNumber }: LabelContent,
): void {
  drawCode128(pdf, lastMileTrackingNumber, { ...INNER, y: 105, height: 26 });
  const lines = [
    typesetter.oneLine(lastMileTrackingNumber, INNER.width, 13),
    typesetter.oneLine(`Parcel ${parcelId}`, INNER.width, 9),
  ];
  typesetter.print(lines, { ...INNER, y: 133 }, 'center');
}

/** Breaks texts into lines in the largest size that fits, however small. */
function fitting(
  typesetter: Typesetter,
  texts: readonly string[],
  box: { width: number; height: number },
  largest: number,
): Line[] {
  return typesetter.fitting(texts, box, { largest, smallest: 0 }) ?? [];
}

function rule(pdf: Pdf, y: number): void {
  drawRule(pdf, y, MARGIN, WIDTH - MARGIN, 0.7);
}
