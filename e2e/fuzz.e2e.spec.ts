import * as fc from 'fast-check';
import { startTestStack } from '../tools/stack/testing/test-stack.js';
import type { TestStack } from '../tools/stack/testing/test-stack.js';
import { AnswerChecker } from '../tools/openapi/check/answer-checker.js';
import { committedOpenApi } from '../tools/openapi/openapi.js';
import { channelTokenOf, clientOf } from '../tools/demo/sandbox.js';
import { documentedOperations } from './support/fuzz/api-document.js';
import type { DocumentedOperation } from './support/fuzz/api-document.js';
import { requestsTo } from './support/fuzz/requests.js';
import { Merchant } from './support/merchant.js';

/** Printed with a failure, together with the request; `FUZZ_SEED=… FUZZ_RUNS=…` run other and more cases. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 40);

const PRODUCT = 'fuzz';

const answers = new AnswerChecker(committedOpenApi());

let stack: TestStack;
let tokens: Record<string, string>;

beforeAll(async () => {
  stack = await startTestStack({
    prefix: 'fuzz',
    overrides: { LOOK_AGAIN_MS: '0', LOGIN_FAILURES_PER_MINUTE: '10000' },
  });
  tokens = {
    merchant: await logIn('ACME'),
    'fulfillment-partner': await logIn('FULFIL-1'),
    operator: await logIn('OPS'),
    'sales-channel': channelTokenOf(stack.sandbox, 'ECOM'),
  };
  const merchant = await Merchant.logIn(stack);
  await merchant.price(PRODUCT, await merchant.upload(PRODUCT));
}, 120_000);

afterAll(() => stack?.stop());

const known = {
  merchantId: 'ACME',
  skuId: `${PRODUCT}-1`,
  productId: PRODUCT,
  salesChannel: 'MELI',
  currency: 'MXN',
};

describe('each operation, for any request', () => {
  it.each(documentedOperations().map((one) => [`${one.method} ${one.route}`, one] as const))(
    '%s answers as documented, and never that the service failed (section 1)',
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(requestsTo(operation, known), async (request) => {
          await checkedAnswer(operation, request);
        }),
        { seed: SEED, numRuns: RUNS, interruptAfterTimeLimit: 30_000 },
      );
    },
  );
});

async function checkedAnswer(
  { method, clients }: DocumentedOperation,
  { path, body }: { path: string; body?: string },
): Promise<void> {
  const token = tokens[clients[0] ?? ''];
  const response = await fetch(stack.gateway + path, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${response.status}: ${text}`);
  answers.check({
    method,
    path,
    status: response.status,
    contentType: response.headers.get('content-type'),
    requestId: response.headers.get('x-request-id'),
    body: text,
  });
}

async function logIn(clientId: string): Promise<string> {
  const { clientSecret } = clientOf(stack.sandbox, clientId);
  const response = await fetch(`${stack.gateway}/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, clientSecret }),
  });
  return ((await response.json()) as { token: string }).token;
}
