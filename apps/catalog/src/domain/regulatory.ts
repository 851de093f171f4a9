import { regulatoryRules } from './regulatory-rules.js';
import type { RegulatoryRule } from './regulatory-rules.js';
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
  /** One for each country that prohibits it. */
  messages: LocalizationMessage[];
  /** What to tell in each channel that may not have it. */
  prohibited: ReadonlyMap<string, string>;
}

/**
 * Checks a customs code against the rules in force in each destination (decision 3.7).
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
  const byCountry = new Map<string, string>();
  const prohibited = new Map<string, string>();
  for (const { salesChannel, country } of destinations) {
    const rule = rules.find((one) => forbids(one, digits, country, now));
    if (!rule) continue;
    const detail = `${rule.goods} (${rule.prefix}) may not be imported into ${country}: ${rule.source}`;
    byCountry.set(country, detail);
    prohibited.set(salesChannel, detail);
  }
  return {
    denied: destinations.length > 0 && prohibited.size === destinations.length,
    messages: [...byCountry.values()].map((detail) => ({ code: 'restricted-destination', detail })),
    prohibited,
  };
}

function forbids(rule: RegulatoryRule, digits: string, country: string, now: Date): boolean {
  return (
    digits.startsWith(rule.prefix) &&
    (rule.destinations === 'everywhere' || rule.destinations.includes(country)) &&
    rule.from <= now.toISOString().slice(0, 10)
  );
}
