import type { LoadDocument } from './documents.js';
import type { Preview } from './requests.js';

/**
 * Rules do not lack duty rates that their own pack has, which are loaded before them (decision 9.4). What the service
 * found without these is left out. Today is that of UTC.
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
    (one) => one.kind === 'duties' && one.destination === destination && appliesOn(one, day),
  );
  if (!hasTable) return preview;
  const faults = preview.faults.filter(({ code }) => code !== 'no-duty-rates');
  return faults.length === 0 ? { outcome: 'new', faults, samples: [] } : { ...preview, faults };
}

function appliesOn({ validFrom, content: { validUntil } }: LoadDocument, day: string): boolean {
  return validFrom <= day && (validUntil === undefined || day <= String(validUntil));
}
