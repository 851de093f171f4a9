import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { namedContext, notLoggedIn } from './contexts.js';
import {
  credentialsFile,
  readLogins,
  writeLogins,
  type Installation,
  type Logins,
} from './logins.js';

export interface LogOutOptions extends GlobalOptions {
  all?: boolean;
}

/**
 * Forgets the credentials of a client, of every client of `--context`, or with `--all` alone of all; tokens that were
 * issued for them end by themselves.
 * @throws CliError when there are none
 */
export function logOut(options: LogOutOptions, { terminal, env }: Context): void {
  const file = credentialsFile(env);
  const { current, contexts } = readLogins(file);
  const context = options.context ?? current;
  const chosen = options.all && options.context === undefined ? Object.keys(contexts) : [context];
  const names = chosen.filter((name) => name !== undefined);
  const gone = names.flatMap((name) => goneFrom(name, options, contexts));
  if (gone.length === 0) {
    throw new CliError('No client is logged in.', 'entrepot login', EXIT.usage);
  }
  const left = Object.entries(contexts)
    .map(([name, one]) => [name, names.includes(name) ? without(one, gone) : one] as const)
    .filter(([, { clients }]) => Object.keys(clients).length > 0);
  const isKept = left.some(([name]) => name === current);
  writeLogins(file, { ...(isKept && current && { current }), contexts: Object.fromEntries(left) });
  if (options.json) terminal.out(JSON.stringify({ loggedOut: gone }));
  else terminal.out(`Logged out: ${gone.join(', ')}.`);
  for (const [name, { clients }] of left) {
    terminal.note(`Still logged in at context ${name}: ${Object.keys(clients).join(', ')}.`);
  }
}

function goneFrom(
  context: string,
  { as, all }: LogOutOptions,
  contexts: Logins['contexts'],
): string[] {
  const { clients, current } = namedContext(context, contexts);
  if (all) return Object.keys(clients);
  const name = as ?? current;
  if (name === undefined || !Object.hasOwn(clients, name)) {
    throw notLoggedIn(name, context, contexts);
  }
  return [name];
}

function without({ url, current, clients }: Installation, gone: readonly string[]): Installation {
  const left = Object.entries(clients).filter(([name]) => !gone.includes(name));
  const isKept = current !== undefined && !gone.includes(current);
  return { url, ...(isKept && { current }), clients: Object.fromEntries(left) };
}
