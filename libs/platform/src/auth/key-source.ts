import type { CryptoKey } from 'jose';

/** Where the public keys that verify tokens come from; also the token to inject one by. */
export abstract class KeySource {
  /** False until keys have been read at least once. */
  abstract readonly ready: boolean;

  /** The key by its id, from memory. */
  abstract find(keyId: string): CryptoKey | undefined;

  /** Looks again, after a token named an id that is not known; may well do nothing. Never rejects. */
  abstract refresh(): Promise<void>;
}
