import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../stack/paths.js';
import { lockedPlaces } from './lock-file.js';
import { bundledPackages, noticesOf, productionPackages } from './notices.js';

const HEADING = /^(\S+) \d+\.\d+\.\d\S* \(.+\)$/gm;

const fileText = (...file: string[]): string =>
  readFileSync(path.join(projectRoot(), ...file), 'utf8');
const namesIn = (text: string): string[] =>
  [...text.matchAll(HEADING)].map(([, name = '']) => name);
const locked = (packageName: string) =>
  lockedPlaces()
    .filter(({ name }) => name === packageName)
    .slice(0, 1);

describe('the notices', () => {
  it('The notices name everything that is installed or bundled in the image', () => {
    const names = namesIn(fileText('dist', 'THIRD-PARTY-NOTICES'));
    const installed = productionPackages().map(({ name }) => name);
    expect(installed.length).toBeGreaterThan(100);
    expect(installed.filter((name) => !names.includes(name))).toEqual([]);
    // The demo, the console and the viewer of the streams.
    expect(names).toEqual(
      expect.arrayContaining(['openapi-fetch', 'react-dom', '@asyncapi/react-component']),
    );
    expect(names).not.toContain('typescript');
  });

  it('The notices name only bundled packages for the command line', () => {
    const names = namesIn(fileText('apps', 'cli', 'THIRD-PARTY-NOTICES'));
    expect(names).toEqual(expect.arrayContaining(['commander', 'kafkajs', 'undici']));
    expect(names).not.toContain('esbuild');
    expect(names).not.toContain('pg');
  });

  it('The notices contain a package’s own licence text, or else the standard text', () => {
    const text = noticesOf([...locked('commander'), ...locked('pgpass')]);
    expect(text).toContain('TJ Holowaychuk');
    expect(text).toMatch(/pgpass [\d.]+ \(MIT\)\n-+\n\nCopyright \(c\) Hannes Hörl/);
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(2);
  });

  it('The notices omit a package that contributes no code to a bundle', () => {
    const input = (bytesInOutput: number) => ({ bytesInOutput });
    const inputs = {
      'node_modules/pg/lib/index.js': input(10),
      'node_modules/undici/index.js': input(0),
      'apps/cli/src/main.ts': input(10),
    };
    const output = { inputs, bytes: 20, imports: [], exports: [] };
    const packages = bundledPackages({ outputs: { 'main.js': output } });
    expect(packages.map(({ name }) => name)).toEqual(['pg']);
  });
});
