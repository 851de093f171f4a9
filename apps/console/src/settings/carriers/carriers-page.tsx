import { Link } from '@tanstack/react-router';
import { column, type Columns } from '../../design/tables/table.js';
import { listed } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { SettingsList } from '../parts/settings-list.js';
import { wholeList } from '../parts/whole-list.js';
import { messages } from './messages.js';
import { PutCarrier, type Carrier } from './put-carrier.js';

const { columns: names } = messages;

const COLUMNS: Columns<Carrier> = [
  column('carrierId', names.carrier, '', ({ carrierId }) => (
    <span className="id">{carrierId}</span>
  )),
  column('clientId', names.client, 'wide', ({ clientId }) => (
    <Link to="/settings/clients" search={{ open: clientId }} className="id">
      {clientId}
    </Link>
  )),
  column('merchants', names.merchants, '', ({ merchants }) => listed(merchants)),
  column('change', common.acts, 'numeric', (row) => <PutCarrier carrier={row} />),
];

const CARRIER_LIST = wholeList({
  id: 'carriers',
  title: common.sections.carriers,
  operation: 'listCarriers',
  rows: 'carriers',
  columns: COLUMNS,
  csv: ['carrierId', 'clientId', 'merchants'],
  texts: messages,
  keyOf: ({ carrierId }) => carrierId,
});

/** The carrier ids, with the clients that report with them and the merchants of the parcels. */
export function CarriersPage() {
  return <SettingsList definition={CARRIER_LIST} acts={<PutCarrier />} />;
}
