import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locateFiles } from './postgres-account.js';

/** An account without rights: it may enter only public folders. */
const account = { uid: 59_999, gid: 59_999 };

let root: string;
let native: string;
let shared: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'entrepot-account-'));
  native = path.join(root, 'tree', 'native');
  shared = path.join(root, 'shared');
  mkdirSync(path.join(native, 'bin'), { recursive: true });
  writeFileSync(path.join(native, 'bin', 'postgres'), '#!');
  chmodSync(root, 0o755);
  mkdirSync(shared, { mode: 0o755 });
});

afterEach(() => rmSync(root, { recursive: true }));

const locate = (as?: typeof account) =>
  locateFiles(native, '18.4', path.join(root, 'tree', '.stack', 'postgres'), as, shared);

describe('the location of Postgres', () => {
  const inTree = () => ({
    binFolder: path.join(native, 'bin'),
    dataDir: path.join(root, 'tree', '.stack', 'postgres'),
  });

  it('The location is the work tree for every user except root', () => {
    chmodSync(path.join(root, 'tree'), 0o700);
    expect(locate(undefined)).toEqual(inTree());
  });

  it('The location is the work tree for the second account of root if that account may enter it', () => {
    expect(locate(account)).toEqual(inTree());
  });

  it('The location is a stable shared folder if the work tree is private', () => {
    chmodSync(path.join(root, 'tree'), 0o700);
    const files = locate(account);
    expect(files.binFolder).toBe(path.join(shared, 'postgres-18.4', 'bin'));
    expect(existsSync(path.join(files.binFolder, 'postgres'))).toBe(true);
    expect(files.dataDir).toMatch(new RegExp(`^${shared}/data-[0-9a-f]{16}$`));
    expect(locate(account)).toEqual(files);
  });

  it('Data in the shared folder is deleted if its stack folder is gone', () => {
    chmodSync(path.join(root, 'tree'), 0o700);
    const { dataDir } = locate(account);
    mkdirSync(dataDir);
    expect(existsSync(locate(account).dataDir)).toBe(true);
    rmSync(path.join(root, 'tree', '.stack'), { recursive: true });
    expect(existsSync(locate(account).dataDir)).toBe(false);
  });

  it.each([
    ['a link to the data of another folder', (link: string) => symlinkSync('/elsewhere', link)],
    ['a copied data folder', (link: string) => mkdirSync(link)],
  ])('A start is refused for %s, and nothing is deleted', (_, put) => {
    chmodSync(path.join(root, 'tree'), 0o700);
    const { dataDir } = locate(account);
    mkdirSync(dataDir);
    const link = path.join(root, 'tree', '.stack', 'postgres');
    rmSync(link);
    put(link);
    expect(() => locate(account)).toThrow(`ln -s '${dataDir}' '${link}'`);
    expect(existsSync(dataDir)).toBe(true);
  });

  it('A start is refused in a public folder for a link to the data of another folder', () => {
    const { dataDir } = locate(account);
    mkdirSync(path.join(root, 'other'));
    symlinkSync(path.join(root, 'other'), dataDir);
    expect(() => locate(account)).toThrow(`mv '${dataDir}.new' '${dataDir}'`);
  });
});
