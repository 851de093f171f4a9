import type { CryptoKey } from 'jose';

/** The source of the public keys that verify tokens; also its injection token. */
export abstract class KeySource {
  /** False until keys have been read at least once. */
  abstract readonly ready: boolean;

  /** Finds a key by its id, in memory. */
  abstract find(keyId: string): CryptoKey | undefined;

  /** Reloads the keys after a token with an unknown key id; may do nothing. Never rejects. */
  abstract refresh(): Promise<void>;
}
