import type { Context, GlobalOptions } from '../terminal/context.js';
import { formatOf, jsonText, OF_ONE, type Format } from '../terminal/format.js';
import type { Terminal } from '../terminal/terminal.js';
import { namedContext, noLogin, notLoggedIn } from './contexts.js';
import {
  credentialsFile,
  readLogins,
  writeLogins,
  type Installation,
  type Logins,
} from './logins.js';
import { chosenContext } from './session.js';

export interface LogOutOptions extends GlobalOptions {
  all?: boolean;
}

/** A login that was removed. */
interface Gone {
  context: string;
  client: string;
}

/**
 * Removes the credentials of a client; with `--all` those of every client, limited to one installation by `--context`
 * or `--url`. Tokens that were issued for them expire by themselves.
 * @throws CliError when there are none
 */
export function logOut(options: LogOutOptions, { terminal, env }: Context): void {
  const format = formatOf(options, OF_ONE);
  const file = credentialsFile(env);
  const logins = readLogins(file);
  const { current, contexts } = logins;
  const isOfOne = !options.all || options.context !== undefined || options.url !== undefined;
  const names = isOfOne
    ? [chosenContext(logins, options, env['ENTREPOT_URL'])]
    : Object.keys(contexts);
  if (names.length === 0) throw noLogin();
  const gone = names.flatMap((name) => goneFrom(name, options, contexts));
  const remaining = Object.entries(contexts)
    .map(([name, storedContext]) => [name, without(storedContext, name, gone)] as const)
    .filter(([, { clients }]) => Object.keys(clients).length > 0);
  const isKept = remaining.some(([name]) => name === current);
  writeLogins(file, {
    ...(isKept && current && { current }),
    contexts: Object.fromEntries(remaining),
  });
  report(gone, format, terminal);
  for (const [name, { clients }] of remaining) {
    terminal.note(`Still logged in at context ${name}: ${Object.keys(clients).join(', ')}.`);
  }
}

function report(gone: readonly Gone[], format: Format, terminal: Terminal): void {
  if (format === 'json') return terminal.out(jsonText(gone, format));
  for (const login of gone) {
    const { context, client } = login;
    if (format === 'ndjson') terminal.out(jsonText(login, format));
    else terminal.out(`Logged out: ${client} at context ${context}.`);
  }
}

function goneFrom(
  context: string,
  { as, all }: LogOutOptions,
  contexts: Logins['contexts'],
): Gone[] {
  const { clients, current } = namedContext(context, contexts);
  if (all) return Object.keys(clients).map((client) => ({ context, client }));
  const client = as ?? current;
  if (client === undefined || !Object.hasOwn(clients, client)) {
    throw notLoggedIn(client, context, contexts);
  }
  return [{ context, client }];
}

function without(
  { url, current, clients }: Installation,
  context: string,
  gone: readonly Gone[],
): Installation {
  const isGone = (name: string): boolean =>
    gone.some((login) => login.context === context && login.client === name);
  const remaining = Object.entries(clients).filter(([name]) => !isGone(name));
  const isKept = current !== undefined && !isGone(current);
  return { url, ...(isKept && { current }), clients: Object.fromEntries(remaining) };
}
