import { DayChart, type Series } from '../design/charts/day-chart.js';
import { amountText } from '../format/amount.js';
import { fill, LOCALE } from '../language/texts.js';
import { daysUntil, largest, seriesOf } from './chart-data.js';
import { messages } from './messages.js';
import type { Summary } from './use-summary.js';

const { charts: texts } = messages;

type Durations = Summary['charts']['approvalToShipment'];

const countText = (value: number): string => value.toLocaleString(LOCALE);
const hoursText = (value: number): string =>
  fill(texts.hours, { hours: value.toLocaleString(LOCALE, { maximumFractionDigits: 1 }) });

/** The last 14 days: orders, their value, their duration, and live SKUs. */
export function Charts({ summary: { asOf, charts } }: { summary: Summary }) {
  const days = daysUntil(asOf);
  const orders = seriesOf(
    charts.ordersByDay,
    days,
    ({ salesChannel }) => salesChannel,
    ({ count }) => count,
  );
  const values = seriesOf(
    charts.valueByDay,
    days,
    ({ currency }) => currency,
    ({ value }) => Number(value),
  );
  const durations = (rows: Durations): Series[] =>
    seriesOf(
      rows,
      days,
      () => texts.mean,
      ({ meanHours }) => meanHours,
    );
  const skus = seriesOf(
    charts.liveSkus,
    days,
    () => texts.skus,
    ({ count }) => count,
  );
  const none = texts.none;
  return (
    <section className="card" aria-labelledby="charts-title">
      <header className="card-head">
        <h2 id="charts-title">{texts.title}</h2>
        <span className="quiet">{texts.zone}</span>
      </header>
      <div className="charts">
        <DayChart
          title={texts.orders}
          days={days}
          series={largest(orders, texts.other)}
          valueText={countText}
          none={none.orders}
        />
        {values.map((valueChart) => (
          <DayChart
            key={valueChart.name}
            title={fill(texts.value, { currency: valueChart.name })}
            days={days}
            series={[valueChart]}
            valueText={(value) => amountText(value, valueChart.name)}
            none={none.orders}
          />
        ))}
        <DayChart
          title={texts.shipment}
          days={days}
          series={durations(charts.approvalToShipment)}
          valueText={hoursText}
          none={none.shipment}
        />
        <DayChart
          title={texts.delivery}
          days={days}
          series={durations(charts.approvalToDelivery)}
          valueText={hoursText}
          none={none.delivery}
        />
        <DayChart
          title={texts.skus}
          days={days}
          series={skus}
          valueText={countText}
          none={none.skus}
        />
      </div>
    </section>
  );
}
