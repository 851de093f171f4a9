import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';

/** How programs import packages: the options of TypeScript, and the `type` of the program's own package. */
export const MODULE_SYSTEMS = {
  'nodenext, ES modules': { type: 'module', flags: ['--module', 'nodenext'] },
  'nodenext, CommonJS': { type: 'commonjs', flags: ['--module', 'nodenext'] },
  commonjs: { type: 'commonjs', flags: ['--module', 'commonjs'] },
  // The meaning of `commonjs` before TypeScript 6.
  'commonjs, node10': {
    type: 'commonjs',
    flags: ['--module', 'commonjs', '--moduleResolution', 'node10', '--ignoreDeprecations', '6.0'],
  },
} as const;

export type ModuleSystem = keyof typeof MODULE_SYSTEMS;

/**
 * Compiles a program against installed packages, including their declarations.
 * @param installed the folder of the packages
 * @returns the file to run
 * @throws Error when it does not compile
 */
export function compileFor(system: ModuleSystem, installed: string, program: string): string {
  const { type, flags } = MODULE_SYSTEMS[system];
  const cwd = mkdtempSync(path.join(installed, 'program-'));
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify({ type }));
  writeFileSync(path.join(cwd, 'program.ts'), program);
  const root = path.join(projectRoot(), 'node_modules');
  const types = ['--types', 'node', '--typeRoots', path.join(root, '@types')];
  const target = ['--target', 'es2022', '--lib', 'es2024,dom'];
  const tsc = [path.join(root, 'typescript/bin/tsc'), '--strict', ...target, ...flags, ...types];
  execFileSync(process.execPath, [...tsc, 'program.ts'], { cwd, stdio: 'pipe' });
  return path.join(cwd, 'program.js');
}
