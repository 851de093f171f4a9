import { BackgroundWork, WorkerTransactor } from '#messaging';
import { Database } from '#platform';
import { Injectable, Logger } from '@nestjs/common';
import { SecretBox } from '../secrets/secret-box.js';
import { replaceSealed, sealedOtherwise, type SealedSecrets } from './store/endpoint.store.js';

/**
 * Runs at the start, when keys may be new, and again, because an instance that still has the old keys encrypts with
 * them.
 */
const INTERVAL_MS = 600_000;

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
      const endpoints = await sealedOtherwise(
        this.database.worker,
        this.secrets.currentHead,
        after,
      );
      if (endpoints.length === 0) return false;
      after = endpoints.at(-1)?.id;
      await this.transactor.run('background', async (unitOfWork) => {
        for (const sealed of endpoints)
          this.reseal(sealed, (next) => replaceSealed(unitOfWork, sealed.id, sealed.secret, next));
      });
    }
  }

  /** A secret that no key decrypts stays unchanged, because its key may be restored. */
  private reseal(
    { id, secret, previousSecret, previousUntil }: SealedSecrets,
    replace: (next: Pick<SealedSecrets, 'secret' | 'previousSecret'>) => void,
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
