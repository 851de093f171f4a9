import { Link } from '@tanstack/react-router';
import { column, type Columns } from '../../design/tables/table.js';
import { momentText } from '../../format/moment.js';
import { fill, LOCALE, nameIn } from '../../language/texts.js';
import { usePreferences } from '../../preferences/preferences.js';
import { EndpointState } from '../endpoint-state.js';
import { SendAgain } from '../forms/send-again.js';
import { messages } from '../messages.js';
import type { EndpointDetail } from '../requests.js';

const { columns: names } = messages;

const { failing: texts } = messages;

export const ENDPOINT_COLUMNS: Columns<EndpointDetail> = [
  column('url', names.url, '', (row) => (
    <Link to="/webhooks/$endpointId" params={{ endpointId: row.id }} className="id" title={row.url}>
      {row.url}
    </Link>
  )),
  column('merchantId', names.merchant, 'wide'),
  column('types', names.types, 'numeric wide', ({ types }) => types?.length ?? messages.allTypes),
  column('payload', names.payload, 'wide', ({ payload }) => messages.payloads[payload]),
  column('ordering', names.ordering, 'wide', ({ ordering }) => messages.orderings[ordering]),
  column('rate', names.rate, 'numeric wide', ({ rate }) => fill(messages.perSecond, { rate })),
  column('state', names.state, '', (row) => (
    <>
      <EndpointState endpoint={row} />
      {row.state === 'failing' && <Failing endpoint={row} />}
    </>
  )),
];

/** The reason why an endpoint is shown as failing, and a button to retry failed deliveries. */
function Failing({ endpoint }: { endpoint: EndpointDetail }) {
  const { clock } = usePreferences();
  const { failingSince, lastStatus, lastError, lastDay } = endpoint;
  const { failed, succeeded } = lastDay;
  const answer = lastStatus ?? (lastError && nameIn(messages.errors, lastError));
  const attempts = failed + succeeded;
  return (
    <div className="failing">
      {answer !== undefined && <p>{fill(texts.answer, { answer })}</p>}
      {attempts > 0 && (
        <p>
          {fill(texts.rate, {
            failed: failed.toLocaleString(LOCALE),
            attempts: attempts.toLocaleString(LOCALE),
            rate: Math.round((failed / attempts) * 100),
          })}
        </p>
      )}
      {failingSince !== undefined && (
        <p>{fill(texts.since, { time: momentText(failingSince, clock) })}</p>
      )}
      <SendAgain endpoint={endpoint} what="failed" />
    </div>
  );
}
