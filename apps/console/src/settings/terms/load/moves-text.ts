import { amountText, moneyText } from '../../../format/amount.js';
import { shareText } from '../../../format/tax.js';
import { fill, LOCALE } from '../../../language/texts.js';
import { messages } from './messages.js';
import type { PriceMoves } from './requests.js';

const { moves: texts } = messages;

/** The results of the comparison, as sentences. */
export function movesText(moves: PriceMoves): string[] {
  const { destination, day, prices, compared, sampled, moved, failing, recovering, largest } =
    moves;
  if (prices === 0) return [fill(texts.none, { destination })];
  const counts = {
    moved: countText(moved),
    prices: countText(prices),
    compared: countText(compared),
    share: shareText(moves.share),
    day,
  };
  return [
    fill(sampled ? texts.sample : texts.all, counts),
    ...(largest ? [largestText(largest)] : []),
    ...failing.map((failure) =>
      fill(texts.failing, { ...failure, prices: countText(failure.prices) }),
    ),
    ...(recovering > 0 ? [fill(texts.recovering, { prices: countText(recovering) })] : []),
  ];
}

function largestText(largest: NonNullable<PriceMoves['largest']>): string {
  const { share, skuId, salesChannel, before, after, currency } = largest;
  return fill(texts.largest, {
    share: shareText(share),
    sku: skuId,
    channel: salesChannel,
    before: amountText(before, currency),
    after: moneyText(after, currency),
  });
}

function countText(count: number): string {
  return count.toLocaleString(LOCALE);
}
