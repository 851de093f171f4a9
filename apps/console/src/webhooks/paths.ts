import type { Session } from '../api/session.js';
import { readerOf } from '../api/session.js';

/** The scope of requests: operators across merchants, or a merchant's own. */
export type Reader = ReturnType<typeof readerOf>;

const OPERATOR = '/ops/webhooks/endpoints';
const MERCHANT = '/ext/webhooks/endpoints';

/** The paths of an endpoint in the API document; both kinds of clients have the same ones, at different places. */
export const PATHS = {
  endpoint: { operator: `${OPERATOR}/{endpointId}`, merchant: `${MERCHANT}/{endpointId}` },
  rotate: {
    operator: `${OPERATOR}/{endpointId}/rotate-secret`,
    merchant: `${MERCHANT}/{endpointId}/rotate-secret`,
  },
  disable: {
    operator: `${OPERATOR}/{endpointId}/disable`,
    merchant: `${MERCHANT}/{endpointId}/disable`,
  },
  enable: {
    operator: `${OPERATOR}/{endpointId}/enable`,
    merchant: `${MERCHANT}/{endpointId}/enable`,
  },
  test: { operator: `${OPERATOR}/{endpointId}/test`, merchant: `${MERCHANT}/{endpointId}/test` },
  replay: {
    operator: `${OPERATOR}/{endpointId}/replay`,
    merchant: `${MERCHANT}/{endpointId}/replay`,
  },
  cancelReplay: {
    operator: `${OPERATOR}/{endpointId}/replay/cancel`,
    merchant: `${MERCHANT}/{endpointId}/replay/cancel`,
  },
  retryAll: {
    operator: `${OPERATOR}/{endpointId}/deliveries/retry`,
    merchant: `${MERCHANT}/{endpointId}/deliveries/retry`,
  },
  deliveries: {
    operator: `${OPERATOR}/{endpointId}/deliveries`,
    merchant: `${MERCHANT}/{endpointId}/deliveries`,
  },
  delivery: {
    operator: `${OPERATOR}/{endpointId}/deliveries/{deliveryId}`,
    merchant: `${MERCHANT}/{endpointId}/deliveries/{deliveryId}`,
  },
  retry: {
    operator: `${OPERATOR}/{endpointId}/deliveries/{deliveryId}/retry`,
    merchant: `${MERCHANT}/{endpointId}/deliveries/{deliveryId}/retry`,
  },
} as const;

/** The API's paths of the lists. */
export const LISTS = { operator: OPERATOR, merchant: MERCHANT } as const;

type Act =
  | 'cancelWebhookReplay'
  | 'changeWebhookEndpoint'
  | 'createWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'disableWebhookEndpoint'
  | 'enableWebhookEndpoint'
  | 'replayWebhookEvents'
  | 'retryWebhookDeliveries'
  | 'retryWebhookDelivery'
  | 'rotateWebhookSecret'
  | 'testWebhookEndpoint';

/** The operation of the API document for an action of the logged-in client. */
export function operationOf(session: Pick<Session, 'kind'>, act: Act): string {
  return readerOf(session) === 'operator' ? `${act}OfMerchant` : act;
}
