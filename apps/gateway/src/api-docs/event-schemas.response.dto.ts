import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';

const EventSchemaResponse = model('EventSchemaResponse', {
  type: Type.String({
    description: 'Name of the event: the header `ce_type`.',
    example: 'order.placed',
  }),
  version: Type.Number({ description: 'Its version.', example: 1 }),
  stream: optional(
    Type.String({
      description: 'The topic; absent for events that are delivered by webhooks only.',
      example: 'orders.order',
    }),
  ),
  schemaPath: Type.String({
    description: 'Path of the schema: the end of the header `ce_dataschema`.',
    example: '/schemas/order.placed/v1',
  }),
});

export const EventSchemasResponse = model('EventSchemasResponse', {
  schemas: Type.Array(EventSchemaResponse, { description: 'One for each version of an event.' }),
});
export type EventSchemasResponse = Static<typeof EventSchemasResponse>;
