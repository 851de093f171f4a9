import { Link } from '@tanstack/react-router';
import { columnHelper } from '../../design/tables/table.js';
import type { Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { EndpointState } from '../endpoint-state.js';
import { messages } from '../messages.js';
import { Failing } from './failing.js';
import type { EndpointDetail } from '../requests.js';

const { columns: names } = messages;
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
