import { column, dates, numbers, prose, type CommandSpec } from '../command-spec.js';

export const WEBHOOK_COMMANDS: readonly CommandSpec[] = [
  {
    path: 'events list',
    operations: ['listEvents', 'listEventsOfMerchant'],
    about: 'list the events of a merchant that webhooks deliver',
    list: {
      member: 'events',
      none: 'No events match.',
      order: 'oldest',
      columns: [
        dates('time', 'TIME (UTC)'),
        column('type', 'TYPE'),
        column('subject', 'SUBJECT'),
        column('id', 'EVENT', { rank: 1 }),
        prose('data', 'DATA', { wide: true }),
      ],
    },
  },
  { path: 'events show', operations: ['readEvent', 'readEventOfMerchant'] },
  {
    path: 'webhooks types',
    operations: ['listWebhookEventTypes'],
    list: {
      member: 'types',
      none: 'There are no types.',
      columns: [column('type', 'TYPE'), prose('description', 'DESCRIPTION')],
    },
  },
  {
    path: 'webhooks endpoints list',
    operations: ['listWebhookEndpoints', 'listWebhookEndpointsOfAllMerchants'],
    about: 'list webhook endpoints',
    list: {
      member: 'endpoints',
      none: 'There are no endpoints.',
      order: 'oldest',
      columns: [
        column('id', 'ENDPOINT'),
        column('state', 'STATE'),
        column('merchantId', 'MERCHANT', { wide: true }),
        prose('url', 'ADDRESS', { rank: 1 }),
        column('types', 'TYPES', { wide: true }),
        numbers('lastStatus', 'LAST STATUS', { rank: 3 }),
        prose('lastError', 'LAST ERROR', { wide: true }),
        numbers('lastDay.failed', 'FAILED IN 24 H', { wide: true }),
        numbers('lastDay.succeeded', 'SUCCEEDED IN 24 H', { wide: true }),
        dates('failingSince', 'FAILING SINCE (UTC)', { rank: 2 }),
        prose('disabledReason', 'DISABLED BECAUSE', { wide: true }),
      ],
    },
  },
  {
    path: 'webhooks endpoints show',
    operations: ['readWebhookEndpoint', 'readWebhookEndpointOfMerchant'],
  },
  {
    path: 'webhooks endpoints create',
    operations: ['createWebhookEndpoint', 'createWebhookEndpointOfMerchant'],
    args: ['url'],
    done: 'Endpoint {id} is created.',
    secret: 'secret',
  },
  {
    path: 'webhooks endpoints change',
    operations: ['changeWebhookEndpoint', 'changeWebhookEndpointOfMerchant'],
    names: { url: 'address' },
    done: 'Endpoint {id} is changed.',
  },
  {
    path: 'webhooks endpoints delete',
    operations: ['deleteWebhookEndpoint', 'deleteWebhookEndpointOfMerchant'],
    asks: 'Delete endpoint {endpointId} with its deliveries?',
    done: 'Endpoint {endpointId} is deleted.',
  },
  {
    path: 'webhooks endpoints rotate-secret',
    operations: ['rotateWebhookSecret', 'rotateWebhookSecretOfMerchant'],
    done: 'Endpoint {id} has a new secret.',
    secret: 'secret',
  },
  {
    path: 'webhooks endpoints enable',
    operations: ['enableWebhookEndpoint', 'enableWebhookEndpointOfMerchant'],
    done: 'Endpoint {endpointId} is {state}.',
  },
  {
    path: 'webhooks endpoints disable',
    operations: ['disableWebhookEndpoint', 'disableWebhookEndpointOfMerchant'],
    done: 'Endpoint {id} is {state}.',
  },
  {
    path: 'webhooks endpoints test',
    operations: ['testWebhookEndpoint', 'testWebhookEndpointOfMerchant'],
    done: 'A test event is queued as delivery {deliveryId}.',
  },
  {
    path: 'webhooks deliveries list',
    operations: ['listWebhookDeliveries', 'listWebhookDeliveriesOfMerchant'],
    list: {
      member: 'deliveries',
      none: 'No deliveries match.',
      order: 'newest',
      columns: [
        column('deliveryId', 'DELIVERY'),
        column('state', 'STATE'),
        column('type', 'TYPE'),
        column('subject', 'SUBJECT', { rank: 2 }),
        numbers('attemptCount', 'ATTEMPTS', { rank: 3 }),
        column('cause', 'CAUSE', { wide: true }),
        dates('createdAt', 'CREATED (UTC)', { rank: 1 }),
        dates('nextAttemptAt', 'NEXT ATTEMPT (UTC)', { wide: true }),
      ],
    },
  },
  {
    path: 'webhooks deliveries show',
    operations: ['readWebhookDelivery', 'readWebhookDeliveryOfMerchant'],
  },
  {
    path: 'webhooks deliveries retry',
    operations: ['retryWebhookDelivery', 'retryWebhookDeliveryOfMerchant'],
    done: 'Delivery {deliveryId} is {state}.',
  },
  {
    path: 'webhooks deliveries retry-failed',
    operations: ['retryWebhookDeliveries', 'retryWebhookDeliveriesOfMerchant'],
    flags: ['dryRun'],
  },
  {
    path: 'webhooks replays start',
    operations: ['replayWebhookEvents', 'replayWebhookEventsOfMerchant'],
    flags: ['dryRun', 'beforeCreation'],
  },
  {
    path: 'webhooks replays show',
    operations: ['readWebhookReplay', 'readWebhookReplayOfMerchant'],
  },
  {
    path: 'webhooks replays cancel',
    operations: ['cancelWebhookReplay', 'cancelWebhookReplayOfMerchant'],
    done: 'The replay is {state}.',
  },
];
