import type { ProviderConfig } from '../config.js';
import type { ClientIdentity } from '../auth/store/client.store.js';

type Claims = Readonly<Record<string, unknown>>;

/** No client's id begins so: an id has no colon. */
const PREFIX = 'oidc:';

/**
 * The operator that a person's claims make.
 * @returns undefined for a person without a name or without a group that the configuration admits
 */
export function operatorOf(claims: Claims, config: ProviderConfig): ClientIdentity | undefined {
  const { [config.OIDC_USER_CLAIM]: name, [config.OIDC_GROUPS_CLAIM]: groups } = claims;
  const has = (group: string | undefined): boolean =>
    group !== undefined && [groups].flat().includes(group);
  if (typeof name !== 'string' || name === '') return undefined;
  const operator: ClientIdentity = { clientId: PREFIX + name, kind: 'operator' };
  if (has(config.OIDC_OPERATORS_GROUP)) return operator;
  return has(config.OIDC_READERS_GROUP) ? { ...operator, access: 'read' } : undefined;
}
