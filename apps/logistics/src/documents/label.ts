import type { DeliveryAddress, ReleasedOrder } from '../parcels/domain/released-order.js';
import { drawCode128 } from './barcode.js';
import { drawRule, makePdf, mm, printLines, type Pdf } from './pdf.js';

/** The contents of a label besides its order's addresses. Weights in kg as decimal texts. */
export interface LabelContent {
  parcelId: string;
  lastMileTrackingNumber: string;
  grossWeight: string;
  size: { length: number; width: number; height: number };
}

const WIDTH = 100;
const HEIGHT = 150;
const MARGIN = 6;

/**
 * The shipping label, 100 × 150 mm: the last-mile tracking number as a Code 128, the parcel id printed beside it
 * (decisions 7.1, 7.2).
 */
export function makeLabel(
  order: ReleasedOrder,
  content: LabelContent,
  createdAt: Date,
): Promise<Buffer> {
  const title = `Label ${content.lastMileTrackingNumber}`;
  return makePdf(title, [WIDTH, HEIGHT], createdAt, (pdf) => {
    drawHead(pdf, order);
    drawRecipient(pdf, order);
    drawParcel(pdf, content);
    drawBarcode(pdf, content);
  });
}

function drawHead(pdf: Pdf, order: ReleasedOrder): void {
  const { merchantId, outboundCountry, destinationCountry, taxType, delivery } = order;
  write(pdf, 6, 9, [`From: ${merchantId}, ${outboundCountry}`, `Carrier: ${delivery.company}`]);
  pdf.fontSize(26).text(destinationCountry, mm(70), mm(6), { width: mm(24), align: 'right' });
  pdf.fontSize(9).text(taxType, mm(70), mm(17), { width: mm(24), align: 'right' });
  rule(pdf, 24);
}

function drawRecipient(pdf: Pdf, { customer, deliveryAddress }: ReleasedOrder): void {
  const receiver =
    deliveryAddress.receiverName ?? [customer.firstName, customer.lastName ?? ''].join(' ').trim();
  write(pdf, 27, 9, ['To:']);
  write(pdf, 32, 12, [receiver, ...addressLines(deliveryAddress)], 52);
  rule(pdf, 86);
}

function drawParcel(pdf: Pdf, { grossWeight, size }: LabelContent): void {
  write(pdf, 89, 9, [
    `Weight: ${grossWeight} kg`,
    `Size: ${size.length} x ${size.width} x ${size.height} cm`,
  ]);
  rule(pdf, 101);
}

function drawBarcode(pdf: Pdf, { parcelId, lastMileTrackingNumber }: LabelContent): void {
  const box = { x: MARGIN, y: 105, width: WIDTH - 2 * MARGIN, height: 26 };
  drawCode128(pdf, lastMileTrackingNumber, box);
  const centred = { width: mm(box.width), align: 'center' } as const;
  pdf.fontSize(13).text(lastMileTrackingNumber, mm(MARGIN), mm(133), centred);
  pdf.fontSize(9).text(`Parcel ${parcelId}`, mm(MARGIN), mm(139), centred);
}

/** The lines of an address as printed on a parcel. */
export function addressLines(address: DeliveryAddress): string[] {
  const { street, number, complement, neighborhood, city, state, postalCode, country } = address;
  const lines = [
    [street, number].filter(Boolean).join(', '),
    [complement, neighborhood].filter(Boolean).join(', '),
    [postalCode, [city, state].filter(Boolean).join(' - ')].filter(Boolean).join(' '),
    country,
  ];
  return lines.filter((line) => line !== '');
}

/** Prints lines from a vertical position on, in mm. */
function write(pdf: Pdf, y: number, size: number, lines: string[], height = 11): void {
  const width = y < 24 ? 62 : WIDTH - 2 * MARGIN;
  printLines(pdf.fontSize(size), lines, { x: MARGIN, y, width, height });
}

function rule(pdf: Pdf, y: number): void {
  drawRule(pdf, y, MARGIN, WIDTH - MARGIN, 0.7);
}
