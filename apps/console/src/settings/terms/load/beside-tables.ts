import type { LoadDocument } from './documents.js';
import type { Preview } from './requests.js';

/**
 * Removes faults about missing duty rates that the same pack contains, since these are loaded before the rules
 * (decision 9.4). The current day is in UTC.
 */
export function besideTables(
  preview: Preview,
  { kind, destination, validFrom }: LoadDocument,
  documents: readonly LoadDocument[],
): Preview {
  if (kind !== 'rules' || preview.outcome !== 'refused') return preview;
  const today = new Date().toISOString().slice(0, 10);
  const day = validFrom > today ? validFrom : today;
  const hasTable = documents.some(
    (document) =>
      document.kind === 'duties' &&
      document.destination === destination &&
      appliesOn(document, day),
  );
  if (!hasTable) return preview;
  const faults = preview.faults.filter(({ code }) => code !== 'no-duty-rates');
  return faults.length === 0 ? { outcome: 'new', faults, samples: [] } : { ...preview, faults };
}

function appliesOn({ validFrom, content: { validUntil } }: LoadDocument, day: string): boolean {
  return validFrom <= day && (validUntil === undefined || day <= String(validUntil));
}
