import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class OrderAddress {
  @ApiPropertyOptional({ description: 'Name of the address.', example: 'Casa' })
  addressName?: string;

  @ApiPropertyOptional({ description: 'Who receives there.', example: 'Lucía Hernández' })
  receiverName?: string;

  @ApiProperty({ description: 'Street.', example: 'Avenida Insurgentes Sur' })
  street!: string;

  @ApiPropertyOptional({ description: 'House number.', example: '1602' })
  number?: string;

  @ApiPropertyOptional({ description: 'Floor, flat.', example: 'Piso 3' })
  complement?: string;

  @ApiPropertyOptional({ description: 'Neighborhood.', example: 'Crédito Constructor' })
  neighborhood?: string;

  @ApiProperty({ description: 'City.', example: 'Ciudad de México' })
  city!: string;

  @ApiPropertyOptional({ description: 'State or region.', example: 'CMX' })
  state?: string;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2, whatever form was sent.', example: 'MX' })
  country!: string;

  @ApiPropertyOptional({ description: 'Postal code.', example: '03940' })
  postalCode?: string;

  @ApiPropertyOptional({ description: 'How to find it.', example: 'Portón azul' })
  reference?: string;
}

export class OrderPhone {
  @ApiPropertyOptional({ description: 'Country calling code.', example: '52' })
  countryCode?: string;

  @ApiPropertyOptional({ description: 'Area code.', example: '55' })
  areaCode?: string;

  @ApiProperty({ description: 'Number.', example: '55550123' })
  number!: string;
}

export class OrderCustomer {
  @ApiProperty({ description: 'A person or a company.', enum: ['PERSON', 'COMPANY'] })
  type!: 'PERSON' | 'COMPANY';

  @ApiProperty({ description: 'First name, or the name of the company.', example: 'Lucía' })
  firstName!: string;

  @ApiPropertyOptional({ description: 'Last name.', example: 'Hernández' })
  lastName?: string;

  @ApiProperty({ description: 'Tax document.', example: 'HEHL900101MDFRRC09' })
  document!: string;

  @ApiPropertyOptional({ description: 'Email.', example: 'lucia@example.com' })
  email?: string;

  @ApiPropertyOptional({ description: 'Phone.' })
  phone?: OrderPhone;

  @ApiPropertyOptional({ description: 'Where the bill goes.' })
  billingAddress?: OrderAddress;
}
