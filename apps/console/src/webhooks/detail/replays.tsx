import { useQuery } from '@tanstack/react-query';
import { call, callOrNull } from '../../api/client.js';
import { useSession } from '../../api/session.js';
import { Badge } from '../../design/badge.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { Problem } from '../../design/problem.js';
import { fill, listed } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { Act } from '../../settings/parts/act.js';
import { SendAgain } from '../forms/send-again.js';
import { messages } from '../messages.js';
import { operationOf } from '../paths.js';
import { pollBusy } from '../poll-busy.js';
import type { Endpoint, Replay } from '../requests.js';

const { replay: texts } = messages;

/** The last replay of an endpoint with its progress, and a button to start another one. */
export function Replays({ endpoint }: { endpoint: Endpoint }) {
  const operation = operationOf(useSession(), 'readWebhookReplay');
  const { data, error, refetch } = useQuery({
    ...POLLED,
    queryKey: ['webhooks', 'replay', endpoint.id],
    queryFn: ({ signal }) => callOrNull(operation, { path: { endpointId: endpoint.id }, signal }),
    refetchInterval: ({ state }) => pollBusy(state.data?.state === 'running'),
  });
  return (
    <section className="card" aria-labelledby="replay">
      <header className="card-head">
        <h2 id="replay">{texts.title}</h2>
        {endpoint.state !== 'disabled' && (
          <div className="actions">
            {data?.state === 'running' && <StopReplay endpoint={endpoint} />}
            <SendAgain endpoint={endpoint} what="failed" />
            <SendAgain endpoint={endpoint} what="events" />
          </div>
        )}
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === null && <p className="quiet">{texts.none}</p>}
      {data && <Progress replay={data} />}
    </section>
  );
}

function StopReplay({ endpoint: { id } }: { endpoint: Endpoint }) {
  const operation = operationOf(useSession(), 'cancelWebhookReplay');
  return (
    <Act
      area="webhooks"
      operation={operation}
      texts={texts.stop}
      send={() => call(operation, { path: { endpointId: id } })}
    />
  );
}

function Progress({ replay }: { replay: Replay }) {
  const { kind, state, only, types, queued, skipped, total } = replay;
  const seen = queued + skipped;
  const progress = total === undefined ? texts.counting : fill(texts.progress, { seen, total });
  return (
    <>
      <div className="webhook-progress">
        <span>{texts.kinds[kind]}</span>
        <Badge tone={state === 'done' ? 'good' : 'info'}>{texts.states[state]}</Badge>
        <progress
          max={Math.max(1, total ?? 1)}
          value={state === 'done' ? Math.max(1, total ?? 1) : seen}
          aria-label={progress}
        />
        <span className="quiet">{progress}</span>
      </div>
      <Facts>
        <Fact label={texts.result}>{fill(texts.resultText, { queued, skipped })}</Fact>
        {kind !== 'retry' && <Fact label={texts.only}>{texts.onlyChoices[only]}</Fact>}
        {types && <Fact label={texts.types}>{listed(types)}</Fact>}
        <MomentFact label={texts.from} at={replay.from} />
        <MomentFact label={texts.until} at={replay.until} />
        <MomentFact label={texts.started} at={replay.startedAt} />
        <MomentFact label={texts.finished} at={replay.finishedAt} />
      </Facts>
    </>
  );
}
