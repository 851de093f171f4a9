import { setTimeout as delay } from 'node:timers/promises';
import type { Schemas } from '@entrepot/client';
import { openSession } from '../session/session.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { FORMATS, formatOf } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';
import { RecordPrinter, textColumn, type RecordColumn } from '../terminal/print.js';

type Status = Schemas['StatusResponse'];

export interface ShowStatusOptions extends GlobalOptions {
  watch?: boolean;
}

const REFRESH_MS = 2_000;

const right = { align: 'right' as const };

const LAYOUT: readonly RecordColumn<Status>[] = [
  textColumn('service', 'SERVICE', ({ service }) => service),
  textColumn('state', 'STATE', ({ state }) => state),
  textColumn('version', 'VERSION', ({ messaging }) => messaging?.version ?? '', { rank: 1 }),
  textColumn('lag', 'LAG', lagOf, right),
  textColumn('outbox', 'OUTBOX', ({ messaging }) => count(messaging?.outbox.waiting), {
    ...right,
    rank: 2,
  }),
  textColumn('oldest', 'OLDEST', oldestOf, { ...right, rank: 3 }),
  textColumn(
    'parked',
    'PARKED',
    (service) => (service.messaging ? count(parkedOf(service)) : ''),
    right,
  ),
  textColumn(
    'parkedOutbox',
    'PARKED OUTBOX',
    ({ messaging }) => count(messaging?.outbox.parked),
    right,
  ),
  textColumn('detail', 'FAULT', ({ detail = '' }) => oneLine(detail), { isProse: true }),
];

/** Prints the state and version of every service, once or until the command is interrupted. */
export async function showStatus(options: ShowStatusOptions, context: Context): Promise<void> {
  const isWatched = options.watch === true;
  const format = formatOf(options, isWatched ? ['table', 'wide', 'ndjson'] : FORMATS);
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const isForPeople = format === 'table' || format === 'wide';
  for (;;) {
    const { services } = await client.call('readOverview', { signal });
    if (isWatched && isForPeople) terminal.clear();
    const printer = new RecordPrinter<Status>(terminal, format, LAYOUT, (line, service) =>
      needsSomeone(service) ? terminal.paint('yellow', line) : line,
    );
    for (const service of services) printer.print(service);
    printer.end('There are no services.');
    if (!isWatched) return;
    if (isForPeople) terminal.note(`as of ${new Date().toISOString()}; Ctrl-C ends`);
    await delay(REFRESH_MS, undefined, { signal });
  }
}

function needsSomeone(service: Status): boolean {
  const inOutbox = service.messaging?.outbox.parked ?? 0;
  return service.state !== 'up' || parkedOf(service) + inOutbox > 0;
}

function lagOf({ messaging }: Status): string {
  if (!messaging) return '';
  const { state, streams = [] } = messaging.lag;
  return state === 'known' ? count(sum(streams.map(({ messages }) => messages))) : 'unknown';
}

function oldestOf({ messaging }: Status): string {
  const seconds = messaging?.outbox.oldestSeconds;
  return seconds === undefined ? '' : `${seconds.toFixed(1)} s`;
}

function parkedOf({ messaging }: Status): number {
  return sum((messaging?.parked ?? []).map(({ messages }) => messages));
}

/** Empty for a service that reports nothing. */
function count(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
