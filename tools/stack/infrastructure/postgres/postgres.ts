import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startChild, type Child } from '../../processes/child.js';
import { endProcess, processIdentity } from '../../processes/processes.js';
import { CHECK_LIMIT_MS, READY_LIMIT_MS } from '../../ready-limit.js';
import { DATABASE_NAME, HOST } from '../../topology.js';
import { lastLines, sizeOf } from '../log-tail.js';
import type { StartedPart } from '../part.js';
import { locateFiles, makeOwnFolder, serverAccount } from './postgres-account.js';
import type { PostgresFiles, ServerAccount } from './postgres-account.js';
import { postgresBinaries } from './postgres-binaries.js';

export interface PostgresOptions {
  dataDir: string;
  port: number;
  /** Password of the owner, whose name equals the name of the database. */
  password: string;
  logFile: string;
  runFolder: string;
  /** False if the data need not survive a crash of the machine (tests). */
  durable: boolean;
}

export interface PostgresPart extends StartedPart {
  /** The owner's URL; `migrate` creates its database. */
  url: string;
}

const SUPERUSER = 'entrepot';
const STOP_GRACE_MS = 3_000;

/**
 * Starts the Postgres that npm installed, on a data folder that is created at the first start.
 * @throws Error with the end of the server's log if it does not start
 */
export async function startPostgres(options: PostgresOptions): Promise<PostgresPart> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error(`npm has no Postgres for ${process.platform} ${process.arch}`);
  const account = serverAccount();
  const files = locateFiles(binaries.nativeFolder, binaries.version, options.dataDir, account);
  if (!existsSync(files.dataDir)) initialize(files, account, options);
  await clearStalePostmaster(files.dataDir);
  const server = await startServer(files, account, options);
  return {
    url: urlFor(options, DATABASE_NAME),
    exited: server.exited,
    hasEnded: () => server.hasExited(),
    kill: () => server.stop('SIGKILL', STOP_GRACE_MS),
    async stop() {
      // SIGINT is Postgres's "fast" shutdown: it ends open sessions and writes a checkpoint.
      await server.stop('SIGINT', STOP_GRACE_MS);
      if (!options.durable) rmSync(files.dataDir, { recursive: true, force: true });
    },
  };
}

function initialize(
  { binFolder, dataDir }: PostgresFiles,
  account: ServerAccount | undefined,
  { password, durable }: PostgresOptions,
): void {
  const unfinished = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password-${randomBytes(6).toString('hex')}`;
  makeOwnFolder(unfinished, account);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  try {
    const initdb = spawnSync(
      path.join(binFolder, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
      ],
      { encoding: 'utf8', cwd: '/', ...account },
    );
    if (initdb.status !== 0) {
      throw new Error(
        `Postgres could not create its data folder: ${initdb.error?.message ?? initdb.stderr}`,
      );
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, dataDir); // complete or absent
}

/** After a crash the sessions of the dead server retain its shared memory for a moment; a new server must wait. */
const MEMORY_STILL_USED = 'pre-existing shared memory block';
const MEMORY_RETRIES = 20;

async function startServer(
  files: PostgresFiles,
  account: ServerAccount | undefined,
  options: PostgresOptions,
): Promise<Child> {
  for (let attempt = 1; ; attempt += 1) {
    const logStart = sizeOf(options.logFile);
    const server = await startChild({
      name: 'postgres',
      command: path.join(files.binFolder, 'postgres'),
      args: ['-D', files.dataDir, ...settings(options)],
      env: { PATH: process.env['PATH'], TZ: 'UTC', LC_ALL: 'C' },
      cwd: '/',
      account,
      logFile: options.logFile,
      runFolder: options.runFolder,
    });
    try {
      await untilReady(server, options);
      return server;
    } catch (error) {
      await server.stop('SIGINT', STOP_GRACE_MS);
      const output = existsSync(options.logFile)
        ? readFileSync(options.logFile).subarray(logStart).toString()
        : '';
      if (!output.includes(MEMORY_STILL_USED) || attempt >= MEMORY_RETRIES) throw error;
      await delay(500);
    }
  }
}

function settings({ port, durable }: PostgresOptions): string[] {
  const values: Record<string, string> = {
    port: String(port),
    listen_addresses: HOST,
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function untilReady(server: Child, options: PostgresOptions): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  for (;;) {
    const refusal = await tryConnect(urlFor(options, 'postgres'));
    if (refusal === undefined) return;
    if (refusal.code === '28P01') throw new Error(WRONG_PASSWORD);
    if (server.hasExited() || Date.now() > deadline) {
      throw new Error(`Postgres did not start:\n${lastLines(options.logFile)}`);
    }
    await delay(50);
  }
}

const WRONG_PASSWORD =
  'Postgres does not accept the password in secrets.json of the stack folder: that file does not ' +
  'belong to its data; restore it, or remove the whole folder to start with new data';

async function tryConnect(url: string): Promise<{ code?: string } | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CHECK_LIMIT_MS });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as { code?: string };
  } finally {
    await client.end().catch(() => undefined);
  }
}

function urlFor({ port, password }: PostgresOptions, database: string): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@${HOST}:${port}/${database}`;
}

/**
 * Removes the `postmaster.pid` of a crashed server. Postgres removes it too, unless the pid now belongs to another
 * program (for example after a reboot): then Postgres refuses to start.
 */
async function clearStalePostmaster(dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!(pid > 0) || processIdentity(pid) === undefined) return;
  if (servesFolder(pid, dataDir)) await endProcess(pid, 'SIGINT', 5_000);
  else rmSync(file, { force: true });
}

function servesFolder(pid: number, dataDir: string): boolean {
  const command = existsSync('/proc/self/cmdline')
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    : (spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '');
  return command.includes(`postgres -D ${dataDir} `);
}
