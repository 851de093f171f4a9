import { Badge } from '../../design/badge.js';
import type { ChannelStatus, SkuRow } from '../sku-row.js';
import { channelStatusText, channelToneOf } from '../status.js';

/** Colours alone are not seen by all. */
const SIGNS: Readonly<Record<ChannelStatus, string>> = {
  READY_FOR_SALES_CHANNEL: '…',
  SALES_CHANNEL_APPROVED: '✓',
  SALES_CHANNEL_DENIED: '✕',
};

/** The channels of a SKU, each with its status there. */
export function ChannelBadges({ states }: { states: SkuRow['salesChannelStatus'] }) {
  return (
    <span className="badges">
      {Object.entries(states)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([channel, { status, statusMessage }]) => (
          <span
            key={channel}
            title={[channelStatusText(status), statusMessage].filter(Boolean).join(': ')}
          >
            <Badge tone={channelToneOf(status)}>
              {channel} <span aria-hidden="true">{SIGNS[status]}</span>
              <span className="unseen">{channelStatusText(status)}</span>
            </Badge>
          </span>
        ))}
    </span>
  );
}
