import { ApiProperty } from '@nestjs/swagger';

export class MerchantResponse {
  @ApiProperty({ description: 'Id of the merchant.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: 'Name of the merchant.', example: 'Acme Outdoor' })
  name!: string;

  @ApiProperty({
    description: 'The country that the merchant ships from, ISO 3166-1 alpha-2.',
    example: 'US',
  })
  country!: string;

  @ApiProperty({ description: 'The currency of its origin prices, ISO 4217.', example: 'USD' })
  currency!: string;

  @ApiProperty({ description: 'Whether its SKUs are localized automatically.', example: true })
  autoLocalization!: boolean;

  @ApiProperty({
    description: 'The sales channels in which the merchant sells, in order of their ids.',
    example: ['ECOM', 'MELI'],
    type: [String],
  })
  connectedChannels!: readonly string[];

  @ApiProperty({ description: 'Whether the merchant is active.', example: true })
  active!: boolean;

  @ApiProperty({ description: 'Rises by one with every change.', example: 1 })
  version!: number;
}

export class MerchantsResponse {
  @ApiProperty({ description: 'All merchants, in order of their ids.', type: [MerchantResponse] })
  merchants!: MerchantResponse[];
}

export class WarehouseResponse {
  @ApiProperty({ description: 'Id of the warehouse.', example: 2 })
  warehouseId!: number;

  @ApiProperty({ description: 'Name of the warehouse.', example: 'West' })
  name!: string;

  @ApiProperty({ description: 'The country of the warehouse, ISO 3166-1 alpha-2.', example: 'US' })
  country!: string;

  @ApiProperty({
    description: 'Whether the warehouse belongs to the returns partner.',
    example: false,
  })
  returns!: boolean;
}

export class WarehousesResponse {
  @ApiProperty({
    description:
      'The warehouses of the merchant and of the returns partner, in order of their ids.',
    type: [WarehouseResponse],
  })
  warehouses!: WarehouseResponse[];
}
