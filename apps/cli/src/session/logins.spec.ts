import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { credentialsFile, readLogins, writeLogins } from './logins.js';

let home: string;
let file: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'entrepot-logins-'));
  file = credentialsFile({ XDG_CONFIG_HOME: home });
});

afterEach(() => rmSync(home, { recursive: true }));

const login = { clientId: 'ACME', clientSecret: 'secret' };

describe('the file of credentials', () => {
  it('restricts the rights of an existing file and folder', () => {
    const folder = path.dirname(file);
    mkdirSync(folder);
    writeFileSync(file, '');
    chmodSync(folder, 0o755);
    chmodSync(file, 0o644);
    const sandbox = { url: 'http://127.0.0.1:4640', current: 'ACME', clients: { ACME: login } };
    const logins = { current: 'sandbox', contexts: { sandbox } };
    writeLogins(file, logins);
    expect(readLogins(file)).toEqual(logins);
    expect([statSync(folder).mode & 0o777, statSync(file).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(readdirSync(folder)).toEqual(['credentials.json']);
  });

  it('has no client before the first login, and is refused when it contains something else', () => {
    expect(readLogins(file)).toEqual({ contexts: {} });
    mkdirSync(path.dirname(file));
    for (const text of ['[', 'null', '{"clients":{}}', '{"contexts":"home"}']) {
      writeFileSync(file, text);
      expect(() => readLogins(file)).toThrow(
        expect.objectContaining({
          message: `${file} is no file of credentials.`,
          next: `remove ${file}, then entrepot login again`,
        }),
      );
    }
  });
});
