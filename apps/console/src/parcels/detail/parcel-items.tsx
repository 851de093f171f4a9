import { column, Table, type Columns } from '../../design/tables/table.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Parcel } from '../parcel-row.js';

const { items: texts } = messages;

type Item = Parcel['items'][number];
const COLUMNS: Columns<Item> = [
  column('skuId', texts.sku, '', (row) => (
    <>
      <span className="id">{row.skuId}</span>
      <span className="under">{row.skuName}</span>
      <span className="under">{fill(texts.customs, { code: row.hsCode })}</span>
    </>
  )),
  column('quantity', texts.units, 'numeric'),
  column('itemWeight', texts.weight, 'numeric', ({ itemWeight }) =>
    fill(messages.kilograms, { weight: itemWeight }),
  ),
];

/** The contents of a parcel. */
export function ParcelItems({ items }: { items: readonly Item[] }) {
  return (
    <section className="card" aria-labelledby="items">
      <h2 id="items">{texts.title}</h2>
      <Table label={texts.title} columns={COLUMNS} rows={items} />
    </section>
  );
}
