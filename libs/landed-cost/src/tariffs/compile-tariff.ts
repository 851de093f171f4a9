import { decimal, type Decimal } from '#money';
import type { FreightTariff, Surcharge } from './freight-tariff.js';

type Numbers = 'divisor' | 'minimumKg' | 'roundUpToKg' | 'steps' | 'perKgAbove' | 'surcharges';

/** A freight tariff with parsed numbers. It is compiled once for each revision. */
export interface CompiledTariff extends Omit<FreightTariff, Numbers> {
  divisor: Decimal;
  minimumKg: Decimal;
  roundUpToKg: Decimal;
  steps: { upToKg: Decimal; price: Decimal }[];
  perKgAbove?: Decimal;
  surcharges: CompiledSurcharge[];
}

export interface CompiledSurcharge {
  percent?: Decimal;
  perKg?: Decimal;
  amount?: Decimal;
  when: Omit<NonNullable<Surcharge['when']>, 'longestSideOverCm' | 'kgOver'> & {
    longestSideOverCm?: Decimal;
    kgOver?: Decimal;
  };
}

/** @throws RangeError on a malformed number */
export function compileFreightTariff(tariff: FreightTariff): CompiledTariff {
  const { divisor, minimumKg, roundUpToKg, steps, perKgAbove, surcharges = [], ...rest } = tariff;
  return {
    ...rest,
    divisor: decimal(divisor),
    minimumKg: decimal(minimumKg),
    roundUpToKg: decimal(roundUpToKg),
    steps: steps.map(({ upToKg, price }) => ({ upToKg: decimal(upToKg), price: decimal(price) })),
    ...(perKgAbove !== undefined && { perKgAbove: decimal(perKgAbove) }),
    surcharges: surcharges.map(compileSurcharge),
  };
}

function compileSurcharge({ percent, perKg, amount, when = {} }: Surcharge): CompiledSurcharge {
  const { longestSideOverCm, kgOver, ...rest } = when;
  return {
    ...(percent !== undefined && { percent: decimal(percent) }),
    ...(perKg !== undefined && { perKg: decimal(perKg) }),
    ...(amount !== undefined && { amount: decimal(amount) }),
    when: {
      ...rest,
      ...(longestSideOverCm !== undefined && { longestSideOverCm: decimal(longestSideOverCm) }),
      ...(kgOver !== undefined && { kgOver: decimal(kgOver) }),
    },
  };
}
