import type { CreateOrderRequest } from '#client';
import type { Dice } from './dice.js';

type Customer = CreateOrderRequest['customer'];
type Address = CreateOrderRequest['shipping']['deliveryAddress'];

export interface Buyer {
  customer: Customer;
  address: Address;
  carrier: string;
}

interface Market {
  carrier: string;
  phone: { countryCode: string; areaCode: string };
  document: string;
  firstNames: readonly string[];
  lastNames: readonly string[];
  addresses: readonly Omit<Address, 'receiverName' | 'number'>[];
}

/** Digits that no authority has given to a person. */
const TEST_DOCUMENT = { BR: '00000000191', MX: 'XAXX010101000', CL: '11111111-1' };

/** By sales channel. */
const MARKETS: Readonly<Record<string, Market>> = {
  ECOM: {
    carrier: 'Correios',
    phone: { countryCode: '55', areaCode: '11' },
    document: TEST_DOCUMENT.BR,
    firstNames: ['Ana', 'Beatriz', 'Camila', 'Felipe', 'Gustavo', 'João', 'Larissa', 'Rafael'],
    lastNames: ['Almeida', 'Barbosa', 'Carvalho', 'Oliveira', 'Pereira', 'Ribeiro', 'Souza'],
    addresses: [
      {
        street: 'Rua Augusta',
        neighborhood: 'Consolação',
        city: 'São Paulo',
        state: 'SP',
        country: 'BR',
        postalCode: '01305-000',
      },
      {
        street: 'Rua Visconde de Pirajá',
        neighborhood: 'Ipanema',
        city: 'Rio de Janeiro',
        state: 'RJ',
        country: 'BR',
        postalCode: '22410-003',
      },
    ],
  },
  MELI: {
    carrier: 'Entrega MX',
    phone: { countryCode: '52', areaCode: '55' },
    document: TEST_DOCUMENT.MX,
    firstNames: ['Alejandra', 'Carlos', 'Diego', 'Fernanda', 'Lucía', 'Miguel', 'Sofía', 'Ximena'],
    lastNames: ['Castillo', 'Flores', 'García', 'Hernández', 'López', 'Ramírez', 'Torres'],
    addresses: [
      {
        street: 'Avenida Insurgentes Sur',
        neighborhood: 'Crédito Constructor',
        city: 'Ciudad de México',
        state: 'CMX',
        country: 'MX',
        postalCode: '03940',
      },
      {
        street: 'Avenida Vallarta',
        neighborhood: 'Americana',
        city: 'Guadalajara',
        state: 'JAL',
        country: 'MX',
        postalCode: '44160',
      },
    ],
  },
  SHOP: {
    carrier: 'Correos de Chile',
    phone: { countryCode: '56', areaCode: '2' },
    document: TEST_DOCUMENT.CL,
    firstNames: ['Antonia', 'Benjamín', 'Catalina', 'Ignacio', 'Javiera', 'Matías', 'Valentina'],
    lastNames: ['Araya', 'Contreras', 'Fuentes', 'Muñoz', 'Rojas', 'Sepúlveda', 'Soto'],
    addresses: [
      {
        street: 'Avenida Providencia',
        neighborhood: 'Providencia',
        city: 'Santiago',
        state: 'RM',
        country: 'CL',
        postalCode: '7500000',
      },
    ],
  },
};

/** A buyer of a channel of the sandbox, with an invented name. */
export function buyerIn(salesChannel: string, dice: Dice): Buyer {
  const market = MARKETS[salesChannel];
  if (market === undefined) throw new Error(`there are no buyers in ${salesChannel}`);
  const firstName = dice.pick(market.firstNames);
  const lastName = dice.pick(market.lastNames);
  const address = {
    ...dice.pick(market.addresses),
    receiverName: `${firstName} ${lastName}`,
    number: String(Math.floor(dice.between(10, 2_400))),
  };
  return {
    carrier: market.carrier,
    address,
    customer: {
      type: 'PERSON',
      document: market.document,
      firstName,
      lastName,
      email: `${asciiOf(firstName)}.${asciiOf(lastName)}@example.com`,
      phone: { ...market.phone, number: `5555${Math.floor(dice.between(1_000, 9_999))}` },
      billingAddress: address,
    },
  };
}

function asciiOf(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
