import { Link } from '@tanstack/react-router';
import { column, type Columns } from '../../design/tables/table.js';
import { fill, listed } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Active } from '../parts/dated-state.js';
import { SettingsList } from '../parts/settings-list.js';
import { wholeList } from '../parts/whole-list.js';
import { merchantOf, NEW_FIELDS } from './merchant-form.js';
import { merchantSubject, putMerchant, type Merchant } from './requests.js';
import { messages } from './messages.js';

const { columns: names, form: texts } = messages;

const COLUMNS: Columns<Merchant> = [
  column('merchantId', names.merchant, '', ({ merchantId }) => (
    <Link to="/settings/merchants/$merchantId" params={{ merchantId }} className="id">
      {merchantId}
    </Link>
  )),
  column('name', names.name),
  column('country', names.country, 'wide'),
  column('currency', names.currency, 'wide'),
  column('channels', names.channels, 'wide', ({ connectedChannels }) => listed(connectedChannels)),
  column('active', names.state, '', ({ active }) => <Active active={active} />),
];

const MERCHANT_LIST = wholeList({
  id: 'merchants',
  title: common.sections.merchants,
  operation: 'listMerchants',
  rows: 'merchants',
  columns: COLUMNS,
  csv: ['merchantId', 'name', 'country', 'currency', 'connectedChannels', 'active'],
  texts: messages,
  keyOf: ({ merchantId }) => merchantId,
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
          texts={{ open: texts.create, send: texts.send }}
          fields={NEW_FIELDS}
          initial={{ autoLocalization: 'true' }}
          send={(values) => putMerchant(values['merchantId']?.trim() ?? '', merchantOf(values))}
          done={({ merchantId: id }) => fill(texts.created, { id })}
        />
      }
    />
  );
}
