import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { makeOnce } from '../../make-once.js';

/** The account that Postgres runs under, because it refuses to run as root. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** The folders of the server's programs and data for the account that runs it. */
export interface PostgresFiles {
  binFolder: string;
  dataDir: string;
}

const ACCOUNT_NAME = 'postgres';

/**
 * The account to switch to; undefined for every user but root. For root it is the system account `postgres`, which is
 * created if missing.
 */
export function serverAccount(): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = findAccount();
  if (account) return account;
  run('groupadd', ['--system', ACCOUNT_NAME]);
  run('useradd', ['--system', '--gid', ACCOUNT_NAME, '--no-create-home', ACCOUNT_NAME]);
  const made = findAccount();
  if (!made)
    throw new Error(`Postgres cannot run as root, and account "${ACCOUNT_NAME}" cannot be created`);
  return made;
}

function findAccount(): ServerAccount | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    spawnSync('id', [flag, ACCOUNT_NAME], { encoding: 'utf8' }),
  );
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0)
    throw new Error(`Postgres cannot run as root, and ${command} failed: ${stderr}`);
}

/**
 * Finds folders that the server's account can enter. It cannot enter a work tree inside a private folder (`/root`,
 * `mktemp -d`); then programs and data are under `/var/lib/entrepot`, the data under a name derived from its path.
 */
export function locateFiles(
  nativeFolder: string,
  version: string,
  dataDir: string,
  account: ServerAccount | undefined,
  shared = '/var/lib/entrepot',
): PostgresFiles {
  const binFolder = canEnter(nativeFolder, account)
    ? path.join(nativeFolder, 'bin')
    : path.join(copyPrograms(nativeFolder, path.join(shared, `postgres-${version}`)), 'bin');
  mkdirSync(path.dirname(dataDir), { recursive: true });
  if (canEnter(path.dirname(dataDir), account)) {
    refuseCopied(dataDir, dataDir);
    return { binFolder, dataDir };
  }
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return { binFolder, dataDir: linkedFolder(dataDir, path.join(shared, `data-${name}`)) };
}

/** Links to a data folder outside. If the link was removed with the stack folder, deletes the old data there. */
function linkedFolder(link: string, target: string): string {
  mkdirSync(path.dirname(target), { recursive: true, mode: 0o755 });
  refuseCopied(link, target);
  if (lstatSync(link, { throwIfNoEntry: false })) return target;
  rmSync(target, { recursive: true, force: true });
  symlinkSync(target, link);
  return target;
}

/**
 * Refuses data that was copied here with its folder: a link would lead to the data of the other folder, and a folder
 * that Postgres cannot enter would be left out without a word.
 * @throws Error with the commands that move the data to its place
 */
function refuseCopied(folder: string, place: string): void {
  const present = lstatSync(folder, { throwIfNoEntry: false });
  if (!present) return;
  const data = present.isSymbolicLink() ? readlinkSync(folder) : folder;
  if (data === place) return;
  const steps = [
    `cp -a '${data}' '${place}.new'`,
    `rm -rf '${folder}' '${place}'`,
    `mv '${place}.new' '${place}'`,
    ...(folder === place ? [] : [`ln -s '${place}' '${folder}'`]),
  ];
  throw new Error(
    `${folder} belongs to another folder, so Postgres would not use its data. To use it, run: ${steps.join(' && ')}`,
  );
}

function copyPrograms(from: string, to: string): string {
  makeOnce(to, (unfinished) => {
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  });
  return to;
}

/** Whether the account may enter every folder down to this one. */
function canEnter(folder: string, account: ServerAccount | undefined): boolean {
  if (!account) return true;
  for (let current = path.resolve(folder); ; current = path.dirname(current)) {
    if (!isSearchable(current, account)) return false;
    if (current === path.dirname(current)) return true;
  }
}

function isSearchable(folder: string, { uid, gid }: ServerAccount): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  if (owner === uid) return (mode & 0o100) !== 0;
  return (mode & (group === gid ? 0o010 : 0o001)) !== 0;
}

/** Creates an empty folder that belongs to the account. */
export function makeOwnFolder(folder: string, account: ServerAccount | undefined): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
}
