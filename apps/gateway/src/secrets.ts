import { Refusal } from '#platform';
import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/**
 * argon2id (the library's default kind) with 7 MiB, 5 passes, 1 lane: one of the settings that OWASP ranks equal to
 * 19 MiB and 2 passes. It takes about 7 ms instead of 11 on the same core, and leaves more of the memory bus to others.
 */
const ARGON2 = { memoryCost: 7 * 1024, timeCost: 5, parallelism: 1 };

/** About a second of work; who comes later is told to, instead of waiting for long. */
const MAX_WAITING = 100;

/** The text to store of a secret; salted, so it differs each time. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, ARGON2);
}

/** Does the secret belong to a stored hash? Runs off the main thread. */
export function secretMatches(storedHash: string, secret: string): Promise<boolean> {
  return verify(storedHash, secret);
}

/**
 * Checks secrets one after the other: a burst of logins takes one core at most, and other requests do not wait for it.
 */
@Injectable()
export class SecretChecks {
  private readonly nobodysHash = hashSecret(crypto.randomUUID());
  private last: Promise<unknown> = this.nobodysHash;
  private waiting = 0;

  /**
   * @param storedHash undefined for an unknown client: it is checked against a hash that nothing matches, so the answer
   *   takes the same time (decision 1.3)
   * @throws Refusal `logins-busy`
   */
  async matches(secret: string, storedHash: string | undefined): Promise<boolean> {
    if (this.waiting >= MAX_WAITING) {
      throw new Refusal('logins-busy', 'Please try again in a second.', { retryAfterSeconds: 1 });
    }
    this.waiting += 1;
    const check = this.last.then(async () => {
      const matched = await secretMatches(storedHash ?? (await this.nobodysHash), secret);
      return matched && storedHash !== undefined;
    });
    this.last = check.then(
      () => (this.waiting -= 1),
      () => (this.waiting -= 1),
    );
    return check;
  }
}
