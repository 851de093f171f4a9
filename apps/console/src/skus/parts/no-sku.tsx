import { EmptyState } from '../../design/empty-state.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';

const { sku: texts } = messages;

/** In place of a SKU that is not there, or is another merchant's. */
export function NoSku({ skuId }: { skuId: string }) {
  return <EmptyState title={fill(texts.missing, { id: skuId })}>{texts.missingHow}</EmptyState>;
}
