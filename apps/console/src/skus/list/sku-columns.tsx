import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { listed } from '../../language/texts.js';
import { messages } from '../messages.js';
import { reasonTitle } from '../reasons/cures.js';
import type { SkuRow, Verdict } from '../sku-row.js';
import { opened } from '../source.js';
import { statusText, toneOf } from '../status.js';
import { verdictText, verdictTone } from '../verdicts/verdict.js';

const { columns: names } = messages;

/** A symbol for each status, since not everyone sees colors. */
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

const page = column<SkuRow>('skuId', names.sku, '', (row) => (
  <Link
    to="/skus/$merchantId/$skuId"
    params={{ merchantId: row.merchantId, skuId: row.skuId }}
    className="id"
    title={row.skuId}
  >
    {row.skuId}
  </Link>
));

/** Opens the drawer of the list. */
const drawer = column<SkuRow>('skuId', names.sku, '', (row) => (
  <Link
    to="."
    search={(old) => ({ ...old, ...opened(row) })}
    resetScroll={false}
    className="id"
    title={row.skuId}
  >
    {row.skuId}
  </Link>
));

const merchant = column<SkuRow>('merchantId', names.merchant, 'wide');
const title = column<SkuRow>('name', names.name, 'wide', (row) => (
  <>
    {row.name}
    {!row.active && <span className="quiet"> {messages.inactive}</span>}
  </>
));
const product = column<SkuRow>('productId', names.product, 'wide');
const status = column<SkuRow>('localizationStatus', names.status, '', ({ localizationStatus }) => (
  <Badge tone={toneOf(localizationStatus)}>{statusText(localizationStatus)}</Badge>
));
const reasons = column<SkuRow>(
  'localizationMessages',
  names.reasons,
  'wide',
  ({ localizationMessages }) => reasonsText(localizationMessages),
);
/** Includes the reasons if there is no space for their column. */
const stopped = column<SkuRow>('localizationStatus', names.status, '', (row) => (
  <>
    <Badge tone={toneOf(row.localizationStatus)}>{statusText(row.localizationStatus)}</Badge>
    <span className="under sku-reasons">{reasonsText(row.localizationMessages)}</span>
  </>
));
const channels = column<SkuRow>('verdicts', names.channels, '', ({ verdicts }) => (
  <ChannelBadges verdicts={verdicts} />
));
const updated = momentColumn('lastUpdateDate', names.updated, 'wide sorted');

/** The distinct reasons. */
function reasonsText(all: SkuRow['localizationMessages']): string {
  return listed(new Set(all.map(({ code }) => reasonTitle(code))));
}

export const SKU_COLUMNS: Columns<SkuRow> = [
  page,
  merchant,
  title,
  product,
  status,
  channels,
  updated,
];

export const BOARD_COLUMNS: Columns<SkuRow> = [
  drawer,
  merchant,
  title,
  stopped,
  reasons,
  channels,
  updated,
];

function ChannelBadges({ verdicts }: { verdicts: SkuRow['verdicts'] }) {
  return (
    <span className="badges">
      {Object.entries(verdicts)
        .toSorted(([channel], [other]) => channel.localeCompare(other))
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
