import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import { closed, envelope, id, instant, tenantId, text } from '../fields.js';

export const CredentialRevoked = defineContract({
  type: 'credential.revoked',
  stream: 'gateway.credential',
  description:
    'A client, or one of its tokens, was revoked. For audit: the gateway itself refuses revoked tokens.',
  fields: {
    ...envelope,
    merchantId: Type.Optional(tenantId),
    clientId: id,
    kind: closed(['merchant', 'sales-channel', 'fulfillment-partner', 'operator']),
    tokenId: Type.Optional(Type.String({ ...id, description: 'absent: the client' })),
    revokedAt: instant,
    reason: Type.Optional(text),
  },
  key: (event) => event.clientId,
});
