import { ApiProperty } from '@nestjs/swagger';

export class ReportTrackingResponse {
  @ApiProperty({ description: 'The events were accepted.', enum: ['UPDATE IN PROGRESS'] })
  status = 'UPDATE IN PROGRESS';
}
