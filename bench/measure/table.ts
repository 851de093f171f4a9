/** One figure of a bench with its limit; both are measured in the same run. */
export interface Figure {
  name: string;
  measured: string;
  limit: string;
  holds: boolean;
}

/** A rate that must reach a share of the bare baseline of the same run. */
export function atLeastShare(
  name: string,
  rate: number,
  bare: number,
  share: number,
  unit: string,
): Figure {
  return {
    ...shareOf(name, rate, bare, unit),
    limit: `≥ ${Math.round(share * 100)}%`,
    holds: rate >= share * bare,
  };
}

/** The same for information, without a limit. */
export function shareOf(name: string, rate: number, bare: number, unit: string): Figure {
  const percent = Math.round((rate / bare) * 100);
  const measured = `${whole(rate)} ${unit}, ${percent}% of bare ${whole(bare)}`;
  return { name, measured, limit: '', holds: true };
}

export function below(name: string, value: number, limit: number, unit: string): Figure {
  return {
    name,
    measured: `${value.toFixed(1)} ${unit}`,
    limit: `< ${limit} ${unit}`,
    holds: value < limit,
  };
}

export function atMost(name: string, value: number, limit: number, unit: string): Figure {
  return {
    name,
    measured: `${whole(value)} ${unit}`,
    limit: `≤ ${limit} ${unit}`,
    holds: value <= limit,
  };
}

/** For information, without a limit. */
export function figureOf(name: string, value: number, unit: string): Figure {
  return { name, measured: `${value.toFixed(1)} ${unit}`, limit: '', holds: true };
}

export function atLeast(name: string, value: number, limit: number, unit: string): Figure {
  return {
    name,
    measured: `${whole(value)} ${unit}`,
    limit: `≥ ${limit} ${unit}`,
    holds: value >= limit,
  };
}

/** Latencies of requests; for information, without a limit. */
export function latencies(name: string, { p50, p99 }: { p50: number; p99: number }): Figure {
  return {
    name: `${name}, p50 and p99`,
    measured: `${p50.toFixed(1)} and ${p99.toFixed(1)} ms`,
    limit: '',
    holds: true,
  };
}

/** Prints the figures as a table. */
export function printTable(figures: readonly Figure[]): void {
  const rows = [
    ['figure', 'measured', 'limit', ''],
    ...figures.map(({ name, measured, limit, holds }) => [
      name,
      measured,
      limit,
      holds ? 'holds' : 'MISSED',
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of rows) {
    console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  }
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}
