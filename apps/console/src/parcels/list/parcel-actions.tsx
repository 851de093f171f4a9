import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readerOf, useSession } from '../../api/session.js';
import { oneByOne, type BulkAct } from '../../bulk/act.js';
import { BulkBar } from '../../bulk/bulk-bar.js';
import { momentValue } from '../../design/forms/form-field.js';
import type { ActionsProps, ListActions } from '../../lists/definition.js';
import { messages } from '../messages.js';
import type { Parcel } from '../parcel-row.js';
import { LABELS_MAX, labelsOperation, printLabels } from '../labels.js';
import { reportFields, reportOf, reportOperation } from '../report/report.js';
import { reportTracking } from '../requests.js';
import { PARCELS, type ParcelSearch } from '../source.js';

const { report: texts } = messages;

/** The actions on the selected parcels. */
function ParcelActions(props: ActionsProps<Parcel, ParcelSearch>) {
  const session = useSession();
  const reader = readerOf(session);
  const [eventDate] = useState(() => momentValue(Date.now()));
  const fields = reportFields(reader, 'of-each');
  const report: BulkAct<Parcel> = {
    title: texts.open,
    explained: texts.explainedEach,
    operationId: reportOperation(reader),
    fields,
    initial: {
      externalCode: fields.find(({ name }) => name === 'externalCode')?.choices?.[0]?.value ?? '',
      eventDate,
      carrierId: session.partnerId ?? '',
    },
    // Each parcel gets its own request, since a report about several parcels is all or nothing.
    ...oneByOne(({ parcelId }, values) => reportTracking(reader, reportOf(values, parcelId))),
  };
  const print: BulkAct<Parcel> = {
    title: messages.labels.open,
    explained: messages.labels.explained,
    operationId: labelsOperation(reader),
    fields: [],
    portion: LABELS_MAX,
    send: (items) =>
      printLabels(
        reader,
        items.map(({ row }) => row),
      ),
  };
  return (
    <BulkBar
      {...props}
      source={PARCELS}
      acts={[print, report]}
      nameOf={({ parcelId }) => parcelId}
      linkTo={linkTo}
      onEnd={readAgain}
    />
  );
}

/** The feed updates the list with the changed parcels. */
function readAgain(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: ['parcel'] });
}

function linkTo({ parcelId }: Parcel) {
  return (
    <Link to="/parcels/$parcelId" params={{ parcelId }} className="id">
      {parcelId}
    </Link>
  );
}

export const PARCEL_ACTIONS: ListActions<Parcel, ParcelSearch> = {
  Bar: ParcelActions,
  operationIds: (['operator', 'merchant'] as const).flatMap((reader) => [
    labelsOperation(reader),
    reportOperation(reader),
  ]),
};
