export class TokenResponse {
  token!: string;
  tokenType!: 'Bearer';
  /** Seconds until expiry. */
  expiresIn!: number;
}

/** For wrong credentials, in place of a problem (decision 1.3). */
export class WrongCredentialsResponse {
  message!: string;
}
