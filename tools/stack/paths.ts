import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

/** The work tree: the nearest folder above this file with the project's package.json. */
export function projectRoot(): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    if (isProjectRoot(folder)) return folder;
    if (folder === path.dirname(folder)) {
      throw new Error(`no package.json of entrepot above ${import.meta.dirname}`);
    }
  }
}

function isProjectRoot(folder: string): boolean {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return false;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }).name === 'entrepot';
}

/** The folders and files of one stack: data, logs and pid files. */
export interface StackFolder {
  root: string;
  /** One `<part>.pid` for each process that is running. */
  run: string;
  logs: string;
  postgres: string;
  kafka: string;
  documents: string;
  /** Passwords and client secrets, created at the first start. */
  secrets: string;
  /** The data of the started sandbox, for programs (decision 2.6). */
  sandbox: string;
}

/** @param root `ENTREPOT_STACK_DIR` if set: a second stack needs its own folder and other ports */
export function stackFolder(
  root = path.resolve(process.env['ENTREPOT_STACK_DIR'] || path.join(projectRoot(), '.stack')),
): StackFolder {
  return {
    root,
    run: path.join(root, 'run'),
    logs: path.join(root, 'logs'),
    postgres: path.join(root, 'postgres'),
    kafka: path.join(root, 'kafka'),
    documents: path.join(root, 'documents'),
    secrets: path.join(root, 'secrets.json'),
    sandbox: path.join(root, 'sandbox.json'),
  };
}

/** Downloads that every clone on this machine shares; in the work tree if the home folder is read-only. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const shared = path.join(env['XDG_CACHE_HOME'] || path.join(homedir(), '.cache'), 'entrepot');
  try {
    mkdirSync(shared, { recursive: true });
    return shared;
  } catch {
    return path.join(projectRoot(), 'node_modules', '.cache', 'entrepot');
  }
}
