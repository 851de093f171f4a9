export class ChannelTokenResponse {
  /** Shown this once. */
  token!: string;
  /** By which it is revoked. */
  tokenId!: string;
  expiresAt!: string;
}
