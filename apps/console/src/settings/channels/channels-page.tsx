import { Link } from '@tanstack/react-router';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Active } from '../parts/dated-state.js';
import { SettingsList } from '../parts/settings-list.js';
import { wholeList } from '../parts/whole-list.js';
import { channelOf, NEW_FIELDS, percentOf } from './channel-form.js';
import { channelSubject, putChannel, readChannels, type Channel } from './requests.js';
import { messages } from './messages.js';

const { columns: names, form: texts } = messages;
const column = columnHelper<Channel>();
const wide = { wide: true };

const COLUMNS = column.columns([
  column.accessor('salesChannel', {
    header: names.channel,
    cell: ({ getValue }) => (
      <Link
        to="/settings/channels/$salesChannel"
        params={{ salesChannel: getValue() }}
        className="id"
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('name', { header: names.name }),
  column.accessor('country', { header: names.country, meta: wide }),
  column.accessor('currency', { header: names.currency, meta: wide }),
  column.accessor('locale', { header: names.locale, meta: wide }),
  column.accessor('taxType', { header: names.taxes, meta: wide }),
  column.accessor('feeShare', {
    header: names.fee,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) => fill(messages.facts.percent, { share: percentOf(getValue()) }),
  }),
  column.accessor('active', {
    header: names.state,
    cell: ({ getValue }) => <Active active={getValue()} />,
  }),
]) as Columns<Channel>;

const CHANNEL_LIST = wholeList<Channel>({
  id: 'channels',
  title: common.sections.channels,
  path: '/ops/sales-channels',
  rows: 'salesChannels',
  columns: COLUMNS,
  csv: ['salesChannel', 'name', 'country', 'currency', 'locale', 'taxType', 'feeShare', 'active'],
  texts: messages,
  keyOf: ({ salesChannel }) => salesChannel,
  read: async (signal) => (await readChannels(signal)).salesChannels,
  row: (id) => channelSubject(id),
});

/** All sales channels, and a button to create one. */
export function ChannelsPage() {
  return (
    <SettingsList
      definition={CHANNEL_LIST}
      acts={
        <Act
          operation="putSalesChannel"
          open={texts.create}
          fields={NEW_FIELDS}
          initial={{ step: '1', offset: '0', feeShare: '0', service: 'STANDARD' }}
          sendText={texts.send}
          send={(values) => putChannel(values['salesChannel']?.trim() ?? '', channelOf(values))}
          done={({ salesChannel: id }) => fill(texts.created, { id })}
        />
      }
    />
  );
}
