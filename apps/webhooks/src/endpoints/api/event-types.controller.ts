import { ApiEndpoint, Clients, model } from '#edge';
import { Type, type Static } from 'typebox';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../../config.js';
import { subscribableEvents } from '../domain/event-types.js';

const EventTypeResponse = model('EventTypeResponse', {
  type: Type.String({ description: 'The `type` of the events.', example: 'order.status-changed' }),
  description: Type.String({
    description: 'The meaning of the event.',
    example: 'An order has reached a status.',
  }),
  schema: Type.String({
    description: 'The JSON Schema of `data`.',
    example: 'https://api.entrepot.example/schemas/order.status-changed/v1',
  }),
});

const EventTypesResponse = model('EventTypesResponse', {
  types: Type.Array(EventTypeResponse, { description: 'The types in alphabetical order.' }),
});
type EventTypesResponse = Static<typeof EventTypesResponse>;

/** The types of events that an endpoint may receive. */
@ApiTags('Webhooks')
@Controller()
export class EventTypesController {
  constructor(@Inject(WEBHOOKS_CONFIG) private readonly config: WebhooksConfig) {}

  @Get('ext/webhooks/types')
  @Clients('merchant', 'operator')
  @ApiEndpoint(EventTypesResponse, {
    id: 'listWebhookEventTypes',
    summary: 'List the types of events that webhooks deliver',
    doc: 'New types are added; an endpoint without `types` receives these as well.',
  })
  list(): EventTypesResponse {
    const types = subscribableEvents.map(({ type, schema, schemaPath }) => ({
      type,
      description: (schema as { description: string }).description,
      schema: `${this.config.PUBLIC_URL}${schemaPath}`,
    }));
    return { types };
  }
}
