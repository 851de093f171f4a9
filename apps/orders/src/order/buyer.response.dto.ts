import { closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type } from 'typebox';

export const OrderAddress = model('OrderAddress', {
  addressName: optional(Type.String({ description: 'Name of the address.', example: 'Casa' })),
  receiverName: optional(
    Type.String({
      description: 'The name of the recipient at this address.',
      example: 'Lucía Hernández',
    }),
  ),
  street: Type.String({ description: 'Street.', example: 'Avenida Insurgentes Sur' }),
  number: optional(Type.String({ description: 'House number.', example: '1602' })),
  complement: optional(Type.String({ description: 'The floor or apartment.', example: 'Piso 3' })),
  neighborhood: optional(
    Type.String({ description: 'Neighborhood.', example: 'Crédito Constructor' }),
  ),
  city: Type.String({ description: 'City.', example: 'Ciudad de México' }),
  state: optional(Type.String({ description: 'State or region.', example: 'CMX' })),
  country: Type.String({
    description: 'ISO 3166-1 alpha-2, whatever form was sent.',
    example: 'MX',
  }),
  postalCode: optional(Type.String({ description: 'Postal code.', example: '03940' })),
  reference: optional(
    Type.String({ description: 'Directions to the address.', example: 'Portón azul' }),
  ),
});

const OrderPhone = model('OrderPhone', {
  countryCode: optional(Type.String({ description: 'Country calling code.', example: '52' })),
  areaCode: optional(Type.String({ description: 'Area code.', example: '55' })),
  number: Type.String({ description: 'The phone number.', example: '55550123' }),
});

export const OrderCustomer = model('OrderCustomer', {
  type: closed(['PERSON', 'COMPANY'], { description: 'A person or a company.' }),
  firstName: Type.String({
    description: 'First name, or the name of the company.',
    example: 'Lucía',
  }),
  lastName: optional(Type.String({ description: 'Last name.', example: 'Hernández' })),
  document: Type.String({ description: 'Tax document.', example: 'HEHL900101MDFRRC09' }),
  email: optional(
    Type.String({
      description: 'The email address of the customer.',
      example: 'lucia@example.com',
    }),
  ),
  phone: optional(described(OrderPhone, 'The phone number of the customer.')),
  billingAddress: optional(described(OrderAddress, 'The billing address.')),
});
