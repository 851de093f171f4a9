import { Type, type Static } from 'typebox';
import { instant, type EventContract } from '#messaging/contract';
import { merchantEnvelope, text } from './fields.js';

/** An event that is delivered by webhooks only, and is on no stream. */
export type HttpEvent = Omit<EventContract, 'stream' | 'key'>;

function defineHttpEvent(
  type: string,
  description: string,
  fields: ReturnType<typeof Type.Object>,
): HttpEvent {
  const schemaPath = `/schemas/${type}/v1`;
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: schemaPath,
    title: type,
    description,
    ...fields,
  };
  return { type, version: 1, schemaPath, schema: JSON.parse(JSON.stringify(schema)) as object };
}

const webhookTest = Type.Object({
  ...merchantEnvelope,
  endpointId: Type.String({ description: 'the endpoint that the test is sent to' }),
  text: Type.Optional(
    Type.String({
      description:
        'contains a letter outside ASCII; the event also contains a space that JSON does not need, so a receiver that verifies ' +
        'anything but the received bytes fails its first test',
    }),
  ),
});

const endpointDisabled = Type.Object({
  ...merchantEnvelope,
  endpointId: Type.String({ description: 'the endpoint that receives no more events' }),
  url: text,
  reason: Type.String({
    description: 'why the endpoint was disabled; values may be added',
    examples: ['failing', 'gone'],
  }),
  disabledAt: instant,
});

export type WebhookTestEvent = Static<typeof webhookTest>;
export type WebhookEndpointDisabledEvent = Static<typeof endpointDisabled>;

export const WebhookTest = defineHttpEvent(
  'webhook.test',
  'Sent to an endpoint on request, to try it.',
  webhookTest,
);

export const WebhookEndpointDisabled = defineHttpEvent(
  'webhook.endpoint-disabled',
  "An endpoint was disabled, because all its deliveries failed for days or it no longer exists. Sent to the merchant's other endpoints.",
  endpointDisabled,
);

/** The events that are on no stream. */
export const httpEvents: readonly HttpEvent[] = [WebhookTest, WebhookEndpointDisabled];
