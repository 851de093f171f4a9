import { existsSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { CliError, EXIT } from '../../terminal/errors.js';
import { SCHEMA } from './schema.js';
import { UploadState } from './upload-state.js';

/** The identity of an upload: only the same upload can be resumed. */
export interface UploadIdentity {
  sha256: string;
  command: string;
  /** The unit that it sends, for messages: `products`. */
  unit: string;
  url: string;
  clientId: string;
}

export interface StartOptions {
  resume?: boolean;
  restart?: boolean;
}

/**
 * Opens the state of an upload, beside its input: the existing state with `resume`, else an empty one.
 * @throws CliError when the existing state belongs to another upload, or would be lost
 */
export async function openState(
  input: string,
  identity: UploadIdentity,
  { resume = false, restart = false }: StartOptions,
): Promise<UploadState> {
  const file = `${input}.entrepot-upload`;
  if (!existsSync(file)) {
    if (resume) throw nothingToResume(input);
    return create(file, identity);
  }
  const state = new UploadState(file, await openDatabase(file));
  try {
    const isOurs = resume ? requireSame(input, state, identity) : false;
    if (isOurs) return state;
    if (!restart && isUnfinished(state, identity)) throw unfinished(input, state);
  } catch (error) {
    state.close();
    throw error;
  }
  state.close();
  removeState(file);
  return create(file, identity);
}

/** Includes the files that SQLite creates beside it. */
export function removeState(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}

async function create(file: string, identity: UploadIdentity): Promise<UploadState> {
  const state = new UploadState(file, await openDatabase(file));
  for (const [name, value] of Object.entries(identity)) state.set(name, value);
  return state;
}

/** A kill loses nothing that was committed; a power cut may lose the last moments, which are then sent again. */
async function openDatabase(file: string): Promise<DatabaseSync> {
  const database = await openSqlite(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA temp_store = FILE;');
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    const isLocked = (error as Error).message.includes('locked');
    const what = isLocked ? 'is in use by another upload' : 'cannot be read';
    const next = isLocked ? 'wait for it, or stop it' : 'remove that file and start again';
    throw new CliError(`${file} ${what}.`, next, EXIT.usage, { cause: error });
  }
}

/** @returns false when that upload stopped before anything was sent, so that it begins again */
function requireSame(input: string, state: UploadState, identity: UploadIdentity): boolean {
  const { sha256, command, url, clientId } = identity;
  const startOver = 'upload it with --restart';
  if (state.get('sha256') !== sha256) {
    throw new CliError(`${input} has changed since its upload began.`, startOver, EXIT.usage);
  }
  if (state.get('command') !== command) {
    const what = `${input} was given to ${state.get('command')} before.`;
    throw new CliError(what, startOver, EXIT.usage);
  }
  if (state.get('url') !== url || state.get('clientId') !== clientId) {
    const what = `The upload began as ${state.get('clientId')} at ${state.get('url')}.`;
    throw new CliError(what, `act as that client, or ${startOver}`, EXIT.usage);
  }
  return state.isImported();
}

/** Whether a part of this exact input was sent. The state of other content is useless. */
function isUnfinished(state: UploadState, { sha256 }: UploadIdentity): boolean {
  return state.get('sha256') === sha256 && state.isImported() && state.totals().sent > 0;
}

function unfinished(input: string, state: UploadState): CliError {
  const { sent, batches } = state.totals();
  const progress = `${sent.toLocaleString('en')} of ${batches.toLocaleString('en')}`;
  const what = `An upload of ${input} was interrupted after ${progress} ${state.get('unit')}.`;
  return new CliError(what, 'go on with --resume, or begin again with --restart', EXIT.usage);
}

function nothingToResume(input: string): CliError {
  const what = `No upload of ${input} was interrupted.`;
  return new CliError(what, 'upload it without --resume', EXIT.usage);
}

/**
 * Opens a database file. Node 22 marks its SQLite as experimental and says so on stderr once it is loaded; that warning
 * alone is left out.
 */
async function openSqlite(file: string): Promise<DatabaseSync> {
  const { emitWarning } = process;
  process.emitWarning = ((warning: string | Error, ...rest: []) => {
    if (!String(warning).startsWith('SQLite is an experimental feature')) {
      emitWarning.call(process, warning, ...rest);
    }
  }) as typeof emitWarning;
  try {
    const sqlite = await import('node:sqlite');
    return new sqlite.DatabaseSync(file);
  } finally {
    process.emitWarning = emitWarning;
  }
}
