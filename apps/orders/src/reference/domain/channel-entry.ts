/** An event of catalog about a SKU in one channel. */
export interface ChannelEntryFact {
  merchantId: string;
  skuId: string;
  salesChannel: string;
  status: string;
  salesChannelSkuId?: string;
}

/** The combined effect of several events on one entry; undefined members stay unchanged. */
export interface ChannelEntryChange extends ChannelEntryFact {
  /** Whether one of the events approved the entry; never reset (decision 6.9). */
  approved: boolean;
  /** Whether the entry is approved and not denied since (decision 6.5); READY_FOR_SALES_CHANNEL alone sets neither. */
  orderable?: boolean;
}

/** Folds events, oldest first, into one change for each entry. */
export function foldEntries(facts: readonly ChannelEntryFact[]): ChannelEntryChange[] {
  const changes = new Map<string, ChannelEntryChange>();
  for (const fact of facts) {
    const key = JSON.stringify([fact.merchantId, fact.skuId, fact.salesChannel]);
    const before = changes.get(key);
    const approved = fact.status === 'SALES_CHANNEL_APPROVED';
    changes.set(key, {
      ...before,
      ...fact,
      approved: approved || (before?.approved ?? false),
      ...(approved ? { orderable: true } : {}),
      ...(fact.status === 'SALES_CHANNEL_DENIED' ? { orderable: false } : {}),
    });
  }
  return [...changes.values()];
}
