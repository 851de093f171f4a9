import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { startChild } from '../../processes/child.js';
import { cacheFolder, projectRoot } from '../../paths.js';
import type { Report } from '../../progress.js';
import { lastLines } from '../log-tail.js';
import { javaEnvironment } from './java.js';

const KAFKA_VERSION = '4.2.1';

/** Names and sizes of the verified jars, and the hash of the checksum list that was used. */
interface Verified {
  list: string;
  sizes: Record<string, number>;
}

export interface FetchOptions {
  logFolder: string;
  runFolder: string;
  report: Report;
}

const MARKER = 'verified.json';

/** The folder of the broker's jars, shared by all clones on this machine. */
export function kafkaJarsFolder(env: NodeJS.ProcessEnv = process.env): string {
  return path.join(cacheFolder(env), `kafka-${KAFKA_VERSION}`);
}

/** Whether the verified jars exist. Compares only names and sizes; checksums were verified after the download. */
export function hasKafkaJars(folder: string, listFile = checksumFile()): boolean {
  const marker = path.join(folder, MARKER);
  if (!existsSync(marker)) return false;
  const { list, sizes } = JSON.parse(readFileSync(marker, 'utf8')) as Verified;
  if (list !== digest(listFile)) return false;
  return Object.entries(sizes).every(
    ([name, size]) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.size === size,
  );
}

/**
 * Fetches the broker's jars with Maven, verifies them and moves them into place atomically, so that an interrupted
 * download leaves no folder that looks complete.
 * @throws Error with the output of Maven, or with each jar that is not the pinned one
 */
export async function fetchKafkaJars(folder: string, options: FetchOptions): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    options.report(`fetching Kafka ${KAFKA_VERSION} with Maven (43 MB, once on this machine)`);
    await copyDependencies(unfinished, options);
    verifyJars(unfinished);
    putInPlace(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function copyDependencies(target: string, options: FetchOptions): Promise<void> {
  const { logFolder, runFolder, report } = options;
  const logFile = path.join(logFolder, 'maven.log');
  const maven = await startChild({
    name: 'maven',
    command: 'mvn',
    args: [
      '--batch-mode',
      '--file',
      path.join(sourceFolder(), 'kafka-pom.xml'),
      'dependency:copy-dependencies',
      `-DoutputDirectory=${target}`,
      ...repositoryArguments(),
    ],
    env: javaEnvironment(),
    cwd: target,
    logFile,
    runFolder,
  });
  const jars = () => readdirSync(target).filter((name) => name.endsWith('.jar')).length;
  const progress = setInterval(() => report(`  ${jars()} of Kafka's jars fetched`), 5_000);
  const { code } = await maven.exited.finally(() => clearInterval(progress));
  if (code !== 0) {
    throw new Error(`Maven could not fetch Kafka (exit code ${code}):\n${lastLines(logFile)}`);
  }
}

/** Maven downloads into the home folder, unless that is read-only. */
function repositoryArguments(): string[] {
  const repository = path.join(homedir(), '.m2', 'repository');
  try {
    mkdirSync(repository, { recursive: true });
    accessSync(repository, constants.W_OK);
    return [];
  } catch {
    return [`-Dmaven.repo.local=${path.join(cacheFolder(), 'maven')}`];
  }
}

/**
 * Verifies every jar by the pinned checksums and records the result.
 * @throws Error with each jar that differs, is missing or is not on the list
 */
export function verifyJars(folder: string, listFile = checksumFile()): void {
  const pinned = readChecksums(listFile);
  const jars = readdirSync(folder).filter((name) => name.endsWith('.jar'));
  const faults = [
    ...[...pinned.keys()]
      .filter((name) => !jars.includes(name))
      .map((name) => `${name} is missing`),
    ...jars.flatMap((name) => {
      if (!pinned.has(name)) return [`${name} is not on the list`];
      return digest(path.join(folder, name)) === pinned.get(name)
        ? []
        : [`${name} has another checksum`];
    }),
  ];
  if (faults.length > 0) {
    throw new Error(`Kafka's jars are not the pinned ones:\n${faults.join('\n')}`);
  }
  const sizes = Object.fromEntries(
    jars.map((name) => [name, statSync(path.join(folder, name)).size]),
  );
  const verified: Verified = { list: digest(listFile), sizes };
  writeFileSync(path.join(folder, MARKER), JSON.stringify(verified));
}

function putInPlace(unfinished: string, folder: string): void {
  if (hasKafkaJars(folder)) return; // a concurrent start was faster
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}

function readChecksums(listFile: string): Map<string, string> {
  const lines = readFileSync(listFile, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [sum = '', name = ''] = line.split(/\s+/);
      return [name, sum];
    }),
  );
}

function digest(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function checksumFile(): string {
  return path.join(sourceFolder(), 'kafka-jars.sha256');
}

function sourceFolder(): string {
  return path.join(projectRoot(), 'tools', 'stack', 'infrastructure', 'kafka');
}
