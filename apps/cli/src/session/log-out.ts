import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { credentialsFile, readLogins, writeLogins } from './logins.js';

export interface LogOutOptions extends GlobalOptions {
  all?: boolean;
}

/**
 * Forgets credentials; tokens that were issued for them end by themselves.
 * @throws CliError when there are none
 */
export function logOut({ as, all, json }: LogOutOptions, { terminal, env }: Context): void {
  const file = credentialsFile(env);
  const { current, clients } = readLogins(file);
  const gone = all ? Object.keys(clients) : [as ?? current].filter((name) => name !== undefined);
  const unknown = gone.find((name) => !Object.hasOwn(clients, name));
  if (gone.length === 0 || unknown !== undefined) {
    const message =
      unknown === undefined ? 'No client is logged in.' : `Client ${unknown} is not logged in.`;
    const names = Object.keys(clients);
    const next = names.length === 0 ? 'entrepot login' : `choose with --as: ${names.join(', ')}`;
    throw new CliError(message, next, EXIT.usage);
  }
  const left = Object.entries(clients).filter(([name]) => !gone.includes(name));
  const kept = current === undefined || gone.includes(current) ? {} : { current };
  writeLogins(file, { ...kept, clients: Object.fromEntries(left) });
  if (json) terminal.out(JSON.stringify({ loggedOut: gone }));
  else terminal.out(`Logged out: ${gone.join(', ')}.`);
  if (left.length > 0) {
    terminal.note(`Still logged in, for --as: ${left.map(([name]) => name).join(', ')}.`);
  }
}
