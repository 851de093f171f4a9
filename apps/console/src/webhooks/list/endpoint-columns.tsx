import { Link } from '@tanstack/react-router';
import { columnHelper } from '../../design/tables/table.js';
import type { Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { EndpointState } from '../endpoint-state.js';
import { messages } from '../messages.js';
import type { Endpoint } from '../requests.js';

const { columns: names } = messages;
const column = columnHelper<Endpoint>();

const url = column.accessor('url', {
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
});
const merchant = column.accessor('merchantId', { header: names.merchant, meta: { wide: true } });
const rest = [
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
    cell: ({ row: { original } }) => <EndpointState endpoint={original} />,
  }),
];

/** A merchant sees its own endpoints only, so the merchant is left out. */
export const MERCHANT_COLUMNS = column.columns([url, ...rest]) as Columns<Endpoint>;
export const OPERATOR_COLUMNS = column.columns([url, merchant, ...rest]) as Columns<Endpoint>;
