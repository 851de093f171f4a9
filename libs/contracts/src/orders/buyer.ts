import { Type } from 'typebox';
import { closed, text } from '../fields.js';

/** An address as the channel sent it; the country in any form of ISO 3166 (decision 1.12). */
export const address = Type.Object({
  addressName: Type.Optional(text),
  receiverName: Type.Optional(text),
  street: text,
  number: Type.Optional(text),
  complement: Type.Optional(text),
  neighborhood: Type.Optional(text),
  city: text,
  state: Type.Optional(text),
  country: Type.String({ minLength: 2, maxLength: 3, description: 'ISO 3166' }),
  postalCode: Type.Optional(text),
  reference: Type.Optional(text),
});

/** The buyer. A company may have no last name, and not every channel sends an email or a phone. */
export const customer = {
  type: closed(['PERSON', 'COMPANY']),
  firstName: text,
  lastName: Type.Optional(text),
  document: text,
  email: Type.Optional(text),
  phone: Type.Optional(
    Type.Object({
      countryCode: Type.Optional(text),
      areaCode: Type.Optional(text),
      number: text,
    }),
  ),
};
