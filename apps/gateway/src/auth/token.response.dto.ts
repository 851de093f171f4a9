import { model } from '#edge';
import { Type, type Static } from 'typebox';

export const TokenResponse = model('TokenResponse', {
  token: Type.String({ description: 'The token. Send it as `Authorization: Bearer …`.' }),
  tokenType: Type.Literal('Bearer', { description: 'The type of the token.' }),
  expiresIn: Type.Integer({ description: 'Seconds until it expires.', example: 28_800 }),
});
export type TokenResponse = Static<typeof TokenResponse>;

/** For wrong credentials, instead of a problem (decision 1.3). */
export const WrongCredentialsResponse = model('WrongCredentialsResponse', {
  message: Type.String({ description: 'The reason.', example: 'Incorrect username or password.' }),
});
export type WrongCredentialsResponse = Static<typeof WrongCredentialsResponse>;
