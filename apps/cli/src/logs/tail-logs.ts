import type { Entrepot, ListQuery, RecordOf } from '@entrepot/client';
import { readCaller, requireOwnMerchant, type Caller } from '../session/caller.js';
import { withoutUndefined } from '../session/without-undefined.js';
import { openSession } from '../session/session.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { OutageNotes } from '../terminal/outage-notes.js';
import { requestLines, type LoggedRequest } from './request-lines.js';

export interface TailLogsOptions extends GlobalOptions {
  status?: string[];
  code?: string;
  method?: string;
  path?: string;
  request?: string;
  client?: string;
  /** For operators. */
  merchant?: string;
  /** ISO 8601. */
  from?: string;
  limit: number;
  follow?: boolean;
}

const POLL_MS = 2_000;
const PAGE_MAX = 200;

/**
 * Prints the last requests, the newest at the end, and with `--follow` each further one until it is interrupted.
 * @throws CliError when another client than an operator names a merchant
 */
export async function tailLogs(options: TailLogsOptions, context: Context): Promise<void> {
  const { terminal, signal } = context;
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const { client } = openSession(options, context);
  const caller = await readCaller(client);
  const source = sourceOf(client, caller, options);
  const last = await lastOf(source, options, signal);
  const print = (request: LoggedRequest): void => {
    const lines = isJson ? [JSON.stringify(request)] : requestLines(request, terminal);
    lines.forEach((line) => terminal.out(line));
  };
  last.forEach(print);
  if (!options.follow) {
    if (last.length === 0 && !isJson) terminal.note('No requests match.');
    return;
  }
  const outage = new OutageNotes(context);
  terminal.note('waiting for requests; Ctrl-C ends');
  const followed = source.follow({
    from: behind(last.at(-1), options, caller),
    everyMs: POLL_MS,
    signal,
    onPoll: (failure) => (failure ? outage.note(failure) : outage.end()),
  });
  for await (const request of followed) print(request);
}

function sourceOf(client: Entrepot, caller: Caller, options: TailLogsOptions) {
  const { status, code, method, path, merchant } = options;
  const query = withoutUndefined({
    status,
    code,
    method: method as ListQuery<'listRequests'>['method'],
    path,
    requestId: options.request,
    clientId: options.client,
  });
  if (caller.kind === 'operator') {
    const ofMerchant = { ...query, ...withoutUndefined({ merchantId: merchant }) };
    const { requests } = client.allMerchants;
    return {
      list: (more: ListQuery<'listRequests'>, signal: AbortSignal) =>
        requests.list({ ...ofMerchant, ...more }, { signal }),
      follow: (how: Parameters<typeof requests.follow>[0]) => requests.follow(how, ofMerchant),
    };
  }
  requireOwnMerchant(caller, merchant, 'requests');
  return {
    list: (more: ListQuery<'listRequests'>, signal: AbortSignal) =>
      client.requests.list({ ...query, ...more }, { signal }),
    follow: (how: Parameters<typeof client.requests.follow>[0]) =>
      client.requests.follow(how, query),
  };
}

/** The newest at the end. */
async function lastOf(
  source: ReturnType<typeof sourceOf>,
  { limit, from }: TailLogsOptions,
  signal: AbortSignal,
): Promise<LoggedRequest[]> {
  const query = {
    order: 'desc',
    pageSize: Math.min(limit, PAGE_MAX),
    ...withoutUndefined({ lastUpdateDateFrom: from }),
  } as const;
  const requests: RecordOf<'listRequests'>[] = [];
  for await (const request of source.list(query, signal)) {
    if (requests.push(request) >= limit) break;
  }
  return requests.toReversed();
}

/**
 * The date where following begins. Requests with the same date become visible together, so none with the date of the
 * last request is missing. Without a request, following begins at the date of the token, which is the service's time.
 */
function behind(
  last: LoggedRequest | undefined,
  { from }: TailLogsOptions,
  { issuedAt = new Date() }: Caller,
): string {
  if (last) return new Date(Date.parse(last.lastUpdateDate) + 1).toISOString();
  return from ?? issuedAt.toISOString();
}
