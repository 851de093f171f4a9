import { fill } from '../language/texts.js';
import type { Page, Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import type { ShipmentSearch } from './search.js';
import type { Shipment } from './shipment-row.js';
import { firstPage } from './use-shipments.js';

const { raw: texts } = messages;

const pathOf = (reader: Reader): string =>
  reader === 'operator' ? '/ops/shipments' : '/ext/shipments';

/** The list for the raw drawer. */
export function listSubject(
  reader: Reader,
  search: ShipmentSearch,
  page: Page<Shipment> | undefined,
): RawSubject {
  const { rows: shipments, ...rest } = page ?? { rows: [] };
  return {
    what: texts.list,
    path: pathOf(reader),
    query: firstPage(search),
    ...(page && { value: { shipments, ...rest } }),
  };
}

/** A shipment for the raw drawer. @param shipment where the page has it */
export function shipmentSubject(reader: Reader, id: string, shipment?: Shipment): RawSubject {
  return {
    what: fill(texts.shipment, { id }),
    path: `${pathOf(reader)}/${encodeURIComponent(id)}`,
    ...(shipment && { value: shipment }),
    events: {
      streams: ['logistics.shipment'],
      key: id,
      ...(shipment && { logged: { merchantId: shipment.merchantId, subject: id } }),
    },
  };
}
