import { Injectable } from '@nestjs/common';

export type HealthState = { up: boolean; detail?: string };
export type HealthCheck = () => HealthState | Promise<HealthState>;

/** One answer of `/health/live` or `/health/ready`. */
export interface HealthReport {
  status: 'up' | 'down';
  checks: Record<string, HealthState>;
}

/** The time limit of a check; the probe is repeated soon. */
const CHECK_LIMIT_MS = 2_000;

/**
 * The health checks of a process. Live: the process need not be restarted. Ready: the process can answer requests,
 * which means that its store is reachable; the broker does not affect readiness. `@nestjs/terminus` has another body
 * (`status: 'ok'`, `info`, `error`, `details`), and lists its checks in the controller; here each module adds its own.
 */
@Injectable()
export class HealthRegistry {
  private readonly liveChecks = new Map<string, HealthCheck>();
  private readonly readyChecks = new Map<string, HealthCheck>();

  addLive(name: string, check: HealthCheck): void {
    this.liveChecks.set(name, check);
  }

  addReady(name: string, check: HealthCheck): void {
    this.readyChecks.set(name, check);
  }

  live(): Promise<HealthReport> {
    return report(this.liveChecks);
  }

  ready(): Promise<HealthReport> {
    return report(this.readyChecks);
  }
}

async function report(checks: Map<string, HealthCheck>): Promise<HealthReport> {
  const states = await Promise.all(
    [...checks].map(async ([name, check]) => [name, await ask(check)] as const),
  );
  const status = states.every(([, state]) => state.up) ? 'up' : 'down';
  return { status, checks: Object.fromEntries(states) };
}

async function ask(check: HealthCheck): Promise<HealthState> {
  const { promise: late, resolve } = Promise.withResolvers<HealthState>();
  const timer = setTimeout(
    () => resolve({ up: false, detail: `no answer within ${CHECK_LIMIT_MS} ms` }),
    CHECK_LIMIT_MS,
  );
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { up: false, detail: error instanceof Error ? error.message : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}
