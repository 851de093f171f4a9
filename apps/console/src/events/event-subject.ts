import { fill } from '../language/texts.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import type { CloudEvent, Owner } from '../api/events.js';
import type { EventSearch } from './search.js';

const pathOf = (owner: Owner): string =>
  owner === 'self' ? '/ext/events' : '/ops/webhooks/events';
const queryOf = (owner: Owner) => (owner === 'self' ? {} : owner);

/** The list, as the API returns it. */
export function listSubject(owner: Owner, { types, subject }: EventSearch): RawSubject {
  return {
    what: messages.raw.list,
    path: pathOf(owner),
    query: { ...queryOf(owner), types, subject },
  };
}

export function eventSubject(owner: Owner, event: CloudEvent): RawSubject {
  return {
    what: fill(messages.raw.one, { id: event.id }),
    path: `${pathOf(owner)}/${event.id}`,
    query: queryOf(owner),
    value: event,
  };
}
