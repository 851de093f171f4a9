import { fill } from '../language/texts.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import { listPath } from './paths.js';
import type { Reader } from './paths.js';
import { endpointsQuery } from './requests.js';
import type { DeliveryWithAttempts, Endpoint } from './requests.js';
import type { WebhookSearch } from './search.js';

const { raw: texts } = messages;

/** The list for the raw drawer; that of a merchant is always whole. */
export function listSubject(reader: Reader, search: WebhookSearch): RawSubject {
  const query = reader === 'operator' ? endpointsQuery(search) : {};
  return { what: texts.list, path: listPath(reader), query };
}

/** An endpoint for the raw drawer. @param endpoint where the page has it */
export function endpointSubject(reader: Reader, id: string, endpoint?: Endpoint): RawSubject {
  return {
    what: fill(texts.endpoint, { id }),
    path: `${listPath(reader)}/${encodeURIComponent(id)}`,
    ...(endpoint && { value: endpoint }),
  };
}

/** A delivery for the raw drawer. @param delivery where the page has it */
export function deliverySubject(
  reader: Reader,
  endpointId: string,
  deliveryId: string,
  delivery?: DeliveryWithAttempts,
): RawSubject {
  const { path } = endpointSubject(reader, endpointId);
  return {
    what: fill(texts.delivery, { id: deliveryId }),
    path: `${path}/deliveries/${encodeURIComponent(deliveryId)}`,
    ...(delivery && { value: delivery }),
  };
}
