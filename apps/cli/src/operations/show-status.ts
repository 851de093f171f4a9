import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Schemas } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { openSession } from '../session/session.js';
import { oneLine } from '../terminal/plain.js';
import { planTable, tableLines, type Column } from '../terminal/table.js';
import type { Terminal } from '../terminal/terminal.js';

type Status = Schemas['StatusResponse'];

export interface ShowStatusOptions extends GlobalOptions {
  watch?: boolean;
}

const REFRESH_MS = 2_000;

const LAYOUT: readonly Column<Status>[] = [
  { title: 'SERVICE', text: ({ service }) => service },
  { title: 'STATE', text: ({ state }) => state },
  { title: 'LAG', align: 'right', text: lagOf },
  { title: 'OUTBOX', align: 'right', text: ({ messaging }) => count(messaging?.outbox.waiting) },
  { title: 'OLDEST', align: 'right', text: oldestOf },
  { title: 'PARKED', align: 'right', text: (one) => (one.messaging ? count(parkedOf(one)) : '') },
  {
    title: 'PARKED OUTBOX',
    align: 'right',
    text: ({ messaging }) => count(messaging?.outbox.parked),
  },
  { title: 'FAULT', text: ({ detail = '' }) => oneLine(detail) },
];

/** Prints the state of every service, once or until the command is interrupted. */
export async function showStatus(options: ShowStatusOptions, context: Context): Promise<void> {
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  for (;;) {
    const overview = await client.call('readOverview', { signal });
    if (options.json) for (const one of overview.services) terminal.out(JSON.stringify(one));
    else printTable(terminal, overview, options.watch === true);
    if (!options.watch) return;
    await delay(REFRESH_MS, undefined, { signal });
  }
}

function printTable(
  terminal: Terminal,
  { services }: Answer<'readOverview'>,
  isRefreshed: boolean,
): void {
  const { head, lines } = tableLines(planTable(LAYOUT, services, terminal.columns), services);
  if (isRefreshed && terminal.columns !== undefined) terminal.clear();
  terminal.out(terminal.paint('dim', head));
  services.forEach((one, at) => {
    const line = lines[at] ?? '';
    terminal.out(needsSomeone(one) ? terminal.paint('yellow', line) : line);
  });
  if (isRefreshed) terminal.note(`as of ${new Date().toISOString()}; Ctrl-C ends it`);
}

function needsSomeone(one: Status): boolean {
  const inOutbox = one.messaging?.outbox.parked ?? 0;
  return one.state !== 'up' || parkedOf(one) + inOutbox > 0;
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

/** Empty for a service that says nothing. */
function count(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
