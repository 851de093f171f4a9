import { fill } from '../language/texts.js';
import type { RawSubject } from '../raw/subject.js';
import { messages } from './messages.js';
import { LISTS, type Reader } from './paths.js';
import type { DeliveryWithAttempts, Endpoint } from './requests.js';

const { raw: texts } = messages;

/** An endpoint for the raw drawer. @param endpoint the endpoint, if the page has it */
export function endpointSubject(reader: Reader, id: string, endpoint?: Endpoint): RawSubject {
  return {
    what: fill(texts.endpoint, { id }),
    path: `${LISTS[reader]}/${encodeURIComponent(id)}`,
    ...(endpoint && { value: endpoint }),
  };
}

/** A delivery for the raw drawer. @param delivery the delivery, if the page has it */
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
