import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from '../config.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Key {
  name: string;
  bytes: Buffer;
}

/**
 * Encrypts the endpoints' secrets for the store, with AES-256 in GCM (decision 11.4). Two keys may be in use, so that
 * they can be rotated: the first encrypts, both decrypt. An encrypted secret contains the length of the key's name, the
 * name, the nonce, the tag, and the ciphertext.
 */
@Injectable()
export class SecretBox {
  private readonly keys: readonly [Key, ...Key[]];

  constructor(@Inject(WEBHOOKS_CONFIG) config: Pick<WebhooksConfig, 'WEBHOOKS_KEYS'>) {
    this.keys = config.WEBHOOKS_KEYS.split(',').map(readKey) as [Key, ...Key[]];
  }

  seal(secret: string): Buffer {
    const [{ name, bytes }] = this.keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, bytes, iv);
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([headOf(name), iv, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error when the key is not among `WEBHOOKS_KEYS`, or the encrypted secret was changed */
  open(sealed: Buffer): string {
    const key = this.keyOf(sealed);
    const rest = sealed.subarray(headOf(key.name).length);
    const decipher = createDecipheriv(CIPHER, key.bytes, rest.subarray(0, IV_BYTES));
    decipher.setAuthTag(rest.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = [decipher.update(rest.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString('utf8');
  }

  /** The prefix of a secret that the first key has encrypted. */
  get currentHead(): Buffer {
    return headOf(this.keys[0].name);
  }

  private keyOf(sealed: Buffer): Key {
    const name = sealed.toString('latin1', 1, 1 + (sealed[0] ?? 0));
    const key = this.keys.find((candidate) => candidate.name === name);
    if (key === undefined)
      throw new Error(`WEBHOOKS_KEYS has no key ${name}, which a secret needs`);
    return key;
  }
}

function readKey(text: string): Key {
  const colon = text.indexOf(':');
  return { name: text.slice(0, colon), bytes: Buffer.from(text.slice(colon + 1), 'base64') };
}

function headOf(name: string): Buffer {
  return Buffer.concat([Buffer.from([name.length]), Buffer.from(name, 'latin1')]);
}
