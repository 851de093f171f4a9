import { readerOf, type Session } from '../api/session.js';

/** The scope of requests: operators across merchants, or a merchant's own. */
export type Reader = ReturnType<typeof readerOf>;

/** The API's paths of the lists. */
export const LISTS = {
  operator: '/ops/webhooks/endpoints',
  merchant: '/ext/webhooks/endpoints',
} as const;

type Act =
  | 'cancelWebhookReplay'
  | 'changeWebhookEndpoint'
  | 'createWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'disableWebhookEndpoint'
  | 'enableWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'readWebhookDelivery'
  | 'readWebhookEndpoint'
  | 'readWebhookReplay'
  | 'replayWebhookEvents'
  | 'retryWebhookDeliveries'
  | 'retryWebhookDelivery'
  | 'rotateWebhookSecret'
  | 'testWebhookEndpoint';

/** The operation of the API document for an action of the logged-in client. */
export function operationOf<A extends Act>({ kind }: Pick<Session, 'kind'>, act: A) {
  return readerOf({ kind }) === 'operator' ? (`${act}OfMerchant` as const) : act;
}
