import { ApiProperty } from '@nestjs/swagger';

export class ReportTrackingResponse {
  @ApiProperty({ description: 'The events are taken.', enum: ['UPDATE IN PROGRESS'] })
  status = 'UPDATE IN PROGRESS';
}
