import { moneyText } from '../../format/amount.js';
import { fill } from '../../language/texts.js';
import { prices, type ChannelPreview } from '@entrepot/product-files';
import { skuOf, type Group } from '../kinds/group.js';
import { messages } from '../messages.js';

const { effects: texts } = messages;

const EXAMPLES = 3;

/** The changes of prices in a channel, as numbers of SKUs. */
export interface PriceEffects {
  salesChannel: string;
  higher: number;
  lower: number;
  same: number;
  /** SKUs without a price in the channel so far. */
  added: number;
  /** SKUs that cannot be localized. */
  without: number;
  /** The texts of the first changes. */
  examples: string[];
}

/**
 * The effect of the previewed prices by channel. A payout has no effect in a channel for which the file also has a
 * price.
 */
export function priceEffectsOf(groups: readonly Group[]): PriceEffects[] {
  const previewed = groups.filter(({ channels }) => channels !== undefined);
  const keys = new Set(
    previewed.flatMap(({ records }) => records.map(({ body }) => prices.identify(body).key)),
  );
  const effectsByChannel = new Map<string, PriceEffects>();
  for (const { records, channels = [] } of previewed) {
    const [record] = records;
    if (!record) continue;
    for (const preview of channels) {
      const { salesChannel } = preview;
      const inChannel = prices.identify({ ...record.body, salesChannel }).key;
      if (prices.identify(record.body).key !== inChannel && keys.has(inChannel)) continue;
      const effects = effectsByChannel.get(salesChannel) ?? none(salesChannel);
      effectsByChannel.set(salesChannel, effects);
      count(effects, skuOf(record), preview);
    }
  }
  return [...effectsByChannel.values()].toSorted((effects, other) =>
    effects.salesChannel < other.salesChannel ? -1 : 1,
  );
}

function none(salesChannel: string): PriceEffects {
  return { salesChannel, higher: 0, lower: 0, same: 0, added: 0, without: 0, examples: [] };
}

function count(effects: PriceEffects, skuId: string, preview: ChannelPreview): void {
  const outcome = outcomeOf(preview);
  effects[outcome] += 1;
  if (outcome === 'same' || outcome === 'without' || effects.examples.length >= EXAMPLES) return;
  const { before, after = 0, currency = '' } = preview;
  effects.examples.push(
    fill(before === undefined ? texts.exampleAdded : texts.example, {
      sku: skuId,
      before: moneyText(before ?? 0, currency),
      after: moneyText(after, currency),
    }),
  );
}

function outcomeOf({
  before,
  after,
}: ChannelPreview): Exclude<keyof PriceEffects, 'salesChannel' | 'examples'> {
  if (after === undefined) return 'without';
  if (before === undefined) return 'added';
  if (after === before) return 'same';
  return after > before ? 'higher' : 'lower';
}
