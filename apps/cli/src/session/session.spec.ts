import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Context } from '../terminal/context.js';
import { credentialsFile, writeLogins } from './logins.js';
import { openSession } from './session.js';

const HOME = 'https://home.example.com';
const ABROAD = 'https://abroad.example.com';

let home: string;

beforeEach(() => {
  home = mkdtempSync(`${tmpdir()}/entrepot-session-`);
  const login = (clientId: string, url: string) => ({ clientId, url, clientSecret: 'secret' });
  const clients = { ACME: login('ACME', HOME), BUYER: login('BUYER', ABROAD) };
  writeLogins(credentialsFile({ XDG_CONFIG_HOME: home }), { current: 'ACME', clients });
});

afterEach(() => rmSync(home, { recursive: true }));

/** The client and address of the session that a command opens. */
function opened(options: { url?: string; as?: string }, address?: string): string {
  const env = { XDG_CONFIG_HOME: home, ...(address !== undefined && { ENTREPOT_URL: address }) };
  const { clientId, url } = openSession(options, { env } as unknown as Context);
  return `${clientId} ${url}`;
}

describe('a stored login', () => {
  it('is used at its own address', () => {
    expect(opened({})).toBe(`ACME ${HOME}`);
    expect(opened({ as: 'BUYER' })).toBe(`BUYER ${ABROAD}`);
    expect(opened({}, `${HOME}/`)).toBe(`ACME ${HOME}`);
  });

  it('is chosen by ENTREPOT_URL, and --url wins over that', () => {
    expect(opened({}, ABROAD)).toBe(`BUYER ${ABROAD}`);
    expect(opened({ url: HOME }, ABROAD)).toBe(`ACME ${HOME}`);
  });

  it('is refused at any other address, so that its secret is sent to no one else', () => {
    const other = 'https://elsewhere.example.com';
    expect(() => opened({}, other)).toThrow(`ACME is logged in at ${HOME}, not at ${other}.`);
    expect(() => opened({ as: 'BUYER', url: HOME })).toThrow('BUYER is logged in at');
  });
});
