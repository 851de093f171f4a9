import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ShareBar, type Share } from '../design/charts/share-bar.js';
import { LOCALE } from '../language/texts.js';
import { reasonTitle } from '../skus/reasons/cures.js';
import { Part } from '../skus/parts/part.js';
import type { SkuCounts } from '../skus/requests.js';
import type { SkuSearch } from '../skus/source.js';
import { SKU_STATUSES, statusText, toneOf } from '../skus/status.js';
import { VERDICTS, verdictText, verdictTone } from '../skus/verdicts/verdict.js';
import { messages } from './messages.js';

interface Props {
  counts: SkuCounts;
  search: SkuSearch;
}

/** The number of SKUs by status, by reason and by channel. Each count is a toggle for a filter. */
export function CountCards({ counts, search }: Props) {
  return (
    <div className="board-cards">
      <Statuses counts={counts} search={search} />
      <Reasons counts={counts} search={search} />
      <Channels counts={counts} search={search} />
    </div>
  );
}

function Statuses({ counts, search }: Props) {
  const shares = SKU_STATUSES.map((status) => ({
    status,
    name: statusText(status),
    tone: toneOf(status),
    count:
      counts.localizationStatuses.find((entry) => entry.localizationStatus === status)?.count ?? 0,
  }));
  return (
    <Part title={messages.statuses}>
      <ShareBar label={messages.statuses} shares={shares} />
      <Choices>
        <AllLink total={counts.total} search={search} />
        {shares.map(({ status, ...share }) => (
          <CountLink
            key={status}
            share={share}
            part={{ status }}
            chosen={search.status === status}
          />
        ))}
      </Choices>
    </Part>
  );
}

function Reasons({ counts, search }: Props) {
  const most = counts.reasons.toSorted((reason, other) => other.count - reason.count);
  return (
    <Part title={messages.reasons}>
      {most.length === 0 && <p className="quiet">{messages.noReasons}</p>}
      <Choices>
        {most.map(({ reason, count }) => (
          <CountLink
            key={reason}
            share={{ name: reasonTitle(reason), count, tone: 'neutral' }}
            part={{ reason }}
            chosen={search.reason === reason}
          />
        ))}
      </Choices>
    </Part>
  );
}

function Channels({ counts, search }: Props) {
  return (
    <Part title={messages.channels}>
      {counts.salesChannels.length === 0 && <p className="quiet">{messages.noChannels}</p>}
      {counts.salesChannels.map(({ salesChannel, verdicts }) => {
        const shares = VERDICTS.map((verdict) => ({
          verdict,
          name: verdictText(verdict),
          tone: verdictTone(verdict),
          count: verdicts.find((entry) => entry.verdict === verdict)?.count ?? 0,
        }));
        return (
          <div key={salesChannel} className="board-channel">
            <h3>{salesChannel}</h3>
            <ShareBar label={salesChannel} shares={shares} />
            <Choices>
              {shares.map(({ verdict, ...share }) => (
                <CountLink
                  key={verdict}
                  share={share}
                  part={{ channel: salesChannel, verdict }}
                  chosen={search.channel === salesChannel && search.verdict === verdict}
                />
              ))}
            </Choices>
          </div>
        );
      })}
    </Part>
  );
}

function Choices({ children }: { children: ReactNode }) {
  return <div className="views">{children}</div>;
}

/** Whether a count is chosen, or a filter without a count on the board. */
function isFiltered(search: SkuSearch): boolean {
  const { status, reason, channel, channelStatus, verdict, text } = search;
  return [status, reason, channel, channelStatus, verdict, text].some(
    (filter) => filter !== undefined,
  );
}

/** Clears all filters. */
function AllLink({ total, search }: { total: number; search: SkuSearch }) {
  const { merchant } = search;
  const chosen = !isFiltered(search);
  return (
    <Link
      to="/localization"
      search={merchant === undefined ? {} : { merchant }}
      className={`view ${chosen ? 'view-current' : ''}`}
      activeProps={{}}
      aria-current={chosen ? 'true' : 'false'}
    >
      {messages.all} <span className="view-count">{total.toLocaleString(LOCALE)}</span>
    </Link>
  );
}

interface CountLinkProps {
  share: Share;
  part: SkuSearch;
  chosen: boolean;
}

function CountLink({ share: { name, count, tone }, part, chosen }: CountLinkProps) {
  // A chosen filter stays visible, so that it can be removed.
  if (count === 0 && !chosen) return undefined;
  const without = Object.fromEntries(Object.keys(part).map((key) => [key, undefined]));
  return (
    <Link
      from="/localization"
      search={(old) => ({ ...old, ...(chosen ? without : part) })}
      className={`view ${chosen ? 'view-current' : ''}`}
      activeProps={{}}
      aria-current={chosen ? 'true' : 'false'}
    >
      {tone !== 'neutral' && <span aria-hidden="true" className={`dot dot-${tone}`} />}
      {name} <span className="view-count">{count.toLocaleString(LOCALE)}</span>
    </Link>
  );
}
