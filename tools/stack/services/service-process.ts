import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild, type Child } from '../processes/child.js';
import { lastLines } from '../infrastructure/log-tail.js';
import { keepUp } from '../processes/keep-up.js';
import { programOf } from './from-sources.js';
import { noticeIn } from './log-notice.js';
import { projectRoot, type StackFolder } from '../paths.js';
import type { Report } from '../progress.js';
import { sendSignal } from '../processes/processes.js';
import { serviceEnvironment, type Wiring } from './service-environment.js';
import { SERVICE_GRACE_MS } from '../processes/stop-recorded.js';
import { addressOf, type ServiceName } from '../topology.js';
import { CHECK_LIMIT_MS, READY_LIMIT_MS } from '../ready-limit.js';

export interface ServiceOptions {
  wiring: Wiring;
  folder: StackFolder;
  report: Report;
  /** If set, restarts a service that ends unexpectedly, until this is aborted. */
  keepUpUntil?: AbortSignal;
}

/** After this many ends before it was ever ready, a service is not restarted. */
const FRUITLESS_STARTS = 3;
/**
 * Limits for several processes on one machine. The semi-space is half of Node's default, which costs no speed and saves up
 * to 100 MB in a busy process (4 MB would cost a tenth of the prices per second). The limit of the old space makes a
 * process collect garbage before it uses much of the memory.
 */
export const NODE_ARGUMENTS = ['--max-semi-space-size=16', '--max-old-space-size=320'];

export class ServiceProcess {
  /**
   * Whether its warnings and errors are shown at the terminal. Set once all services are ready: until then they cannot
   * reach each other, and a failed start shows its own log.
   */
  isWatched = false;
  private child: Child | undefined;
  private ending = new AbortController();
  private everReady = false;
  private fruitlessStarts = 0;

  /** @param label its name in logs and process records; differs from the service's name for a further process */
  constructor(
    readonly name: ServiceName,
    private readonly options: ServiceOptions,
    readonly label: string = name,
  ) {}

  /** A further process of the service, not started yet. */
  beside(label: string, port: number, overrides: Record<string, string> = {}): ServiceProcess {
    const { wiring } = this.options;
    return new ServiceProcess(
      this.name,
      {
        ...this.options,
        wiring: {
          ...wiring,
          ports: { ...wiring.ports, [this.name]: port },
          overrides: {
            PUBLIC_URL: addressOf('gateway', wiring.ports),
            ...wiring.overrides,
            ...overrides,
          },
        },
      },
      label,
    );
  }

  get url(): string {
    return addressOf(this.name, this.options.wiring.ports);
  }

  get logFile(): string {
    return path.join(this.options.folder.logs, `${this.label}.log`);
  }

  /** The pid of the current process. */
  get pid(): number {
    if (!this.child || this.child.hasExited()) throw new Error(`${this.name} is not running`);
    return this.child.pid;
  }

  async start(): Promise<void> {
    const { folder, report, keepUpUntil } = this.options;
    this.ending = new AbortController();
    const first = await this.spawn();
    if (!keepUpUntil) return;
    const supervised = keepUp(first, {
      name: this.name,
      again: () => this.spawn(),
      isHopeless: () => this.fruitlessStarts >= FRUITLESS_STARTS,
      stopping: AbortSignal.any([keepUpUntil, this.ending.signal]),
      runFolder: folder.run,
      report,
    });
    supervised.catch((error: Error) => report(error.message));
  }

  /**
   * Waits until the service reports that it is ready.
   * @throws Error with the end of its log if it is not ready within the limit, or ends repeatedly before
   */
  async ready(limitMs = READY_LIMIT_MS): Promise<void> {
    const deadline = Date.now() + limitMs;
    while (!(await this.isReady())) {
      const reason = this.reasonToGiveUp(deadline);
      if (reason) throw new Error(`${this.name} ${reason}:\n${this.logTail()}`);
      await delay(50);
    }
    this.everReady = true;
  }

  /** Kills the process like a crash, and waits until it has ended. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    sendSignal(this.pid, signal);
    await this.child?.exited;
  }

  /** Stops the process if it still runs, starts it, and waits until it is ready. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
    await this.ready();
  }

  /** The end of its log, for an error message. */
  logTail(): string {
    return lastLines(this.logFile);
  }

  /** Stops the process without a restart. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.child?.stop('SIGTERM', SERVICE_GRACE_MS);
  }

  private async spawn(): Promise<Child> {
    const { wiring, folder, report, keepUpUntil } = this.options;
    const child = await startChild({
      name: this.label,
      command: process.execPath,
      args: [...NODE_ARGUMENTS, ...programOf(this.name, folder.run)],
      env: serviceEnvironment(this.name, wiring),
      cwd: projectRoot(),
      logFile: this.logFile,
      runFolder: folder.run,
      onLine: noticeIn((text) => {
        if (this.isWatched && !keepUpUntil?.aborted) report(`${this.name}: ${text}`);
      }),
    });
    this.child = child;
    void this.countIfFruitless(child);
    return child;
  }

  private async countIfFruitless(child: Child): Promise<void> {
    await child.exited;
    if (!this.everReady) this.fruitlessStarts += 1;
  }

  private reasonToGiveUp(deadline: number): string | undefined {
    const { keepUpUntil } = this.options;
    if (this.fruitlessStarts >= FRUITLESS_STARTS)
      return 'ended again and again before it was ready';
    if (keepUpUntil?.aborted) return 'was stopped before it was ready';
    if (!keepUpUntil && this.child?.hasExited()) return 'ended before it was ready';
    return Date.now() > deadline ? 'was not ready in time' : undefined;
  }

  private async isReady(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.url}/health/ready`, {
        signal: AbortSignal.timeout(CHECK_LIMIT_MS),
      });
      await answer.body?.cancel();
      return answer.ok && this.child?.hasExited() === false;
    } catch {
      return false;
    }
  }
}
