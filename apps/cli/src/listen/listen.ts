import { randomBytes } from 'node:crypto';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { readCaller, requireOwnMerchant, type Caller } from '../session/caller.js';
import { openSession, type Session } from '../session/session.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { momentText } from '../terminal/moments.js';
import { oneLine } from '../terminal/plain.js';
import { deliver, type Outcome } from './deliver.js';
import { followEvents, type EventTypes, type LoggedEvent } from './follow-events.js';

export interface ListenOptions extends GlobalOptions {
  forwardTo: string;
  types?: EventTypes;
  /** `beginning` or ISO 8601; from now on when left out. */
  from?: string;
  /** For operators. */
  merchant?: string;
}

/**
 * Sends the events of a merchant's log to an address as webhooks are sent, one after the other, until it is
 * interrupted. The command waits out failures of the service without missing an event.
 * @throws CliError for an invalid secret; EntrepotError when the service refuses to answer
 */
export async function listen(options: ListenOptions, context: Context): Promise<void> {
  const { terminal, env, signal } = context;
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const secret = env['ENTREPOT_WEBHOOK_SECRET'] ?? `whsec_${randomBytes(32).toString('base64')}`;
  if (!/^whsec_[A-Za-z0-9+/]+=*$/.test(secret)) {
    const next = 'give whsec_ and base64, or unset it and use the one that is printed';
    throw new CliError('ENTREPOT_WEBHOOK_SECRET is not a valid secret.', next, EXIT.usage);
  }
  const session = openSession(options, context);
  const caller = await readCaller(session.client);
  requireMerchant(options, caller);
  const from = options.from ?? now(session, caller).toISOString();
  const events = followEvents(session.client, context, {
    from: from === 'beginning' ? undefined : from,
    types: options.types,
    merchantId: caller.kind === 'operator' ? options.merchant : undefined,
  });
  terminal.note(`signing secret: ${secret}`);
  const since = from === 'beginning' ? 'the beginning' : `${momentText(from)} UTC`;
  terminal.note(`sending events since ${since} to ${options.forwardTo}; Ctrl-C ends`);
  for await (const event of events) {
    const { forwardTo: to } = options;
    const outcome = await deliver(event, { to, secret, gateway: session.url, signal });
    if (signal.aborted) return;
    print(event, outcome, isJson, context);
  }
}

/** An operator may read the events of every merchant, so it has to name one. */
function requireMerchant({ merchant }: ListenOptions, caller: Caller): void {
  if (caller.kind !== 'operator') return requireOwnMerchant(caller, merchant, 'events');
  if (merchant !== undefined) return;
  const message = 'An operator names the merchant whose events are sent.';
  throw new CliError(message, 'give --merchant ID; entrepot merchants list shows them', EXIT.usage);
}

/** The service's time, if the token was just issued; the clock of this machine may differ. */
function now({ clientId }: Session, { issuedAt }: Caller): Date {
  return (clientId === undefined ? undefined : issuedAt) ?? new Date();
}

function print(
  { id, type, subject }: LoggedEvent,
  outcome: Outcome,
  isJson: boolean,
  { terminal }: Context,
): void {
  const time = new Date().toISOString();
  if (isJson)
    return terminal.out(JSON.stringify({ at: time, eventId: id, type, subject, ...outcome }));
  const { status, durationMs, fault } = outcome;
  const result = `${status ?? 'failed'}`.padEnd(6);
  const isDelivered = status !== undefined && status >= 200 && status < 300;
  const parts = [`${durationMs} ms`.padStart(8), type.padEnd(28), oneLine(subject), fault ?? ''];
  const rest = parts.map(oneLine).join('  ').trimEnd();
  const painted = terminal.paint(isDelivered ? 'green' : 'red', result);
  terminal.out(`${terminal.paint('dim', momentText(time))}  ${painted}  ${rest}`);
}
