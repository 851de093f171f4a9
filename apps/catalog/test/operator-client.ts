import { eventually, type TestAnswer, type TestService } from '#testing';

// eslint-disable-next-line typescript/no-explicit-any -- a test asserts on what it expects
type Answer = TestAnswer<any>;

/** The requests of one operator. */
export class OperatorClient {
  private token?: Promise<string>;

  constructor(private readonly catalog: TestService) {}

  get(path: string): Promise<Answer> {
    return this.send(path, {});
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send(path, { method: 'PUT', body });
  }

  post(path: string, body: unknown): Promise<Answer> {
    return this.send(path, { body });
  }

  delete(path: string): Promise<Answer> {
    return this.send(path, { method: 'DELETE' });
  }

  /** The audit entries of one kind of change, oldest first. */
  async audit(what: string): Promise<{ who: string; details: Record<string, unknown> }[]> {
    return this.catalog.store.sql(
      'SELECT who, details FROM audit WHERE what = $1 ORDER BY at, id',
      [what],
    );
  }

  /** Waits until a republication is done. @returns its progress */
  untilRepublished(subject: string, jobId: string) {
    return eventually(
      async () => {
        const { body } = await this.get(`${subject}/republish/${jobId}`);
        expect(body).toMatchObject({ jobId, state: 'done', remaining: 0 });
        return body;
      },
      { timeoutMs: 40_000, waitingFor: `the republication of ${subject}` },
    );
  }

  /** Waits until no SKU is behind the last opening or closing of a channel. */
  untilAligned(salesChannel: string) {
    return eventually(
      async () => {
        const { alignments } = (await this.get(`sales-channels/${salesChannel}`)).body;
        expect(alignments).toEqual([]);
      },
      { timeoutMs: 40_000, waitingFor: `${salesChannel} to be aligned` },
    );
  }

  private async send(path: string, request: { method?: string; body?: unknown }): Promise<Answer> {
    this.token ??= this.catalog.tokens.operator();
    return this.catalog.fetch(`/ops/${path}`, { token: await this.token, ...request });
  }
}

/** The faults in a refusal, each as pointer and code. */
export function errorsOf({ body }: { body: { errors?: { pointer: string; code: string }[] } }) {
  return (body.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
}

/** The body of a merchant that sells nowhere, with overrides by a test. */
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

/** The body of a channel, with overrides by a test. */
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
