import { useState } from 'react';
import { ApiProblem } from '../api/problem.js';
import { Badge } from '../design/badge.js';
import { Button } from '../design/button.js';
import { CodeBlock } from '../design/code-block.js';
import { Dialog, Drawer } from '../design/dialog.js';
import { EmptyState } from '../design/empty-state.js';
import { Fact, FactsCard } from '../design/facts.js';
import { Moment } from '../design/moment.js';
import { Money } from '../design/money.js';
import { Problem } from '../design/problem.js';
import { columnHelper, Table, type Columns } from '../design/tables/table.js';
import { Tabs } from '../design/tabs.js';
import { Timeline } from '../design/timeline.js';
import { DayChart } from '../design/charts/day-chart.js';
import { messages } from './messages.js';

const SAMPLE_MOMENT = '2026-11-21T10:00:00.000Z';

export function Values() {
  return (
    <FactsCard title="Facts">
      <Fact label="Money">
        <Money value={2598} currency="MXN" />
      </Fact>
      <Fact label="Without decimals">
        <Money value={12_990} currency="CLP" />
      </Fact>
      <Fact label="Moment">
        <Moment at={SAMPLE_MOMENT} />
      </Fact>
    </FactsCard>
  );
}

interface Sample {
  sku: string;
  status: string;
  units: number;
}

const column = columnHelper<Sample>();
const COLUMNS = column.columns([
  column.accessor('sku', { header: 'SKU' }),
  column.accessor('status', {
    header: 'Status',
    cell: ({ getValue }) => <Badge tone="info">{getValue()}</Badge>,
  }),
  column.accessor('units', { header: 'Units', meta: { numeric: true } }),
]) as Columns<Sample>;
const SAMPLES: readonly Sample[] = [
  { sku: 'TSHIRT-1', status: 'Live', units: 1_204 },
  { sku: '<img onerror>', status: 'Draft', units: 3 },
];

export function Rows() {
  return <Table label={messages.table} columns={COLUMNS} rows={SAMPLES} />;
}

const DAYS = ['2026-11-24', '2026-11-25', '2026-11-26'];
const BY_CHANNEL = [
  { name: 'MELI', values: [3, 5, 2] },
  { name: 'ECOM', values: [1, undefined, 4] },
];

export function Chart() {
  return (
    <DayChart
      title={messages.chart}
      days={DAYS}
      series={BY_CHANNEL}
      valueText={String}
      none={messages.empty}
    />
  );
}

export function TabSample() {
  const [tab, setTab] = useState('json');
  return (
    <Tabs
      value={tab}
      onChange={setTab}
      parts={[
        { value: 'json', label: 'JSON', content: 'The first part.' },
        { value: 'curl', label: 'curl', content: 'The second part.' },
      ]}
    />
  );
}

export function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'drawer'>();
  const close = (): void => setOpen(undefined);
  return (
    <div className="row">
      <Button onClick={() => setOpen('dialog')}>{messages.openDialog}</Button>
      <Button onClick={() => setOpen('drawer')}>{messages.openDrawer}</Button>
      {open === 'dialog' && (
        <Dialog title="Hold" onClose={close}>
          Nothing is done for the order until it is released.
        </Dialog>
      )}
      {open === 'drawer' && (
        <Drawer title="JSON" onClose={close}>
          The page stays visible beside it.
        </Drawer>
      )}
    </div>
  );
}

export function Story() {
  return (
    <Timeline
      labels={messages}
      entries={[
        {
          id: '1',
          title: 'Created',
          tone: 'neutral',
          happened: SAMPLE_MOMENT,
          received: SAMPLE_MOMENT,
        },
        {
          id: '2',
          title: 'Delivered',
          tone: 'good',
          happened: SAMPLE_MOMENT,
          received: '2026-11-21T13:00:00.000Z',
          late: 'received 3 hours late',
        },
      ]}
    />
  );
}

export function Empty() {
  return (
    <EmptyState title="There are no orders yet">
      A sales channel places the first one with POST /orders.
    </EmptyState>
  );
}

const SAMPLE_PROBLEM = new ApiProblem(409, {
  code: 'action-not-allowed',
  title: 'The status of the order does not allow the action',
  detail: 'An order that is DELIVERED cannot be held.',
  instance: '0198d3c2',
});

export function Problems() {
  return <Problem error={SAMPLE_PROBLEM} />;
}

export function Code() {
  return <CodeBlock label={messages.code} text={'{\n  "orderId": "ACME-MELI-1001"\n}'} />;
}
