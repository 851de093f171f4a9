import { Fact, Facts } from '../../design/facts.js';
import { fill, LOCALE } from '../../language/texts.js';
import type { Group } from '../kinds/group.js';
import { messages } from '../messages.js';
import { priceEffectsOf, type PriceEffects as Effects } from '../run/price-effects.js';

const { effects: texts } = messages;

/** The changes of prices in each channel, with examples. */
export function PriceEffects({ groups }: { groups: readonly Group[] }) {
  const effects = priceEffectsOf(groups);
  if (effects.length === 0) return undefined;
  return (
    <section className="card" aria-labelledby="effects">
      <h2 id="effects">{texts.title}</h2>
      <Facts>
        {effects.map((inChannel) => (
          <Fact key={inChannel.salesChannel} label={inChannel.salesChannel}>
            {countsText(inChannel)}
            {inChannel.examples.map((example) => (
              <span key={example} className="under">
                {example}
              </span>
            ))}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

const COUNTS = ['higher', 'lower', 'same', 'added', 'without'] as const;

/** The counts that are not zero. */
function countsText(effects: Effects): string {
  return COUNTS.filter((name) => effects[name] > 0)
    .map((name) => fill(texts.counts[name], { count: effects[name].toLocaleString(LOCALE) }))
    .join(' · ');
}
