import type { Schemas } from '@entrepot/client';
import { momentOf } from '../../design/forms/form-field.js';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import type { Parcel } from '../../parcels/parcel-row.js';
import { messages } from '../messages.js';

const { create: texts } = messages;

/** @param waiting parcels to choose from; left out where they are known */
export function shipmentFields(waiting: readonly Parcel[] | undefined): FormField[] {
  const parcels: FormField = {
    name: 'parcelIds',
    label: texts.parcels,
    hint: texts.parcelsHint,
    kind: 'many',
    none: texts.none,
    choices: (waiting ?? []).map(({ parcelId, merchantId, recipientCountry }) => ({
      value: parcelId,
      label: parcelId,
      note: `${merchantId} → ${recipientCountry}`,
    })),
  };
  return [
    ...(waiting ? [parcels] : []),
    { name: 'expectedShipDate', label: texts.ships, kind: 'moment' },
    { name: 'expectedDeliveryDate', label: texts.arrives, kind: 'moment' },
    { name: 'firstMileTrackingNumber', label: texts.number, maxLength: 128 },
    {
      name: 'firstMileCarrierId',
      label: texts.carrier,
      hint: texts.carrierHint,
      suggest: 'carrier',
      optional: true,
      maxLength: 128,
    },
    { name: 'description', label: texts.description, optional: true, maxLength: 512 },
  ];
}

export function shipmentOf(values: FormValues): Schemas['CreateShipmentRequest'] {
  const carrier = values['firstMileCarrierId']?.trim();
  const description = values['description']?.trim();
  return {
    parcelIds: (values['parcelIds'] ?? '').split(','),
    expectedShipDate: momentOf(values['expectedShipDate']) ?? '',
    expectedDeliveryDate: momentOf(values['expectedDeliveryDate']) ?? '',
    firstMileTrackingNumber: values['firstMileTrackingNumber']?.trim() ?? '',
    ...(carrier && { firstMileCarrierId: carrier }),
    ...(description && { description }),
  };
}
