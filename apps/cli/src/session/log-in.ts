import { text } from 'node:stream/consumers';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { formatOf, jsonText, OF_ONE, type Format } from '../terminal/format.js';
import { readCaller, type Caller } from './caller.js';
import {
  contextAt,
  credentialsFile,
  isSameAddress,
  nameFor,
  readLogins,
  writeLogins,
  type Login,
} from './logins.js';
import { findSandbox, type Sandbox } from './sandbox.js';
import { expectAddress, sessionOf } from './session.js';

/** Discards the echo of the prompt. */
const silence = new Writable({ write: (_chunk, _encoding, done) => done() });

export interface LogInOptions extends GlobalOptions {
  client?: string;
  secretStdin?: boolean;
}

interface Chosen {
  /** The name under which the login is saved. */
  name: string;
  url: string;
  login: Login;
  /** The source of the secret. */
  origin: string;
  /** The other clients of the sandbox. */
  otherClients: string[];
}

/**
 * Saves the credentials of a client after a token was obtained with them.
 * @throws CliError without a sandbox or options, and for another address than that of the context; EntrepotError when the credentials are refused
 */
export async function logIn(options: LogInOptions, context: Context): Promise<void> {
  const format = formatOf(options, OF_ONE);
  const file = credentialsFile(context.env);
  const logins = readLogins(file);
  const storedContext =
    options.context === undefined ? undefined : logins.contexts[options.context];
  if (
    storedContext &&
    options.url !== undefined &&
    !isSameAddress(storedContext.url, options.url)
  ) {
    const message = `Context ${options.context} is at ${storedContext.url}, not at ${options.url}.`;
    const next = `name another --context, or first: entrepot logout --all --context ${options.context}`;
    throw new CliError(message, next, EXIT.usage);
  }
  const chosen = await choose(options, storedContext?.url, context);
  const { name, url, login, origin } = chosen;
  const installation = options.context ?? contextAt(logins, url) ?? nameFor(url, logins);
  const source = { url, clientId: login.clientId, origin, credentials: login };
  const caller = await readCaller(sessionOf(source, context).client);
  const clients = { ...logins.contexts[installation]?.clients, [name]: login };
  const contexts = { ...logins.contexts, [installation]: { url, current: name, clients } };
  writeLogins(file, { current: installation, contexts });
  report({ chosen, installation, caller, file }, format, context);
}

async function choose(
  options: LogInOptions,
  addressOfContext: string | undefined,
  context: Context,
): Promise<Chosen> {
  const { client, secretStdin = false } = options;
  const url = options.url ?? addressOfContext ?? context.env['ENTREPOT_URL'];
  const isNamed = options.url !== undefined || client !== undefined;
  const sandbox = isNamed ? undefined : findSandbox(context.env);
  if (sandbox && (!url || isSameAddress(url, sandbox.gateway)))
    return ofSandbox(sandbox, options.as);
  if (!url || !client) throw missing(url, client);
  expectAddress(url);
  const clientSecret = await askSecret(client, { fromStdin: secretStdin, signal: context.signal });
  return {
    name: options.as ?? client,
    url: url.replace(/\/$/, ''),
    login: { clientId: client, clientSecret },
    origin: '--client and the secret that was given',
    otherClients: [],
  };
}

function missing(url: string | undefined, client: string | undefined): CliError {
  if (url) {
    return new CliError(`--client is needed to log in at ${url}.`, 'give --client ID', EXIT.usage);
  }
  if (client !== undefined) {
    const message = `--url is needed to log in as ${client}.`;
    return new CliError(message, 'give --url https://…', EXIT.usage);
  }
  const next =
    'npm start in the project starts one; elsewhere: entrepot login --url https://… --client ID';
  return new CliError('No sandbox was started here.', next, EXIT.usage);
}

function ofSandbox({ file, gateway, clients }: Sandbox, requestedId: string | undefined): Chosen {
  const names = clients.map(({ clientId }) => clientId);
  const client = clients.find(({ clientId, kind }) =>
    requestedId === undefined ? kind === 'merchant' : clientId === requestedId,
  );
  if (!client) {
    const message = `The sandbox of ${file} has no client ${requestedId ?? 'that is a merchant'}.`;
    throw new CliError(message, `choose one of ${names.join(', ')}`, EXIT.usage);
  }
  const { clientId, clientSecret } = client;
  const otherClients = names.filter((name) => name !== clientId);
  return {
    name: clientId,
    url: gateway,
    login: { clientId, clientSecret },
    origin: file,
    otherClients,
  };
}

interface Outcome {
  chosen: Chosen;
  /** The name of the context. */
  installation: string;
  caller: Caller;
  file: string;
}

function report(
  { chosen, installation, caller, file }: Outcome,
  format: Format,
  { terminal, env }: Context,
): void {
  const { name, url, login, otherClients } = chosen;
  const { clientId } = login;
  const kind = caller.kind ?? 'client';
  if (format !== 'table') {
    terminal.out(jsonText({ name, clientId, kind, context: installation, url, file }, format));
  } else terminal.out(`Logged in as ${terminal.paint('bold', name)} (${kind}) at ${url}.`);
  terminal.note(`Saved in ${file} as context ${installation}, readable by you alone.`);
  if (otherClients.length > 0) {
    terminal.note(
      `The sandbox also has ${otherClients.join(', ')}: entrepot login --as ${otherClients.at(-1)}`,
    );
  }
  if (env['ENTREPOT_TOKEN'] || env['ENTREPOT_CLIENT_ID']) {
    terminal.note(
      'ENTREPOT_… variables are set, and used instead of it unless --as or --context is given.',
    );
  }
}

/**
 * Reads a secret from stdin, or from a prompt that does not show it, but not from an argument, which other users could
 * see.
 * @throws CliError when there is none
 */
async function askSecret(
  client: string,
  { fromStdin, signal }: { fromStdin: boolean; signal: AbortSignal },
): Promise<string> {
  if (!fromStdin && !process.stdin.isTTY) {
    const next = 'give the secret on stdin with --secret-stdin';
    throw new CliError('There is no terminal to ask for the secret.', next, EXIT.usage);
  }
  const secret = fromStdin ? await text(process.stdin) : await prompt(client, signal);
  const trimmed = secret.trim();
  if (trimmed !== '') return trimmed;
  throw new CliError('The secret is empty.', 'give that of the client', EXIT.usage);
}

async function prompt(client: string, signal: AbortSignal): Promise<string> {
  process.stderr.write(`Secret of ${client} (not shown): `);
  const reader = createInterface({ input: process.stdin, output: silence, terminal: true });
  // In raw mode Ctrl-C is a key.
  reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const ended = new Promise<string>((resolve) => reader.once('close', () => resolve('')));
  try {
    return await Promise.race([reader.question('', { signal }), ended]);
  } finally {
    reader.close();
    process.stderr.write('\n');
  }
}
