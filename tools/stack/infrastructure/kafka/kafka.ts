import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startChild, type Child } from '../../processes/child.js';
import { HOST } from '../../topology.js';
import { javaCommand, javaEnvironment } from './java.js';
import { kafkaProperties, type KafkaCluster, type KafkaLink } from './kafka-properties.js';
import { lastLines } from '../log-tail.js';
import type { StartedPart } from '../part.js';
import { READY_LIMIT_MS } from '../../ready-limit.js';

export interface KafkaOptions {
  dataDir: string;
  jarsFolder: string;
  port: number;
  controllerPort: number;
  logFile: string;
  runFolder: string;
  heapMegabytes?: number;
  /** A second listener, for clients behind a proxy. */
  link?: KafkaLink;
  /** Set for one of several brokers. */
  cluster?: KafkaCluster;
  /** Settings that differ from those of `npm start`. */
  settings?: Record<string, string>;
  /** Passwords of users for SCRAM-SHA-512; created with the data folder. */
  scramUsers?: Record<string, string>;
}

export interface KafkaPart extends StartedPart {
  brokers: string[];
}

const STOP_GRACE_MS = 4_000;

/**
 * Starts one Kafka process that is broker and controller, on a data folder that is created at the first start.
 * @throws Error with the end of the broker's log if it does not start
 */
export async function startKafka(options: KafkaOptions): Promise<KafkaPart> {
  const { dataDir, port } = options;
  mkdirSync(dataDir, { recursive: true });
  const logs = path.join(dataDir, 'data');
  if (!existsSync(logs)) await format(logs, options);
  const properties = writeProperties(path.join(dataDir, 'server.properties'), logs, options);
  const broker = await startChild({
    name: options.cluster ? `kafka-${options.cluster.nodeId}` : 'kafka',
    command: javaCommand(),
    args: [...javaArguments(options), 'kafka.Kafka', properties],
    env: javaEnvironment(),
    cwd: dataDir,
    logFile: options.logFile,
    runFolder: options.runFolder,
  });
  try {
    await untilListening(broker, options);
  } catch (error) {
    await broker.stop('SIGTERM', STOP_GRACE_MS);
    throw error;
  }
  return {
    brokers: [`${HOST}:${port}`],
    exited: broker.exited,
    hasEnded: () => broker.hasExited(),
    stop: () => broker.stop('SIGTERM', STOP_GRACE_MS),
    kill: () => broker.stop('SIGKILL', STOP_GRACE_MS),
  };
}

/** Formats the data folder atomically: Kafka needs a formatted folder, and does not repair a half formatted one. */
async function format(logs: string, options: KafkaOptions): Promise<void> {
  const unfinished = `${logs}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const properties = writeProperties(
    path.join(options.dataDir, 'format.properties'),
    unfinished,
    options,
  );
  const clusterId = options.cluster?.clusterId ?? newClusterId();
  const words = [
    ...javaArguments(options),
    'kafka.tools.StorageTool',
    'format',
    // As one argument, because an id may begin with a dash.
    `--cluster-id=${clusterId}`,
    '--config',
    properties,
    ...scramArguments(options),
  ];
  await promisify(execFile)(javaCommand(), words, { env: javaEnvironment() });
  rmSync(properties);
  renameSync(unfinished, logs); // complete or absent
}

export function newClusterId(): string {
  return randomBytes(16).toString('base64url');
}

function writeProperties(file: string, logs: string, options: KafkaOptions): string {
  writeFileSync(file, kafkaProperties(logs, options, options.settings));
  return file;
}

function scramArguments({ scramUsers = {} }: KafkaOptions): string[] {
  return Object.entries(scramUsers).flatMap(([name, password]) => [
    '--add-scram',
    `SCRAM-SHA-512=[name=${name},password=${password}]`,
  ]);
}

/** One compiler tier and the serial collector: starts in half the time with a third of the memory. */
function javaArguments({ jarsFolder, heapMegabytes = 512 }: KafkaOptions): string[] {
  return [
    `-Xmx${heapMegabytes}m`,
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
    '-Dorg.slf4j.simpleLogger.showDateTime=true',
    '-Dorg.slf4j.simpleLogger.dateTimeFormat=yyyy-MM-dd HH:mm:ss.SSS',
    '-cp',
    path.join(jarsFolder, '*'),
  ];
}

async function untilListening(broker: Child, { port, logFile }: KafkaOptions): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!(await accepts(port))) {
    if (broker.hasExited() || Date.now() > deadline) {
      throw new Error(`Kafka did not start:\n${lastLines(logFile)}`);
    }
    await delay(50);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
