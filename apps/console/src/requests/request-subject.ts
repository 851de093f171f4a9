import { fill } from '../language/texts.js';
import type { Reader } from '../live/changes.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import { LIST, type LoggedRequest } from './requests.js';

const { raw: texts } = messages;

/** The entries of a request id for the raw drawer. @param requests the entries, if the page has them */
export function requestSubject(
  reader: Reader,
  requestId: string,
  requests: readonly LoggedRequest[],
): RawSubject {
  return {
    what: fill(texts.one, { id: requestId }),
    path: LIST.api.paths[reader],
    query: { requestId },
    value: { requests },
  };
}
