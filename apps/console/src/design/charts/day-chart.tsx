import { useId } from 'react';
import { dayText } from '../../format/moment.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

const { chart: texts } = messages;

const SLOT = 20;
const GAP = 4;
const HEIGHT = 100;

/** One value for each day; undefined if there is none. */
export interface Series {
  name: string;
  values: readonly (number | undefined)[];
}

interface Props {
  title: string;
  /** UTC, the oldest first: `2026-11-26`. */
  days: readonly string[];
  /** At most five, which are stacked; values are not negative. */
  series: readonly Series[];
  valueText: (value: number) => string;
  /** Shown in place of a chart without values. */
  none: string;
}

/** Bars by day, with a table of the same values. */
export function DayChart({ title, days, series, valueText, none }: Props) {
  const id = useId();
  const most = Math.max(...days.map((_, dayIndex) => totalOf(series, dayIndex)));
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {most > 0 ? (
        <>
          <Plot {...{ title, days, series, valueText, most }} />
          {series.length > 1 && <Legend series={series} />}
          <Values {...{ title, days, series, valueText }} />
        </>
      ) : (
        <p className="quiet">{none}</p>
      )}
    </figure>
  );
}

function Plot({ title, days, series, valueText, most }: Omit<Props, 'none'> & { most: number }) {
  const [first, last] = [dayText(days[0] ?? ''), dayText(days.at(-1) ?? '')];
  const label = fill(texts.label, { title, first, last, most: valueText(most) });
  return (
    <div className="chart-plot">
      <span className="chart-most">{valueText(most)}</span>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${days.length * SLOT} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map((day, dayIndex) => (
          <g key={day}>
            <title>
              {fill(texts.bar, { day: dayText(day), value: valueText(totalOf(series, dayIndex)) })}
            </title>
            {series.map((_, index) => {
              const top = totalOf(series.slice(0, index + 1), dayIndex);
              const height = ((series[index]?.values[dayIndex] ?? 0) / most) * HEIGHT;
              return (
                <rect
                  key={series[index]?.name}
                  className={`chart-${index + 1}`}
                  x={dayIndex * SLOT + GAP / 2}
                  y={HEIGHT - (top / most) * HEIGHT}
                  width={SLOT - GAP}
                  height={height}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <span className="chart-days">
        <span>{first}</span>
        <span>{last}</span>
      </span>
    </div>
  );
}

function Legend({ series }: Pick<Props, 'series'>) {
  return (
    <ul className="chart-legend">
      {series.map(({ name }, index) => (
        <li key={name}>
          <svg className="chart-key" aria-hidden="true" viewBox="0 0 1 1">
            <rect className={`chart-${index + 1}`} width="1" height="1" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The same values as a table, for people who cannot see the bars or need exact values. */
function Values({ title, days, series, valueText }: Omit<Props, 'none'>) {
  return (
    <details className="chart-values">
      <summary>{texts.table}</summary>
      <div className="table-wrap">
        <table className="table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className="numeric">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day, dayIndex) => (
              <tr key={day}>
                <th scope="row">{dayText(day)}</th>
                {series.map(({ name, values }) => (
                  <td key={name} className="numeric">
                    {values[dayIndex] === undefined ? texts.noValue : valueText(values[dayIndex])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The height of a day's stack. */
function totalOf(series: readonly Series[], dayIndex: number): number {
  return series.reduce((sum, { values }) => sum + (values[dayIndex] ?? 0), 0);
}
