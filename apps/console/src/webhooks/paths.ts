import { readerOf, type Session } from '../api/session.js';

/** The scope of requests: operators across merchants, or a merchant's own. */
export type Reader = ReturnType<typeof readerOf>;

const at = <const P extends string>(place: P) =>
  ({
    operator: `/ops/webhooks/endpoints${place}`,
    merchant: `/ext/webhooks/endpoints${place}`,
  }) as const;

/** The paths of an endpoint in the API document; both kinds of clients have the same ones, at different places. */
export const PATHS = {
  endpoint: at('/{endpointId}'),
  rotate: at('/{endpointId}/rotate-secret'),
  disable: at('/{endpointId}/disable'),
  enable: at('/{endpointId}/enable'),
  test: at('/{endpointId}/test'),
  replay: at('/{endpointId}/replay'),
  cancelReplay: at('/{endpointId}/replay/cancel'),
  retryAll: at('/{endpointId}/deliveries/retry'),
  deliveries: at('/{endpointId}/deliveries'),
  delivery: at('/{endpointId}/deliveries/{deliveryId}'),
  retry: at('/{endpointId}/deliveries/{deliveryId}/retry'),
};

/** The API's paths of the lists. */
export const LISTS = at('');

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
