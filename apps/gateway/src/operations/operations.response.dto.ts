import { AuditRowResponse, MessagingResponse } from '#messaging';
import { ApiProperty } from '@nestjs/swagger';
import { everyService, type AnyService } from './read-audit.js';

export class ChangeResponse extends AuditRowResponse {
  @ApiProperty({ description: 'Where it was changed.', enum: everyService, example: 'orders' })
  service!: AnyService;
}

export class ChangesResponse {
  @ApiProperty({ description: 'The newest first.', type: [ChangeResponse] })
  changes!: ChangeResponse[];

  @ApiProperty({ description: 'For the next page, where there is one.', required: false })
  nextPageToken?: string;
}

export class StatusResponse {
  @ApiProperty({ description: 'Which service it is.', enum: everyService, example: 'orders' })
  service!: string;

  @ApiProperty({
    description: 'Does it answer?',
    enum: ['up', 'unavailable'],
    example: 'up',
  })
  state!: 'up' | 'unavailable';

  @ApiProperty({
    description: 'Its messaging, where it answers.',
    type: MessagingResponse,
    required: false,
  })
  messaging?: MessagingResponse;

  @ApiProperty({ description: 'Why it does not answer.', required: false })
  detail?: string;
}

export class OverviewResponse {
  @ApiProperty({ description: 'All of them, the gateway first.', type: [StatusResponse] })
  services!: StatusResponse[];
}
