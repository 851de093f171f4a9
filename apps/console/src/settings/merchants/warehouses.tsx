import type { Schemas } from '@entrepot/client';
import { call } from '../../api/client.js';
import { Problem } from '../../design/problem.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { fieldsOf, type FormValues } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { messages as common } from '../messages.js';
import { Act } from '../parts/act.js';
import { COUNTRY, NAME } from '../parts/directory-fields.js';
import { useSettings } from '../parts/use-settings.js';
import { messages } from './messages.js';

const { warehouses: texts } = messages;

/** The first warehouse of every merchant, which cannot be changed. */
const FIRST = 1;

const NEW = fieldsOf(
  { ...common, ...texts },
  { warehouseId: { kind: 'number' }, name: NAME, country: COUNTRY },
);
const DATA = NEW.slice(1);

type Warehouse = Schemas['WarehouseResponse'];
type Row = Warehouse & { merchantId: string };
const COLUMNS: Columns<Row> = [
  column('warehouseId', texts.id),
  column('name', texts.name),
  column('country', texts.country),
  column('owner', texts.owner, 'wide', ({ returns }) => (returns ? texts.returns : texts.own)),
  column('change', common.acts, 'numeric', (row) => <ChangeWarehouse row={row} />),
];

/** The warehouses of a merchant, its own and those of the returns partner. */
export function Warehouses({ merchantId }: { merchantId: string }) {
  const { data, error, refetch } = useSettings('listWarehouses', { path: { merchantId } });
  return (
    <section className="card" aria-labelledby="warehouses">
      <header className="card-head">
        <h2 id="warehouses">{texts.title}</h2>
        <Act
          operation="putWarehouse"
          texts={{ open: texts.create, send: texts.send }}
          fields={NEW}
          send={({ warehouseId = '', ...values }) => send(merchantId, Number(warehouseId), values)}
          done={({ warehouseId: id }) => fill(texts.saved, { id })}
        />
      </header>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data && (
        <Table
          label={texts.title}
          columns={COLUMNS}
          rows={data.warehouses.map((warehouse) => ({ ...warehouse, merchantId }))}
        />
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
      texts={{
        open: common.change,
        title: texts.changeTitle,
        send: texts.send,
        done: texts.saved,
      }}
      values={{ id }}
      fields={DATA}
      initial={{ name, country }}
      send={(values) => send(merchantId, id, values)}
    />
  );
}

function send(
  merchantId: string,
  warehouseId: number,
  { name = '', country = '' }: FormValues,
): Promise<Warehouse> {
  return call('putWarehouse', {
    path: { merchantId, warehouseId },
    body: { name: name.trim(), country: country.trim().toUpperCase() },
  });
}
