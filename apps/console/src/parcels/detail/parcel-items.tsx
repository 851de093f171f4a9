import { columnHelper, Table } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Parcel } from '../parcel-row.js';

const { items: texts } = messages;

type Item = Parcel['items'][number];

const column = columnHelper<Item>();
const COLUMNS = column.columns([
  column.accessor('skuId', {
    header: texts.sku,
    cell: ({ row: { original } }) => (
      <>
        <span className="id">{original.skuId}</span>
        <span className="under">{original.skuName}</span>
        <span className="under">{fill(texts.customs, { code: original.hsCode })}</span>
      </>
    ),
  }),
  column.accessor('quantity', { header: texts.units, meta: { numeric: true } }),
  column.accessor('itemWeight', {
    header: texts.weight,
    meta: { numeric: true },
    cell: ({ getValue }) => fill(messages.kilograms, { weight: getValue() }),
  }),
]);

/** The contents of a parcel. */
export function ParcelItems({ items }: { items: readonly Item[] }) {
  return (
    <section className="card" aria-labelledby="items">
      <h2 id="items">{texts.title}</h2>
      <div className="table-wrap">
        <Table label={texts.title} columns={COLUMNS} rows={items} />
      </div>
    </section>
  );
}
