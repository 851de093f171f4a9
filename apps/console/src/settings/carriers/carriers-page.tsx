import { Link } from '@tanstack/react-router';
import { idCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { listed } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { SettingsList } from '../parts/settings-list.js';
import { wholeList } from '../parts/whole-list.js';
import { messages } from './messages.js';
import { PutCarrier, readCarriers, type Carrier } from './put-carrier.js';

const { columns: names } = messages;
const column = columnHelper<Carrier>();

const COLUMNS = column.columns([
  column.accessor('carrierId', { header: names.carrier, cell: idCell }),
  column.accessor('clientId', {
    header: names.client,
    meta: { wide: true },
    cell: ({ getValue }) => (
      <Link to="/settings/clients" search={{ open: getValue() }} className="id">
        {getValue()}
      </Link>
    ),
  }),
  column.accessor(({ merchants }) => listed(merchants), {
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

const CARRIER_LIST = wholeList<Carrier>({
  id: 'carriers',
  title: common.sections.carriers,
  path: '/ops/carriers',
  rows: 'carriers',
  columns: COLUMNS,
  csv: ['carrierId', 'clientId', 'merchants'],
  texts: messages,
  keyOf: ({ carrierId }) => carrierId,
  read: async (signal) => (await readCarriers(signal)).carriers,
});

/** The carrier ids, with the clients that report with them and the merchants of the parcels. */
export function CarriersPage() {
  return <SettingsList definition={CARRIER_LIST} acts={<PutCarrier />} />;
}
