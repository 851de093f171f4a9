import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

export interface LoadResult {
  requests: number;
  /** Number of unexpected answers, by reason. */
  failures: Map<string, number>;
}

export interface LoadedPath {
  path: string;
  status: number;
  token?: string;
}

/** Requests paths in a cycle on several connections, until it is stopped. */
export class Load {
  private readonly failures = new Map<string, number>();
  private readonly pool: Pool;
  private readonly loops: Promise<void>[];
  private requests = 0;
  private isOver = false;

  constructor(
    origin: string,
    private readonly paths: readonly LoadedPath[],
    { connections, pauseMs }: { connections: number; pauseMs: number },
  ) {
    this.pool = new Pool(origin, { connections });
    this.loops = Array.from({ length: connections }, (_, index) => this.loop(index, pauseMs));
  }

  async stop(): Promise<LoadResult> {
    this.isOver = true;
    await Promise.all(this.loops);
    await this.pool.close();
    return { requests: this.requests, failures: this.failures };
  }

  private async loop(index: number, pauseMs: number): Promise<void> {
    for (let turn = index; !this.isOver; turn += 1) {
      const requestPath = this.paths[turn % this.paths.length];
      if (requestPath) await this.ask(requestPath);
      await delay(pauseMs);
    }
  }

  private async ask({ path, status, token }: LoadedPath): Promise<void> {
    this.requests += 1;
    try {
      const answer = await this.pool.request({
        method: 'GET',
        path,
        ...(token && { headers: { authorization: `Bearer ${token}` } }),
      });
      await answer.body.dump();
      if (answer.statusCode !== status) this.failed(`${path}: ${answer.statusCode}`);
    } catch (error) {
      this.failed(`${path}: ${(error as Error).message}`);
    }
  }

  private failed(reason: string): void {
    this.failures.set(reason, (this.failures.get(reason) ?? 0) + 1);
  }
}
