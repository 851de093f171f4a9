import type { Schemas } from '@entrepot/client';
import { Badge } from '../../design/badge.js';
import { Fact, Facts } from '../../design/facts.js';
import { Moment } from '../../design/moment.js';
import { Problem } from '../../design/problem.js';
import { messages } from '../messages.js';
import type { Sku } from '../sku-row.js';
import { channelStatusText, channelToneOf } from '../status.js';
import { Part } from './part.js';
import { MappingLinks, Requirements } from './requirements.js';
import { useStatus } from './use-sku.js';

const { channels: texts } = messages;

type Channel = Schemas['SkuStatusResponse']['channels'][number];
/** What everyone sees of a channel's entry; its history and price are for the merchant. */
type Entry = Pick<Channel, 'salesChannel' | 'status' | 'statusDate'> &
  Partial<Omit<Channel, 'statusMessage'>> & { statusMessage?: string | undefined };

/** The status of a SKU in each channel, why, and how it came to it. */
export function Channels({ sku, own }: { sku: Sku; own: boolean }) {
  const { data, error, refetch } = useStatus(sku, own);
  const entries: Entry[] = data?.channels ?? entriesOf(sku);
  return (
    <Part title={texts.title}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {entries.length === 0 && <p className="quiet">{texts.none}</p>}
      {entries.map((entry) => (
        <ChannelEntry key={entry.salesChannel} sku={sku} entry={entry} own={own} />
      ))}
    </Part>
  );
}

function entriesOf({ salesChannelStatus }: Sku): Entry[] {
  return Object.entries(salesChannelStatus).map(([salesChannel, entry]) => ({
    salesChannel,
    ...entry,
  }));
}

interface EntryProps {
  sku: Sku;
  entry: Entry;
  own: boolean;
}

function ChannelEntry({ sku, entry, own }: EntryProps) {
  const { salesChannel, status, statusDate, statusMessage, messages: missing = [] } = entry;
  const { history = [] } = entry;
  const hint = hintOf(entry);
  return (
    <article className="entry" aria-label={salesChannel}>
      <header className="row entry-head">
        <h3>{salesChannel}</h3>
        <Badge tone={channelToneOf(status)}>{channelStatusText(status)}</Badge>
      </header>
      {missing.length > 0 ? (
        <Requirements sku={sku} salesChannel={salesChannel} missing={missing} />
      ) : (
        statusMessage !== undefined && <p>{statusMessage}</p>
      )}
      {!own && mayMiss(entry) && <MappingLinks sku={sku} salesChannel={salesChannel} />}
      {hint !== undefined && <p className="quiet">{texts.hints[hint]}</p>}
      <Facts>
        <Fact label={texts.since}>
          <Moment at={statusDate} />
        </Fact>
        {entry.price !== undefined && <Fact label={texts.price}>{texts.prices[entry.price]}</Fact>}
        {entry.channelCategory !== undefined && (
          <Fact label={texts.category}>{entry.channelCategory}</Fact>
        )}
        {entry.salesChannelSkuId !== undefined && (
          <Fact label={texts.id}>
            <span className="id">{entry.salesChannelSkuId}</span>
          </Fact>
        )}
      </Facts>
      {history.length > 0 && (
        <details>
          <summary>{`${texts.history} (${history.length})`}</summary>
          <ol className="steps">
            {history.map((one) => (
              <li key={`${one.statusDate} ${one.status}`} className="step">
                <Moment at={one.statusDate} />
                <span>
                  {channelStatusText(one.status)}
                  {one.statusMessage !== undefined && (
                    <span className="quiet">: {one.statusMessage}</span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}

/**
 * May the message say what the channel requires? Operators see its text alone: the parts of it are for the merchant.
 */
function mayMiss({ status, statusMessage }: Entry): boolean {
  const isOwn = statusMessage === 'inactive' || statusMessage === 'channel-closed';
  const isWaiting = status === 'READY_FOR_SALES_CHANNEL' && statusMessage !== undefined;
  return isWaiting && !isOwn;
}

/** What mends it, or what it waits for. */
function hintOf({
  status,
  statusMessage,
  price,
  messages: missing = [],
}: Entry): keyof typeof texts.hints | undefined {
  if (statusMessage === 'inactive' || statusMessage === 'channel-closed') return statusMessage;
  if (status === 'SALES_CHANNEL_DENIED') return 'denied';
  if (status === 'SALES_CHANNEL_APPROVED' || price === undefined) return undefined;
  if (price === 'localized') return missing.length > 0 ? undefined : 'offered';
  return price === 'none' ? 'no-price' : 'price-failed';
}
