import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { versionName, type EventContract } from '#messaging/contract';
import { incompatibilities } from './compatibility.js';
import { schemaFileOf, writeJson } from './schema-file.js';

/** The folder in which `npm run contracts:release` stores the last release, relative to the repository's root. */
export const releaseFolder = join('libs', 'contracts', 'released');

/** The contracts of the last release. */
export interface Release {
  version: string;
  /** By name, for example `order.placed.v1`. */
  contracts: ReadonlyMap<string, { stream: string; schema: object }>;
}

/** `release.json`: the version, and the stream and a digest of each schema in the same folder. */
interface Manifest {
  version: string;
  contracts: Record<string, { stream: string; sha256: string }>;
}

const MANIFEST = 'release.json';

/**
 * The release in a folder, or undefined if there is no folder.
 * @throws Error if one of its files differs from the file that the release command wrote
 */
export function readRelease(folder: string): Release | undefined {
  if (!existsSync(folder)) return undefined;
  const { version, contracts } = readJson(join(folder, MANIFEST)) as Manifest;
  const expected = [MANIFEST, ...Object.keys(contracts).map(fileOf)].toSorted();
  const files = readdirSync(folder).toSorted();
  if (expected.join() !== files.join()) throw altered(folder, 'files are missing or added');
  const read = Object.entries(contracts).map(([name, { stream, sha256 }]) => {
    const schema = readJson(join(folder, fileOf(name)));
    if (digest(schema) !== sha256) throw altered(folder, `${fileOf(name)} was changed`);
    return [name, { stream, schema }] as const;
  });
  return { version, contracts: new Map(read) };
}

/**
 * Returns the changes of the present contracts that break readers of a release (decision 8.4), for example
 * `order.placed.v1 /value: removed`.
 * @param ended names of released versions that may be missing
 */
export function releaseFaults(
  release: Release,
  contracts: readonly EventContract[],
  ended: readonly string[] = [],
): string[] {
  const present = new Map(contracts.map((contract) => [versionName(contract), contract]));
  return [...release.contracts].flatMap(([name, { stream, schema }]) => {
    const contract = present.get(name);
    if (!contract) return ended.includes(name) ? [] : [`${name}: removed`];
    const moved = contract.stream === stream ? [] : [`${name}: moved from the stream ${stream}`];
    const found = incompatibilities(schema, contract.schema);
    return [...moved, ...found.map(({ at, reason }) => `${name} ${at}: ${reason}`)];
  });
}

/** A new release. */
export interface NewRelease {
  version: string | undefined;
  contracts: readonly EventContract[];
  /** The released versions of events that this release removes. */
  ended: readonly string[];
}

/**
 * Replaces the release in a folder.
 * @throws Error if the version is missing or not above the last one, or if the contracts would break readers of the
 * last release
 */
export async function writeRelease(
  folder: string,
  { version = '', contracts, ended }: NewRelease,
): Promise<void> {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Name the version, for example 1.2.0.');
  const last = readRelease(folder);
  if (last && !isAbove(version, last.version)) {
    throw new Error(`The last release is ${last.version}: ${version} is not above it.`);
  }
  const faults = last ? releaseFaults(last, contracts, ended) : [];
  if (faults.length > 0)
    throw new Error(`Readers of ${last?.version} break:\n${faults.join('\n')}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const contract of contracts) {
    await writeJson(join(folder, schemaFileOf(contract)), contract.schema);
  }
  await writeJson(join(folder, MANIFEST), manifestOf(version, contracts));
}

function manifestOf(version: string, contracts: readonly EventContract[]): Manifest {
  const entries = contracts.map(
    (contract) =>
      [
        versionName(contract),
        { stream: contract.stream, sha256: digest(contract.schema) },
      ] as const,
  );
  return { version, contracts: Object.fromEntries(entries) };
}

function isAbove(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0;
}

function fileOf(name: string): string {
  return `${name}.json`;
}

/** The digest covers only the content, so that formatting does not change it. */
function digest(schema: unknown): string {
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex');
}

function readJson(path: string): object {
  return JSON.parse(readFileSync(path, 'utf8')) as object;
}

function altered(folder: string, detail: string): Error {
  return new Error(`${folder} is written by npm run contracts:release alone: ${detail}`);
}
