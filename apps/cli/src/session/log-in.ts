import type { Context, GlobalOptions } from '../terminal/context.js';
import { CliError, EXIT } from '../terminal/errors.js';
import { askSecret } from './ask-secret.js';
import { readCaller, type Caller } from './caller.js';
import { credentialsFile, isSameAddress, readLogins, writeLogins, type Login } from './logins.js';
import { findSandbox, type Sandbox } from './sandbox.js';
import { sessionOf } from './session.js';

export interface LogInOptions extends GlobalOptions {
  client?: string;
  secretStdin?: boolean;
}

interface Chosen {
  /** Under which the login is kept. */
  name: string;
  login: Login;
  /** Where the secret comes from. */
  origin: string;
  /** The other clients of the sandbox. */
  others: string[];
}

/**
 * Keeps the credentials of a client, once a token was had for them.
 * @throws CliError without a sandbox or options; EntrepotError when the credentials are refused
 */
export async function logIn(options: LogInOptions, context: Context): Promise<void> {
  const chosen = await choose(options, context);
  const { clientId, clientSecret, url } = chosen.login;
  const source = { url, clientId, origin: chosen.origin, credentials: { clientId, clientSecret } };
  const caller = await readCaller(sessionOf(source, context).client);
  const file = credentialsFile(context.env);
  const { clients } = readLogins(file);
  const replaced = clients[chosen.name];
  writeLogins(file, { current: chosen.name, clients: { ...clients, [chosen.name]: chosen.login } });
  report({ chosen, caller, file, replaced }, options, context);
}

async function choose(options: LogInOptions, context: Context): Promise<Chosen> {
  const { url = context.env['ENTREPOT_URL'], client, secretStdin = false } = options;
  const isNamed = options.url !== undefined || client !== undefined;
  const sandbox = isNamed ? undefined : findSandbox(context.env);
  if (sandbox && (!url || isSameAddress(url, sandbox.gateway)))
    return ofSandbox(sandbox, options.as);
  if (!url || !client) {
    throw new CliError(
      isNamed ? 'Both --url and --client are needed.' : 'No sandbox was started here.',
      'npm start in the project starts one; elsewhere: entrepot login --url https://… --client ID',
      EXIT.usage,
    );
  }
  if (!URL.canParse(url) || !/^https?:/.test(url)) {
    throw new CliError(`${url} is no address.`, 'give it as https://api.example.com', EXIT.usage);
  }
  const clientSecret = await askSecret(client, { fromStdin: secretStdin, signal: context.signal });
  const login = { url: url.replace(/\/$/, ''), clientId: client, clientSecret };
  return {
    name: options.as ?? client,
    login,
    origin: '--client and the secret that was given',
    others: [],
  };
}

function ofSandbox({ file, gateway, clients }: Sandbox, wanted: string | undefined): Chosen {
  const names = clients.map(({ clientId }) => clientId);
  const client = clients.find(({ clientId, kind }) =>
    wanted === undefined ? kind === 'merchant' : clientId === wanted,
  );
  if (!client) {
    const message = `The sandbox of ${file} has no client ${wanted ?? 'that is a merchant'}.`;
    throw new CliError(message, `choose one of ${names.join(', ')}`, EXIT.usage);
  }
  const { clientId, clientSecret } = client;
  const others = names.filter((name) => name !== clientId);
  return {
    name: clientId,
    login: { url: gateway, clientId, clientSecret },
    origin: file,
    others,
  };
}

interface Outcome {
  chosen: Chosen;
  caller: Caller;
  file: string;
  replaced: Login | undefined;
}

function report(
  { chosen, caller, file, replaced }: Outcome,
  { json = false }: LogInOptions,
  { terminal, env }: Context,
): void {
  const { name, login, others } = chosen;
  const { url, clientId } = login;
  const kind = caller.kind ?? 'client';
  if (json) terminal.out(JSON.stringify({ name, clientId, kind, url, file }));
  else terminal.out(`Logged in as ${terminal.paint('bold', name)} (${kind}) at ${url}.`);
  terminal.note(`Kept in ${file}, readable by you alone.`);
  if (replaced && replaced.url !== url) terminal.note(`It replaces ${name} at ${replaced.url}.`);
  if (others.length > 0) {
    terminal.note(
      `The sandbox also has ${others.join(', ')}: entrepot login --as ${others.at(-1)}`,
    );
  }
  if (env['ENTREPOT_TOKEN'] || env['ENTREPOT_CLIENT_ID']) {
    terminal.note('ENTREPOT_… variables are set, and used instead of it unless --as is given.');
  }
}
