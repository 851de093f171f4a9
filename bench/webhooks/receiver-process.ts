import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Behaviour, Command, Report } from './receivers.js';

/** The process of the receivers. */
export class ReceiverProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  static async start(): Promise<ReceiverProcess> {
    const child = fork(path.join(import.meta.dirname, 'receivers.js'));
    const [port] = (await once(child, 'message')) as [number];
    return new ReceiverProcess(child, port);
  }

  urlOf(merchantId: string): string {
    return `http://127.0.0.1:${this.port}${pathOf(merchantId)}`;
  }

  behave(merchantId: string, as: Behaviour): void {
    this.send({ do: 'behave', path: pathOf(merchantId), as });
  }

  /** Returns the deliveries since the last report. */
  async report(): Promise<Report> {
    const answer = once(this.child, 'message');
    this.send({ do: 'report' });
    return ((await answer) as [Report])[0];
  }

  async stop(): Promise<void> {
    const exited = once(this.child, 'exit');
    this.child.disconnect();
    await exited;
  }

  private send(command: Command): void {
    this.child.send(command);
  }
}

function pathOf(merchantId: string): string {
  return `/${merchantId}`;
}
