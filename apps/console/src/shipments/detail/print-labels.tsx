import { useMutation } from '@tanstack/react-query';
import { mayCall, readerOf, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
import { hasLabel, LABELS_MAX, labelsOperation, printLabels } from '../../parcels/labels.js';
import { messages } from '../../parcels/messages.js';
import type { Parcel } from '../../parcels/parcel-row.js';

const { labels: texts } = messages;

/** Saves the labels of a shipment's parcels, in a PDF for each 100. */
export function PrintLabels({ parcels }: { parcels: readonly Parcel[] }) {
  const session = useSession();
  const reader = readerOf(session);
  const labeled = parcels.filter(hasLabel);
  const printing = useMutation({
    mutationFn: async () => {
      for (let start = 0; start < labeled.length; start += LABELS_MAX) {
        await printLabels(reader, labeled.slice(start, start + LABELS_MAX));
      }
      return labeled.length;
    },
  });
  if (labeled.length === 0 || !mayCall(session, labelsOperation(reader))) return undefined;
  return (
    <div className="row">
      <output className="quiet">
        {printing.data !== undefined && fill(texts.done, { count: printing.data })}
      </output>
      {printing.error && <Problem error={printing.error} />}
      <Button disabled={printing.isPending} onClick={() => printing.mutate()}>
        {texts.open}
      </Button>
    </div>
  );
}
