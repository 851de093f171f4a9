import type { Entrepot, EntrepotError, OperationId } from '@entrepot/client';
import { operationFor } from '../api/operations.js';
import { readCaller } from '../session/caller.js';
import { openSession } from '../session/session.js';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { OutageNotes } from '../terminal/outage-notes.js';

/** Where a list continues. */
interface Page {
  after: string;
}

/** How a list is followed, as the client does it. */
type Follow<P> = (how: {
  signal: AbortSignal;
  onPoll: (failure: EntrepotError | undefined) => void;
}) => AsyncIterable<P>;

/**
 * The client of a command for sales channels.
 * @throws CliError for a login of another kind
 */
export async function openChannel(
  path: string,
  operation: OperationId,
  options: GlobalOptions,
  context: Context,
): Promise<Entrepot> {
  const { client } = openSession(options, context);
  operationFor({ path, operations: [operation] }, await readCaller(client));
  return client;
}

/**
 * Prints each page as it comes, until the command is interrupted. Waits out outages, with a note.
 * @param command the command that continues after the last page when the cursor is appended
 */
export async function followPages<P extends Page>(
  follow: Follow<P>,
  command: string,
  print: (page: P) => void,
  options: GlobalOptions & { after?: string },
  context: Context,
): Promise<void> {
  const { terminal, signal } = context;
  const outage = new OutageNotes(context);
  let { after } = options;
  terminal.note('waiting for changes; Ctrl-C ends');
  try {
    const pages = follow({
      signal,
      onPoll: (failure) => (failure ? outage.note(failure) : outage.end()),
    });
    for await (const page of pages) {
      print(page);
      ({ after } = page);
    }
  } finally {
    if (after !== undefined) noteCursor(command, after, options, context);
  }
}

/** The line that a person copies to continue. */
export function noteCursor(
  command: string,
  after: string,
  options: GlobalOptions,
  { terminal, signal }: Context,
): void {
  const names = (['url', 'context', 'as'] as const).filter((name) => options[name] !== undefined);
  const login = names.map((name) => ` --${name} ${options[name]}`).join('');
  // A terminal has shown ^C on this line.
  if (signal.aborted && terminal.isInteractive) terminal.note('');
  terminal.note(`Continue with: entrepot ${command}${login} --after ${after}`);
}
