import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FaultRow } from '../support/faults/fault-table.js';

/** Prints a table with the results of every fault at the end of the run. */
export default function printTable(): void {
  const file = process.env['FAULT_TABLE'] ?? '';
  process.stdout.write(`\n${faultTable(file)}\n`);
  rmSync(path.dirname(file), { recursive: true, force: true });
}

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
    return [
      fault,
      String(list.length),
      sum(({ injected }) => injected),
      sum(({ acknowledged }) => acknowledged),
      sum(({ verdict }) => verdict.lost.length),
      sum(({ verdict }) => verdict.duplicated.length),
      sum(({ verdict }) => verdict.reordered.length),
      sum(({ verdict }) => verdict.missed.length),
      sum(({ verdict }) => verdict.wrong.length),
      `${longest.toFixed(1)} s`,
    ];
  });
  return table([HEAD, ...lines]);
}

const HEAD = [
  'fault',
  'seeds',
  'injected',
  'acknowledged',
  'lost',
  'duplicated',
  'reordered',
  'missed',
  'otherwise wrong',
  'longest unavailability',
];

function table(rows: readonly string[][]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}
