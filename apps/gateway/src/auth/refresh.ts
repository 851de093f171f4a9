import { Poller } from '#messaging';
import { Database, HealthRegistry } from '#platform';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Revocations } from './revocations.js';
import { SigningKeys } from './signing-keys.js';

const INTERVAL_MS = 1_000;

/**
 * Reloads keys and revocations every second (decision 2.3). While the database is unavailable, the last loaded ones
 * stay in use: requests are forwarded, and revocations stay effective.
 */
@Injectable()
export class Refresh implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Refresh.name);
  private readonly poller = new Poller('keys and revocations', INTERVAL_MS, () => this.read());
  private failing = false;

  constructor(
    private readonly keys: SigningKeys,
    private readonly revocations: Revocations,
    private readonly database: Database,
    health: HealthRegistry,
  ) {
    health.addReady('keys-and-revocations', () => ({ up: keys.ready && revocations.ready }));
  }

  onApplicationBootstrap(): void {
    void this.database.whenConnected().then(
      () => this.poller.start(),
      () => undefined, // the process stops before the database was reachable
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.poller.stop();
  }

  /** Reloads at once after a revocation in this process. */
  now(): void {
    this.poller.wake();
  }

  /** Catches failures itself: the poller's backoff would delay revocations after an outage. */
  private async read(): Promise<boolean> {
    try {
      await Promise.all([this.keys.load(), this.revocations.load()]);
      this.failing = false;
    } catch (error) {
      if (!this.failing) {
        this.logger.warn(`keys and revocations were not refreshed: ${(error as Error).message}`);
      }
      this.failing = true;
    }
    return false;
  }
}
