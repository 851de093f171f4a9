import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders in which amounts are computed. */
const FOLDERS = [
  'libs/money/src',
  'libs/landed-cost/src',
  'apps/pricing/src/prices/domain',
  'apps/taxes/src/simulation/domain',
];

/** Expressions that create or compute binary floating point. */
const FLOAT = /\bMath\.|\bparseFloat\(|\bNumber[.(]|\.toNumber\(|toFixed\(\)\)? \*|\b\d+\.\d+\b/;

/**
 * The exceptions: counts of lines, decimals, digits, seconds and days, and the one conversion to a JSON number, for
 * which a double is exact (1.7).
 */
const ALLOWED = [
  'Number.isInteger(count) && count >= 0',
  'const remaining = Number(units - shares.reduce((a, b) => a + b, 0n));',
  'const places = Math.max(...weights.map((weight) => weight.decimalPlaces()));',
  'const second = Math.floor(instant.getTime() / 1_000);',
  'return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);',
  'return Number.isInteger(digits) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS',
  'return value.toNumber() + 0; // minus zero would print as -0 in logs and fail equality',
];

describe('the computation of amounts (decision 1.7)', () => {
  it('uses no binary floating point', () => {
    const offenders = FOLDERS.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(
          (path) =>
            path.endsWith('.ts') && !/\.spec\.ts$|spec-data\.ts$|^spec\/|\/spec\//.test(path),
        )
        .flatMap((path) => linesOf(join(folder, path)))
        .filter((line) => FLOAT.test(line)),
    );
    expect(offenders.toSorted()).toEqual(ALLOWED.toSorted());
  });
});

/** The lines of a file without comments and texts. */
function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(\/\*\*|\*|\/\/)/.test(line))
    .map((line) => line.replaceAll(/'[^']*'|"[^"]*"/g, "''"));
}
