import { Type } from 'typebox';
import { defineContract, envelope, id, instant } from '#messaging/contract';
import { closed, described, tenantId } from '../fields.js';

export const CredentialRevoked = defineContract({
  type: 'credential.revoked',
  stream: 'gateway.credential',
  description:
    'A client, or one of its tokens, was revoked. The gateway itself refuses revoked tokens; its audit has the reason.',
  fields: {
    ...envelope,
    merchantId: Type.Optional(tenantId),
    salesChannel: Type.Optional(described(tenantId, 'of the kind `sales-channel`')),
    clientId: id,
    kind: closed(['merchant', 'sales-channel', 'fulfillment-partner', 'operator']),
    tokenId: Type.Optional(described(id, 'absent: the client')),
    revokedAt: instant,
  },
  key: (event) => event.clientId,
});
