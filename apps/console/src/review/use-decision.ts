import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isProblem } from '../api/problem.js';
import { fill } from '../language/texts.js';
import type { Sku } from '../skus/sku-row.js';
import { statusText } from '../skus/status.js';
import { messages as texts } from './messages.js';
import { decide } from './requests.js';
import type { Editing } from './edited-texts.js';

interface Request {
  body: Parameters<typeof decide>[1];
  /** Ends the draft of the body, before another SKU is shown. */
  onSent?: () => void;
}

/** Approves a SKU with its edited texts, or denies it. @param onDecided called with a text about the result */
export function useDecision(
  sku: Sku,
  { edited, onEdit }: Editing,
  onDecided: (text: string) => void,
) {
  const queries = useQueryClient();
  const sending = useMutation({
    mutationFn: ({ body }: Request) => decide(sku, body),
    onSuccess: ({ merchantId, skuId, localizationStatus }, { onSent }) => {
      onEdit(undefined);
      onSent?.();
      const status = statusText(localizationStatus as Sku['localizationStatus']);
      onDecided(fill(texts.done, { sku: skuId, merchant: merchantId, status }));
      void queries.invalidateQueries({ queryKey: ['sku', merchantId, skuId] });
      void queries.invalidateQueries({ queryKey: ['skus'] });
      void queries.invalidateQueries({ queryKey: ['sku-counts'] });
    },
  });
  const hasEdits = Object.keys(edited).length > 0;
  const { error } = sending;
  const faults = isProblem(error) ? error.errors : [];
  return {
    hasEdits,
    isSending: sending.isPending,
    /** The faults that no field shows. */
    error: faults.some(({ pointer }) => pointer?.startsWith('/localized/')) ? null : error,
    approve: () => {
      const localized = hasEdits ? { localized: edited } : {};
      sending.mutate({ body: { status: 'READY_FOR_SALES_CHANNEL', ...localized } });
    },
    deny: (code: string, detail: string, onSent: () => void) => {
      const body = { status: 'REVIEW_DENIED' as const, messages: [{ code, detail }] };
      sending.mutate({ body, onSent });
    },
    faultOf: (locale: string, field: string): string | undefined =>
      faults.find(({ pointer }) => pointer === `/localized/${locale}/${field}`)?.detail,
  };
}
