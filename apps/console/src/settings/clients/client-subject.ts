import { fill } from '../../language/texts.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from './messages.js';
import type { Client } from './requests.js';

/** A client for the raw drawer; the API returns it in the list of its kind. */
export function clientSubject(client: Client): RawSubject {
  return {
    what: fill(messages.item.title, { id: client.clientId }),
    path: '/ops/clients',
    query: { kind: client.kind },
    value: client,
  };
}
