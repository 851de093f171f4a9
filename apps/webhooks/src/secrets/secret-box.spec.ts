import { randomBytes } from 'node:crypto';
import { newSecret } from './new-secret.js';
import { SecretBox } from './secret-box.js';

const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`;

describe('the encryption of secrets', () => {
  const [old, current] = [key('2026-01'), key('2026-06')];

  it('decrypts a secret to its original, and encrypts it differently each time', () => {
    const secret = newSecret();
    const box = new SecretBox({ WEBHOOKS_KEYS: current });
    const sealed = [box.seal(secret), box.seal(secret)] as const;
    expect(sealed.map((sealedSecret) => box.open(sealedSecret))).toEqual([secret, secret]);
    expect(sealed[0].equals(sealed[1])).toBe(false);
    expect(sealed[0].toString('latin1')).not.toContain(secret.slice(0, 12));
    expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  });

  it('encrypts with the first key, and decrypts with both during a rotation', () => {
    const before = new SecretBox({ WEBHOOKS_KEYS: old }).seal('whsec_a');
    const box = new SecretBox({ WEBHOOKS_KEYS: `${current},${old}` });
    const after = box.seal('whsec_a');
    expect(box.open(before)).toBe('whsec_a');
    expect(before.subarray(0, 8).equals(box.currentHead)).toBe(false);
    expect(after.subarray(0, 8).equals(box.currentHead)).toBe(true);
    expect(new SecretBox({ WEBHOOKS_KEYS: current }).open(after)).toBe('whsec_a');
  });

  it('refuses a changed value, or one that was encrypted with an unknown key', () => {
    const box = new SecretBox({ WEBHOOKS_KEYS: current });
    const sealed = box.seal('whsec_a');
    sealed[sealed.length - 1]! ^= 1;
    expect(() => box.open(sealed)).toThrow();
    expect(() => box.open(new SecretBox({ WEBHOOKS_KEYS: old }).seal('whsec_a'))).toThrow(
      'no key 2026-01',
    );
  });
});
