import { Fact, Facts } from '../../../design/facts.js';
import { column, Table, type Columns } from '../../../design/tables/table.js';
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

const STEPS: Columns<Step> = [
  column('upTo', texts.upTo, 'numeric'),
  column('price', texts.price, 'numeric'),
];
const SURCHARGES: Columns<ReadableSurcharge> = [
  column('name', texts.surcharge),
  column('charge', texts.charge),
  column('when', texts.when),
];

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
      {rows.length > 0 && <Table label={texts.steps} columns={STEPS} rows={rows} />}
      <p>{aboveText(tariff)}</p>
      <h3>{texts.surcharges}</h3>
      {surcharges.length === 0 ? (
        <p>{texts.noSurcharges}</p>
      ) : (
        <Table
          label={texts.surcharges}
          columns={SURCHARGES}
          rows={surcharges.map((surcharge) => readableSurcharge(surcharge, currency))}
        />
      )}
    </section>
  );
}

function aboveText({ perKgAbove, currency, steps }: Document): string {
  if (perKgAbove === undefined) return texts.tooHeavy;
  const price = sumText({ value: perKgAbove, currency });
  return fill(steps.length === 0 ? texts.everyKg : texts.above, { price });
}
