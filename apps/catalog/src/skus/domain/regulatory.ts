import { regulatoryRules, type RegulatoryRule } from './regulatory-rules.js';
import type { LocalizationMessage } from './sku.js';

/** A connected sales channel, as far as a regulatory check needs it. */
export interface Destination {
  salesChannel: string;
  country: string;
}

/** The outcome of a check: where the SKU may not go, and why. */
export interface RegulatoryOutcome {
  /** Prohibited in every connected destination. */
  denied: boolean;
  /** What each country says, prohibitions first: `prohibited-destination`, `restricted-destination`. */
  messages: LocalizationMessage[];
  /** The reason for each channel that may not have it. */
  prohibited: ReadonlyMap<string, string>;
}

/**
 * Checks a customs code against the rules in force in each destination (decision 3.7). A restriction denies nothing:
 * the merchant is informed. Where goods are prohibited, nothing is said of restrictions.
 * @param hscode as sent; dots are ignored
 * @param destinations the merchant's connected channels; none denies nothing
 */
export function checkRegulations(
  hscode: string,
  destinations: readonly Destination[],
  now: Date,
  rules: readonly RegulatoryRule[] = regulatoryRules,
): RegulatoryOutcome {
  const digits = hscode.replaceAll('.', '');
  const day = now.toISOString().slice(0, 10);
  const inForce = rules.filter((rule) => digits.startsWith(rule.prefix) && isInForce(rule, day));
  const prohibitions = new Map<string, string>();
  const restrictions: string[] = [];
  for (const country of new Set(destinations.map((one) => one.country))) {
    const own = inForce.filter((rule) => concerns(rule, country));
    const ban = own.find(({ kind }) => kind === 'prohibited');
    if (ban) prohibitions.set(country, worded(ban, `may not be imported into ${country}`));
    else restrictions.push(...own.map((rule) => worded(rule, `are restricted in ${country}`)));
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
      ...messagesOf('restricted-destination', restrictions),
    ],
    prohibited,
  };
}

function isInForce({ from, until }: RegulatoryRule, day: string): boolean {
  return from <= day && (until === undefined || day <= until);
}

function concerns({ destinations }: RegulatoryRule, country: string): boolean {
  return destinations === 'everywhere' || destinations.includes(country);
}

function worded({ goods, prefix, source }: RegulatoryRule, fate: string): string {
  return `${goods} (${prefix}) ${fate}: ${source}`;
}

function messagesOf(code: string, details: readonly string[]): LocalizationMessage[] {
  return details.map((detail) => ({ code, detail }));
}
