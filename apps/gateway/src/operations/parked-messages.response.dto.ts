import { ParkedFaultResponse, ParkedMessageResponse } from '#messaging';
import { ApiProperty } from '@nestjs/swagger';
import { services, type ServiceName } from '../proxy/route-table.js';

class ParkedInServiceResponse extends ParkedMessageResponse {
  @ApiProperty({ description: 'Where it is parked.', enum: services, example: 'orders' })
  service!: ServiceName;
}

class ParkedCountInServiceResponse extends ParkedFaultResponse {
  @ApiProperty({ description: 'Where they are parked.', enum: services, example: 'orders' })
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
  @ApiProperty({ description: 'The oldest first.', type: [ParkedInServiceResponse] })
  messages!: ParkedInServiceResponse[];

  @ApiProperty({ description: 'For the next page, where there is one.', required: false })
  nextPageToken?: string;
}

export class ParkedCountsResponse extends OfAvailableServices {
  @ApiProperty({ description: 'The most first.', type: [ParkedCountInServiceResponse] })
  counts!: ParkedCountInServiceResponse[];
}
