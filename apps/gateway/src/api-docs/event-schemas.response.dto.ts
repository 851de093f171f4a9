import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

class EventSchemaResponse {
  @ApiProperty({ description: 'Name of the event: the header `ce_type`.', example: 'order.placed' })
  type!: string;

  @ApiProperty({ description: 'Its version.', example: 1 })
  version!: number;

  @ApiPropertyOptional({
    description: 'The topic; absent for events that are delivered by webhooks only.',
    example: 'orders.order',
  })
  stream?: string;

  @ApiProperty({
    description: 'Path of the schema: the end of the header `ce_dataschema`.',
    example: '/schemas/order.placed/v1',
  })
  schemaPath!: string;
}

export class EventSchemasResponse {
  @ApiProperty({ description: 'One for each version of an event.', type: [EventSchemaResponse] })
  schemas!: EventSchemaResponse[];
}
