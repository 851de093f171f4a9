import type { GraphQl } from './graphql.js';

const FAULT = '... on ErrorResult { errorCode message }';
const ADD = `mutation ($id: ID!, $quantity: Int!) {
  added: addItemToOrder(productVariantId: $id, quantity: $quantity) { ... on Order { id } ${FAULT} }
}`;
const CUSTOMER = `mutation ($input: CreateCustomerInput!) {
  set: setCustomerForOrder(input: $input) { ... on Order { id } ${FAULT} }
}`;
const ADDRESS = `mutation ($input: CreateAddressInput!) {
  shipping: setOrderShippingAddress(input: $input) { ... on Order { id } ${FAULT} }
  billing: setOrderBillingAddress(input: $input) { ... on Order { id } ${FAULT} }
}`;
const METHODS = '{ eligibleShippingMethods { id } }';
const METHOD = `mutation ($id: [ID!]!) {
  set: setOrderShippingMethod(shippingMethodId: $id) { ... on Order { id } ${FAULT} }
}`;
const ARRANGE = `mutation {
  moved: transitionOrderToState(state: "ArrangingPayment") { ... on Order { id } ${FAULT} }
}`;
const PAY = `mutation {
  paid: addPaymentToOrder(input: { method: "tarjeta", metadata: {} }) {
    ... on Order { code state } ${FAULT}
  }
}`;

/** The contents of the buyer's cart. */
export interface CartLine {
  variantId: string;
  quantity: number;
}

/**
 * Buys through the Shop API, as a guest.
 * @param visitor a new session
 * @param number makes the buyer's name and address unique
 * @returns the code of the paid order
 */
export async function buy(
  visitor: GraphQl,
  number: number,
  cart: readonly CartLine[],
): Promise<string> {
  for (const { variantId, quantity } of cart) await visitor.ask(ADD, { id: variantId, quantity });
  const emailAddress = `lucia.${number}@example.com`;
  const name = { firstName: 'Lucía', lastName: `Hernández ${number}` };
  await visitor.ask(CUSTOMER, {
    input: { emailAddress, phoneNumber: '+52 55 5555 0123', ...name },
  });
  const input = {
    fullName: `${name.firstName} ${name.lastName}`,
    streetLine1: `Avenida Insurgentes Sur ${number}`,
    streetLine2: 'Crédito Constructor',
    city: 'Ciudad de México',
    province: 'CMX',
    postalCode: '03940',
    countryCode: 'MX',
    phoneNumber: '+52 55 5555 0123',
  };
  await visitor.ask(ADDRESS, { input });
  const { eligibleShippingMethods } = await visitor.ask<{
    eligibleShippingMethods: { id: string }[];
  }>(METHODS);
  await visitor.ask(METHOD, { id: eligibleShippingMethods.map(({ id }) => id) });
  await visitor.ask(ARRANGE);
  const { paid } = await visitor.ask<{ paid: { code: string; state: string } }>(PAY);
  if (paid.state !== 'PaymentSettled') throw new Error(`${paid.code} is ${paid.state}`);
  return paid.code;
}
