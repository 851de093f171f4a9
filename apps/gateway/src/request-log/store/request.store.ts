import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UnitOfWork } from '#messaging';
import { RowColumns, writeAlone } from '#platform';
import type { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { AnsweredRequest } from '../answered-request.js';
import { readRefusal } from '../read-refusal.js';

/** One clock stamps all requests, so that a reader that continues from the last request misses none. */
const CLOCK = { merchantId: '', list: 'request' };

/** Parsing the bodies of refusals yields to requests after this time. */
const TURN_MS = 10;

/** A request as it is stored. */
export interface Entry extends Omit<AnsweredRequest, 'refused' | 'isFromConsole'> {
  id: string;
  code: string | undefined;
  fromConsole: boolean;
  refusal: string | undefined;
}

/** Makes the rows of a batch, in several turns of the event loop if it takes long. */
export async function toEntries(batch: readonly AnsweredRequest[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  let began = performance.now();
  for (const request of batch) {
    entries.push(toEntry(request));
    if (performance.now() - began < TURN_MS) continue;
    await nextTurn();
    began = performance.now();
  }
  return entries;
}

/**
 * Stores a batch with one statement and one timestamp. One JSON text costs this process less than an array for each
 * column.
 */
export function insertRequests(unitOfWork: UnitOfWork, entries: readonly Entry[]): void {
  const rows = ENTRY.json(entries, 'refusal');
  unitOfWork.whenStamped(CLOCK, (stamp) => unitOfWork.write(INSERT, [stamp, rows]));
}

function toEntry({ refused, isFromConsole, ...request }: AnsweredRequest): Entry {
  const refusal = readRefusal(refused);
  return {
    id: uuidv7(),
    ...request,
    code: refusal?.code,
    fromConsole: isFromConsole,
    refusal: refusal?.body,
  };
}

/** Deletes the requests of a client except the newest. */
export async function deleteSurplus(
  source: DataSource,
  clientId: string,
  count: number,
): Promise<void> {
  await writeAlone(source, DELETE_SURPLUS, [clientId, count - 1]);
}

/** Deletes some of the requests that are too old. @returns how many */
export async function deleteExpired(
  source: DataSource,
  days: number,
  limit: number,
): Promise<number> {
  const [, deleted] = await writeAlone<[unknown[], number]>(source, DELETE_EXPIRED, [days, limit]);
  return deleted;
}

const ENTRY = new RowColumns<Omit<Entry, 'refusal'>>({
  id: 'uuid',
  at: 'timestamptz',
  durationMs: 'integer',
  kind: 'text',
  owner: 'text',
  clientId: 'text',
  method: 'text',
  path: 'text',
  status: 'integer',
  code: 'text',
  requestId: 'text',
  fromConsole: 'boolean',
});

const INSERT = `
  INSERT INTO request_log (stored_at, ${ENTRY.names}, refusal)
  SELECT $1, ${ENTRY.members}, refusal::json FROM ${ENTRY.table('$2', 'refusal text')}`;

const DELETE_SURPLUS = `
  DELETE FROM request_log
   WHERE client_id = $1
     AND (stored_at, id) < (SELECT stored_at, id FROM request_log WHERE client_id = $1
                             ORDER BY stored_at DESC, id DESC OFFSET $2 LIMIT 1)`;

/** Skips rows that another process deletes. */
const DELETE_EXPIRED = `
  DELETE FROM request_log
   WHERE (stored_at, id) IN (
     SELECT stored_at, id FROM request_log WHERE stored_at < now() - make_interval(days => $1)
      ORDER BY stored_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)`;
