export { validateEvent, versionName } from '#messaging/contract';
export type { ContractFault, EventContract, EventEnvelope, EventOf } from '#messaging/contract';
export type { FulfillmentEventData, OrderEventData } from './orders/event-data.js';
export * from './contracts.js';
export { AnswerableChannelOrder } from './sales-channel/answerable-order.js';
export {
  channelSettingsOf,
  taxTypeOf,
  type ChannelSettings,
  type GivenChannelSettings,
} from './catalog/channel-settings.js';
export { closed, described } from './fields.js';
export { historyEventData } from './orders/event-data.js';
export { channelOrderKey } from './orders/channel-order-key.js';
export { allContracts, allEvents, contractByType } from './all-contracts.js';
export { manifest } from './manifest.js';
export { isSameJson } from './same-json.js';
export {
  httpEvents,
  WebhookEndpointDisabled,
  WebhookTest,
  type HttpEvent,
  type WebhookEndpointDisabledEvent,
  type WebhookTestEvent,
} from './http-events.js';
export { consumerGroups, groupsOf, serviceNames, services, type ServiceName } from './services.js';
export * as vocabulary from './vocabulary.js';
export { streams, type Stream, type StreamName } from './streams.js';
