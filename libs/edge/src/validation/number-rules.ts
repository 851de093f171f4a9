import { fault, type Rule } from './rule.js';

export interface NumberLimits {
  min?: number;
  max?: number;
  /** An exclusive minimum. */
  above?: number;
  /** An exclusive maximum. */
  below?: number;
  decimals?: number;
}

const INT32_MAX = 2_147_483_647;

/** An integer in the range of a store's `integer`, or within narrower limits. */
export function int({ min = -INT32_MAX - 1, max = INT32_MAX }: NumberLimits = {}): Rule {
  return {
    schema: { type: 'integer', minimum: min, maximum: max },
    check: (value) =>
      Number.isInteger(value)
        ? rangeFault(value as number, { min, max })
        : fault('type', 'must be an integer'),
    fromText: (given) => (/^-?\d{1,15}$/.test(given) ? Number(given) : given),
  };
}

export function num(limits: NumberLimits): Rule {
  return {
    schema: {
      type: 'number',
      ...(limits.min === undefined ? {} : { minimum: limits.min }),
      ...(limits.max === undefined ? {} : { maximum: limits.max }),
      ...(limits.above === undefined ? {} : { exclusiveMinimum: limits.above }),
      ...(limits.below === undefined ? {} : { exclusiveMaximum: limits.below }),
    },
    check: (value) =>
      typeof value === 'number' && Number.isFinite(value)
        ? (rangeFault(value, limits) ?? decimalsFault(value, limits.decimals))
        : fault('type', 'must be a number'),
    fromText: (given) => (/^-?\d{1,15}(\.\d{1,15})?$/.test(given) ? Number(given) : given),
  };
}

/** An amount of money: 0 or more, below 10^11, at most 4 decimals (decision 1.7). */
export const money = num({ min: 0, below: 1e11, decimals: 4 });
export const positiveMoney = num({ above: 0, below: 1e11, decimals: 4 });

/** Kilograms, at most 3 decimals (decision 1.7); the review refuses weights that are not positive (3.6). */
export const weight = num({ min: -1e9, max: 1e9, decimals: 3 });

export const flag: Rule = {
  schema: { type: 'boolean' },
  check: (value) =>
    typeof value === 'boolean' ? undefined : fault('type', 'must be true or false'),
  fromText: (given) => (given === 'true' || given === 'false' ? given === 'true' : given),
};

function rangeFault(value: number, { min, max, above, below }: NumberLimits) {
  if (min !== undefined && value < min) return fault('out-of-range', `must be at least ${min}`);
  if (max !== undefined && value > max) return fault('out-of-range', `must be at most ${max}`);
  if (above !== undefined && value <= above) return fault('out-of-range', `must be above ${above}`);
  if (below !== undefined && value >= below) return fault('out-of-range', `must be below ${below}`);
  return undefined;
}

function decimalsFault(value: number, decimals?: number) {
  if (decimals === undefined || Number(value.toFixed(decimals)) === value) return undefined;
  return fault('too-precise', `must have at most ${decimals} decimals`);
}
