import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { chooseContext, listContexts } from './contexts.js';
import { logIn } from './log-in.js';
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

  it('is chosen by ENTREPOT_URL, and --url wins over that', () => {
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

  it('of a file from before contexts is in the context of its own address', () => {
    const clients = {
      ACME: { ...login('ACME'), url: HOME },
      BUYER: { ...login('BUYER'), url: ABROAD },
      OPS: { ...login('OPS'), url: `${ABROAD}/` },
    };
    writeFileSync(file, JSON.stringify({ current: 'OPS', clients }));
    expect(opened({})).toBe(`OPS ${ABROAD}`);
    expect(opened({ url: HOME })).toBe(`ACME ${HOME}`);
    expect(opened({ context: 'abroad.example.com', as: 'BUYER' })).toBe(`BUYER ${ABROAD}`);
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
    listContexts({ json: true }, contextWith());
    expect(printed.join('\n')).not.toContain('secret');
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
  it('refuse another address under the name of a context, whose secrets would go there', async () => {
    const before = readFileSync(file, 'utf8');
    const options = { context: 'home', url: ELSEWHERE, client: 'NEW' };
    const refusal = `Context home is at ${HOME}, not at ${ELSEWHERE}.`;
    await expect(logIn(options, contextWith())).rejects.toThrow(refusal);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('forget one client, those of a context, or all', () => {
    logOut({ as: 'OPS' }, contextWith());
    expect(opened({})).toBe(`ACME ${HOME}`);
    logOut({ all: true, context: 'home' }, contextWith());
    expect(readLogins(file)).toEqual({
      contexts: { abroad: { url: ABROAD, current: 'BUYER', clients: { BUYER: login('BUYER') } } },
    });
    expect(() => opened({})).toThrow('No client is logged in.');
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
