import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expectProgram } from '../outside-programs/run-program.js';
import { cacheFolder } from '../stack/paths.js';

const VENDURE = '3.7.3';
/**
 * A precompiled version; the version that Vendure's ORM requires crashes Node 24 when a statement is garbage-collected.
 */
const SQLITE = '13.2.0';

/**
 * Installs Vendure once for the machine.
 * @returns its folder
 */
export async function installShop(): Promise<string> {
  const folder = path.join(cacheFolder(), `vendure-${VENDURE}-${SQLITE}`);
  if (existsSync(folder)) return folder;
  const cwd = `${folder}.${process.pid}`;
  mkdirSync(cwd, { recursive: true });
  writeFileSync(path.join(cwd, 'package.json'), '{ "private": true }');
  const packages = [`@vendure/core@${VENDURE}`, `better-sqlite3@${SQLITE}`];
  const quiet = ['--silent', '--no-audit', '--no-fund', '--prefer-offline'];
  const options = [...quiet, '--ignore-scripts', '--legacy-peer-deps', '--save-exact'];
  await expectProgram('npm', ['install', ...options, ...packages], { cwd });
  renameSync(cwd, folder);
  return folder;
}
