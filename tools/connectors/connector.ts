import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '#testing';
import { expectProgram } from '../outside-programs/run-program.js';
import { projectRoot } from '../stack/paths.js';

const EXAMPLE = path.join(projectRoot(), 'examples/connectors/vendure');
const READY = { timeoutMs: 120_000, waitingFor: 'the connector to be ready' };
/** The interval at which the connector reads the shop's orders. */
const ORDER_POLL_MS = '500';

/** The settings of the connector that depend on the run. */
export type ConnectorSettings = Record<
  | 'ENTREPOT_URL'
  | 'ENTREPOT_CLIENT_ID'
  | 'ENTREPOT_CLIENT_SECRET'
  | 'VENDURE_URL'
  | 'VENDURE_USERNAME'
  | 'VENDURE_PASSWORD',
  string
>;

/** The example connector in the form of its users: a copy outside the repository, as a process that may be killed. */
export class Connector {
  private child: ChildProcess | undefined;
  private log = '';

  private constructor(
    private readonly folder: string,
    private readonly settings: ConnectorSettings,
  ) {}

  static async install(settings: ConnectorSettings): Promise<Connector> {
    const folder = mkdtempSync(path.join(tmpdir(), 'entrepot-connector-'));
    const isOwn = (file: string): boolean => !file.includes('node_modules');
    cpSync(EXAMPLE, folder, { recursive: true, filter: isOwn });
    const pack = ['pack', '--workspace', '@entrepot/client', '--pack-destination', folder];
    await expectProgram('npm', [...pack, '--silent'], { cwd: projectRoot() });
    const install = ['install', '--silent', '--no-audit', '--no-fund', '--prefer-offline'];
    await expectProgram('npm', [...install, '--omit=dev'], { cwd: folder });
    return new Connector(folder, settings);
  }

  async start(): Promise<void> {
    const { folder, settings } = this;
    const defaults = { STATE_FILE: path.join(folder, 'connector.db'), ORDER_POLL_MS };
    const env = { ...process.env, NODE_OPTIONS: '', ...defaults, ...settings };
    const child = spawn(process.execPath, ['src/main.ts'], { cwd: folder, env });
    this.child = child;
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on(
      'data',
      (text: Buffer) => (this.log = (this.log + text.toString()).slice(-8_000)),
    );
    await eventually(() => {
      if (child.exitCode !== null) throw new Error(`the connector ended\n${this.log}`);
      expect(output).toMatch(/^ready$/m);
    }, READY);
  }

  /** @returns whether the process still runs; it must survive every outage */
  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** The end of the process's output. */
  get logTail(): string {
    return this.log;
  }

  /** Kills the process like a crash, and restarts it. */
  async crash(): Promise<void> {
    await this.end('SIGKILL');
    await this.start();
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}
