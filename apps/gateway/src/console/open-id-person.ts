import type { ProviderConfig } from '../config.js';
import { OPEN_ID_PREFIX, type ClientIdentity } from '../auth/store/client.store.js';

type Claims = Readonly<Record<string, unknown>>;

/**
 * Whether the person is named by an e-mail address that the provider has not verified: anyone could have entered it.
 * Some providers write the claim as a text. A provider that does not send the claim verifies its addresses in another
 * way.
 */
export function isUnverified(
  { email_verified: verified }: Claims,
  { OIDC_USER_CLAIM }: ProviderConfig,
): boolean {
  return OIDC_USER_CLAIM === 'email' && (verified === false || verified === 'false');
}

/**
 * Derives an operator from a person's claims.
 * @returns undefined for a person without a name or without a group that the configuration admits
 */
export function operatorOf(claims: Claims, config: ProviderConfig): ClientIdentity | undefined {
  const { [config.OIDC_USER_CLAIM]: name, [config.OIDC_GROUPS_CLAIM]: groups } = claims;
  const has = (group: string | undefined): boolean =>
    group !== undefined && [groups].flat().includes(group);
  if (typeof name !== 'string' || name === '') return undefined;
  const operator: ClientIdentity = { clientId: OPEN_ID_PREFIX + name, kind: 'operator' };
  if (has(config.OIDC_OPERATORS_GROUP)) return operator;
  return has(config.OIDC_READERS_GROUP) ? { ...operator, access: 'read' } : undefined;
}
