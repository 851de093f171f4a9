import { consumingServices } from '@entrepot/client';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Badge } from '../design/badge.js';
import { columnHelper, Table } from '../design/tables/table.js';
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

const column = columnHelper<Row>();

const COLUMNS = column.columns([
  column.accessor(({ state }) => state.service, { id: 'service', header: texts.service }),
  column.accessor(({ state }) => state.messaging?.version, {
    id: 'version',
    header: texts.version,
    meta: { wide: true },
  }),
  column.accessor(({ state }) => state.state, {
    id: 'state',
    header: texts.state,
    cell: ({ getValue }) => (
      <Badge tone={getValue() === 'up' ? 'good' : 'bad'}>{texts[getValue()]}</Badge>
    ),
  }),
  column.accessor(({ state }) => lagOf(state), {
    id: 'lag',
    header: texts.lag,
    meta: { numeric: true },
    cell: ({ getValue }) => numberText(getValue()) ?? texts.unknown,
  }),
  column.accessor('lags', {
    header: texts.trend,
    meta: { wide: true },
    cell: ({ getValue }) => <Trend lags={getValue()} />,
  }),
  column.accessor(({ state }) => consumersText(state), {
    id: 'consumers',
    header: texts.consumers,
    meta: { numeric: true, wide: true },
    cell: ({ getValue, row }) => (
      <span title={consumersTitle(row.original.state)}>{getValue()}</span>
    ),
  }),
  column.accessor(({ state }) => state.messaging && (state.messaging.failingPollers ?? []).length, {
    id: 'failing',
    header: texts.failing,
    meta: { numeric: true, wide: true },
    cell: ({ getValue, row }) => (
      <span title={failingTitle(row.original.state)}>{numberText(getValue())}</span>
    ),
  }),
  column.accessor(({ state }) => state.messaging?.outbox.waiting, {
    id: 'outbox',
    header: texts.outbox,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) => numberText(getValue()),
  }),
  column.accessor(({ state }) => state.messaging?.outbox.oldestSeconds, {
    id: 'oldest',
    header: texts.oldest,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) => numberText(getValue()),
  }),
  column.accessor(({ state }) => state.messaging && parkedIn(state), {
    id: 'parked',
    header: texts.parked,
    meta: { numeric: true },
    cell: ({ getValue, row }) => <Parked count={getValue()} service={row.original.state.service} />,
  }),
  column.accessor(({ state }) => state.messaging?.outbox.parked, {
    id: 'unpublished',
    header: texts.unpublished,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) => {
      const count = getValue();
      return count ? (
        <Link to="/messages" search={{ tab: 'outbox' }}>
          {numberText(count)}
        </Link>
      ) : (
        numberText(count)
      );
    },
  }),
]);

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
    <div className="table-wrap services">
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
  const filter = consumingServices.find((one) => one === service);
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
  const points = ends.map((value, at) => {
    const height = (value / most) * (HEIGHT - 2 * EDGE);
    return `${(at * step).toFixed(1)},${(HEIGHT - EDGE - height).toFixed(1)}`;
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
