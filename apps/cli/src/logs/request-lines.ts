import type { RecordOf } from '@entrepot/client';
import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { cut } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';

export type LoggedRequest = RecordOf<'listRequests'>;

const INDENT = '  ';

/** A request for a person: a line, and for a refusal two more with its code, reason and request id, which are not cut. */
export function requestLines(
  request: LoggedRequest,
  { columns = Number.POSITIVE_INFINITY, paint }: Pick<Terminal, 'columns' | 'paint'>,
): string[] {
  const { at, status, method, path = '(unknown path)', durationMs, clientId, requestId } = request;
  const client = request.fromConsole ? `${clientId} in the console` : clientId;
  const date = momentText(at);
  const line = oneLine(`${date}  ${status}  ${method} ${path}  ${durationMs} ms  ${client}`);
  const shown = cut(line, columns);
  const first =
    paint('dim', shown.slice(0, date.length)) + colored(status, shown.slice(date.length), paint);
  if (status < 400) return [first];
  const reason = [request.code, detailOf(request)].filter((part) => part !== undefined).join(': ');
  const more = [reason, `request ${requestId}`].filter((text) => text !== '');
  return [first, ...more.map((text) => paint('dim', INDENT + oneLine(text)))];
}

function colored(status: number, text: string, paint: Terminal['paint']): string {
  if (status < 400) return text;
  return paint(status < 500 ? 'yellow' : 'red', text);
}

function detailOf({ refusal }: LoggedRequest): string | undefined {
  const { detail, errors } = (refusal ?? {}) as { detail?: unknown; errors?: unknown };
  const [first] = Array.isArray(errors) ? (errors as { detail?: unknown }[]) : [];
  const text = detail ?? first?.detail;
  return typeof text === 'string' ? text : undefined;
}
