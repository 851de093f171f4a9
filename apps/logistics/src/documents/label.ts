import type { DeliveryAddress, ReleasedOrder } from '../parcels/domain/released-order.js';
import { drawCode128 } from './barcode.js';
import { makePdf, mm, printable, type Pdf } from './pdf.js';

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
  return makePdf({ title, width: WIDTH, height: HEIGHT, createdAt }, (pdf) => {
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
  const x = mm(MARGIN);
  const width = mm(WIDTH - 2 * MARGIN);
  drawCode128(pdf, lastMileTrackingNumber, { x, y: mm(105), width, height: mm(26) });
  pdf.fontSize(13).text(lastMileTrackingNumber, x, mm(133), { width, align: 'center' });
  pdf.fontSize(9).text(`Parcel ${parcelId}`, x, mm(139), { width, align: 'center' });
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

/** Prints lines from a vertical position on, in mm; cuts off lines that do not fit. */
function write(pdf: Pdf, top: number, size: number, lines: string[], height = 11): void {
  pdf.fontSize(size).text(lines.map(printable).join('\n'), mm(MARGIN), mm(top), {
    width: mm(top < 24 ? 62 : WIDTH - 2 * MARGIN),
    height: mm(height),
    ellipsis: true,
  });
}

function rule(pdf: Pdf, top: number): void {
  pdf
    .moveTo(mm(MARGIN), mm(top))
    .lineTo(mm(WIDTH - MARGIN), mm(top))
    .lineWidth(0.7)
    .stroke();
}
