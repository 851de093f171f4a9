import type { Caller } from '../session/caller.js';
import { durationText, momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { hanging } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import { detailOf, latenessOf, titleOf } from './entry-text.js';
import { nextSteps } from './next-steps.js';
import type { HistoryEntry, OrderWithHistory } from './order-source.js';

type Painter = Pick<Terminal, 'paint' | 'columns'>;

const ENDED_WELL = new Set(['DELIVERED', 'RETURNED']);
const NEEDS_A_PERSON = new Set(['ON_HOLD', 'REQUIRES_REVIEW', 'OPERATIONAL_ISSUE', 'CANCELLED']);

/** As many as the API accepts (decision 1.7). */
const UNIT_PRICE_DECIMALS = 4;
const LABEL_WIDTH = 10;
const TITLE_WIDTH = 'tracking DELIVERY_ATTEMPT_FAILED'.length;

/** An order for a person: its data, history, parcels and possible actions. */
export function orderScreen(order: OrderWithHistory, caller: Caller, painter: Painter): string[] {
  return [
    heading(order, painter),
    ...facts(order, painter),
    '',
    ...timeline(order, painter),
    ...parcels(order, painter),
    ...next(order, caller, painter),
  ];
}

/** A status, colored by urgency. */
export function paintedStatus(status: string, { paint }: Pick<Painter, 'paint'>): string {
  if (ENDED_WELL.has(status)) return paint('green', status);
  return paint(NEEDS_A_PERSON.has(status) ? 'yellow' : 'cyan', status);
}

function heading({ orderId, status }: OrderWithHistory, painter: Painter): string {
  return `${painter.paint('bold', oneLine(orderId))}  ${paintedStatus(status, painter)}`;
}

function facts(order: OrderWithHistory, painter: Painter): string[] {
  const { salesChannel, salesChannelOrderId, taxType, currency, foreignCurrency } = order;
  const { totals, totalsForeignCurrency: foreign, shipping, items } = order;
  const to = shipping.deliveryAddress.country ?? '';
  const { deliveryEstimateDate } = shipping.deliveries[0] ?? {};
  const promised =
    deliveryEstimateDate && `, promised for ${momentText(deliveryEstimateDate).slice(0, 10)}`;
  return [
    ['channel', `${salesChannel}, order ${salesChannelOrderId}`],
    ['route', `${shipping.outboundCountry} → ${to}, ${taxType}${promised ?? ''}`],
    [
      'created',
      `${momentText(order.creationDate)} UTC, last update ${momentText(order.lastUpdateDate)}`,
    ],
    [
      'value',
      `${amount(totals.orderValue)} ${currency}: taxes ${amount(totals.taxes)}, fees ${amount(totals.fees)}`,
    ],
    [
      'payout',
      `${amount(foreign.netOutboundValue)} ${foreignCurrency} = ${amount(totals.netInboundValue)} ${currency}`,
    ],
    ...items.map(({ quantity, skuId, name, salePrice }, index) => [
      index === 0 ? 'items' : '',
      `${quantity} × ${skuId}  ${amount(salePrice, UNIT_PRICE_DECIMALS)} ${currency}  ${name}`,
    ]),
  ].map(([label = '', text = '']) => labeled(label, text, painter));
}

function timeline({ statusHistory }: OrderWithHistory, painter: Painter): string[] {
  const width = momentText(new Date(0).toISOString()).length;
  const title = `  ${'HAPPENED (UTC)'.padEnd(width)}  ${'RECEIVED'.padEnd(width)}  STATUS`;
  const entries = statusHistory.flatMap((entry) => entryLines(entry, painter));
  return [painter.paint('dim', title), ...entries];
}

function entryLines(entry: HistoryEntry, { paint, columns }: Painter): string[] {
  const late = latenessOf(entry);
  const dates = `  ${momentText(entry.eventDate)}  ${momentText(entry.receivedDate)}  `;
  const title = titleOf(entry).padEnd(TITLE_WIDTH);
  const mark = late === undefined ? '' : `late by ${durationText(late)}  `;
  const lines = hanging(`${dates}${title}  ${mark}${detailOf(entry)}`, dates.length, columns);
  if (late !== undefined) return lines.map((line) => paint('yellow', line));
  if (entry.status !== 'PARCEL_TRACKING_UPDATED') return lines;
  return lines.map((line) => line.slice(0, dates.length) + paint('dim', line.slice(dates.length)));
}

function parcels({ shipping, statusHistory }: OrderWithHistory, painter: Painter): string[] {
  const trackingUrl = statusHistory
    .map(({ eventData }) => (eventData as { trackingUrl?: string } | undefined)?.trackingUrl)
    .findLast((url) => url !== undefined);
  return shipping.deliveries.flatMap(({ parcels: all, lastMileTrackingNumber }) =>
    (all ?? []).flatMap(({ parcelId, code, grossWeight, length, width, height, documents }) => {
      const sides = [length, width, height].every((side) => side !== undefined)
        ? `, ${length} × ${width} × ${height} cm`
        : '';
      const weight = grossWeight === undefined ? '' : `  ${grossWeight} kg${sides}`;
      const lines = [
        ['parcel', `${parcelId ?? code ?? 'not packed yet'}${weight}`],
        ['number', lastMileTrackingNumber],
        ['tracking', trackingUrl],
        ...(documents ?? []).map(({ name, url }) => [name.split(' ').at(-1)?.toLowerCase(), url]),
      ];
      const shown = lines.filter(([, text]) => text !== undefined);
      return ['', ...shown.map(([label = '', text = '']) => labeled(label, text, painter))];
    }),
  );
}

function next(order: OrderWithHistory, caller: Caller, painter: Painter): string[] {
  const steps = nextSteps(order, caller);
  if (steps.length === 0) return ['', labeled('next', 'nothing: the order is complete', painter)];
  return ['', ...steps.map(({ how }, index) => labeled(index === 0 ? 'next' : '', how, painter))];
}

/** A line with its label; a long text continues below itself, so that an address can be copied whole. */
function labeled(label: string, text: string, { paint, columns }: Painter): string {
  const head = `  ${label.padEnd(LABEL_WIDTH)} `;
  const [first = '', ...moreLines] = text.includes('://')
    ? [head + oneLine(text)]
    : hanging(head + oneLine(text), head.length, columns);
  return [paint('dim', head) + first.slice(head.length), ...moreLines].join('\n');
}

function amount(value: number, maximumFractionDigits = 2): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits });
}
