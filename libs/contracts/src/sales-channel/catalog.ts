import { Type } from 'typebox';
import { skuKey } from '../catalog/sku-key.js';
import { defineContract, id, instant } from '#messaging/contract';
import { closed, count, described, outsideEnvelope, tenantId, text } from '../fields.js';

export const SalesChannelSkuAnswered = defineContract({
  type: 'sales-channel.sku-answered',
  stream: 'sales-channel.catalog',
  nullsAreAbsent: true,
  description: 'A channel approved or denied a SKU.',
  fields: {
    ...outsideEnvelope,
    skuId: id,
    salesChannel: tenantId,
    salesChannelSkuId: Type.Optional(id),
    status: closed(['APPROVED', 'DENIED']),
    message: Type.Optional(text),
    answeredAt: instant,
  },
  key: skuKey,
});

export const SalesChannelInventoryApplied = defineContract({
  type: 'sales-channel.inventory-applied',
  stream: 'sales-channel.catalog',
  nullsAreAbsent: true,
  description: 'A channel now offers this quantity of a SKU.',
  fields: {
    ...outsideEnvelope,
    skuId: id,
    salesChannel: tenantId,
    quantity: count,
    appliedAt: described(
      instant,
      "`lastIntegrationDate` of an inventory in the API; the sandbox's own connector publishes none",
    ),
  },
  key: skuKey,
});
