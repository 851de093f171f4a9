import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { Drawer } from '../../design/dialog.js';
import { EmptyState } from '../../design/empty-state.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { Moment } from '../../design/moment.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { positionKey } from '../source.js';
import { keyOfId, type InventoryRow } from '../inventory-row.js';
import { positionSubject } from '../inventory-subject.js';
import { TypeBadge, warehouseText } from '../list/inventory-columns.js';
import { Raw } from '../../raw/raw.js';
import { messages } from '../messages.js';
import { readPosition } from '../requests.js';
import { ChangeUnits } from './change-units.js';
import { ReturnedOrders } from './returned-orders.js';
import { StockFigures } from './stock-figures.js';
import { StockHistory } from './stock-history.js';

const { item: texts } = messages;

interface Props {
  id: string;
  onClose: () => void;
}

/** One position: its units, their date, returned orders, and the form that changes it. */
export function PositionDrawer({ id, onClose }: Props) {
  const session = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: positionKey(id),
    queryFn: ({ signal }) => readPosition(readerOf(session), id, signal),
  });
  return (
    <Drawer title={fill(texts.title, { sku: keyOfId(id)?.skuId ?? id })} onClose={onClose}>
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <output>{messages.loading}</output>}
      {data === null && <EmptyState title={texts.gone}>{texts.goneHow}</EmptyState>}
      {data && (
        <div className="form">
          <PositionFacts row={data} />
          {mayCall(session, 'setInventory') && <ChangeUnits row={data} />}
          <StockFigures row={data} />
          <ReturnedOrders row={data} />
          <StockHistory row={data} />
          <div className="card-head">
            <Link
              to="/prices/$skuId"
              params={{ skuId: data.skuId }}
              search={session.kind === 'operator' ? { merchant: data.merchantId } : {}}
            >
              {texts.prices}
            </Link>
            <Raw inDrawer subject={positionSubject(readerOf(session), id, data)} />
          </div>
        </div>
      )}
    </Drawer>
  );
}

function PositionFacts({ row }: { row: InventoryRow }) {
  const { id, merchantId, inventoryType, lastIntegrationDate: integrated } = row;
  return (
    <Facts>
      <Fact label={texts.position}>
        <span className="id">{id}</span>
      </Fact>
      <Fact label={texts.merchant}>{merchantId}</Fact>
      <Fact label={texts.name}>{row.skuName ?? messages.notRegistered}</Fact>
      <Fact label={texts.warehouse}>{warehouseText(row)}</Fact>
      <Fact label={texts.type}>
        <TypeBadge type={inventoryType} />
      </Fact>
      <MomentFact label={texts.updated} at={row.lastUpdateDate} />
      <Fact label={texts.integrated}>
        {integrated === undefined ? texts.notIntegrated : <Moment at={integrated} />}
      </Fact>
      <Fact label={texts.version}>{row.version}</Fact>
    </Facts>
  );
}
