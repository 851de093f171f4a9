import { Link } from '@tanstack/react-router';
import { call } from '../../api/client.js';
import { errorOfRow } from '../../bulk/act.js';
import { Money } from '../../design/money.js';
import { amountText, moneyText } from '../../format/amount.js';
import type { AnswerColumn, SheetKind } from '../../grid/sheet-kind.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import { WithList } from '../detail/with-list.js';
import {
  bodyOfRow,
  changedInRow,
  faultsOfPreview,
  faultsOfRow,
  PRICE_COLUMNS,
  reasonOf,
  recordOfRow,
} from './price-rows.js';
import type { ChannelPreview, PricePreview } from './price-rows.js';
import { sendRows } from './send-rows.js';

const { edit: texts } = messages;

/** The number of rows in a request: a batch may have 500. */
const PORTION = 200;

/** The grid of prices. */
export const PRICE_SHEET: SheetKind<PricePreview> = {
  id: 'price-sheet',
  title: texts.title,
  explained: texts.explained,
  columns: PRICE_COLUMNS,
  check: faultsOfRow,
  recordOf: recordOfRow,
  faultsOf: faultsOfPreview,
  changedIn: changedInRow,
  columnsOf: (answers) => [CURRENT, ...channelsOf(answers).map(channelColumn)],
  ask: async (rows) => {
    const body = rows.map(bodyOfRow);
    return (await call('previewPriceUpdates', { body })).results;
  },
  saveTitle: texts.saving,
  portion: PORTION,
  save: async (rows) => (await sendRows(rows.map(({ row }) => bodyOfRow(row)))).map(errorOfRow),
  onSaved: (queries) => void queries.invalidateQueries({ queryKey: ['sent-prices'] }),
  nameOf: ([skuId = '', , , channel = '']) => (channel === '' ? skuId : `${skuId} · ${channel}`),
  linkTo: ([skuId = '']) => (
    <Link to="/prices/$skuId" params={{ skuId }} className="id">
      {skuId}
    </Link>
  ),
};

/** The last sent value of the same price. */
const CURRENT: AnswerColumn<PricePreview> = {
  id: 'current',
  label: texts.current,
  numeric: true,
  textOf: ({ current }) => (current ? String(current.salePrice) : ''),
  cell: ({ current }) =>
    current && (
      <WithList
        value={current.salePrice}
        list={current.listPrice}
        currency={current.currency ?? ''}
      />
    ),
};

function channelsOf(answers: Iterable<PricePreview>): string[] {
  const channelNames = new Set<string>();
  for (const { channels = [] } of answers) {
    for (const { salesChannel } of channels) channelNames.add(salesChannel);
  }
  return [...channelNames].toSorted();
}

function channelColumn(salesChannel: string): AnswerColumn<PricePreview> {
  const inChannel = ({ channels = [] }: PricePreview) =>
    channels.find((channel) => channel.salesChannel === salesChannel);
  return {
    id: salesChannel,
    label: salesChannel,
    numeric: true,
    textOf: (answer) => {
      const price = inChannel(answer);
      return price ? (reasonOf(price) ?? String(price.after ?? price.before ?? '')) : '';
    },
    cell: (answer) => {
      const price = inChannel(answer);
      return price && <ChannelPrice price={price} />;
    },
  };
}

/** The shown price before and after, and the difference; or the reason why there would be none. */
function ChannelPrice({ price }: { price: ChannelPreview }) {
  const { currency = '', before, after, detail } = price;
  const reason = reasonOf(price);
  if (reason !== undefined) {
    return (
      <>
        <span className="sheet-fault">{texts.notPriced}</span>
        <span className="under sheet-reason" title={detail}>
          {reason}
        </span>
      </>
    );
  }
  if (after === undefined) {
    return before !== undefined && <Money value={before} currency={currency} />;
  }
  return (
    <>
      <Money value={after} currency={currency} />
      {before !== undefined && (
        <span className="under">
          {fill(texts.before, {
            price: moneyText(before, currency),
            difference: differenceText(after - before, currency),
          })}
        </span>
      )}
    </>
  );
}

function differenceText(difference: number, currency: string): string {
  return difference > 0 ? `+${amountText(difference, currency)}` : amountText(difference, currency);
}
