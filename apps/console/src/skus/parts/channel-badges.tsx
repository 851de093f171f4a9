import { Badge } from '../../design/badge.js';
import type { SkuRow, Verdict } from '../sku-row.js';
import { verdictText, verdictTone } from '../verdicts/verdict.js';

/** A symbol for each status, since not everyone sees colours. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  live: '✓',
  'no-price': '!',
  'price-failed': '✕',
  denied: '✕',
  'denied-by-channel': '✕',
  'waiting-for-channel': '…',
  'waiting-for-operator': '!',
  'being-localized': '…',
  'out-of-stock': '!',
  withdrawn: '–',
};

/** The channels of a SKU, each with its verdict. */
export function ChannelBadges({ verdicts }: { verdicts: SkuRow['verdicts'] }) {
  return (
    <span className="badges">
      {Object.entries(verdicts)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([channel, verdict]) => (
          <span key={channel} title={verdictText(verdict)}>
            <Badge tone={verdictTone(verdict)}>
              {channel} <span aria-hidden="true">{SIGNS[verdict]}</span>
              <span className="unseen">{verdictText(verdict)}</span>
            </Badge>
          </span>
        ))}
    </span>
  );
}
