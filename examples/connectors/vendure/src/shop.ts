import { readFileSync } from 'node:fs';
import type { Config } from './config.ts';

const DOCUMENTS = readFileSync(new URL('shop.graphql', import.meta.url), 'utf8');
const TIMEOUT_MS = 30_000;

/**
 * `refused`: the shop rejects the request. `unavailable`: the shop does not answer. `unsure`: either, e.g. for internal
 * errors.
 */
type Kind = 'refused' | 'unavailable' | 'unsure';

export class ShopError extends Error {
  readonly kind: Kind;

  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** Vendure's Admin API, GraphQL over HTTP. It does not retry: a repeated step first looks up existing data. */
export class Shop {
  private readonly config: Config;
  private session: string | undefined;

  constructor(config: Config) {
    this.config = config;
  }

  /**
   * @param operation one of shop.graphql
   * @param file the value of the variable `file`, for an upload
   * @throws ShopError also for an error in the data, which order mutations return
   */
  async call<T>(operation: string, variables: object = {}, file?: File): Promise<T> {
    const isNewSession = this.session === undefined;
    if (isNewSession) await this.logIn();
    const answer = await this.send(operation, variables, file);
    if (answer.errors?.[0]?.extensions?.code === 'FORBIDDEN') {
      this.session = undefined;
      if (isNewSession) throw new Error(`The shop forbids ${operation}.`);
      throw new ShopError('unavailable', 'The session has ended.');
    }
    return dataOf(answer) as T;
  }

  /** Returns the result of a mutation under the alias `made`. */
  async make<T>(operation: string, input: object): Promise<T> {
    return (await this.call<{ made: T }>(operation, input)).made;
  }

  /** @throws Error when the shop rejects the credentials, which ends the connector */
  private async logIn(): Promise<void> {
    const { username, password } = this.config;
    const { data } = await this.send('LogIn', { username, password });
    const { message } = (data?.['login'] ?? {}) as { message?: string };
    if (message) throw new Error(`The shop does not let ${username} in: ${message}`);
  }

  private async send(operationName: string, variables: object, file?: File): Promise<Answer> {
    const { shopUrl, channelToken } = this.config;
    const request = JSON.stringify({ operationName, variables, query: DOCUMENTS });
    const headers = {
      ...(this.session && { authorization: `Bearer ${this.session}` }),
      ...(channelToken && { 'vendure-token': channelToken }),
      ...(file ? { 'apollo-require-preflight': 'true' } : { 'content-type': 'application/json' }),
    };
    const body = file ? upload(request, file) : request;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(shopUrl, { method: 'POST', headers, body, signal });
      this.session = response.headers.get('vendure-auth-token') ?? this.session;
      // GraphQL responses are JSON for every status; those of a proxy are not.
      return (await response.json()) as Answer;
    } catch (error) {
      throw new ShopError('unavailable', `${shopUrl}: ${String((error as Error).cause ?? error)}`);
    }
  }
}

/** https://github.com/jaydenseric/graphql-multipart-request-spec */
function upload(request: string, file: File): FormData {
  const form = new FormData();
  form.set('operations', request);
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', file);
  return form;
}

function dataOf({ data, errors: [error] = [] }: Answer): unknown {
  if (error) {
    const isInternal = error.extensions?.code === 'INTERNAL_SERVER_ERROR';
    throw new ShopError(isInternal ? 'unsure' : 'refused', error.message);
  }
  if (!data) throw new ShopError('unavailable', 'The shop answers without data.');
  for (const result of Object.values(data).flat()) {
    const { errorCode, message } = (result ?? {}) as { errorCode?: string; message?: string };
    if (errorCode) throw new ShopError('refused', message ?? errorCode);
  }
  return data;
}
