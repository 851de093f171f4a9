import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ListedKey } from './store/signing-key.store.js';

export const SigningKeyResponse = model('SigningKeyResponse', {
  kid: Type.String({ description: 'The id of the key, as in the header of a token.' }),
  state: closed(['next', 'active', 'retired'], {
    description: '`next` is published and will sign, `active` signs, `retired` verifies only.',
    example: 'active',
  }),
  createdAt: Type.String({ description: 'Date of creation.', format: 'date-time' }),
  signsFrom: optional(
    Type.String({ description: 'The date from which the key signs.', format: 'date-time' }),
  ),
  retiredAt: optional(
    Type.String({ description: 'The date when the key stopped signing.', format: 'date-time' }),
  ),
});
export type SigningKeyResponse = Static<typeof SigningKeyResponse>;

export const SigningKeysResponse = model('SigningKeysResponse', {
  keys: Type.Array(SigningKeyResponse, { description: 'The keys, the oldest first.' }),
});
export type SigningKeysResponse = Static<typeof SigningKeysResponse>;

export function toSigningKeyResponse(key: ListedKey): SigningKeyResponse {
  const { kid, state, createdAt, signsFrom, retiredAt } = key;
  return {
    kid,
    state,
    createdAt: createdAt.toISOString(),
    ...(signsFrom === null ? {} : { signsFrom: signsFrom.toISOString() }),
    ...(retiredAt === null ? {} : { retiredAt: retiredAt.toISOString() }),
  };
}
