import { Link } from '@tanstack/react-router';
import { Fact, Facts } from '../../../design/facts.js';
import { Money } from '../../../design/money.js';
import { fill, LOCALE } from '../../../language/texts.js';
import { Estimate } from '../parts/estimate.js';
import { bracketText } from '../readable/readable.js';
import { messages } from './messages.js';
import type { Cart, LandedCost, LandedLine } from './requests.js';
import { TaxTable } from './tax-table.js';

const { facts: texts } = messages;

interface Props {
  cart: Cart;
  cost: LandedCost;
}

/** The charges on a cart: in total, and on each of its lines. */
export function LandedCostResult({ cart, cost }: Props) {
  const { currency, rulesVersion: id, lines } = cost;
  return (
    <>
      <section className="card" aria-labelledby="landed-cost">
        <div className="card-head">
          <h2 id="landed-cost">{messages.result}</h2>
          <Estimate terms={{ estimate: isEstimate(cost) }} />
        </div>
        <Facts>
          <Fact label={texts.duties}>
            <Money value={cost.dutiesTotal} currency={currency} />
          </Fact>
          <Fact label={texts.taxes}>
            <Money value={cost.taxesTotal} currency={currency} />
          </Fact>
          <Fact label={texts.fees}>
            <Money value={cost.feesTotal} currency={currency} />
          </Fact>
          <Fact label={texts.total}>
            <strong>
              <Money value={cost.total} currency={currency} />
            </strong>
          </Fact>
          <Fact label={texts.landed}>
            <Money value={cost.landedCost} currency={currency} />
          </Fact>
          <Fact label={texts.rules}>
            <Link
              to="/settings/terms/$destination"
              params={{ destination: cart.destination }}
              search={{ kind: 'rules', id }}
              className="id"
            >
              {id}
            </Link>
          </Fact>
          <Fact label={texts.day}>{cost.day}</Fact>
          <Fact label={texts.rate}>
            {fill(texts.rateText, {
              rate: cost.fxRate.toLocaleString(LOCALE, { maximumFractionDigits: 10 }),
              currency,
            })}
          </Fact>
        </Facts>
        <TaxTable
          label={messages.allLines}
          taxes={cost.taxes}
          total={cost.total}
          currency={currency}
        />
      </section>
      {lines.map((line, index) => (
        <LineCost
          key={line.id}
          line={line}
          hsCode={cart.lines[index]?.hsCode ?? ''}
          currency={currency}
        />
      ))}
    </>
  );
}

function isEstimate({ taxes }: LandedCost): boolean {
  return taxes.some(({ estimate }) => estimate === true);
}

interface LineProps {
  line: LandedLine;
  hsCode: string;
  currency: string;
}

function LineCost({ line: { id, taxes, total, limit }, hsCode, currency }: LineProps) {
  const title = fill(messages.lineTitle, { id, code: hsCode });
  return (
    <section className="card" aria-label={title}>
      <h2>{title}</h2>
      <p className="quiet">{fill(messages.limit, { limit: limitText(limit) })}</p>
      <TaxTable label={title} taxes={taxes} total={total} currency={currency} />
    </section>
  );
}

function limitText({ of: limitParts, upTo, ...limit }: LandedLine['limit']): string {
  const parts = limitParts.map(({ of: part, x }) => (x === undefined ? part : { of: part, x }));
  const bracket = { upTo: upTo === null ? null : String(upTo) };
  return bracketText(bracket, undefined, { ...limit, of: parts });
}
