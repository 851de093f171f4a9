import { serviceNames } from '@entrepot/client';
import { fill } from '../language/texts.js';
import type { StreamName } from '../raw/stream-types.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import type { ParkedItem } from './parked-item.js';
import { PAGE_SIZE } from './requests.js';
import { placeOf, type ParkedSearch } from './search.js';

const { raw: texts } = messages;
const LISTS = { messages: 'parked-messages', outbox: 'parked-outbox' } as const;

/** The list of the page, for the raw drawer. */
export function listSubject(search: ParkedSearch): RawSubject {
  if (search.tab === 'outbox') {
    const [path = '', ...otherPaths] = serviceNames.map(
      (service) => `/ops/services/${service}/${LISTS.outbox}`,
    );
    return { what: texts.outbox, path, otherPaths };
  }
  const { service, reason, type, key } = search;
  return {
    what: texts.list,
    path: '/ops/parked-messages',
    query: { service, reason, type, key, pageSize: PAGE_SIZE },
  };
}

/**
 * The parked message or event with an id, by its key in the list. @param item the message or event, if the page has it
 */
export function itemSubject(
  tab: keyof typeof LISTS,
  open: string,
  item?: ParkedItem,
): RawSubject | undefined {
  const place = placeOf(open);
  if (!place) return undefined;
  const { service, id } = place;
  return {
    what: fill(messages.item.title, { service, id }),
    path: `/ops/services/${service}/${LISTS[tab]}/${encodeURIComponent(id)}`,
    ...(item && { value: item }),
    ...(item?.key !== undefined && {
      // Parked messages are from known streams.
      events: { streams: [item.stream as StreamName], key: item.key },
    }),
  };
}
