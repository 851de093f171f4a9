import { ChartsResponse, NeedResponse } from '#edge';
import { ApiProperty } from '@nestjs/swagger';
import { everyService, type AnyService } from '../operations/read-audit.js';

export class SummaryResponse {
  @ApiProperty({ description: 'When the summary was requested.', format: 'date-time' })
  asOf!: string;

  @ApiProperty({
    description: 'Services that did not answer in time; their needs and charts are missing.',
    enum: everyService,
    isArray: true,
    example: [],
  })
  unavailable!: AnyService[];

  @ApiProperty({
    description: 'The records that need a decision. A kind without records is left out.',
    type: [NeedResponse],
  })
  needs!: NeedResponse[];

  @ApiProperty({
    description: 'The last 14 days in UTC, today included. A day without records is left out.',
    type: ChartsResponse,
  })
  charts!: ChartsResponse;
}
