import { AuditRowResponse, MessagingResponse } from '#messaging';
import { ApiProperty } from '@nestjs/swagger';
import { everyService, type AnyService } from './read-audit.js';

export class ChangeResponse extends AuditRowResponse {
  @ApiProperty({ description: 'The service of the change.', enum: everyService, example: 'orders' })
  service!: AnyService;
}

export class ChangesResponse {
  @ApiProperty({ description: 'The changes, the newest first.', type: [ChangeResponse] })
  changes!: ChangeResponse[];

  @ApiProperty({ description: 'The token of the next page, if any.', required: false })
  nextPageToken?: string;
}

export class StatusResponse {
  @ApiProperty({ description: 'The service.', enum: everyService, example: 'orders' })
  service!: string;

  @ApiProperty({
    description: 'Whether the service answers.',
    enum: ['up', 'unavailable'],
    example: 'up',
  })
  state!: 'up' | 'unavailable';

  @ApiProperty({
    description: 'The messaging of the service, if it answers.',
    type: MessagingResponse,
    required: false,
  })
  messaging?: MessagingResponse;

  @ApiProperty({ description: 'The reason that the service does not answer.', required: false })
  detail?: string;
}

export class OverviewResponse {
  @ApiProperty({ description: 'All services, the gateway first.', type: [StatusResponse] })
  services!: StatusResponse[];
}
