import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../paths.js';
import type { Report } from '../../progress.js';
import { DATABASE_NAME, HOST, type Ports } from '../../topology.js';
import type { Choice } from '../choose-parts.js';
import type { ContainerStarter } from '../infrastructure.js';

export interface ComposeOptions {
  ports: Ports;
  password: string;
  runFolder: string;
  report: Report;
}

/** In the source folder, because it is not compiled. */
const COMPOSE_FILE = path.join('tools', 'stack', 'infrastructure', 'docker', 'docker-compose.yml');

/** The containers of the Compose file, for the parts that this machine cannot run locally. */
export function composeContainers(choice: Choice, options: ComposeOptions): ContainerStarter {
  const { ports, password, runFolder } = options;
  const parts = (['postgres', 'kafka'] as const).filter((part) => choice[part] === 'container');
  let running: Promise<void> | undefined;
  // One command for both: two concurrent ones would race for the project's network.
  const start = () => (running ??= startParts(parts, options));
  const stop = () => stopComposeParts(runFolder);
  return {
    async postgres() {
      await start();
      const login = `entrepot:${encodeURIComponent(password)}`;
      return { url: `postgres://${login}@${HOST}:${ports.postgres}/${DATABASE_NAME}`, stop };
    },
    async kafka() {
      await start();
      return { brokers: [`${HOST}:${ports.kafka}`], stop };
    },
  };
}

async function startParts(parts: readonly string[], options: ComposeOptions): Promise<void> {
  const { ports, password, runFolder, report } = options;
  report(`starting containers: ${parts.join(', ')}`);
  mkdirSync(runFolder, { recursive: true });
  writeFileSync(recordIn(runFolder), parts.join(' '));
  await compose(['up', '--detach', '--wait', ...parts], {
    ENTREPOT_PORT_POSTGRES: String(ports.postgres),
    ENTREPOT_PORT_KAFKA: String(ports.kafka),
    ENTREPOT_POSTGRES_PASSWORD: password,
  });
}

/** Stops the containers that this run or a crashed one has started. Their data stays. */
export async function stopComposeParts(runFolder: string): Promise<void> {
  const record = recordIn(runFolder);
  if (!existsSync(record)) return;
  const parts = readFileSync(record, 'utf8').split(' ');
  rmSync(record);
  await compose(['stop', '--timeout', '4', ...parts], {});
}

async function compose(args: readonly string[], env: Record<string, string>): Promise<void> {
  const options = { cwd: projectRoot(), env: { ...process.env, ...env } };
  try {
    await promisify(execFile)('docker', ['compose', '--file', COMPOSE_FILE, ...args], options);
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(`docker compose ${args[0]} failed: ${stderr?.trim() || message}`, {
      cause: error,
    });
  }
}

function recordIn(runFolder: string): string {
  return path.join(runFolder, 'containers');
}
