import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isProblem } from '../../api/problem.js';
import { readerOf, useSession } from '../../api/session.js';
import { Badge } from '../../design/badge.js';
import { Fact, Facts } from '../../design/facts.js';
import { momentValue } from '../../design/forms/form-field.js';
import { Moment } from '../../design/moment.js';
import { Problem } from '../../design/problem.js';
import { useEventTypes } from '../../events/use-event-types.js';
import { fill } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { Act } from '../../settings/parts/act.js';
import { replayBody, replayFields, shareRead } from '../forms/replay-form.js';
import { messages } from '../messages.js';
import type { Reader } from '../paths.js';
import { operationOf } from '../paths.js';
import { pollBusy } from '../poll-busy.js';
import { readReplay, startReplay } from '../requests.js';
import type { Endpoint, Replay } from '../requests.js';

const { replay: texts } = messages;
const DAY_MS = 86_400_000;

/** The last replay of an endpoint with its progress, and the way to another one. */
export function Replays({ endpoint }: { endpoint: Endpoint }) {
  const reader = readerOf(useSession());
  const { data, error, refetch } = useQuery({
    ...POLLED,
    queryKey: ['webhooks', 'replay', endpoint.id],
    queryFn: ({ signal }) => replayOrNone(reader, endpoint.id, signal),
    refetchInterval: ({ state }) => pollBusy(state.data?.state === 'running'),
  });
  return (
    <section className="card" aria-labelledby="replay">
      <header className="card-head">
        <h2 id="replay">{texts.title}</h2>
        {endpoint.state === 'enabled' && <StartReplay endpoint={endpoint} />}
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === null && <p className="quiet">{texts.none}</p>}
      {data && <Progress replay={data} />}
    </section>
  );
}

/** null where there was none. */
async function replayOrNone(
  reader: Reader,
  endpointId: string,
  signal: AbortSignal,
): Promise<Replay | null> {
  try {
    return await readReplay(reader, endpointId, signal);
  } catch (error) {
    if (isProblem(error, 404)) return null;
    throw error;
  }
}

function StartReplay({ endpoint: { id, types } }: { endpoint: Endpoint }) {
  const session = useSession();
  const all = useEventTypes();
  const [from] = useState(() => momentValue(Date.now() - DAY_MS));
  return (
    <Act
      area="webhooks"
      operation={operationOf(session, 'replayWebhookEvents')}
      open={texts.open}
      explained={texts.explained}
      fields={replayFields(all.filter(({ value }) => types?.includes(value) ?? true))}
      initial={{ from, only: 'failed' }}
      sendText={texts.send}
      send={(values) => startReplay(readerOf(session), id, replayBody(values))}
      done={() => texts.done}
    />
  );
}

function Progress({ replay }: { replay: Replay }) {
  const { kind, state, from, until, reached, only, types, queued, skipped } = replay;
  const share = state === 'done' ? 100 : shareRead(from, until, reached);
  const progress = fill(texts.progress, { share });
  return (
    <>
      <div className="webhook-progress">
        <span>{texts.kinds[kind]}</span>
        <Badge tone={state === 'done' ? 'good' : 'info'}>{texts.states[state]}</Badge>
        <progress max={100} value={share} aria-label={progress} />
        <span className="quiet">{progress}</span>
      </div>
      <Facts>
        <Fact label={texts.result}>{fill(texts.resultText, { queued, skipped })}</Fact>
        <Fact label={texts.only}>{texts.onlyChoices[only]}</Fact>
        {types && <Fact label={texts.types}>{types.join(', ')}</Fact>}
        <Dates replay={replay} />
      </Facts>
    </>
  );
}

function Dates({ replay }: { replay: Replay }) {
  const dates: [label: string, at: string | undefined][] = [
    [texts.from, replay.from],
    [texts.until, replay.until],
    [texts.started, replay.startedAt],
    [texts.finished, replay.finishedAt],
  ];
  return dates.map(
    ([label, at]) =>
      at !== undefined && (
        <Fact key={label} label={label}>
          <Moment at={at} />
        </Fact>
      ),
  );
}
