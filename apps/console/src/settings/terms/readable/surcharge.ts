import type { Schemas } from '@entrepot/client';
import { fill, listed } from '../../../language/texts.js';
import { messages } from './messages.js';
import { numberText, sumText } from './readable.js';

export type Tariff = Schemas['FreightTariffDocument'];
type Surcharge = NonNullable<Tariff['surcharges']>[number];
type Charge = Pick<Surcharge, 'percent' | 'perKg' | 'amount'>;
type When = NonNullable<Surcharge['when']>;

const { surcharge: texts } = messages;

export interface ReadableSurcharge {
  name: string;
  charge: string;
  when: string;
}

export function readableSurcharge(
  { name, when = {}, ...charge }: Surcharge,
  currency: string,
): ReadableSurcharge {
  const conditions = Object.entries(texts.when).flatMap(([member, text]) => {
    const values = when[member as keyof When];
    return values === undefined ? [] : [fill(text, { values: listed([values].flat()) })];
  });
  return {
    name,
    charge: chargeText(charge, currency),
    when: conditions.join('; ') || texts.always,
  };
}

function chargeText({ percent, perKg, amount = '0' }: Charge, currency: string): string {
  if (percent !== undefined) return fill(texts.percent, { value: numberText(percent) });
  const value = sumText({ value: perKg ?? amount, currency });
  return fill(perKg === undefined ? texts.amount : texts.perKg, { value });
}
