import type { Requirement } from '@entrepot/product-files';

/** The commands that show how to meet the missing requirements, without duplicates. */
export function hintsOf({ salesChannel, messages }: Omit<Requirement, 'record'>): string[] {
  const hints = messages.map(({ code }) => {
    if (code === 'category-unmapped') {
      return `next: entrepot categories list --channel ${salesChannel} --unmapped`;
    }
    return code.startsWith('attribute-')
      ? `next: correct the SKU, or entrepot categories attributes map NAME CODE --channel ${salesChannel}`
      : `next: correct the SKU; entrepot categories taxonomy show --channel ${salesChannel} has the limits`;
  });
  return [...new Set(hints)];
}
