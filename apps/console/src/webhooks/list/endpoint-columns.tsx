import { Link } from '@tanstack/react-router';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { momentText } from '../../format/moment.js';
import { fill, LOCALE, nameIn } from '../../language/texts.js';
import { usePreferences } from '../../preferences/preferences.js';
import { EndpointState } from '../endpoint-state.js';
import { SendAgain } from '../forms/send-again.js';
import { messages } from '../messages.js';
import type { EndpointDetail } from '../requests.js';

const { columns: names } = messages;

const { failing: texts } = messages;

const column = columnHelper<EndpointDetail>();

export const ENDPOINT_COLUMNS = column.columns([
  column.accessor('url', {
    header: names.url,
    cell: ({ getValue, row: { original } }) => (
      <Link
        to="/webhooks/$endpointId"
        params={{ endpointId: original.id }}
        className="id"
        title={getValue()}
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('merchantId', { header: names.merchant, meta: { wide: true } }),
  column.accessor(({ types }) => types?.length ?? messages.allTypes, {
    id: 'types',
    header: names.types,
    meta: { numeric: true, wide: true },
  }),
  column.accessor('payload', {
    header: names.payload,
    meta: { wide: true },
    cell: ({ getValue }) => messages.payloads[getValue()],
  }),
  column.accessor('ordering', {
    header: names.ordering,
    meta: { wide: true },
    cell: ({ getValue }) => messages.orderings[getValue()],
  }),
  column.accessor('rate', {
    header: names.rate,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) => fill(messages.perSecond, { rate: getValue() }),
  }),
  column.accessor('state', {
    header: names.state,
    cell: ({ row: { original } }) => (
      <>
        <EndpointState endpoint={original} />
        {original.state === 'failing' && <Failing endpoint={original} />}
      </>
    ),
  }),
]) as Columns<EndpointDetail>;

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
