import { formatByName, rejectsOf as unitsOf } from '@entrepot/product-files';
import type { Plan } from './plan.js';

/**
 * A file with all lines of the groups that were not sent, with their original bytes.
 * @param which only the refused groups before anything is sent; this text is part of the file name
 */
export function rejectsOf(
  fileName: string,
  plan: Plan,
  which: 'not-sent' | 'refused',
): { name: string; parts: Uint8Array[] } {
  const { encoding, head = {}, groups, strayRecords } = plan;
  const rejectedGroups = groups.filter(({ state }) =>
    which === 'refused' ? state === 'refused' : state !== 'sent',
  );
  const raws = [...rejectedGroups.flatMap(({ records }) => records), ...strayRecords]
    .toSorted((record, other) => record.line - other.line)
    .map(({ raw }) => raw);
  const dot = fileName.lastIndexOf('.');
  const ending = fileName.slice(dot + 1);
  const units = [...unitsOf(formatByName(fileName) ?? 'csv', head, raws)].join('');
  return {
    name: `${fileName.slice(0, dot)}.${which}.${ending}`,
    parts: [encoding.mark, encoding.bytesOf(units)],
  };
}
