import { consumingServices } from '@entrepot/client';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Badge } from '../design/badge.js';
import { column, Table, type Columns } from '../design/tables/table.js';
import { fill, LOCALE } from '../language/texts.js';
import { messages } from './messages.js';
import { lagOf, notAtWork, parkedIn, type LagHistory, type ServiceState } from './state.js';

const { services: texts } = messages;

const WIDTH = 120;

const HEIGHT = 24;

const EDGE = 2;

interface Row {
  state: ServiceState;
  lags: readonly number[];
}

const COLUMNS: Columns<Row> = [
  column('service', texts.service, '', ({ state }) => state.service),
  column('version', texts.version, 'wide', ({ state }) => state.messaging?.version),
  column('state', texts.state, '', ({ state }) => (
    <Badge tone={state.state === 'up' ? 'good' : 'bad'}>{texts[state.state]}</Badge>
  )),
  column('lag', texts.lag, 'numeric', ({ state }) => numberText(lagOf(state)) ?? texts.unknown),
  column('lags', texts.trend, 'wide', ({ lags }) => <Trend lags={lags} />),
  column('consumers', texts.consumers, 'numeric wide', ({ state }) => (
    <span title={consumersTitle(state)}>{consumersText(state)}</span>
  )),
  column('failing', texts.failing, 'numeric wide', ({ state }) => (
    <span title={failingTitle(state)}>
      {numberText(state.messaging && (state.messaging.failingPollers ?? []).length)}
    </span>
  )),
  column('outbox', texts.outbox, 'numeric wide', ({ state }) =>
    numberText(state.messaging?.outbox.waiting),
  ),
  column('oldest', texts.oldest, 'numeric wide', ({ state }) =>
    numberText(state.messaging?.outbox.oldestSeconds),
  ),
  column('parked', texts.parked, 'numeric', ({ state }) => (
    <Parked count={state.messaging && parkedIn(state)} service={state.service} />
  )),
  column('unpublished', texts.unpublished, 'numeric wide', ({ state }) => {
    const count = state.messaging?.outbox.parked;
    return count ? (
      <Link to="/messages" search={{ tab: 'outbox' }}>
        {numberText(count)}
      </Link>
    ) : (
      numberText(count)
    );
  }),
];

interface Props {
  services: readonly ServiceState[];
  history: LagHistory;
}

/** The lag of each service, its unpublished events, and its parked messages. */
export function ServicesTable({ services, history }: Props) {
  const rows = useMemo(
    () => services.map((state) => ({ state, lags: history.get(state.service) ?? [] })),
    [services, history],
  );
  return (
    <div className="services">
      <Table label={texts.title} columns={COLUMNS} rows={rows} />
    </div>
  );
}

function Trend({ lags }: { lags: readonly number[] }) {
  if (lags.length === 0) return texts.unknown;
  const label = fill(texts.trendText, { last: lags.at(-1) ?? 0, most: Math.max(...lags) });
  return <Sparkline values={lags} label={label} />;
}

function Parked({ count, service }: { count: number | undefined; service: string }) {
  const filter = consumingServices.find((serviceName) => serviceName === service);
  return count && filter ? (
    <Link to="/messages" search={{ service: filter }}>
      {numberText(count)}
    </Link>
  ) : (
    numberText(count)
  );
}

/** The number of running consumers. */
function consumersText({ messaging }: ServiceState): string | undefined {
  if (!messaging) return undefined;
  const all = messaging.consumers.length;
  return fill(texts.consumersText, { running: all - notAtWork(messaging).length, all });
}

function consumersTitle({ messaging }: ServiceState): string {
  return (messaging?.consumers ?? []).map(({ group, detail }) => `${group}: ${detail}`).join('\n');
}

function failingTitle({ messaging }: ServiceState): string {
  return (messaging?.failingPollers ?? [])
    .map(({ poller, failures }) => `${poller}: ${failures}`)
    .join('\n');
}

function numberText(value: number | undefined): string | undefined {
  return value?.toLocaleString(LOCALE, { maximumFractionDigits: 1 });
}

/**
 * A small line of numbers, the newest at the right; the baseline is zero, and a single number is a horizontal line.
 * @param label the accessible name
 */
function Sparkline({ values, label }: { values: readonly number[]; label: string }) {
  const most = Math.max(1, ...values);
  const ends = values.length === 1 ? [...values, ...values] : values;
  const step = WIDTH / (ends.length - 1);
  const points = ends.map((value, index) => {
    const height = (value / most) * (HEIGHT - 2 * EDGE);
    return `${(index * step).toFixed(1)},${(HEIGHT - EDGE - height).toFixed(1)}`;
  });
  return (
    <svg
      role="img"
      aria-label={label}
      className="sparkline"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    >
      <title>{label}</title>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
