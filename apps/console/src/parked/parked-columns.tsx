import { Link } from '@tanstack/react-router';
import { Badge } from '../design/badge.js';
import { Moment } from '../design/moment.js';
import { column, momentColumn, type Columns } from '../design/tables/table.js';
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

const key = column<KeyGroup>('key', names.key, '', ({ first }) => (
  <OpenLink open={openOf(first)} name={first.key ?? messages.noKey} />
));
const fault: Columns<KeyGroup> = [
  column('service', names.service, 'wide', ({ first }) => first.service),
  column('reason', names.reason, '', ({ first }) => <Reason reason={first.reason} />),
  column('type', names.type, 'wide', ({ first }) => first.type),
  column('detail', names.detail, 'wide', ({ first }) => faultTexts(first.detail).join(' ')),
];
const parkedAt = column<KeyGroup>('parkedAt', names.parkedAt, 'numeric wide', ({ first }) => (
  <Moment at={first.parkedAt} />
));

/** The columns of a list without waiting messages. */
export const CAUSES: Columns<KeyGroup> = [key, ...fault, parkedAt];

export const WITH_WAITING: Columns<KeyGroup> = [
  key,
  ...fault,
  column('waiting', names.waiting, 'numeric', ({ waiting }) => waiting.length),
  parkedAt,
];

export const OUTBOX: Columns<OutboxRow> = [
  column('key', names.key, '', (row) => <OpenLink open={openOf(row)} name={row.key} />),
  column('service', names.service),
  column('reason', names.reason, '', ({ reason }) => <Reason reason={reason} />),
  column('type', names.type, 'wide'),
  column('stream', names.stream, 'wide'),
  momentColumn('parkedAt', names.parkedAt, 'numeric wide'),
];
