import type { Schemas } from '@entrepot/client';
import { Badge } from '../../design/badge.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { Moment } from '../../design/moment.js';
import { Problem } from '../../design/problem.js';
import { fill, nameIn } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Sku } from '../sku-row.js';
import { channelStatusText, channelToneOf } from '../status.js';
import { Part } from './part.js';
import { useStatus } from './use-sku.js';

const { channels: texts } = messages;

type Channel = Schemas['SkuStatusResponse']['channels'][number];
/** A channel's entry; its history and price follow once the status is read. */
type Entry = Pick<Channel, 'salesChannel' | 'status' | 'statusDate'> &
  Partial<Omit<Channel, 'statusMessage'>> & { statusMessage?: string | undefined };

/** The status of a SKU in each channel, with its reasons and its history. */
export function Channels({ sku }: { sku: Sku }) {
  const { data, error, refetch } = useStatus(sku);
  const entries: Entry[] = data?.channels ?? entriesOf(sku);
  return (
    <Part title={texts.title}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {entries.length === 0 && <p className="quiet">{texts.none}</p>}
      {entries.map((entry) => (
        <ChannelEntry key={entry.salesChannel} entry={entry} />
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

function ChannelEntry({ entry }: { entry: Entry }) {
  const { salesChannel, status, statusDate, statusMessage, history = [] } = entry;
  return (
    <article className="entry" aria-label={salesChannel}>
      <header className="row entry-head">
        <h3>{salesChannel}</h3>
        <Badge tone={channelToneOf(status)}>{channelStatusText(status)}</Badge>
      </header>
      {statusMessage !== undefined && <p>{nameIn(texts.codes, statusMessage)}</p>}
      <Facts>
        <MomentFact label={texts.since} at={statusDate} />
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
          <summary>{fill(texts.history, { count: history.length })}</summary>
          <ol className="steps">
            {history.map((step) => (
              <li key={`${step.statusDate} ${step.status}`} className="step">
                <Moment at={step.statusDate} />
                <span>{stepText(step)}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </article>
  );
}

function stepText({ status, statusMessage }: Channel['history'][number]): string {
  const name = channelStatusText(status);
  if (statusMessage === undefined) return name;
  return fill(texts.withReason, { status: name, reason: nameIn(texts.codes, statusMessage) });
}
