import { Fact, Facts } from '../../../design/facts.js';
import { columnHelper, Table, type Columns } from '../../../design/tables/table.js';
import { fill } from '../../../language/texts.js';
import { messages } from '../messages.js';
import { numberText, sumText } from '../readable/readable.js';
import { readableSurcharge } from '../readable/surcharge.js';
import type { ReadableSurcharge, Tariff as Document } from '../readable/surcharge.js';

const { tariff: texts } = messages;

interface Step {
  upTo: string;
  price: string;
}

const step = columnHelper<Step>();
const numeric = { numeric: true };
const STEPS = step.columns([
  step.accessor('upTo', { header: texts.upTo, meta: numeric }),
  step.accessor('price', { header: texts.price, meta: numeric }),
]) as Columns<Step>;

const surcharge = columnHelper<ReadableSurcharge>();
const SURCHARGES = surcharge.columns([
  surcharge.accessor('name', { header: texts.surcharge }),
  surcharge.accessor('charge', { header: texts.charge }),
  surcharge.accessor('when', { header: texts.when }),
]) as Columns<ReadableSurcharge>;

/** The charges of a carrier's service: by weight, and its surcharges. */
export function Tariff({ tariff }: { tariff: Document }) {
  const { origin, destination, service, currency, steps, surcharges = [] } = tariff;
  const from = origin === '*' ? texts.anyOrigin : origin;
  const [least, most] = tariff.etaDays;
  const rows = steps.map(({ upToKg, price }) => ({
    upTo: numberText(upToKg),
    price: sumText({ value: price, currency }),
  }));
  return (
    <section className="card" aria-labelledby="tariff">
      <h2 id="tariff">{fill(texts.route, { origin: from, destination, service })}</h2>
      <Facts>
        <Fact label={texts.weight}>
          {fill(texts.weightText, {
            minimum: numberText(tariff.minimumKg),
            step: numberText(tariff.roundUpToKg),
            divisor: numberText(tariff.divisor),
          })}
        </Fact>
        <Fact label={texts.days}>{fill(texts.daysText, { from: least ?? 0, to: most ?? 0 })}</Fact>
      </Facts>
      <h3>{texts.steps}</h3>
      {rows.length > 0 && (
        <div className="table-wrap">
          <Table label={texts.steps} columns={STEPS} rows={rows} />
        </div>
      )}
      <p>{aboveText(tariff)}</p>
      <h3>{texts.surcharges}</h3>
      {surcharges.length === 0 ? (
        <p>{texts.noSurcharges}</p>
      ) : (
        <div className="table-wrap">
          <Table
            label={texts.surcharges}
            columns={SURCHARGES}
            rows={surcharges.map((one) => readableSurcharge(one, currency))}
          />
        </div>
      )}
    </section>
  );
}

function aboveText({ perKgAbove, currency, steps }: Document): string {
  if (perKgAbove === undefined) return texts.tooHeavy;
  const price = sumText({ value: perKgAbove, currency });
  return fill(steps.length === 0 ? texts.everyKg : texts.above, { price });
}
