import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';

export type SigningKey = Schemas['SigningKeyResponse'];

export function readKeys(signal: AbortSignal) {
  return bodyOf(api.GET('/ops/signing-keys', { signal }));
}

export function rotateKey(): Promise<SigningKey> {
  return bodyOf(api.POST('/ops/signing-keys/rotate'));
}

export function revokeKey(kid: string) {
  return bodyOf(api.POST('/ops/signing-keys/{kid}/revoke', { params: { path: { kid } } }));
}
