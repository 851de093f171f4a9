import { fill } from '../../language/texts.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from './messages.js';
import type { Change } from './source.js';

/** A change for the raw drawer; the request lists the changes of its operator, kind and service at its time. */
export function changeSubject(change: Change): RawSubject {
  const { id, who, what, service, at } = change;
  return {
    what: fill(messages.raw.change, { id }),
    path: '/ops/audit',
    query: { who, what, service, from: at, until: at },
    value: change,
  };
}
