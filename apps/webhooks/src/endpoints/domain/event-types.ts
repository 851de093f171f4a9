import {
  allContracts,
  consumerGroups,
  WebhookEndpointDisabled,
  type EventContract,
  type HttpEvent,
} from '#contracts';

/** The consumer group of webhooks; it reads the open streams with events of merchants. */
export const WEBHOOKS_GROUP = 'webhooks.main';

/** Contracts of these streams whose events belong to all merchants, and therefore to no endpoint. */
const OF_NO_MERCHANT = new Set(['sales-channel.changed']);

const STREAMS: readonly string[] = consumerGroups[WEBHOOKS_GROUP] ?? [];

/** The events that are delivered from Kafka: every event of the group's streams that belongs to a merchant. */
export const deliveredContracts: readonly EventContract[] = allContracts.filter(
  ({ stream, type }) => STREAMS.includes(stream) && !OF_NO_MERCHANT.has(type),
);

/** The types that an endpoint may subscribe to, in alphabetical order; a test is sent to any endpoint on request. */
export const subscribableEvents: readonly (EventContract | HttpEvent)[] = [
  ...deliveredContracts,
  WebhookEndpointDisabled,
].toSorted((a, b) => (a.type < b.type ? -1 : 1));

/** Every type that an endpoint may subscribe to, in alphabetical order. */
export const EVENT_TYPES: readonly string[] = subscribableEvents.map(({ type }) => type);
