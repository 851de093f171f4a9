/** Where requests get their token from. */
export interface TokenSource {
  /** @throws EntrepotError when the credentials are refused */
  current(): Promise<string>;
  /**
   * Drops a token that was refused with 401.
   * @returns whether another token can be requested
   */
  drop(token: string): boolean;
}

export function fixedToken(token: string): TokenSource {
  return { current: () => Promise.resolve(token), drop: () => false };
}

export interface IssuedToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

/** The share of its lifetime after which a token is renewed. */
const RENEW_AT = 0.8;

/** One token for all requests of a client: requests that need one at the same time wait for the same answer. */
export class SharedToken implements TokenSource {
  private issued: Promise<IssuedToken> | undefined;
  private token: string | undefined;
  private renewsAt = 0;

  constructor(private readonly issue: () => Promise<IssuedToken>) {}

  async current(): Promise<string> {
    if (this.token !== undefined && Date.now() < this.renewsAt) return this.token;
    this.issued ??= this.renew();
    return (await this.issued).token;
  }

  drop(token: string): boolean {
    if (this.token === token) this.token = undefined;
    return true;
  }

  private async renew(): Promise<IssuedToken> {
    const askedAt = Date.now();
    try {
      const issued = await this.issue();
      this.token = issued.token;
      this.renewsAt = askedAt + issued.expiresIn * 1_000 * RENEW_AT;
      return issued;
    } finally {
      this.issued = undefined;
    }
  }
}
