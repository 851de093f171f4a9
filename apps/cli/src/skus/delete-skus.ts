import { EntrepotError } from '@entrepot/client';
import type { Context, GlobalOptions } from '../terminal/context.js';
import { openSession } from '../session/session.js';
import { isAgreed } from '../terminal/confirm.js';
import { EXIT } from '../terminal/errors.js';
import { formatOf, OF_STREAM } from '../terminal/format.js';
import { oneLine } from '../terminal/plain.js';

export interface DeleteOptions extends GlobalOptions {
  /** The ids are those of products. */
  products?: boolean;
  yes?: boolean;
}

/** Deletes SKUs, or products with all of their SKUs, after a person has agreed. */
export async function deleteSkus(
  ids: readonly string[],
  options: DeleteOptions,
  context: Context,
): Promise<void> {
  const isJson = formatOf(options, OF_STREAM) === 'ndjson';
  const { client } = openSession(options, context);
  const { terminal, signal } = context;
  const kind = options.products ? 'product' : 'SKU';
  const what = ids.length === 1 ? `${kind} ${oneLine(ids[0] ?? '')}` : `${ids.length} ${kind}s`;
  const question = `Delete ${what} from all sales channels?`;
  if (!(await isAgreed(question, options, context))) return;
  for (const id of ids) {
    const deleting = options.products
      ? client.skus.deleteProduct(id, { signal })
      : client.skus.delete(id, { signal });
    const deleted = await deleting.then(() => true, unlessUnknown);
    if (isJson) terminal.out(JSON.stringify({ id, deleted }));
    else if (deleted) terminal.out(`${kind} ${oneLine(id)} is deleted.`);
    if (deleted) continue;
    terminal.note(`There is no ${kind} ${oneLine(id)}.`);
    process.exitCode = ids.length > 1 ? EXIT.inPart : EXIT.refused;
  }
}

/** A missing SKU must not prevent the deletion of the others. */
function unlessUnknown(error: unknown): false {
  if (error instanceof EntrepotError && error.status === 404) return false;
  throw error;
}
