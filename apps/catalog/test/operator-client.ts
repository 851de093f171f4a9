import type { TestAnswer, TestService } from '#testing';

// eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
type Answer = TestAnswer<any>;

/** One operator's requests. */
export class OperatorClient {
  private constructor(
    private readonly catalog: TestService,
    private readonly token: string,
  ) {}

  static async of(catalog: TestService): Promise<OperatorClient> {
    return new OperatorClient(catalog, await catalog.tokens.operator());
  }

  get(path: string): Promise<Answer> {
    return this.catalog.fetch(`/ops/${path}`, { token: this.token });
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.catalog.fetch(`/ops/${path}`, { token: this.token, method: 'PUT', body });
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.catalog.fetch(`/ops/${path}`, { token: this.token, body });
  }

  /** What was written down of changes of a kind, oldest first. */
  async audit(what: string): Promise<{ who: string; details: Record<string, unknown> }[]> {
    return this.catalog.store.sql(
      'SELECT who, details FROM audit WHERE what = $1 ORDER BY at, id',
      [what],
    );
  }
}

/** The body of a merchant that sells nowhere, but for what a test says of it. */
export function aMerchant(choices: object = {}) {
  return {
    name: 'Nova',
    country: 'US',
    currency: 'USD',
    autoLocalization: true,
    connectedChannels: [] as string[],
    ...choices,
  };
}

/** The body of a channel, but for what a test says of it. */
export function aChannel(choices: object = {}) {
  return {
    name: 'Tienda',
    country: 'CO',
    currency: 'COP',
    locale: 'es-CO',
    taxesOnline: false,
    feeShare: 0.12,
    priceEnding: { step: 1000, offset: 990 },
    ...choices,
  };
}
