import { WebhookTest } from '#contracts';
import { subscribableEvents } from '../../apps/webhooks/src/endpoints/domain/event-types.js';
import { refTo, type Parameter, type Schema } from './document.js';
import { pascalCase } from './pascal-case.js';

/** The tag of these requests. */
export const WEBHOOK_REQUESTS = 'Webhook requests';

/** A request that the service sends to the endpoints of merchants. */
export interface WebhookObject {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  /** The signature stands in a header, which no scheme of OpenAPI describes. */
  security: [];
  parameters: Parameter[];
  requestBody: { required: true; content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string }>;
}

/**
 * The headers of each such request, as Standard Webhooks defines them; inline, because generators do not follow a
 * reference here.
 */
const webhookHeaders = [
  header('webhook-id', 'The id of the event, the same in every attempt.'),
  header('webhook-timestamp', 'When this attempt began, in seconds since 1970.'),
  header(
    'webhook-signature',
    '`v1,` and the HMAC-SHA256 of `{id}.{timestamp}.{body}` in base64, with the bytes of the secret; one for each ' +
      'valid secret, separated by spaces.',
  ),
];

function header(name: string, description: string): Parameter {
  return { name, in: 'header', required: true, description, schema: { type: 'string' } };
}

/** The `webhooks` of OpenAPI 3.1: one request for each type of event. */
export function webhooks(): Record<string, { post: WebhookObject }> {
  const all = [...subscribableEvents, WebhookTest].toSorted((a, b) => (a.type < b.type ? -1 : 1));
  return Object.fromEntries(all.map((event) => [event.type, { post: webhookOf(event) }]));
}

function webhookOf({
  type,
  schema,
  schemaPath,
}: (typeof subscribableEvents)[number]): WebhookObject {
  const { description } = schema as { description: string };
  const typed = { type: 'object', properties: { type: { const: type } } };
  return {
    operationId: `on${pascalCase(type)}`,
    summary: description,
    description:
      `CloudEvents 1.0 in JSON. \`${schemaPath}\` is the schema of \`data\`. Any 2xx is success; anything else, and no ` +
      'answer within 15 seconds, is retried.',
    tags: [WEBHOOK_REQUESTS],
    security: [],
    parameters: webhookHeaders,
    requestBody: {
      required: true,
      content: {
        'application/cloudevents+json': {
          schema: { allOf: [refTo('schemas', 'CloudEventResponse'), typed] },
        },
      },
    },
    responses: {
      '2XX': { description: 'The event is received.' },
      410: { description: 'No more events: the endpoint is disabled.' },
    },
  };
}
