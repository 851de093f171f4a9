import { Badge } from '../../design/badge.js';
import { Moment } from '../../design/moment.js';
import { Problem } from '../../design/problem.js';
import { Part } from '../parts/part.js';
import { Requirements } from '../parts/requirements.js';
import { useStatus } from '../parts/use-sku.js';
import type { ChannelVerdict, Sku } from '../sku-row.js';
import { messages as skuTexts } from '../messages.js';
import { messages } from './messages.js';
import { VerdictAct } from './verdict-act.js';
import { verdictText, verdictTone } from './verdict.js';

const { codes } = skuTexts.channels;

/** The verdict on a SKU in each channel, with its reasons and the action that resolves it. */
export function Verdicts({ sku }: { sku: Sku }) {
  const { data, error, refetch } = useStatus(sku);
  return (
    <Part title={messages.title}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.verdicts.length === 0 && <p className="quiet">{messages.none}</p>}
      {data?.verdicts.map((verdict) => (
        <VerdictEntry key={verdict.salesChannel} sku={sku} judged={verdict} />
      ))}
    </Part>
  );
}

function VerdictEntry({ sku, judged }: { sku: Sku; judged: ChannelVerdict }) {
  const { salesChannel, verdict, since } = judged;
  return (
    <article className="entry" aria-label={salesChannel}>
      <header className="row entry-head">
        <h3>{salesChannel}</h3>
        <Badge tone={verdictTone(verdict)}>{verdictText(verdict)}</Badge>
        {since !== undefined && (
          <span className="quiet">
            {messages.since} <Moment at={since} />
          </span>
        )}
      </header>
      <p>{explanationOf(judged)}</p>
      <VerdictReasons sku={sku} judged={judged} />
      <VerdictAct sku={sku} judged={judged} />
    </article>
  );
}

function explanationOf({ verdict, deniedBy }: ChannelVerdict): string {
  return deniedBy === undefined ? messages.explained[verdict] : messages.deniedBy[deniedBy];
}

/** The reasons that concern all channels have their own section, with their fixes. */
function VerdictReasons({ sku, judged }: { sku: Sku; judged: ChannelVerdict }) {
  const { salesChannel, deniedBy, reasons } = judged;
  const ownReasons = reasons.filter(
    ({ code, detail }) =>
      !sku.localizationMessages.some(
        (message) => message.code === code && message.detail === detail,
      ),
  );
  if (ownReasons.length === 0) return undefined;
  if (deniedBy === 'requirements') {
    return <Requirements sku={sku} salesChannel={salesChannel} missing={ownReasons} />;
  }
  return (
    <ul>
      {ownReasons.map(({ code, detail }) => (
        <li key={`${code} ${detail}`}>{codes[code as keyof typeof codes] ?? detail}</li>
      ))}
    </ul>
  );
}
