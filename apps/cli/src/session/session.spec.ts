import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { chooseContext, listContexts } from './contexts.js';
import { logIn, type LogInOptions } from './log-in.js';
import { logOut } from './log-out.js';
import { credentialsFile, readLogins, writeLogins } from './logins.js';
import { openSession } from './session.js';

const HOME = 'https://home.example.com';
const ABROAD = 'https://abroad.example.com';
const ELSEWHERE = 'https://elsewhere.example.com';

let home: string;
let file: string;
let printed: string[];

const login = (clientId: string) => ({ clientId, clientSecret: `secret of ${clientId}` });

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'entrepot-session-'));
  file = credentialsFile({ XDG_CONFIG_HOME: home });
  printed = [];
  writeLogins(file, {
    current: 'home',
    contexts: {
      home: { url: HOME, current: 'ACME', clients: { ACME: login('ACME'), OPS: login('OPS') } },
      abroad: { url: ABROAD, current: 'BUYER', clients: { BUYER: login('BUYER') } },
    },
  });
});

afterEach(() => rmSync(home, { recursive: true }));

function contextWith(variables: NodeJS.ProcessEnv = {}): Context {
  const print = (line: string) => void printed.push(line);
  const terminal = { out: print, note: print, paint: (_: unknown, text: string) => text };
  const env = { XDG_CONFIG_HOME: home, ENTREPOT_STACK_DIR: home, ...variables };
  return { terminal, env, signal: AbortSignal.abort() } as unknown as Context;
}

/** The client and address of the session that a command opens. */
function opened(options: GlobalOptions, variables: NodeJS.ProcessEnv = {}): string {
  const { clientId, url } = openSession(options, contextWith(variables));
  return `${clientId} ${url}`;
}

describe('a stored login', () => {
  it('is the current one of the current context, unless --context or --as choose another', () => {
    expect(opened({})).toBe(`ACME ${HOME}`);
    expect(opened({ as: 'OPS' })).toBe(`OPS ${HOME}`);
    expect(opened({ context: 'abroad' })).toBe(`BUYER ${ABROAD}`);
    const variables = {
      ENTREPOT_CLIENT_ID: 'ENV',
      ENTREPOT_CLIENT_SECRET: 's',
      ENTREPOT_URL: HOME,
    };
    expect(opened({}, variables)).toBe(`ENV ${HOME}`);
    expect(opened({ context: 'abroad' }, variables)).toBe(`BUYER ${ABROAD}`);
  });

  it('follows ENTREPOT_URL, unless --url is given', () => {
    expect(opened({}, { ENTREPOT_URL: `${HOME}/` })).toBe(`ACME ${HOME}`);
    expect(opened({}, { ENTREPOT_URL: ABROAD })).toBe(`BUYER ${ABROAD}`);
    expect(opened({ url: HOME }, { ENTREPOT_URL: ABROAD })).toBe(`ACME ${HOME}`);
  });

  it.each<[GlobalOptions, string]>([
    [{ url: ELSEWHERE }, `No client is logged in at ${ELSEWHERE}, only at home (${HOME}), abroad`],
    [{ context: 'abroad', url: HOME }, `Context abroad is at ${ABROAD}, not at ${HOME}.`],
    [{ context: 'moon' }, 'There is no context moon.'],
    [{ as: 'BUYER' }, 'Client BUYER is not logged in at context home.'],
    [{ context: 'abroad', as: 'OPS' }, 'Client OPS is not logged in at context abroad.'],
  ])('is sent to no other address than its own, and %j is refused', (options, fault) => {
    expect(() => opened(options)).toThrow(fault);
  });
});

describe('entrepot context', () => {
  it('lists the installations without secrets', () => {
    listContexts({}, contextWith());
    expect(printed.join('\n')).toBe(
      [
        '   CONTEXT  ADDRESS                     CLIENT  OTHERS',
        `*  home     ${HOME}    ACME    OPS`,
        `   abroad   ${ABROAD}  BUYER`,
      ].join('\n'),
    );
    printed = [];
    listContexts({ json: true }, contextWith());
    expect(printed.map((line) => JSON.parse(line))).toEqual([
      { context: 'home', current: true, url: HOME, client: 'ACME', others: ['OPS'] },
      { context: 'abroad', current: false, url: ABROAD, client: 'BUYER', others: [] },
    ]);
    printed = [];
    listContexts({ output: 'csv' }, contextWith());
    expect(printed.slice(0, 2)).toEqual([
      'current,context,url,client,others',
      `true,home,${HOME},ACME,OPS`,
    ]);
  });

  it('chooses another one, and with --as its client', () => {
    chooseContext('abroad', {}, contextWith());
    expect(opened({})).toBe(`BUYER ${ABROAD}`);
    chooseContext('home', { as: 'OPS' }, contextWith());
    expect(opened({})).toBe(`OPS ${HOME}`);
    expect(() => chooseContext('home', { as: 'BUYER' }, contextWith())).toThrow('BUYER is not');
    expect(() => chooseContext('moon', {}, contextWith())).toThrow('There is no context moon.');
    expect(opened({})).toBe(`OPS ${HOME}`);
  });
});

describe('login and logout', () => {
  it('refuse another address for an existing context, so that its secrets are not sent there', async () => {
    const before = readFileSync(file, 'utf8');
    const options = { context: 'home', url: ELSEWHERE, client: 'NEW' };
    const refusal = `Context home is at ${HOME}, not at ${ELSEWHERE}.`;
    await expect(logIn(options, contextWith())).rejects.toThrow(refusal);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each<[NodeJS.ProcessEnv, LogInOptions, string]>([
    [{}, {}, 'No sandbox was started here.'],
    [{ ENTREPOT_URL: HOME }, {}, `--client is needed to log in at ${HOME}.`],
    [{}, { url: HOME }, `--client is needed to log in at ${HOME}.`],
    [{}, { context: 'abroad' }, `--client is needed to log in at ${ABROAD}.`],
    [{}, { client: 'ACME' }, '--url is needed to log in as ACME.'],
  ])('name the option that is missing with %j and %j', async (variables, options, fault) => {
    await expect(logIn(options, contextWith(variables))).rejects.toThrow(fault);
  });

  it('forget the client of the installation at a given address', () => {
    logOut({ url: ABROAD }, contextWith());
    expect(printed).toEqual([
      'Logged out: BUYER at context abroad.',
      'Still logged in at context home: ACME, OPS.',
    ]);
    printed = [];
    logOut({ all: true, url: HOME, json: true }, contextWith({ ENTREPOT_URL: ABROAD }));
    expect(printed.map((line) => JSON.parse(line))).toEqual([
      { context: 'home', client: 'ACME' },
      { context: 'home', client: 'OPS' },
    ]);
    expect(readLogins(file)).toEqual({ contexts: {} });
  });

  it('forget no client if none is logged in at the given address', () => {
    const before = readFileSync(file, 'utf8');
    const variables = { ENTREPOT_URL: ELSEWHERE };
    const fault = `No client is logged in at ${ELSEWHERE}`;
    expect(() => logOut({}, contextWith(variables))).toThrow(fault);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('forget one client, those of a context, or all', () => {
    logOut({ as: 'OPS' }, contextWith());
    expect(opened({})).toBe(`ACME ${HOME}`);
    logOut({ all: true, context: 'home' }, contextWith());
    expect(readLogins(file)).toEqual({
      contexts: { abroad: { url: ABROAD, current: 'BUYER', clients: { BUYER: login('BUYER') } } },
    });
    for (const act of [() => opened({}), () => logOut({}, contextWith())]) {
      expect(act).toThrow(
        expect.objectContaining({
          message: 'No context is chosen.',
          next: 'entrepot context use NAME: abroad',
        }),
      );
    }
    expect(() => logOut({ context: 'abroad', as: 'OPS' }, contextWith())).toThrow('OPS is not');
    logOut({ all: true }, contextWith());
    expect(readLogins(file)).toEqual({ contexts: {} });
    expect(() => logOut({}, contextWith())).toThrow('No client is logged in.');
  });
});

it('an address in ENTREPOT_URL that is not absolute is refused', () => {
  const env = { ENTREPOT_URL: 'api.example.com', ENTREPOT_TOKEN: 'mine' };
  expect(() => openSession({}, { env } as unknown as Context)).toThrow(
    'api.example.com is no address.',
  );
});
