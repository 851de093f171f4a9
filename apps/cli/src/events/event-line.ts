import { oneLine } from '../terminal/plain.js';
import { cut } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import { summaryOf } from './summary.js';
import { merchantOf, type TailedEvent } from './tailed-event.js';

const TIME_WIDTH = '2026-11-23T10:00:00.000Z'.length;
const STREAM_WIDTH = 22;
const TYPE_WIDTH = 26;
const KEY_WIDTH = 24;
const MERCHANT_WIDTH = 7;

/** One event as one line: time, stream, type, key, merchant, summary. It is cut to the width of the terminal. */
export function eventLine(
  { stream, type, key, value, fault }: TailedEvent,
  { paint, columns = Number.POSITIVE_INFINITY }: Pick<Terminal, 'paint' | 'columns'>,
): string {
  const members = value instanceof Object ? value : {};
  const cells = [
    String(members['occurredAt'] ?? '').padEnd(TIME_WIDTH),
    stream.padEnd(STREAM_WIDTH),
    type.padEnd(TYPE_WIDTH),
    key.padEnd(KEY_WIDTH),
    merchantOf(value).padEnd(MERCHANT_WIDTH),
    fault === undefined ? summaryOf(members) : `! ${fault}`,
  ];
  const line = cut(cells.map(oneLine).join(' '), columns);
  if (fault !== undefined) return paint('yellow', line);
  const typeAt = TIME_WIDTH + 1 + STREAM_WIDTH + 1;
  const restAt = typeAt + TYPE_WIDTH;
  return (
    paint('dim', line.slice(0, typeAt)) +
    paint('cyan', line.slice(typeAt, restAt)) +
    line.slice(restAt)
  );
}
