import type { ListPage } from '#platform';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Endpoint, EndpointWithSecret } from '../endpoint.js';

export class EndpointResponse {
  @ApiProperty({ description: 'Names it in paths.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'Whose endpoint it is.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({
    description: 'Where events are posted.',
    example: 'https://erp.acme.example/entrepot-events',
  })
  url!: string;

  @ApiPropertyOptional({
    description: 'The types of events that it receives; all when left out.',
    example: ['order.status-changed'],
    type: [String],
  })
  types?: string[];

  @ApiProperty({
    description: 'Whether requests have the event, or its address only.',
    enum: ['full', 'thin'],
  })
  payload!: string;

  @ApiProperty({
    description: 'Whether events of the same subject are sent one after another.',
    enum: ['subject', 'none'],
  })
  ordering!: string;

  @ApiProperty({ description: 'Requests a second at most.', type: 'integer', example: 50 })
  rate!: number;

  @ApiPropertyOptional({ description: 'What it is for.', example: 'ERP of the shop' })
  description?: string;

  @ApiProperty({
    description: 'Nothing is sent to one that is disabled.',
    enum: ['enabled', 'disabled'],
  })
  state!: string;

  @ApiPropertyOptional({
    description:
      '`failing`: nothing succeeded for 5 days; `gone`: it answered 410; `requested`: by `disable`.',
    example: 'failing',
  })
  disabledReason?: string;

  @ApiPropertyOptional({ description: 'Since when it is disabled.', format: 'date-time' })
  disabledAt?: string;

  @ApiPropertyOptional({
    description: 'Until when the secret before the last rotation signs as well.',
    format: 'date-time',
  })
  previousSecretUntil?: string;

  @ApiProperty({ description: 'When it was made.', format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ description: 'When it was last changed.', format: 'date-time' })
  updatedAt!: string;
}

export class EndpointSecretResponse extends EndpointResponse {
  @ApiProperty({
    description:
      'Signs the requests, as Standard Webhooks says: `whsec_` and 32 bytes in base64. Shown in this answer only.',
  })
  secret!: string;
}

export class EndpointsResponse {
  @ApiProperty({
    description: 'In the order in which they were made.',
    type: [EndpointResponse],
  })
  endpoints!: EndpointResponse[];
}

export class EndpointPageResponse extends EndpointsResponse {
  @ApiPropertyOptional({ description: 'For the next page; left out on the last.' })
  nextPageToken?: string;
}

export function toEndpointResponse(endpoint: Endpoint): EndpointResponse {
  const { id, merchantId, url, payload, ordering, rate, state } = endpoint;
  const { types, description, disabledReason, disabledAt, previousUntil } = endpoint;
  return {
    id,
    merchantId,
    url,
    ...(types && { types }),
    payload,
    ordering,
    rate,
    ...(description !== null && { description }),
    state,
    ...(disabledReason !== null && { disabledReason }),
    ...(disabledAt && { disabledAt: disabledAt.toISOString() }),
    ...(previousUntil &&
      previousUntil > new Date() && { previousSecretUntil: previousUntil.toISOString() }),
    createdAt: endpoint.createdAt.toISOString(),
    updatedAt: endpoint.updatedAt.toISOString(),
  };
}

export function toEndpointSecretResponse({
  endpoint,
  secret,
}: EndpointWithSecret): EndpointSecretResponse {
  return { ...toEndpointResponse(endpoint), secret };
}

export function toEndpointPage({ records, ...rest }: ListPage<Endpoint>): EndpointPageResponse {
  return { endpoints: records.map(toEndpointResponse), ...rest };
}
