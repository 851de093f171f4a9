import type { CryptoKey } from 'jose';

/** The source of the public keys that verify tokens; also its injection token. */
export abstract class KeySource {
  /** False until the keys have been read once. */
  abstract readonly ready: boolean;

  /** Finds a key by its id, in memory. */
  abstract find(keyId: string): CryptoKey | undefined;

  /** Reloads the keys after a token with an unknown key id; may have no effect. Never rejects. */
  abstract refresh(): Promise<void>;
}
