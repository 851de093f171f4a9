import { Money } from '../../design/money.js';
import { column, Table, type Columns } from '../../design/tables/table.js';
import { messages } from '../messages.js';
import type { Order } from '../order-row.js';

const { items: texts } = messages;
const { explained } = texts;

interface Total {
  name: string;
  /** The explanation of the amount. */
  how: string;
  local: number;
  merchant: number;
  currency: string;
  foreignCurrency: string;
}

const TOTAL_COLUMNS: Columns<Total> = [
  column('name', texts.member, '', ({ name, how }) => (
    <>
      {name}
      <span className="under">{how}</span>
    </>
  )),
  column('local', texts.local, 'numeric', ({ local, currency }) => (
    <Money value={local} currency={currency} />
  )),
  column('merchant', texts.merchant, 'numeric', ({ merchant, foreignCurrency }) => (
    <Money value={merchant} currency={foreignCurrency} />
  )),
];

/** The parts of the value of an order, in the currencies of the buyer and of the merchant. */
export function OrderTotals({ order }: { order: Order }) {
  return (
    <>
      <h3>{texts.totals}</h3>
      <Table label={texts.totals} columns={TOTAL_COLUMNS} rows={totalsOf(order)} />
    </>
  );
}

function totalsOf({ totals, totalsForeignCurrency: foreign, ...order }: Order): Total[] {
  const { currency, foreignCurrency, taxType } = order;
  const amounts: [name: string, how: string, local: number, merchant: number][] = [
    [texts.itemsGross, explained.itemsGross, totals.itemsGross, foreign.itemsGross],
    [texts.itemsDiscount, explained.itemsDiscount, -totals.itemsDiscount, -foreign.itemsDiscount],
    [texts.shippingGross, explained.shippingGross, totals.shippingGross, foreign.shippingGross],
    [
      texts.shippingDiscount,
      explained.shippingDiscount,
      -totals.shippingDiscount,
      -foreign.shippingDiscount,
    ],
    [texts.orderValue, explained.orderValue, totals.orderValue, foreign.orderValue],
    [texts.taxes, explained[`taxes${taxType}`], -totals.taxes, -foreign.taxes],
    [texts.grossValue, explained.grossValue, totals.grossInboundValue, foreign.grossOutboundValue],
    [texts.fees, explained.fees, -totals.fees, -foreign.fees],
    [texts.netValue, explained.netValue, totals.netInboundValue, foreign.netOutboundValue],
  ];
  return amounts.map(([name, how, local, merchant]) => ({
    name,
    how,
    // A zero amount has no minus sign.
    local: local || 0,
    merchant: merchant || 0,
    currency,
    foreignCurrency,
  }));
}
