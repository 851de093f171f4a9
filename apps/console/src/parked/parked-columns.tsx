import { Link } from '@tanstack/react-router';
import { Badge } from '../design/badge.js';
import { Moment } from '../design/moment.js';
import { columnHelper } from '../design/tables/table.js';
import { faultTexts } from './contract-faults.js';
import type { KeyGroup } from './incoming/key-groups.js';
import { messages } from './messages.js';
import { openOf, type OutboxRow } from './parked-item.js';
import type { Fault } from './requests.js';

const { columns: names, reasons } = messages;

function OpenLink({ open, name }: { open: string; name: string }) {
  return (
    <Link from="/messages" search={(old) => ({ ...old, open })} resetScroll={false} className="id">
      {name}
    </Link>
  );
}

function reasonText(reason: string): string {
  return reasons[reason] ?? reason;
}

/** The columns for place and reason of parking, and for the type of event. */
export function faultText({
  service,
  reason,
  type,
}: Omit<Fault, 'service'> & { service: string }): string {
  return [service, reasonText(reason), type].filter(Boolean).join(' · ');
}

export function Reason({ reason }: { reason: string }) {
  return <Badge tone={reason === 'key-parked' ? 'neutral' : 'bad'}>{reasonText(reason)}</Badge>;
}

const group = columnHelper<KeyGroup>();

const key = group.accessor(({ first }) => first.key ?? messages.noKey, {
  id: 'key',
  header: names.key,
  cell: ({ getValue, row }) => <OpenLink open={openOf(row.original.first)} name={getValue()} />,
});
const fault = [
  group.accessor(({ first }) => first.service, {
    id: 'service',
    header: names.service,
    meta: { wide: true },
  }),
  group.accessor(({ first }) => first.reason, {
    id: 'reason',
    header: names.reason,
    cell: ({ getValue }) => <Reason reason={getValue()} />,
  }),
  group.accessor(({ first }) => first.type ?? '', {
    id: 'type',
    header: names.type,
    meta: { wide: true },
  }),
  group.accessor(({ first }) => faultTexts(first.detail).join(' '), {
    id: 'detail',
    header: names.detail,
    meta: { wide: true },
  }),
];
const parkedAt = group.accessor(({ first }) => first.parkedAt, {
  id: 'parkedAt',
  header: names.parkedAt,
  meta: { numeric: true, wide: true },
  cell: ({ getValue }) => <Moment at={getValue()} />,
});

/** The columns of a list without waiting messages. */
export const CAUSES = group.columns([key, ...fault, parkedAt]);

export const WITH_WAITING = group.columns([
  key,
  ...fault,
  group.accessor(({ waiting }) => waiting.length, {
    id: 'waiting',
    header: names.waiting,
    meta: { numeric: true },
  }),
  parkedAt,
]);

const row = columnHelper<OutboxRow>();

export const OUTBOX = row.columns([
  row.accessor('key', {
    header: names.key,
    cell: ({ getValue, row: { original } }) => (
      <OpenLink open={openOf(original)} name={getValue()} />
    ),
  }),
  row.accessor('service', { header: names.service }),
  row.accessor('reason', {
    header: names.reason,
    cell: ({ getValue }) => <Reason reason={getValue()} />,
  }),
  row.accessor(({ type = '' }) => type, { id: 'type', header: names.type, meta: { wide: true } }),
  row.accessor('stream', { header: names.stream, meta: { wide: true } }),
  row.accessor('parkedAt', {
    header: names.parkedAt,
    meta: { numeric: true, wide: true },
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
]);
