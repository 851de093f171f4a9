import { escapeHtml } from '#edge';
import type { ListedParcel } from '../parcels/store/parcel-list.store.js';

const statusWords: Record<ListedParcel['status'], string> = {
  SHIPMENT_CREATED: 'Being prepared',
  SHIPPED: 'On its way',
  ARRIVED_DESTINATION_COUNTRY: 'Arrived in the destination country',
  CUSTOMS_CLEARANCE: 'In customs clearance',
  LAST_MILE: 'Out for delivery',
  DELIVERED: 'Delivered',
  SHIPMENT_CANCELED: 'Canceled',
};

/**
 * Renders the public page of a parcel with its locations, without data of the order, the buyer or the address (decision
 * 7.2).
 */
export function trackingPage(parcel: ListedParcel): string {
  const number = escapeHtml(parcel.lastMileTrackingNumber);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Parcel ${number}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 40rem; padding: 0 1rem; }
ol { list-style: none; padding: 0; } li { border-left: 3px solid #888; margin: 0 0 1rem; padding-left: 1rem; }
time, .place { color: #555; display: block; font-size: .875rem; }
</style>
</head>
<body>
<h1>Parcel ${number}</h1>
<p><strong>${statusWords[parcel.status]}</strong>, to ${escapeHtml(parcel.recipientCountry)},
expected ${day(parcel.deliveryEstimateDate)}</p>
<ol>
${parcel.events.toReversed().map(entry).join('\n')}
</ol>
</body>
</html>
`;
}

/** Texts from carriers are untrusted. */
function entry({ eventDate, description, location }: ListedParcel['events'][number]): string {
  const instant = new Date(eventDate).toISOString();
  const shown = `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;
  return `<li><time datetime="${instant}">${shown}</time>${escapeHtml(description)}<span class="place">${escapeHtml(location)}</span></li>`;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
