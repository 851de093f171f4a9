import type { FreightTariff } from '../../rule-sets/freight-tariff.js';

/** The invented tariff of the sandbox: US dollars for the first half kilogram, and for each further kilogram, by halves. */
export function sandboxTariff(
  destination: string,
  first: string,
  perKgAbove: string,
): FreightTariff {
  return {
    origin: '*',
    destination,
    service: 'STANDARD',
    currency: 'USD',
    validFrom: '2024-08-01',
    source: ['Sandbox tariff, invented'],
    divisor: '5000',
    minimumKg: '0.5',
    roundUpToKg: '0.5',
    steps: [{ upToKg: '0.5', price: first }],
    perKgAbove,
    etaDays: [7, 20],
  };
}
