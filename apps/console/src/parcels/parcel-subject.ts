import { fill } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import { LIST } from './requests.js';
import type { Parcel } from './parcel-row.js';

const { raw: texts } = messages;
/** A parcel for the raw drawer; operators find it in the list. @param parcel the parcel, if the page has it */
export function parcelSubject(reader: Reader, parcelId: string, parcel?: Parcel): RawSubject {
  const what = fill(texts.parcel, { id: parcelId });
  const request =
    reader === 'operator'
      ? { path: LIST.api.paths[reader], query: { parcelIds: parcelId } }
      : { path: `${LIST.api.paths[reader]}/${encodeURIComponent(parcelId)}` };
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
