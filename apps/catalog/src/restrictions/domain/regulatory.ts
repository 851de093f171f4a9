import type { LocalizationMessage } from '../../skus/domain/sku.js';
import { dayOf, EVERYWHERE, isInForce, type TradeRestriction } from './trade-restriction.js';

/** The members of a connected sales channel that a regulatory check needs. */
export interface Destination {
  salesChannel: string;
  country: string;
}

/** The outcome of a check: the prohibited destinations, with reasons. */
export interface RegulatoryOutcome {
  /** Whether the SKU is prohibited in every connected destination. */
  denied: boolean;
  /** The messages of each country, prohibitions first: `prohibited-destination`, `restricted-destination`. */
  messages: LocalizationMessage[];
  /** The reason for each channel in which the SKU is prohibited. */
  prohibited: ReadonlyMap<string, string>;
}

/**
 * Checks a customs code against the restrictions in force in each destination (decision 3.7). A `restricted` rule
 * denies nothing: the merchant is informed. If the goods are prohibited, restrictions are not reported, and the first
 * of several prohibitions is the reason.
 * @param hscode as sent; dots are ignored
 * @param destinations the merchant's connected channels; none denies nothing
 * @param restrictions the restrictions that may concern the code, on any day
 */
export function checkRegulations(
  hscode: string,
  destinations: readonly Destination[],
  now: Date,
  restrictions: readonly TradeRestriction[],
): RegulatoryOutcome {
  const digits = hscode.replaceAll('.', '');
  const day = dayOf(now);
  const inForce = restrictions.filter(
    (restriction) => digits.startsWith(restriction.hsPrefix) && isInForce(restriction, day),
  );
  const prohibitions = new Map<string, string>();
  const conditions: string[] = [];
  for (const country of new Set(destinations.map((destination) => destination.country))) {
    const ofCountry = inForce.filter((restriction) => concerns(restriction, country));
    const ban = ofCountry.find(({ kind }) => kind === 'prohibited');
    if (ban) prohibitions.set(country, worded(ban, `may not be imported into ${country}`));
    else
      conditions.push(
        ...ofCountry.map((restriction) => worded(restriction, `are restricted in ${country}`)),
      );
  }
  const prohibited = new Map(
    destinations.flatMap(({ salesChannel, country }) => {
      const detail = prohibitions.get(country);
      return detail === undefined ? [] : [[salesChannel, detail] as const];
    }),
  );
  return {
    denied: destinations.length > 0 && prohibited.size === destinations.length,
    messages: [
      ...messagesOf('prohibited-destination', [...prohibitions.values()]),
      ...messagesOf('restricted-destination', conditions),
    ],
    prohibited,
  };
}

function concerns({ destination }: TradeRestriction, country: string): boolean {
  return destination === EVERYWHERE || destination === country;
}

function worded({ goods, hsPrefix, source }: TradeRestriction, fate: string): string {
  const subject = goods === undefined ? `Goods of ${hsPrefix}` : `${goods} (${hsPrefix})`;
  return `${subject} ${fate}: ${source}`;
}

function messagesOf(code: string, details: readonly string[]): LocalizationMessage[] {
  return details.map((detail) => ({ code, detail }));
}
