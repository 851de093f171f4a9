import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { listed } from '../../language/texts.js';
import { messages } from '../messages.js';
import { reasonTitle } from '../reasons/cures.js';
import type { SkuRow, Verdict } from '../sku-row.js';
import { opened } from '../source.js';
import { statusText, toneOf } from '../status.js';
import { verdictText, verdictTone } from '../verdicts/verdict.js';

const { columns: names } = messages;

/** A symbol for each status, since not everyone sees colours. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  live: '✓',
  'no-price': '!',
  'price-failed': '✕',
  denied: '✕',
  'denied-by-channel': '✕',
  'waiting-for-channel': '…',
  'waiting-for-operator': '!',
  'being-localized': '…',
  'out-of-stock': '!',
  withdrawn: '–',
};

const column = columnHelper<SkuRow>();

const page = column.accessor('skuId', {
  header: names.sku,
  cell: ({ row: { original } }) => (
    <Link
      to="/skus/$merchantId/$skuId"
      params={{ merchantId: original.merchantId, skuId: original.skuId }}
      className="id"
      title={original.skuId}
    >
      {original.skuId}
    </Link>
  ),
});

/** Opens the drawer of the list. */
const drawer = column.accessor('skuId', {
  header: names.sku,
  cell: ({ row: { original } }) => (
    <Link
      to="."
      search={(old) => ({ ...old, ...opened(original) })}
      resetScroll={false}
      className="id"
      title={original.skuId}
    >
      {original.skuId}
    </Link>
  ),
});

const merchant = column.accessor('merchantId', { header: names.merchant, meta: { wide: true } });
const title = column.accessor('name', {
  header: names.name,
  meta: { wide: true },
  cell: ({ getValue, row }) => (
    <>
      {getValue()}
      {!row.original.active && <span className="quiet"> {messages.inactive}</span>}
    </>
  ),
});
const product = column.accessor('productId', { header: names.product, meta: { wide: true } });
const status = column.accessor('localizationStatus', {
  header: names.status,
  cell: ({ getValue }) => <Badge tone={toneOf(getValue())}>{statusText(getValue())}</Badge>,
});
const reasons = column.accessor('localizationMessages', {
  header: names.reasons,
  meta: { wide: true },
  cell: ({ getValue }) => reasonsText(getValue()),
});
/** Includes the reasons if there is no space for their column. */
const stopped = column.accessor('localizationStatus', {
  header: names.status,
  cell: ({ getValue, row }) => (
    <>
      <Badge tone={toneOf(getValue())}>{statusText(getValue())}</Badge>
      <span className="under sku-reasons">{reasonsText(row.original.localizationMessages)}</span>
    </>
  ),
});
const channels = column.accessor('verdicts', {
  header: names.channels,
  cell: ({ getValue }) => <ChannelBadges verdicts={getValue()} />,
});
const updated = column.accessor('lastUpdateDate', {
  header: names.updated,
  meta: { wide: true, sorted: true },
  cell: momentCell,
});

/** The distinct reasons. */
function reasonsText(all: SkuRow['localizationMessages']): string {
  return listed(new Set(all.map(({ code }) => reasonTitle(code))));
}

export const SKU_COLUMNS = column.columns([
  page,
  merchant,
  title,
  product,
  status,
  channels,
  updated,
]) as Columns<SkuRow>;

export const BOARD_COLUMNS = column.columns([
  drawer,
  merchant,
  title,
  stopped,
  reasons,
  channels,
  updated,
]) as Columns<SkuRow>;

/** The channels of a SKU, each with its verdict. */
function ChannelBadges({ verdicts }: { verdicts: SkuRow['verdicts'] }) {
  return (
    <span className="badges">
      {Object.entries(verdicts)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([channel, verdict]) => (
          <span key={channel} title={verdictText(verdict)}>
            <Badge tone={verdictTone(verdict)}>
              {channel} <span aria-hidden="true">{SIGNS[verdict]}</span>
              <span className="unseen">{verdictText(verdict)}</span>
            </Badge>
          </span>
        ))}
    </span>
  );
}
