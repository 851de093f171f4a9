import type { Checked, FileDocument, Preview } from './read-terms-file.js';

type Faults = Preview['faults'];

/** Refuses documents that conflict with others of their file: the service has checked each one separately. */
export function withConflicts(checked: readonly Checked[]): Checked[] {
  const documents = checked.map(({ document }) => document);
  return checked.map((entry, index) => {
    const faults = conflictsOf(entry.document, documents.slice(0, index));
    if (faults.length === 0) return entry;
    const { document, preview } = entry;
    const all = [...preview.faults, ...faults];
    return { document, preview: { outcome: 'refused', faults: all, samples: [] } };
  });
}

function conflictsOf(fileDocument: FileDocument, earlier: readonly FileDocument[]): Faults {
  const first = earlier.find((other) => beginOf(other) === beginOf(fileDocument));
  const { kind } = fileDocument;
  const zone =
    kind === 'rules'
      ? earlier.find((other) => other.kind === kind && differInZone(other, fileDocument))
      : undefined;
  return [
    ...(first
      ? [
          fault(
            '/validFrom',
            'repeated',
            `is the first day of ${first.pointer} as well: keep one of them`,
          ),
        ]
      : []),
    ...(zone
      ? [
          fault(
            '/timeZone',
            'conflict',
            `must be ${String(zone.document['timeZone'])}, as in ${zone.pointer}`,
          ),
        ]
      : []),
  ];
}

const LINE = ['destination', 'origin', 'service', 'validFrom'];

/** Equal for documents of one kind, destination or route, and first day. */
function beginOf({ kind, document }: FileDocument): string {
  return JSON.stringify([kind, ...LINE.map((member) => document[member])]);
}

/** All terms of a destination count days in one time zone. */
function differInZone(fileDocument: FileDocument, other: FileDocument): boolean {
  const [a, b] = [fileDocument.document, other.document];
  return a['destination'] === b['destination'] && a['timeZone'] !== b['timeZone'];
}

function fault(pointer: string, code: string, detail: string): Faults[number] {
  return { pointer, code, detail };
}
