import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FaultRow } from '../support/faults/fault-table.js';

/** Prints the table of docs/scaling.md at the end of the run, for the faults that ran. */
export default function printTable(): void {
  const file = process.env['FAULT_TABLE'] ?? '';
  process.stdout.write(`\n${faultTable(file)}\n`);
  rmSync(path.dirname(file), { recursive: true, force: true });
}

const HEAD = '| Fault | Injected | Writes | Wrong | Longest |\n| --- | --- | --- | --- | --- |';

/** One line per fault, over all its seeds. */
function faultTable(file: string): string {
  if (!existsSync(file)) return 'no fault was played';
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as FaultRow);
  const lines = [...Map.groupBy(rows, ({ fault }) => fault)].map(([fault, list]) => {
    const sum = (of: (row: FaultRow) => number): string =>
      String(list.reduce((total, row) => total + of(row), 0));
    const longest = Math.max(...list.map(({ longestMs }) => longestMs)) / 1_000;
    const cells = [
      fault,
      sum(({ injected }) => injected),
      sum(({ acknowledged }) => acknowledged),
      sum(({ verdict }) => Object.values(verdict).flat().length),
      `${longest.toFixed(1)} s`,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [HEAD, ...lines].join('\n');
}
