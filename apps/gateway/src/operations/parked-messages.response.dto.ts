import { ParkedFaultResponse, ParkedMessageResponse } from '#messaging';
import { ApiProperty } from '@nestjs/swagger';
import { services, type ServiceName } from '../proxy/route-table.js';

class ParkedInServiceResponse extends ParkedMessageResponse {
  @ApiProperty({ description: 'The service that parked it.', enum: services, example: 'orders' })
  service!: ServiceName;
}

class ParkedCountInServiceResponse extends ParkedFaultResponse {
  @ApiProperty({ description: 'The service that parked them.', enum: services, example: 'orders' })
  service!: ServiceName;
}

class OfAvailableServices {
  @ApiProperty({
    description: 'Services that do not answer, whose messages are left out.',
    enum: services,
    isArray: true,
    example: [],
  })
  unavailable!: ServiceName[];
}

export class AllParkedResponse extends OfAvailableServices {
  @ApiProperty({ description: 'The messages, the oldest first.', type: [ParkedInServiceResponse] })
  messages!: ParkedInServiceResponse[];

  @ApiProperty({ description: 'The token of the next page, if any.', required: false })
  nextPageToken?: string;
}

export class ParkedCountsResponse extends OfAvailableServices {
  @ApiProperty({ description: 'The largest first.', type: [ParkedCountInServiceResponse] })
  counts!: ParkedCountInServiceResponse[];
}
