import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Database } from '#platform';
import { Injectable, Logger } from '@nestjs/common';
import { SecretBox } from '../secrets/secret-box.js';
import type { EndpointEntity } from './store/endpoint.entity.js';
import { replaceSealed, sealedOtherwise } from './store/endpoint.store.js';

/**
 * Runs at the start, when keys may be new, and again, because an instance that still has the old keys encrypts with
 * them.
 */
const INTERVAL_MS = 600_000;

type Sealed = Pick<EndpointEntity, 'id' | 'secret' | 'previousSecret' | 'previousUntil'>;

/** Encrypts secrets with the first of `WEBHOOKS_KEYS`, and removes secrets that no longer sign (decision 11.4). */
@Injectable()
export class ResealSecrets {
  private readonly logger = new Logger(ResealSecrets.name);

  constructor(
    background: BackgroundWork,
    private readonly database: Database,
    private readonly transactor: WorkerTransactor,
    private readonly secrets: SecretBox,
  ) {
    background.every(INTERVAL_MS, 'secrets of endpoints', () => this.resealAll());
  }

  private async resealAll(): Promise<boolean> {
    let after: string | undefined;
    for (;;) {
      const found = await sealedOtherwise(this.database.worker, this.secrets.currentHead, after);
      if (found.length === 0) return false;
      after = found.at(-1)?.id;
      await this.transactor.run('background', async (unitOfWork) => {
        for (const one of found)
          this.reseal(one, (next) => replaceSealed(unitOfWork, one.id, one.secret, next));
      });
    }
  }

  /** A secret that no key decrypts stays unchanged, because its key may be restored. */
  private reseal(
    { id, secret, previousSecret, previousUntil }: Sealed,
    replace: (next: Pick<EndpointEntity, 'secret' | 'previousSecret'>) => void,
  ): void {
    const previous = previousUntil && previousUntil > new Date() ? previousSecret : null;
    try {
      replace({
        secret: this.again(secret),
        previousSecret: previous && this.again(previous),
      });
    } catch (error) {
      this.logger.error(`the secret of endpoint ${id} cannot be read: ${(error as Error).message}`);
    }
  }

  private again(sealed: Buffer): Buffer {
    return this.secrets.seal(this.secrets.open(sealed));
  }
}
