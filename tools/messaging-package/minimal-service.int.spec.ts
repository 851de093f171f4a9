import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import {
  createTestStore,
  deleteTestTopics,
  eventually,
  PATIENCE,
  testEnvironment,
  uniqueName,
  type TestStore,
} from '#testing';
import { projectRoot } from '../stack/paths.js';
import { packMessaging } from './pack-messaging.js';

const WRITERS = 4;
/** The consumer has begun its work by then, and more orders wait for it. */
const SHIPPED_BEFORE_KILL = 30;

interface Needs {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

function manifestIn(folder: string): Needs {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Needs;
}

/**
 * Copies the example into an empty folder, and installs it there without a registry: it links the packages that the
 * example and the library declare. What those packages need themselves comes from the repository.
 */
function installExample(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-minimal-'));
  for (const file of ['main.ts', 'package.json', 'tsconfig.json']) {
    copyFileSync(
      path.join(projectRoot(), 'examples', 'minimal-service', file),
      path.join(folder, file),
    );
  }
  const messaging = path.join(folder, 'node_modules', '@entrepot', 'messaging');
  mkdirSync(messaging, { recursive: true });
  const unpack = ['--extract', '--strip-components=1', '--file', packMessaging(folder)];
  execFileSync('tar', unpack, { cwd: messaging });
  for (const needs of [manifestIn(folder), manifestIn(messaging)]) linkPackages(folder, needs);
  return folder;
}

function linkPackages(folder: string, needs: Needs): void {
  const { dependencies, devDependencies, peerDependencies } = needs;
  const versions = { ...dependencies, ...devDependencies, ...peerDependencies };
  for (const [name, version] of Object.entries(versions)) {
    if (name === '@entrepot/messaging') continue;
    const installed = path.join(projectRoot(), 'node_modules', name);
    expect([name, manifestIn(installed).version]).toEqual([name, version]);
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(installed, link);
  }
}

/** @throws Error if the service ends before it prints its URL */
async function printedUrl(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, url] = /^listening on (\S+)$/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('the service ended before it printed its URL');
}

describe('the minimal service with the packed @entrepot/messaging', () => {
  const prefix = `${uniqueName('minimal')}.`;
  let store: TestStore;
  let folder: string;
  let service: ChildProcess | undefined;
  let url: string;

  beforeAll(async () => {
    folder = installExample();
    execFileSync(path.join(projectRoot(), 'node_modules', '.bin', 'tsc'), { cwd: folder });
    store = await createTestStore('minimal', []);
    // Its role creates its schema, as in the README.
    await store.sql(
      `DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO PUBLIC', current_database()); END $$`,
    );
    await start();
  });

  afterAll(async () => {
    await kill();
    await store?.drop();
    await deleteTestTopics(prefix);
    rmSync(folder, { recursive: true });
  });

  async function start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/main.js'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        DATABASE_URL: store.url,
        KAFKA_BROKERS: testEnvironment().brokers,
        TOPIC_PREFIX: prefix,
        PORT: '0',
      },
    });
    service = child;
    url = await printedUrl(child.stdout);
    child.stdout.resume();
  }

  async function kill(): Promise<void> {
    if (service === undefined || service.exitCode !== null || service.signalCode !== null) return;
    const ended = once(service, 'exit');
    service.kill('SIGKILL');
    await ended;
  }

  it(
    'applies each accepted order exactly once, although it is killed twice',
    async () => {
      const accepted: string[] = [];
      const stop = new AbortController();
      const write = async (): Promise<void> => {
        while (!stop.signal.aborted) {
          const orderId = randomUUID();
          const answer = await fetch(`${url}/orders/${orderId}`, { method: 'POST' }).catch(
            () => undefined, // the service was killed
          );
          if (answer?.status === 201) accepted.push(orderId);
          await delay(20);
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      const shipments = async (): Promise<Map<string, number>> => {
        const rows = await store.sql<{ order_id: string; shipments: number }>(
          'SELECT order_id, shipments FROM shop.placed_order',
        );
        return new Map(rows.map((row) => [row.order_id, row.shipments]));
      };
      const shipped = async (): Promise<number> =>
        [...(await shipments()).values()].filter((count) => count > 0).length;
      for (let kills = 0; kills < 2; kills += 1) {
        const before = await shipped();
        await eventually(async () =>
          expect(await shipped()).toBeGreaterThan(before + SHIPPED_BEFORE_KILL),
        );
        await kill();
        await start();
      }
      stop.abort();
      await Promise.all(writers);
      // Kafka repeats messages before those that follow them, so the last ones come after all repetitions.
      const counts = await eventually(
        async () => {
          const read = await shipments();
          expect(accepted.filter((id) => !read.get(id))).toEqual([]);
          return read;
        },
        { timeoutMs: 60_000, waitingFor: 'each accepted order to be shipped' },
      );
      expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
    },
    120_000 * PATIENCE,
  );
});
