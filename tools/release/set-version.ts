/**
 * Copies the version of `package.json` to every file that contains it: the `version` script of `npm version 1.2.0`.
 * Node runs this file without a build.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const root = process.cwd();
const { version = '', workspaces = [] } = read('package.json') as Manifest;

for (const workspace of workspaces) {
  const file = path.join(workspace, 'package.json');
  write(file, JSON.stringify(withVersion(read(file) as Manifest), undefined, 2));
}
const lock = read('package-lock.json') as { packages: Record<string, Manifest> };
for (const place of ['', ...workspaces]) withVersion(lock.packages[place] ?? {});
write('package-lock.json', JSON.stringify(lock, undefined, 2));
replace('k8s/overlays/*/kustomization.yaml', /(?<=newTag: ).*/, version);
replace(
  'examples/{consumers/*,connectors/*,minimal-service}/package.json',
  /(?<=entrepot-\w+-).*(?=\.tgz)/,
  version,
);
replace('README.md', /(?<=\*\*Version )[\d.]+/, version);
replace('CHANGELOG.md', /^## Unreleased\n/m, `## Unreleased\n\n## ${version} - ${today()}\n`);

/** npm links a workspace as a dependency only if its version matches. */
function withVersion(manifest: Manifest): Manifest {
  manifest.version = version;
  for (const needed of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(needed ?? {})) {
      if (needed && name.startsWith('@entrepot/')) needed[name] = version;
    }
  }
  return manifest;
}

function replace(pattern: string, part: RegExp, text: string): void {
  for (const file of globSync(pattern, { cwd: root })) {
    const before = readFileSync(path.join(root, file), 'utf8');
    if (!part.test(before)) throw new Error(`${file} names no version`);
    write(file, before.replace(part, () => text).trimEnd());
  }
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), `${text}\n`);
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
