import { ApiClient } from '../../../tools/demo/api-client.js';
import { channelTokenOf, clientOf } from '../../../tools/demo/read-sandbox.js';
import { AnswerChecker } from '../../../tools/openapi/check/answer-checker.js';
import { committedOpenApi } from '../../../tools/openapi/openapi.js';
import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { exampleBody, operationOf, urlOf } from '../documented-requests.js';
import type { Json } from '../merchant.js';

/** `seller` is the channel of the example orders; `channel`, which computes taxes itself, has the other examples. */
export type Kind = 'anonymous' | 'merchant' | 'operator' | 'channel' | 'seller';

/** Values that differ between sandboxes. */
export interface ExampleChange {
  params?: Record<string, string>;
  body?: Record<string, unknown>;
}

/**
 * Calls operations with their examples, checks the answers against the API document, and records the called operations.
 */
export class ExampleCalls {
  readonly done = new Set<string>();
  private readonly answers = new AnswerChecker(committedOpenApi());

  private constructor(readonly clients: Record<Kind, ApiClient>) {}

  /** Logs in as a client of each kind. */
  static async start({ gateway, sandbox }: TestStack): Promise<ExampleCalls> {
    const anonymous = new ApiClient({
      gateway,
      onRetry: () => undefined,
      onAnswer: (answer) => calls.answers.check(answer),
    });
    const clients = {
      anonymous,
      merchant: anonymous,
      operator: anonymous,
      channel: anonymous.as(channelTokenOf(sandbox, 'ECOM')),
      seller: anonymous.as(channelTokenOf(sandbox, 'MELI')),
    };
    const calls = new ExampleCalls(clients);
    const tokenOf = async (clientId: string): Promise<string> => {
      const { clientSecret } = clientOf(sandbox, clientId);
      const body = { clientId, clientSecret };
      return (await calls.call('anonymous', 'generateToken', { body })).token;
    };
    clients.merchant = anonymous.as(await tokenOf('ACME'));
    clients.operator = anonymous.as(await tokenOf('OPS'));
    return calls;
  }

  async call(as: Kind, id: string, change: ExampleChange = {}): Promise<Json> {
    const operation = operationOf(id);
    this.done.add(id);
    const example = exampleBody(operation) as Json;
    const body = change.body === undefined ? example : { ...example, ...change.body };
    const url = urlOf(operation, change.params ?? {});
    return (await this.clients[as].send<Json>(operation.method, url, body)).body;
  }
}
