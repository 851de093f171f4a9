import { dayIn, type DutyRates, type FreightTariff, type RuleSet } from '#landed-cost';
import { addDays } from '../../src/terms/domain/days.js';

/** A day relative to the current day at a place. */
export function dayFromNow(days: number, timeZone = 'UTC'): string {
  return addDays(dayIn(timeZone, new Date()), days);
}

/** A valid rule set with one tax. */
export function ruleSet({ rate = '0.19', ...over }: Partial<RuleSet> & { rate?: string }): RuleSet {
  return {
    destination: 'DE',
    timeZone: 'UTC',
    validFrom: dayFromNow(0),
    source: ['A law'],
    cases: [
      {
        limit: { of: ['goods'], currency: 'USD', per: 'consignment' },
        brackets: [
          {
            upTo: null,
            taxes: [{ name: 'vat', kind: 'tax', rate, base: ['value'], collectedBy: 'customs' }],
          },
        ],
      },
    ],
    ...over,
  };
}

export function dutyRates(over: Partial<DutyRates> = {}): Omit<DutyRates, 'destination'> {
  return {
    validFrom: dayFromNow(0),
    source: ['A tariff'],
    rates: [{ hsPrefix: '61', rate: '0.12' }],
    ...over,
  };
}

export function tariff(over: Partial<FreightTariff> = {}): FreightTariff {
  return {
    origin: 'US',
    destination: 'DE',
    service: 'STANDARD',
    currency: 'USD',
    validFrom: dayFromNow(0),
    source: ['A contract'],
    divisor: '5000',
    minimumKg: '0.5',
    roundUpToKg: '0.5',
    steps: [{ upToKg: '0.5', price: '7.00' }],
    perKgAbove: '7.00',
    etaDays: [5, 12],
    ...over,
  };
}
