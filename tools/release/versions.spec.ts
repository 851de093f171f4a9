import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VERSION } from '#platform';
import { program } from '../../apps/cli/src/program.js';
import type { Context } from '../../apps/cli/src/terminal/context.js';
import { projectRoot } from '../stack/paths.js';

const FILES = [
  'package.json',
  'package-lock.json',
  '{apps,libs}/*/package.json',
  'examples/{consumers/*,connectors/*,minimal-service}/package.json',
  'k8s/overlays/*/kustomization.yaml',
  'README.md',
  'CHANGELOG.md',
];

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The versions of this product that the files below a folder name, by file. */
function versionsIn(folder: string): Record<string, string[]> {
  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const ofManifest = ({ version, dependencies, devDependencies }: Manifest): string[] => [
    version,
    ...Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, needed]) =>
      name.startsWith('@entrepot/') ? [needed] : [],
    ),
  ];
  const manifests = globSync(['package.json', '{apps,libs}/*/package.json'], { cwd: folder });
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, Manifest>;
  };
  const named = (file: string, pattern: RegExp): [string, string[]] => [
    file,
    [...text(file).matchAll(pattern)].map(([, version = '']) => version),
  ];
  return Object.fromEntries([
    ...manifests.map((file) => [file, ofManifest(JSON.parse(text(file)) as Manifest)]),
    ...manifests.map((file) => {
      const place = path.dirname(file).replace(/^\.$/, '');
      return [`package-lock.json: ${place}`, ofManifest(packages[place] as Manifest)];
    }),
    named('README.md', /\*\*Version ([\d.]+)/g),
    ...globSync('k8s/overlays/*/kustomization.yaml', { cwd: folder }).map((file) =>
      named(file, /newTag: (.*)/g),
    ),
    ...globSync('examples/{consumers/*,connectors/*,minimal-service}/package.json', {
      cwd: folder,
    }).map((file) => named(file, /entrepot-\w+-(.*)\.tgz/g)),
  ]) as Record<string, string[]>;
}

describe('the version', () => {
  it('The version is the same in every package, in the API documents, and in the images of the overlays', () => {
    const { info } = readJson('apps/gateway/openapi.json');
    const { info: ofEvents } = readJson('apps/gateway/asyncapi.json');
    const named = versionsIn(projectRoot());
    expect(Object.keys(named).length).toBeGreaterThan(10);
    for (const [file, versions] of Object.entries({
      ...named,
      'openapi.json': [info.version],
      'asyncapi.json': [ofEvents.version],
      'a running service': [VERSION],
      'entrepot --version': [program({} as Context).version()],
    })) {
      expect({ file, versions: [...new Set(versions)] }).toEqual({
        file,
        versions: [named['package.json']?.[0]],
      });
    }
  });

  it('npm version sets the version everywhere and adds a section to the changelog', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-version-'));
    try {
      for (const file of globSync(FILES, { cwd: projectRoot() })) {
        cpSync(path.join(projectRoot(), file), path.join(folder, file));
      }
      const script = path.join(import.meta.dirname, 'set-version.ts');
      const { version: command = '' } = readJson('package.json').scripts;
      expect(command).toContain(`node ${path.relative(projectRoot(), script)}`);
      execFileSync('npm', ['version', '9.8.7', '--ignore-scripts', '--no-git-tag-version'], {
        cwd: folder,
        stdio: 'ignore',
      });
      execFileSync(process.execPath, [script], { cwd: folder });
      for (const [file, versions] of Object.entries(versionsIn(folder))) {
        expect({ file, versions: [...new Set(versions)] }).toEqual({ file, versions: ['9.8.7'] });
      }
      const changelog = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
      expect(changelog).toMatch(/## Unreleased\n\n## 9\.8\.7 - \d{4}-\d\d-\d\d\n/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

interface Named {
  info: { version: string };
  scripts: { version?: string };
}

function readJson(file: string): Named {
  return JSON.parse(readFileSync(path.join(projectRoot(), file), 'utf8')) as Named;
}
