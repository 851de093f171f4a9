/** Key of everything whose order matters per SKU: `merchantId:skuId`. */
export function skuKey(event: { merchantId: string; skuId: string }): string {
  return `${event.merchantId}:${event.skuId}`;
}
