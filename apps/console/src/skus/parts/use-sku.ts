import { useQuery } from '@tanstack/react-query';
import { readerOf, useSession, type Session } from '../../api/session.js';
import { readBreakdown } from '../../prices/requests.js';
import { readLocalizations, readSku, readStatus } from '../requests.js';
import type { Sku } from '../sku-row.js';

/** A price that becomes localized changes no SKU, so data that depends on prices is refetched. */
const REFRESH_MS = 15_000;

/** A SKU; null if there is none that the session may see. */
export function useSku(merchantId: string, skuId: string) {
  const session = useSession();
  return useQuery({
    queryKey: ['sku', merchantId, skuId],
    queryFn: ({ signal }) =>
      isHidden(session, merchantId) ? null : readSku(readerOf(session), merchantId, skuId, signal),
  });
}

/** An address may name another merchant, whose SKU id may also exist at the session's own merchant. */
function isHidden(session: Session, merchantId: string): boolean {
  return session.kind === 'merchant' && session.merchantId !== merchantId;
}

const keyOf = ({ merchantId, skuId }: Sku, part: string) => ['sku', merchantId, skuId, part];

/** The history of a SKU in each channel. */
export function useStatus(sku: Sku) {
  const reader = readerOf(useSession());
  return useQuery({
    queryKey: keyOf(sku, 'status'),
    queryFn: ({ signal }) => readStatus(reader, sku, signal),
    refetchInterval: REFRESH_MS,
  });
}

export function useLocalizations(sku: Sku) {
  const reader = readerOf(useSession());
  return useQuery({
    queryKey: keyOf(sku, 'localizations'),
    queryFn: ({ signal }) => readLocalizations(reader, sku, signal),
  });
}

export function useBreakdown(sku: Sku, salesChannel: string) {
  const reader = readerOf(useSession());
  return useQuery({
    queryKey: [...keyOf(sku, 'breakdown'), salesChannel],
    queryFn: ({ signal }) => readBreakdown(reader, sku, { salesChannel }, signal),
    refetchInterval: REFRESH_MS,
  });
}
