import type { Context, GlobalOptions } from '../terminal/context.js';
import { openSession } from '../session/session.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { formatOf, OF_ONE } from '../terminal/format.js';
import { readData } from './request.js';

export interface CallApiOptions extends GlobalOptions {
  data?: string;
  idempotencyKey?: string;
}

type AnyRequest = (method: string, path: string, init: object) => Promise<{ data?: unknown }>;

/**
 * Sends any request with the caller's token, and prints the body of its answer.
 * @param path with its query, for example `/ext/orders?pageSize=1`
 * @throws CliError for an invalid path, or for a body that is not JSON or that the method does not allow; EntrepotError
 * for a refusal
 */
export async function callApi(
  method: string,
  path: string,
  options: CallApiOptions,
  context: Context,
): Promise<void> {
  const format = formatOf(options, OF_ONE);
  if (!path.startsWith('/')) {
    const next = 'give it without the address, for example /ext/orders?pageSize=1';
    throw new CliError(`${path} does not begin with /.`, next, EXIT.usage);
  }
  const { data, idempotencyKey } = options;
  if (data !== undefined && ['GET', 'HEAD'].includes(method)) {
    throw new CliError(`${method} takes no --data.`, 'leave it out', EXIT.usage);
  }
  const { client } = openSession(options, context);
  const body = data === undefined ? undefined : checkedJson(await readData(data, context));
  const request = client.api.request as AnyRequest;
  const answer = await request(method.toLowerCase(), path, {
    body,
    bodySerializer: (text: string) => text,
    ...(idempotencyKey !== undefined && { headers: { 'idempotency-key': idempotencyKey } }),
    parseAs: 'text',
    signal: context.signal,
  });
  const text = String(answer.data ?? '');
  if (text === '') return;
  context.terminal.out(format === 'ndjson' ? text : indented(text));
}

/** @throws CliError that names the fault */
function checkedJson(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch (error) {
    const message = `--data is not JSON: ${(error as Error).message}`;
    throw new CliError(message, 'correct it', EXIT.usage);
  }
}

/** Indents JSON; other text stays unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text.trimEnd();
  }
}
