import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from './child.js';
import type { Child } from './child.js';
import { lastLines } from './infrastructure/log-tail.js';
import { keepUp } from './keep-up.js';
import { noticeIn } from './log-notice.js';
import { projectRoot } from './paths.js';
import type { StackFolder } from './paths.js';
import type { Report } from './progress.js';
import { sendSignal } from './processes.js';
import { serviceEnvironment } from './service-environment.js';
import type { Wiring } from './service-environment.js';
import { SERVICE_GRACE_MS } from './stop-recorded.js';
import { addressOf } from './topology.js';
import type { ServiceName } from './topology.js';

export interface ServiceOptions {
  wiring: Wiring;
  folder: StackFolder;
  report: Report;
  /** Starts a service again that ends without being asked to, until this is aborted; without it nothing does. */
  keepUpUntil?: AbortSignal;
}

/** A service that has never been ready and ends this often will not become so by trying. */
const FRUITLESS_STARTS = 3;
/**
 * Six processes share one machine. New objects get half the room that Node would give them, which costs nothing in
 * speed and up to 100 MB less in a busy process (4 MB of it: a tenth fewer prices a second). The other limit makes a
 * process collect its garbage before that has grown to a good part of the memory.
 */
export const NODE_ARGUMENTS = ['--max-semi-space-size=16', '--max-old-space-size=320'];

/** One of the six, as a process of its own. */
export class ServiceProcess {
  /**
   * Shows its warnings and errors at the terminal. Not before all services are ready: until then they miss each
   * other, and what keeps one from starting is shown with the failure.
   */
  isWatched = false;
  private child: Child | undefined;
  private ending = new AbortController();
  private everReady = false;
  private fruitlessStarts = 0;

  /** @param label its name in logs and among the running; another than the service's for a further process of it */
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

  /** Of the process that runs now. */
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
   * Waits until the service says that it is ready.
   * @throws Error with the end of its log when it is not within the limit, or ends again and again before
   */
  async ready(limitMs = 60_000): Promise<void> {
    const deadline = Date.now() + limitMs;
    while (!(await this.isReady())) {
      const reason = this.reasonToGiveUp(deadline);
      if (reason) throw new Error(`${this.name} ${reason}:\n${this.logTail()}`);
      await delay(50);
    }
    this.everReady = true;
  }

  /** Takes it away as a crash would, and waits until it is gone. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    sendSignal(this.pid, signal);
    await this.child?.exited;
  }

  /** Stops it, if it still runs, and waits until it is ready again. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
    await this.ready();
  }

  /** For a failure's message. */
  logTail(): string {
    return lastLines(this.logFile);
  }

  /** Ends it without another start. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.child?.stop('SIGTERM', SERVICE_GRACE_MS);
  }

  private async spawn(): Promise<Child> {
    const { wiring, folder, report, keepUpUntil } = this.options;
    const child = await startChild({
      name: this.label,
      command: process.execPath,
      args: [...NODE_ARGUMENTS, `dist/apps/${this.name}/src/main.js`],
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
        signal: AbortSignal.timeout(5_000),
      });
      await answer.body?.cancel();
      return answer.ok && this.child?.hasExited() === false;
    } catch {
      return false;
    }
  }
}
