import { useQuery } from '@tanstack/react-query';
import { readerOf, useSession } from '../../api/session.js';
import { Moment } from '../../design/moment.js';
import { Problem } from '../../design/problem.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { messages } from '../messages.js';
import type { SentPrices } from '../price-row.js';
import { readSentPrices } from '../requests.js';
import { WithList } from './with-list.js';

const { detail: texts } = messages;

type Sent = Omit<SentPrices['destinations'][number], 'salesChannel'> & { for: string };
const COLUMNS: Columns<Sent> = [
  column('for', texts.sentFor, '', (row) => (
    <>
      {row.for}
      <span className="under">
        <Moment at={row.sentDate} />
      </span>
    </>
  )),
  column('salePrice', texts.sale, 'numeric', (row) => (
    <WithList value={row.salePrice} list={row.listPrice} currency={row.currency} />
  )),
];

/** The stored prices that the merchant has sent for a SKU. */
export function SentPricesCard({ merchantId, skuId }: { merchantId: string; skuId: string }) {
  const reader = readerOf(useSession());
  const { data, error, refetch } = useQuery({
    queryKey: ['sent-prices', merchantId, skuId],
    queryFn: ({ signal }) => readSentPrices(reader, { merchantId, skuId }, signal),
  });
  const rows = data ? rowsOf(data) : [];
  return (
    <section className="card" aria-labelledby="sent">
      <h2 id="sent">{texts.sent}</h2>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <p className="quiet">{texts.noneSent}</p>}
      {rows.length > 0 && <Table label={texts.sent} columns={COLUMNS} rows={rows} />}
    </section>
  );
}

function rowsOf({ origin, destinations }: SentPrices): Sent[] {
  return [
    ...(origin ? [{ ...origin, for: texts.everywhere }] : []),
    ...destinations.map(({ salesChannel, ...price }) => ({ ...price, for: salesChannel })),
  ];
}
