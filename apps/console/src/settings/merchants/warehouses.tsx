import { useQuery } from '@tanstack/react-query';
import { Problem } from '../../design/problem.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import type { FormField } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { messages } from './messages.js';
import { putWarehouse, readWarehouses, type Warehouse } from './requests.js';

const { warehouses: texts } = messages;

/** The first warehouse of every merchant, which cannot be changed. */
const FIRST = 1;

const DATA: readonly FormField[] = [
  { name: 'name', label: texts.name, maxLength: 512 },
  {
    name: 'country',
    label: common.country,
    hint: common.countryHint,
    suggest: 'country',
    maxLength: 3,
  },
];
const NEW: readonly FormField[] = [
  { name: 'warehouseId', label: texts.number, hint: texts.numberHint, kind: 'number' },
  ...DATA,
];

type Row = Warehouse & { merchantId: string };
const column = columnHelper<Row>();
const COLUMNS = column.columns([
  column.accessor('warehouseId', { header: texts.id }),
  column.accessor('name', { header: texts.name }),
  column.accessor('country', { header: texts.country }),
  column.accessor(({ returns }) => (returns ? texts.returns : texts.own), {
    id: 'owner',
    header: texts.owner,
    meta: { wide: true },
  }),
  column.display({
    id: 'change',
    header: common.acts,
    meta: { numeric: true },
    cell: ({ row: { original } }) => <ChangeWarehouse row={original} />,
  }),
]) as Columns<Row>;

/** The warehouses of a merchant, its own and those of the returns partner. */
export function Warehouses({ merchantId }: { merchantId: string }) {
  const { data, error, refetch } = useQuery({
    ...POLLED,
    queryKey: ['settings', 'warehouses', merchantId],
    queryFn: ({ signal }) => readWarehouses(merchantId, signal),
  });
  return (
    <section className="card" aria-labelledby="warehouses">
      <header className="card-head">
        <h2 id="warehouses">{texts.title}</h2>
        <Act
          operation="putWarehouse"
          open={texts.create}
          fields={NEW}
          sendText={texts.send}
          send={({ warehouseId = '', ...values }) => send(merchantId, Number(warehouseId), values)}
          done={({ warehouseId: id }) => fill(texts.saved, { id })}
        />
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <div className="table-wrap">
          <Table
            label={texts.title}
            columns={COLUMNS}
            rows={data.warehouses.map((one) => ({ ...one, merchantId }))}
          />
        </div>
      )}
    </section>
  );
}

function ChangeWarehouse({ row }: { row: Row }) {
  const { merchantId, warehouseId: id, name, country, returns } = row;
  if (returns || id === FIRST) return undefined;
  return (
    <Act
      operation="putWarehouse"
      open={common.change}
      title={fill(texts.changeTitle, { id })}
      fields={DATA}
      initial={{ name, country }}
      sendText={texts.send}
      send={(values) => send(merchantId, id, values)}
      done={() => fill(texts.saved, { id })}
    />
  );
}

function send(
  merchantId: string,
  warehouseId: number,
  { name = '', country = '' }: Readonly<Record<string, string>>,
): Promise<Warehouse> {
  const body = { name: name.trim(), country: country.trim().toUpperCase() };
  return putWarehouse(merchantId, warehouseId, body);
}
