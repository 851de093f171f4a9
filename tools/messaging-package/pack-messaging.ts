import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { temporaryOutput } from '../build/output-folder.js';
import { projectRoot } from '../stack/paths.js';
import { writePackageNotices } from '../supply-chain/notices.js';

/** The paths of the package's parts, by the names under which users import them. */
const EXPORTS = {
  '.': './dist/messaging/src/index.js',
  './contract': './dist/messaging/src/contract/index.js',
  './runtime': './dist/runtime/src/index.js',
  './store': './dist/store/src/index.js',
};

const IMPORTS = {
  '#kafka': './dist/kafka/src/index.js',
  '#runtime': EXPORTS['./runtime'],
  '#store': EXPORTS['./store'],
};

/** Packages of which a process must have one copy, because they keep state or compare classes. */
const SHARED = /^(@nestjs\/.+|pg|prom-client|reflect-metadata|rxjs|typebox|typeorm)$/;

/**
 * Compiles libs/messaging and the libraries that it is made of, and packs them as `@entrepot/messaging`. It is no
 * workspace: a `package.json` in its folder would hide the names of the libraries (`#store`) from its sources.
 * @returns the path of the packed file, in the folder `destination`
 */
export function packMessaging(destination: string): string {
  const root = projectRoot();
  const library = path.join(root, 'libs', 'messaging');
  const folder = temporaryOutput('messaging');
  const tsc = path.join(root, 'node_modules', '.bin', 'tsc');
  const output = ['--outDir', path.join(folder, 'dist')];
  execFileSync(tsc, ['--project', 'tsconfig.package.json', ...output], {
    cwd: library,
    stdio: 'inherit',
  });
  const manifest = JSON.stringify(manifestOf(root, folder), undefined, 2);
  writeFileSync(path.join(folder, 'package.json'), `${manifest}\n`);
  copyFileSync(path.join(library, 'README.md'), path.join(folder, 'README.md'));
  writePackageNotices(folder, []);
  const pack = ['pack', '--silent', '--pack-destination', path.resolve(destination)];
  const file = execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim();
  rmSync(folder, { recursive: true });
  return path.resolve(destination, file);
}

interface RootManifest {
  version: string;
  license: string;
  engines: object;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function manifestOf(root: string, folder: string): object {
  const text = readFileSync(path.join(root, 'package.json'), 'utf8');
  const { version, license, engines, dependencies, devDependencies } = JSON.parse(
    text,
  ) as RootManifest;
  const imported = importedPackages(folder).map((name) => [name, dependencies[name]] as const);
  const needed = (isShared: boolean) =>
    Object.fromEntries(imported.filter(([name]) => SHARED.test(name) === isShared));
  return {
    name: '@entrepot/messaging',
    version,
    description: 'Outbox, inbox and ordered consumers for NestJS services on Postgres and Kafka',
    license,
    type: 'module',
    engines,
    exports: EXPORTS,
    imports: IMPORTS,
    dependencies: { ...needed(false), '@types/pg': devDependencies['@types/pg'] },
    peerDependencies: needed(true),
  };
}

/** The packages that the compiled files import. */
function importedPackages(folder: string): string[] {
  const names = globSync('dist/**/*.js', { cwd: folder }).flatMap((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8');
    return [...code.matchAll(/^(?:import|export) .*?'((?:@[\w-]+\/)?[\w.:-]+)[^']*';$/gm)].map(
      ([, name = '']) => name,
    );
  });
  return [...new Set(names)].filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name)).toSorted();
}
