import { fill } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import type { Parcel } from './parcel-row.js';
import { firstPage } from './use-parcels.js';
import type { ParcelSearch } from './search.js';
import type { Page } from '../live/changes.js';

const { raw: texts } = messages;
const pathOf = (reader: Reader): string =>
  reader === 'operator' ? '/ops/parcels' : '/ext/parcels';

/** The list for the raw drawer. */
export function listSubject(
  reader: Reader,
  search: ParcelSearch,
  page: Page<Parcel> | undefined,
): RawSubject {
  const { rows: parcels, ...rest } = page ?? { rows: [] };
  return {
    what: texts.list,
    path: pathOf(reader),
    query: firstPage(search),
    ...(page && { value: { parcels, ...rest } }),
  };
}

/** A parcel for the raw drawer; operators find it in the list. @param parcel where the page has it */
export function parcelSubject(reader: Reader, parcelId: string, parcel?: Parcel): RawSubject {
  const what = fill(texts.parcel, { id: parcelId });
  const request =
    reader === 'operator'
      ? { path: pathOf(reader), query: { parcelIds: parcelId } }
      : { path: `${pathOf(reader)}/${encodeURIComponent(parcelId)}` };
  return {
    what,
    ...request,
    ...(parcel && {
      value: parcel,
      events: {
        streams: ['logistics.fulfillment'],
        key: parcel.orderId,
        logged: { merchantId: parcel.merchantId, subject: parcel.orderId },
        history: parcel.events.map(({ receivedDate, description }) => ({
          at: receivedDate,
          text: description,
        })),
      },
    }),
  };
}
