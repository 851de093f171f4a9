import type { TestStack } from '../../../tools/stack/testing/test-stack.js';
import { tokenOf } from '../../../tools/demo/read-sandbox.js';
import { AnswerChecker } from '../../../tools/openapi/check/answer-checker.js';
import { committedOpenApi } from '../../../tools/openapi/openapi.js';
import type { Json } from '../merchant.js';

export interface Answer {
  status: number;
  body: Json;
}

const answers = new AnswerChecker(committedOpenApi());

/** One client of the gateway, which checks every answer, of any status, against the API document. */
export class Api {
  private constructor(
    private readonly gateway: string,
    readonly clientId: string,
    private readonly token: string,
  ) {}

  static async logIn({ gateway, sandbox }: TestStack, clientId: string): Promise<Api> {
    return new Api(gateway, clientId, await tokenOf(sandbox, clientId));
  }

  async ask(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    const response = await fetch(this.gateway + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    const text = await response.text();
    const contentType = headers.get('content-type');
    const requestId = headers.get('x-request-id');
    answers.check({ method, path, status, contentType, requestId, body: text });
    return { status, body: JSON.parse(text) };
  }

  async get(path: string): Promise<Json> {
    const { status, body } = await this.ask('GET', path);
    if (status !== 200) throw new Error(`GET ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}
