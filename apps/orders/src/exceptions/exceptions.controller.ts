import { ApiEndpoint, Clients } from '#platform';
import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { ListExceptions } from './list-exceptions.js';

class ExceptionResponse {
  @ApiProperty({
    description: 'Among them `shipped-after-cancel`, `out-of-stock` and `intake-waiting`.',
    example: 'shipped-after-cancel',
  })
  kind!: string;

  @ApiPropertyOptional({ description: 'The order it is about.', example: 'ACME-MELI-1001' })
  orderId?: string;

  @ApiProperty({ description: 'In words.' })
  detail!: string;

  @ApiProperty({ description: 'When it began.', format: 'date-time' })
  since!: string;
}

export class ExceptionsResponse {
  @ApiProperty({ description: 'The newest thousand.', type: [ExceptionResponse] })
  exceptions!: ExceptionResponse[];
}

@ApiTags('Operations')
@Controller('ops/exceptions')
@Clients('operator')
export class ExceptionsController {
  constructor(private readonly listExceptions: ListExceptions) {}

  @Get()
  @ApiEndpoint(ExceptionsResponse, {
    id: 'listExceptions',
    summary: 'List the exceptions that need attention',
    doc:
      'Parcels that left although their order was cancelled, orders that have been out of stock for a day, and orders ' +
      'of channels that cannot be accepted yet. A resolved exception leaves the list; a parcel that left stays.',
  })
  async list(): Promise<ExceptionsResponse> {
    return { exceptions: await this.listExceptions.list() };
  }
}
