import { SERVICES } from '../../api/services.js';
import { dayOf, firstMoment, lastMoment, textOf } from '../../address/search-params.js';

export type AuditService = (typeof SERVICES)[number];

/** The filters of the list as they are in the address; the days are UTC: `2026-11-24`. */
export interface AuditSearch {
  subject?: string | undefined;
  who?: string | undefined;
  what?: string | undefined;
  service?: AuditService | undefined;
  from?: string | undefined;
  until?: string | undefined;
  /** The change that is open: its service, a dot, and its id there. */
  open?: string | undefined;
}

export function auditSearch(given: Readonly<Record<string, unknown>>): AuditSearch {
  const found: AuditSearch = {
    subject: textOf(given['subject']),
    who: textOf(given['who']),
    what: textOf(given['what']),
    service: SERVICES.find((one) => one === given['service']),
    from: dayOf(given['from']),
    until: dayOf(given['until']),
    open: textOf(given['open']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The API's query of the filters; without the page and its size. */
export function auditQuery({ subject, who, what, service, from, until }: AuditSearch) {
  return {
    ...(subject !== undefined && { subject }),
    ...(who !== undefined && { who }),
    ...(what !== undefined && { what }),
    ...(service !== undefined && { service }),
    ...(from !== undefined && { from: firstMoment(from) }),
    ...(until !== undefined && { until: lastMoment(until) }),
  };
}
