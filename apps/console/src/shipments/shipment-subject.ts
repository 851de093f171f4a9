import { fill } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import { LIST } from './requests.js';
import type { Shipment } from './shipment-row.js';

const { raw: texts } = messages;

/** A shipment for the raw drawer. @param shipment the shipment, if the page has it */
export function shipmentSubject(reader: Reader, id: string, shipment?: Shipment): RawSubject {
  return {
    what: fill(texts.shipment, { id }),
    path: `${LIST.api.paths[reader]}/${encodeURIComponent(id)}`,
    ...(shipment && { value: shipment }),
    events: {
      streams: ['logistics.shipment'],
      key: id,
      ...(shipment && { logged: { merchantId: shipment.merchantId, subject: id } }),
    },
  };
}
