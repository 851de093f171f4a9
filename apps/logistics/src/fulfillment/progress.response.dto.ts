import { ApiProperty } from '@nestjs/swagger';
import { reportedSteps } from './domain/progress.js';

export class ProgressResponse {
  @ApiProperty({ description: 'Of the order.', example: 'ACME-MELI-1001' })
  orderId!: string;

  @ApiProperty({ description: 'As reported.', enum: reportedSteps })
  step!: string;
}
