import { oneLine } from '../terminal/plain.js';
import { hanging } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import { summaryOf } from './summary.js';
import { merchantOf, type TailedEvent } from './tailed-event.js';

const TIME_WIDTH = '2026-11-23T10:00:00.000Z'.length;
const STREAM_WIDTH = 22;
const TYPE_WIDTH = 26;
const KEY_WIDTH = 24;
const MERCHANT_WIDTH = 7;

/** The indentation of continuation lines in a narrow terminal. */
const INDENT = 4;

/** One event: time, stream, type, key, merchant, summary. A terminal that is too narrow shows it on several lines. */
export function eventLines(
  { stream, type, key, value, fault }: TailedEvent,
  { paint, columns }: Pick<Terminal, 'paint' | 'columns'>,
): string[] {
  const members = value instanceof Object ? value : {};
  const cells = [
    String(members['occurredAt'] ?? '').padEnd(TIME_WIDTH),
    stream.padEnd(STREAM_WIDTH),
    type.padEnd(TYPE_WIDTH),
    key.padEnd(KEY_WIDTH),
    merchantOf(value).padEnd(MERCHANT_WIDTH),
    fault === undefined ? summaryOf(members) : `! ${fault}`,
  ];
  const lines = folded(cells.map(oneLine), columns);
  if (fault !== undefined) return lines.map((line) => paint('yellow', line));
  const [first = '', ...moreLines] = lines;
  const typeAt = TIME_WIDTH + 1 + STREAM_WIDTH + 1;
  const restAt = typeAt + TYPE_WIDTH;
  const head =
    paint('dim', first.slice(0, typeAt)) +
    paint('cyan', first.slice(typeAt, restAt)) +
    first.slice(restAt);
  return [head, ...moreLines];
}

/** Distributes cells over as many lines as they need, and splits a cell that is wider than a line. */
function folded(cells: readonly string[], columns = Number.POSITIVE_INFINITY): string[] {
  const whole = cells.join(' ').trimEnd();
  if (whole.length <= columns) return [whole];
  const lines: string[] = [];
  let line = '';
  for (const cell of cells) {
    const longer = line === '' ? cell : `${line} ${cell}`;
    if (line.trim() !== '' && longer.trimEnd().length > columns) {
      lines.push(line.trimEnd());
      line = ' '.repeat(INDENT) + cell;
    } else line = longer;
  }
  return [...lines, line].flatMap((eventLine) => hanging(eventLine.trimEnd(), INDENT, columns));
}
