import createClient from 'openapi-fetch';
// Its types for `require` are not valid.
import type { Client, Middleware } from 'openapi-fetch' with { 'resolution-mode': 'import' };
import { errorOf } from './error.js';
import type { paths } from './generated/api.js';
import { operationTable } from './generated/operation-table.js';
import type { Answer, Input, OperationId } from './operations.js';
import { retryRule } from './retry-rule.js';
import { operationOf, Sender, type ResponseHead, type RetryNotice } from './sender.js';
import { fixedToken, SharedToken, type TokenSource } from './token-source.js';

export interface Credentials {
  clientId: string;
  clientSecret: string;
}

export interface ClientOptions {
  /** Absolute URL of the gateway, for example `https://api.example.com`. */
  url: string;
  /** Exchanged for a token, which is renewed before it expires. */
  credentials?: Credentials | undefined;
  /** Instead of credentials, for example the token of a sales channel. */
  token?: string | undefined;
  /** How often a request is sent again after a temporary failure; 3 by default. */
  retries?: number | undefined;
  /** The time limit of one attempt, in ms; 30,000 by default. */
  timeoutMs?: number | undefined;
  /** Called before a request is sent again. */
  onRetry?: ((notice: RetryNotice) => void) | undefined;
  /** Called with each answer's status and headers, for example for `RateLimit`. */
  onResponse?: ((response: ResponseHead) => void) | undefined;
  /** Replaces the global `fetch`, for example to use a proxy. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

const RETRIES = 3;
const TIMEOUT_MS = 30_000;

/** Calls operations by id, with a token, retries and errors. */
export class ApiClient {
  /**
   * Typed calls by path, for operations without a method of their own. A refusal is thrown as an error here as well.
   */
  readonly api: Client<paths>;
  private readonly tokens: TokenSource | undefined;

  /** @throws TypeError for a `url` that is not absolute */
  constructor(options: ClientOptions) {
    const url = baseOf(options.url);
    const transport = {
      // Looked up at each call, because programs replace the global `fetch`, for example to trace requests.
      fetch: options.fetch ?? ((request: Request) => globalThis.fetch(request)),
      retries: options.retries ?? RETRIES,
      timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
      onRetry: options.onRetry,
      onResponse: options.onResponse,
    };
    const anonymous = connect(url, new Sender({ ...transport, tokens: undefined }));
    const tokens = tokensOf(options, anonymous);
    this.tokens = tokens;
    this.api = tokens ? connect(url, new Sender({ ...transport, tokens })) : anonymous;
  }

  /**
   * Returns the token of the requests, for example to identify the caller by its claims; fetches one if there is none.
   * @returns undefined for a client without credentials
   * @throws EntrepotError when the credentials are refused
   */
  async token(): Promise<string | undefined> {
    return this.tokens?.current();
  }

  /**
   * Calls an operation by its id in the API document.
   *
   * @example
   * const overview = await client.call('readOverview', {});
   *
   * @throws EntrepotError for every refusal, and if there is no answer
   */
  async call<I extends OperationId>(id: I, input: Input<I>): Promise<Answer<I>> {
    const { method, path } = operationTable[id];
    const { path: inPath, query, body, signal, idempotencyKey } = input as AnyInput;
    const { data } = await (this.api.request as AnyRequest)(method, path, {
      params: { path: inPath, query },
      headers: { 'idempotency-key': idempotencyKey },
      body,
      ...(signal && { signal }),
    });
    return data as Answer<I>;
  }
}

/** The input of any operation; the caller's types are checked at the call. */
interface AnyInput {
  path?: object;
  query?: object;
  body?: object;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

type AnyRequest = (method: string, path: string, init: object) => Promise<{ data?: unknown }>;

function tokensOf(
  { credentials, token }: ClientOptions,
  anonymous: Client<paths>,
): TokenSource | undefined {
  if (token !== undefined) return fixedToken(token);
  if (!credentials) return undefined;
  const { clientId, clientSecret } = credentials;
  return new SharedToken(async () => {
    const { data } = await anonymous.POST('/token', { body: { clientId, clientSecret } });
    if (!data) throw new Error('POST /token answered without a token');
    return data;
  });
}

/** @returns the URL without a trailing slash */
function baseOf(url: string): string {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
    throw new TypeError(
      `url must be an absolute URL, for example https://api.example.com, and is '${url}'`,
    );
  }
  return url.replace(/\/$/, '');
}

function connect(url: string, sender: Sender): Client<paths> {
  const ruleOf = new WeakMap<Request, ReturnType<typeof retryRule>>();
  const middleware: Middleware = {
    onRequest({ request, schemaPath }) {
      const rule = retryRule(request.method, schemaPath);
      if (rule === 'key' && !request.headers.has('idempotency-key')) {
        request.headers.set('idempotency-key', crypto.randomUUID());
      }
      ruleOf.set(request, rule);
    },
    async onResponse({ request, response }) {
      if (!response.ok) throw await errorOf(operationOf(request), response);
    },
  };
  const client = createClient<paths>({
    querySerializer: { array: { style: 'form', explode: false } },
    baseUrl: url,
    fetch: (request: Request) => sender.send(request, ruleOf.get(request) ?? 'never'),
  });
  client.use(middleware);
  return client;
}
