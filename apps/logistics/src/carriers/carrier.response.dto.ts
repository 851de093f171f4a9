import { ApiProperty } from '@nestjs/swagger';
import type { CarrierEntity } from './store/carrier.entity.js';

export class CarrierResponse {
  @ApiProperty({ description: 'The `carrierId` of tracking requests.', example: 'FULFIL-1' })
  carrierId!: string;

  @ApiProperty({ description: 'The client that reports with it.', example: 'FULFIL-1' })
  clientId!: string;

  @ApiProperty({
    description: 'The merchants that it serves, in order of their ids.',
    example: ['ACME', 'GLOBEX'],
    type: [String],
  })
  merchants!: string[];
}

export class CarriersResponse {
  @ApiProperty({ description: 'All carriers, in order of their ids.', type: [CarrierResponse] })
  carriers!: CarrierResponse[];
}

export function toCarrierResponse(carrier: CarrierEntity): CarrierResponse {
  const { carrierId, clientId, merchants } = carrier;
  return { carrierId, clientId, merchants };
}
