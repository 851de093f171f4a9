import { EntrepotError, type Entrepot, type Query, type Schemas } from '@entrepot/client';
import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../terminal/context.js';
import { withoutUndefined } from '../session/without-undefined.js';
import { EXIT, exitCodeOf } from '../terminal/errors.js';
import { OutageNotes } from '../terminal/outage-notes.js';

export type LoggedEvent = Schemas['CloudEventResponse'];

export type EventTypes = NonNullable<Query<'listEvents'>['types']>;

export interface Followed {
  /** ISO 8601; the beginning of the log when undefined. */
  from: string | undefined;
  types: EventTypes | undefined;
  /** For operators, who name it; a merchant's own when undefined. */
  merchantId: string | undefined;
}

/** The longest wait that the service allows for a request. */
const WAIT_SECONDS = 20;
/** The delay after an empty answer without a wait, which the service gives when too many requests wait already. */
const PAUSE_MS = 1_000;
const RETRY_MS = 2_000;

/**
 * The events of a merchant's log in order, including new ones, until the command is interrupted.
 * @throws EntrepotError for refusals; temporary failures are waited out
 */
export async function* followEvents(
  client: Entrepot,
  context: Context,
  { from, types, merchantId }: Followed,
): AsyncGenerator<LoggedEvent> {
  const { signal } = context;
  const outage = new OutageNotes(context);
  let after: string | undefined;
  while (!signal.aborted) {
    const askedAt = performance.now();
    try {
      const begin = after === undefined ? { from } : { after };
      const query = withoutUndefined({ ...begin, types, wait: WAIT_SECONDS });
      const page = await (merchantId === undefined
        ? client.call('listEvents', { query, signal })
        : client.call('listEventsOfMerchant', { query: { ...query, merchantId }, signal }));
      outage.end();
      yield* page.events;
      after = page.after;
      const waited = performance.now() - askedAt;
      if (page.events.length === 0 && waited < PAUSE_MS)
        await delay(PAUSE_MS, undefined, { signal });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EntrepotError) || exitCodeOf(error) !== EXIT.unavailable) throw error;
      outage.note(error);
      await delay(RETRY_MS, undefined, { signal });
    }
  }
}
