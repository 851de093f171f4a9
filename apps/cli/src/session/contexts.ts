import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { FORMATS, formatOf, jsonText, OF_ONE } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';
import { printRecords, textColumn, type RecordColumn } from '../terminal/print.js';
import { credentialsFile, readLogins, writeLogins, type Installation } from './logins.js';

interface Listed {
  context: string;
  current: boolean;
  url: string;
  /** Undefined until one of several is chosen. */
  client: string | undefined;
  others: string[];
}

const LAYOUT: readonly RecordColumn<Listed>[] = [
  {
    ...textColumn<Listed>('current', '', ({ current }) => (current ? '*' : '')),
    value: ({ current }) => current,
  },
  textColumn('context', 'CONTEXT', ({ context }) => oneLine(context)),
  textColumn('url', 'ADDRESS', ({ url }) => oneLine(url)),
  textColumn('client', 'CLIENT', ({ client = '' }) => oneLine(client)),
  textColumn('others', 'OTHERS', ({ others }) => oneLine(others.join(', '))),
];

/** Prints the installations that clients are logged in to, without secrets. */
export function listContexts(options: GlobalOptions, { terminal, env }: Context): void {
  const format = formatOf(options, FORMATS);
  const { current, contexts } = readLogins(credentialsFile(env));
  const records = Object.entries(contexts).map(([context, { url, current: client, clients }]) => ({
    context,
    current: context === current,
    url,
    client,
    others: Object.keys(clients).filter((name) => name !== client),
  }));
  const none = 'No client is logged in: entrepot login';
  printRecords(terminal, records, { format, layout: LAYOUT, none });
}

/**
 * Makes a context the current one, and with `--as` one of its logins.
 * @throws CliError for an unknown name
 */
export function chooseContext(
  name: string,
  options: GlobalOptions,
  { terminal, env }: Context,
): void {
  const format = formatOf(options, OF_ONE);
  const file = credentialsFile(env);
  const logins = readLogins(file);
  const installation = namedContext(name, logins.contexts);
  const current = options.as ?? installation.current;
  if (current !== undefined && !Object.hasOwn(installation.clients, current)) {
    throw notLoggedIn(current, name, logins.contexts);
  }
  const contexts = { ...logins.contexts, [name]: { ...installation, ...(current && { current }) } };
  writeLogins(file, { current: name, contexts });
  const { url } = installation;
  if (format !== 'table') {
    terminal.out(jsonText({ context: name, url, client: current }, format));
  } else terminal.out(`Now at ${url}${current ? ` as ${current}` : ''}.`);
}

/** @throws CliError when there is none of this name */
export function namedContext(
  name: string,
  contexts: Readonly<Record<string, Installation>>,
): Installation {
  const installation = Object.hasOwn(contexts, name) ? contexts[name] : undefined;
  if (installation) return installation;
  const names = Object.keys(contexts);
  const next =
    names.length === 0
      ? `entrepot login --context ${name} --url https://… --client ID`
      : `choose one of ${names.join(', ')}, or log in with --context ${name}`;
  throw new CliError(`There is no context ${name}.`, next, EXIT.credentials);
}

/** The error when no client is logged in at all. */
export function noLogin(): CliError {
  return new CliError('No client is logged in.', 'entrepot login', EXIT.credentials);
}

/** The error when a client is not logged in to a context; without a name, when the context has no current client. */
export function notLoggedIn(
  name: string | undefined,
  context: string,
  contexts: Readonly<Record<string, Installation>>,
): CliError {
  const here = Object.keys(contexts[context]?.clients ?? {});
  const elsewhere = Object.entries(contexts).filter(
    ([, { clients }]) => name !== undefined && Object.hasOwn(clients, name),
  );
  const who = name === undefined ? 'No client is' : `Client ${name} is not`;
  const steps = [
    `entrepot login --context ${context} --client ${name ?? 'ID'}`,
    ...elsewhere.map(([other]) => `choose its context with --context ${other}`),
    ...(here.length > 0 ? [`choose with --as: ${here.join(', ')}`] : []),
  ];
  const message = `${who} logged in at context ${context}.`;
  return new CliError(message, steps.join(', or '), EXIT.credentials);
}
