import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../design/empty-state.js';
import { columnHelper } from '../../design/tables/table.js';
import type { Columns } from '../../design/tables/table.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { Rows } from '../parts/rows.js';
import { Section } from '../parts/section.js';
import { messages } from './messages.js';
import { PutCarrier } from './put-carrier.js';
import { readCarriers } from './requests.js';
import type { Carrier } from './requests.js';

const { columns: names } = messages;
const column = columnHelper<Carrier>();

const COLUMNS = column.columns([
  column.accessor('carrierId', {
    header: names.carrier,
    cell: ({ getValue }) => <span className="id">{getValue()}</span>,
  }),
  column.accessor('clientId', {
    header: names.client,
    meta: { wide: true },
    cell: ({ getValue }) => (
      <Link to="/settings/clients" search={{ open: getValue() }} className="id">
        {getValue()}
      </Link>
    ),
  }),
  column.accessor(({ merchants }) => merchants.join(', '), {
    id: 'merchants',
    header: names.merchants,
  }),
  column.display({
    id: 'change',
    header: common.acts,
    meta: { numeric: true },
    cell: ({ row: { original } }) => <PutCarrier carrier={original} />,
  }),
]) as Columns<Carrier>;

/** Who reports tracking with which carrier id, and of whose parcels. */
export function CarriersPage() {
  const query = useQuery({
    ...POLLED,
    queryKey: ['settings', 'carriers'],
    queryFn: ({ signal }) => readCarriers(signal),
  });
  return (
    <Section
      title={common.sections.carriers}
      query={query}
      subject={query.data && { what: messages.raw.list, path: '/ops/carriers', value: query.data }}
      acts={<PutCarrier />}
    >
      {({ carriers }) => (
        <Rows
          label={common.sections.carriers}
          columns={COLUMNS}
          rows={carriers}
          keyOf={({ carrierId }) => carrierId}
          scrollId="carriers"
          empty={<EmptyState title={messages.empty.title}>{messages.empty.how}</EmptyState>}
        />
      )}
    </Section>
  );
}
