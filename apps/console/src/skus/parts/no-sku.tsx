import { EmptyState } from '../../design/empty-state.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

const { sku: texts } = messages;

/** Shown in place of a SKU that is absent or belongs to another merchant. */
export function NoSku({ skuId }: { skuId: string }) {
  return <EmptyState title={fill(texts.missing, { id: skuId })}>{texts.missingHow}</EmptyState>;
}
