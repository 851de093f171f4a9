import { Link } from '@tanstack/react-router';
import { column, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { Active } from '../parts/dated-state.js';
import { SettingsList } from '../parts/settings-list.js';
import { wholeList } from '../parts/whole-list.js';
import { channelOf, NEW_FIELDS, percentOf } from './channel-form.js';
import { channelSubject, putChannel, type Channel } from './requests.js';
import { messages } from './messages.js';

const { columns: names, form: texts } = messages;

const COLUMNS: Columns<Channel> = [
  column('salesChannel', names.channel, '', ({ salesChannel }) => (
    <Link to="/settings/channels/$salesChannel" params={{ salesChannel }} className="id">
      {salesChannel}
    </Link>
  )),
  column('name', names.name),
  column('country', names.country, 'wide'),
  column('currency', names.currency, 'wide'),
  column('locale', names.locale, 'wide'),
  column('taxType', names.taxes, 'wide'),
  column('feeShare', names.fee, 'numeric wide', ({ feeShare }) =>
    fill(messages.facts.percent, { share: percentOf(feeShare) }),
  ),
  column('active', names.state, '', ({ active }) => <Active active={active} />),
];

const CHANNEL_LIST = wholeList({
  id: 'channels',
  title: common.sections.channels,
  operation: 'listSalesChannels',
  rows: 'salesChannels',
  columns: COLUMNS,
  csv: ['salesChannel', 'name', 'country', 'currency', 'locale', 'taxType', 'feeShare', 'active'],
  texts: messages,
  keyOf: ({ salesChannel }) => salesChannel,
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
          texts={{ open: texts.create, send: texts.send }}
          fields={NEW_FIELDS}
          initial={{ step: '1', offset: '0', feeShare: '0', service: 'STANDARD' }}
          send={(values) => putChannel(values['salesChannel']?.trim() ?? '', channelOf(values))}
          done={({ salesChannel: id }) => fill(texts.created, { id })}
        />
      }
    />
  );
}
