import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { hash, verify } from '@node-rs/argon2';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/**
 * argon2id (the library's default) with 7 MiB, 5 passes, 1 lane: one of the settings that OWASP ranks equal to 19 MiB
 * and 2 passes. It takes about 7 ms instead of 11 on the same core and uses less memory bandwidth.
 */
const ARGON2 = { memoryCost: 7 * 1024, timeCost: 5, parallelism: 1 };

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The salted hash of a secret; it differs each time. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, ARGON2);
}

/** Whether the secret matches a stored hash. */
export function secretMatches(storedHash: string, secret: string): Promise<boolean> {
  return verify(storedHash, secret);
}

/** The built worker, or its source when this file runs as source. */
const WORKER = new URL(`secret-worker${extname(import.meta.url)}`, import.meta.url);

/**
 * Checks secrets on a low-priority thread: a burst of logins takes at most one core, and about a tenth of one when
 * requests need them all. `LoginQueue` decides whose secret is next.
 */
@Injectable()
export class SecretChecks implements OnApplicationShutdown {
  private worker: Worker | undefined;
  private readonly decoyHash = hashSecret(crypto.randomUUID());

  /**
   * One call at a time. A failure takes two checks for every client, whether it has two secrets, one or is unknown: a
   * hash that nothing matches replaces missing hashes, so the answer takes the same time (decision 1.3).
   * @param storedHashes one, or two while the previous secret is valid too; none for an unknown client
   */
  async matches(secret: string, storedHashes: readonly string[]): Promise<boolean> {
    for (const index of [0, 1]) {
      const stored = storedHashes[index];
      const matched = await this.check(stored ?? (await this.decoyHash), secret);
      if (matched && stored !== undefined) return true;
    }
    return false;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  /**
   * Requests run one at a time, so the next answer belongs to this request. @throws Error when the thread ends; the
   * next check starts a new one
   */
  private async check(storedHash: string, secret: string): Promise<boolean> {
    const worker = (this.worker ??= this.start());
    worker.postMessage({ storedHash, secret }); // eslint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
    const [matched] = (await once(worker, 'message')) as [boolean];
    return matched;
  }

  private start(): Worker {
    const worker = new Worker(WORKER);
    worker.unref();
    worker.on('error', () => (this.worker = undefined));
    return worker;
  }
}
