import { fill } from '../language/texts.js';
import type { Page, Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import type { LoggedRequest } from './requests.js';
import type { RequestSearch } from './search.js';
import { firstPage } from './use-requests.js';

const { raw: texts } = messages;

const pathOf = (reader: Reader): string =>
  reader === 'operator' ? '/ops/requests' : '/ext/requests';

/** The list for the raw drawer. */
export function listSubject(
  reader: Reader,
  search: RequestSearch,
  page: Page<LoggedRequest> | undefined,
): RawSubject {
  const { rows: requests, ...rest } = page ?? { rows: [] };
  return {
    what: texts.list,
    path: pathOf(reader),
    query: firstPage(search),
    ...(page && { value: { requests, ...rest } }),
  };
}

/** The entries of a request id for the raw drawer. @param requests where the page has them */
export function requestSubject(
  reader: Reader,
  requestId: string,
  requests: readonly LoggedRequest[],
): RawSubject {
  return {
    what: fill(texts.one, { id: requestId }),
    path: pathOf(reader),
    query: { requestId },
    value: { requests },
  };
}
