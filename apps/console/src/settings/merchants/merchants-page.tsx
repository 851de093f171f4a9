import { Link } from '@tanstack/react-router';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { fill, listed } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Active } from '../parts/dated-state.js';
import { SettingsList } from '../parts/settings-list.js';
import { wholeList } from '../parts/whole-list.js';
import { merchantOf, NEW_FIELDS } from './merchant-form.js';
import { merchantSubject, putMerchant, readMerchants, type Merchant } from './requests.js';
import { messages } from './messages.js';

const { columns: names, form: texts } = messages;
const column = columnHelper<Merchant>();
const wide = { wide: true };

const COLUMNS = column.columns([
  column.accessor('merchantId', {
    header: names.merchant,
    cell: ({ getValue }) => (
      <Link to="/settings/merchants/$merchantId" params={{ merchantId: getValue() }} className="id">
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('name', { header: names.name }),
  column.accessor('country', { header: names.country, meta: wide }),
  column.accessor('currency', { header: names.currency, meta: wide }),
  column.accessor(({ connectedChannels }) => listed(connectedChannels), {
    id: 'channels',
    header: names.channels,
    meta: wide,
  }),
  column.accessor('active', {
    header: names.state,
    cell: ({ getValue }) => <Active active={getValue()} />,
  }),
]) as Columns<Merchant>;

const MERCHANT_LIST = wholeList<Merchant>({
  id: 'merchants',
  title: common.sections.merchants,
  path: '/ops/merchants',
  rows: 'merchants',
  columns: COLUMNS,
  csv: ['merchantId', 'name', 'country', 'currency', 'connectedChannels', 'active'],
  texts: messages,
  keyOf: ({ merchantId }) => merchantId,
  read: async (signal) => (await readMerchants(signal)).merchants,
  row: (id) => merchantSubject(id),
});

/** All merchants, and a button to create one. */
export function MerchantsPage() {
  return (
    <SettingsList
      definition={MERCHANT_LIST}
      acts={
        <Act
          operation="putMerchant"
          open={texts.create}
          fields={NEW_FIELDS}
          initial={{ autoLocalization: 'true' }}
          sendText={texts.send}
          send={(values) => putMerchant(values['merchantId']?.trim() ?? '', merchantOf(values))}
          done={({ merchantId: id }) => fill(texts.created, { id })}
        />
      }
    />
  );
}
