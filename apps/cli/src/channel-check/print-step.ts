import type { Format } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';
import { hanging } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Outcome } from './outcome.js';
import type { CheckedStep } from './run-check.js';

const LOOKS = {
  right: ['✓', 'green'],
  late: ['!', 'yellow'],
  wrong: ['✗', 'red'],
  'not-checked': ['–', 'dim'],
} as const;

const NAME_WIDTH = 18;

/** Prints the result of a step: one line, and one for each fault. */
export function printStep(result: CheckedStep, format: Format, terminal: Terminal): void {
  if (format === 'ndjson') return terminal.out(JSON.stringify(result));
  const [mark, color] = LOOKS[result.outcome];
  const head = `${mark} ${result.step.padEnd(NAME_WIDTH)}  ${outcomeText(result)}`;
  const [first = '', ...moreLines] = hanging(head, NAME_WIDTH + 4, terminal.columns);
  terminal.out(terminal.paint(color, first));
  for (const line of moreLines) terminal.out(line);
  const details = result.faults.map(({ code, detail }) => `${code}: ${detail}`);
  const refused = (result.refused ?? []).map((text) => `refused meanwhile: ${text}`);
  for (const line of [...details, ...refused]) {
    for (const part of hanging(`    ${oneLine(line)}`, 6, terminal.columns)) terminal.out(part);
  }
}

function outcomeText({ outcome, seconds, note }: Outcome): string {
  if (outcome === 'not-checked') return `not checked: ${note}`;
  if (seconds === undefined) return outcome;
  return `${outcome}${outcome === 'late' ? ',' : ''} after ${seconds.toFixed(1)} s`;
}

/** Prints the summary of a check. */
export function printSum(
  results: readonly CheckedStep[],
  format: Format,
  { out, paint }: Terminal,
): void {
  const count = (outcome: Outcome['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const sum = {
    right: count('right'),
    late: count('late'),
    wrong: count('wrong'),
    notChecked: count('not-checked'),
  };
  if (format === 'ndjson') return out(JSON.stringify(sum));
  const { right, late, wrong, notChecked } = sum;
  const text = `${right} right, ${late} late, ${wrong} wrong, ${notChecked} not checked`;
  out(paint(late + wrong > 0 ? 'red' : 'green', text));
}
