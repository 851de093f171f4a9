import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { CliError, EXIT } from '../terminal/errors.js';

/** One client that was logged in. */
export interface Login {
  clientId: string;
  clientSecret: string;
}

/** An installation with its logins. Their secrets are sent to its address and to no other. */
export interface Installation {
  url: string;
  /** The name of the login that is used unless `--as` says otherwise. */
  current?: string;
  clients: Record<string, Login>;
}

/** The content of the credentials file. */
export interface Logins {
  /** The name of the installation that is used unless `--context` or an address says otherwise. */
  current?: string;
  contexts: Record<string, Installation>;
}

export function credentialsFile(env: NodeJS.ProcessEnv): string {
  const folder = env['XDG_CONFIG_HOME'] || path.join(homedir(), '.config');
  return path.join(folder, 'entrepot', 'credentials.json');
}

/** Whether two texts are the same address of a gateway, for example with and without `/` at the end. */
export function isSameAddress(address: string, other: string): boolean {
  return URL.parse(address)?.href === URL.parse(other)?.href;
}

/** The context of an address: the current context if it has the address, else the first one that has it. */
export function contextAt({ current = '', contexts }: Logins, url: string): string | undefined {
  const names = [current, ...Object.keys(contexts)];
  return names.find((name) => {
    const storedContext = contexts[name];
    return storedContext !== undefined && isSameAddress(storedContext.url, url);
  });
}

/** @throws CliError when the file contains something else */
export function readLogins(file: string): Logins {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { contexts: {} };
    throw new CliError(`${file}: ${(error as Error).message}`, 'make it readable', EXIT.usage);
  }
  const logins = parsed(text);
  if (logins) return logins;
  const next = `remove ${file}, then entrepot login again`;
  throw new CliError(`${file} is no file of credentials.`, next, EXIT.usage);
}

/** Writes a file that only this user may read, in one step. */
export function writeLogins(file: string, logins: Logins): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if ((statSync(folder).mode & 0o077) !== 0) chmodSync(folder, 0o700);
  const unfinished = `${file}.${process.pid}`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(unfinished, file);
}

function parsed(text: string): Logins | undefined {
  try {
    const logins = JSON.parse(text) as Partial<Logins> | null;
    return logins?.contexts instanceof Object ? (logins as Logins) : undefined;
  } catch {
    return undefined;
  }
}

/** A name for the installation at an address: its host, or the whole address where another one has that. */
export function nameFor(url: string, { contexts }: Logins): string {
  const { host, href } = new URL(url);
  return Object.hasOwn(contexts, host) ? href : host;
}
