import { Poller } from '#messaging';
import { Database, HealthRegistry } from '#platform';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Revocations } from './revocations.js';
import { SigningKeys } from './signing-keys.js';

const INTERVAL_MS = 1_000;

/**
 * Reads keys and revocations again every second (decision 2.3). While the store is away the last ones stand: requests
 * are forwarded, and what was revoked stays so.
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
      () => undefined, // the process stops before the store was ever there
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.poller.stop();
  }

  /** Something was revoked in this process: it need not wait for the second to pass. */
  now(): void {
    this.poller.wake();
  }

  /** A failure is not handed to the poller, whose growing pauses would delay revocations after an outage. */
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
