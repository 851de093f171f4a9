import { serviceNames, type Query, type Schemas, type ServiceName } from '@entrepot/client';
import { dayOf, firstMoment, lastMoment, oneOf, textOf } from '../../address/search-params.js';
import { apiList } from '../../lists/api-list.js';
import { byText } from '../../lists/common-filters.js';
import { listSearch, type SearchOf } from '../../lists/search.js';
import type { ListSource } from '../../lists/source.js';

export type Change = Schemas['ChangeResponse'];
export type AuditQuery = Query<'listChanges'>;

const search = listSearch<Change, AuditQuery>()(
  {
    subject: byText('subject'),
    who: byText('who'),
    what: byText('what'),
    service: {
      read: oneOf(serviceNames),
      query: (service: ServiceName) => ({ service }),
    },
    /** UTC: `2026-11-24`. */
    from: { read: dayOf, query: (day: string) => ({ from: firstMoment(day) }) },
    until: { read: dayOf, query: (day: string) => ({ until: lastMoment(day) }) },
  },
  /** The open change: its service, a dot, and its id in that service. */
  { open: textOf },
);

/** The filters of the list as they are in the address. */
export type AuditSearch = SearchOf<typeof search>;

/** The key of a change in the address and among the rows. */
export function keyOf({ service, id }: Change): string {
  return `${service}.${id}`;
}

const LIST = apiList<Change, AuditQuery>(
  { operator: 'listChanges', merchant: 'listChanges' },
  'changes',
);
export const { api: AUDIT_API } = LIST;

/** The operators' changes, the newest first. */
export const AUDIT: ListSource<Change, AuditSearch, AuditQuery> = {
  parent: 'settings',
  name: 'audit',
  keyOf,
  search,
  read: LIST.read,
};
