import { ApiProperty } from '@nestjs/swagger';

export class ReportTrackingResponse {
  @ApiProperty({ enum: ['UPDATE IN PROGRESS'] }) status = 'UPDATE IN PROGRESS';
}
