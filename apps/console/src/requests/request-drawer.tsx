import { useQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../api/session.js';
import { CodeBlock } from '../design/code-block.js';
import { Drawer } from '../design/dialog.js';
import { EmptyState } from '../design/empty-state.js';
import { ExternalLink } from '../design/external-link.js';
import { Fact, Facts, MomentFact } from '../design/facts.js';
import { Problem } from '../design/problem.js';
import { fill, LOCALE } from '../language/texts.js';
import { Raw } from '../raw/raw.js';
import { messages } from './messages.js';
import { requestSubject } from './request-subject.js';
import { LIST, type LoggedRequest } from './requests.js';
import { CALLER_GONE, Status } from './status.js';

const { drawer: texts } = messages;

/** The log entries of a request id: one, or several if a caller reuses an id. */
export function RequestDrawer({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const reader = readerOf(useSession());
  const { data, error, refetch } = useQuery({
    queryKey: ['request', requestId],
    queryFn: ({ signal }) => LIST.read(reader, { requestId }, signal),
  });
  return (
    <Drawer title={fill(texts.title, { id: requestId })} onClose={onClose}>
      {!data && !error && <output>{texts.loading}</output>}
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data?.rows.length === 0 && <EmptyState title={texts.gone}>{texts.goneHow}</EmptyState>}
      {data && data.rows.length > 0 && (
        <div className="form">
          <Raw inDrawer subject={requestSubject(reader, requestId, data.rows)} />
          {data.rows.map((request) => (
            <Entry key={request.id} request={request} />
          ))}
        </div>
      )}
    </Drawer>
  );
}

function Entry({ request }: { request: LoggedRequest }) {
  const { at, method, path = messages.unknownPath, status, code, durationMs, refusal } = request;
  return (
    <>
      <Facts>
        <Fact label={texts.request}>
          <code>
            {method} {path}
          </code>
        </Fact>
        <Fact label={texts.status}>
          {status === CALLER_GONE ? texts.callerGone : <Status status={status} />}
        </Fact>
        {code !== undefined && (
          <Fact label={texts.problem}>
            <ExternalLink url={`/console/api/problems/${code}`}>{code}</ExternalLink>
          </Fact>
        )}
        <MomentFact label={texts.at} at={at} />
        <Fact label={texts.duration}>
          {fill(messages.milliseconds, { count: durationMs.toLocaleString(LOCALE) })}
        </Fact>
        <Sender request={request} />
      </Facts>
      {refusal && <CodeBlock label={texts.refusal} text={JSON.stringify(refusal, undefined, 2)} />}
    </>
  );
}

function Sender({ request }: { request: LoggedRequest }) {
  const { clientId, fromConsole, merchantId, partnerId, salesChannel } = request;
  const owners = [
    [texts.merchant, merchantId],
    [texts.partner, partnerId],
    [texts.channel, salesChannel],
  ] as const;
  return (
    <>
      <Fact label={texts.client}>
        {fromConsole ? fill(texts.inConsole, { client: clientId }) : clientId}
      </Fact>
      {owners.map(
        ([label, owner]) =>
          owner !== undefined && (
            <Fact key={label} label={label}>
              {owner}
            </Fact>
          ),
      )}
    </>
  );
}
