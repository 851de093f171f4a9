import type { Schemas } from '@entrepot/client';
import { momentOf, type FormField, type FormValues } from '../../design/forms/form-field.js';
import { messages } from '../messages.js';
import { ParcelsField } from './parcels-field.js';

const { create: texts } = messages;

/** @param isChosen whether the parcel is known, so that the form does not ask for parcels */
export function shipmentFields(isChosen: boolean): FormField[] {
  const parcels: FormField = {
    name: 'parcelIds',
    label: texts.parcels,
    hint: texts.parcelsHint,
    kind: 'many',
    control: ParcelsField,
    check: ({ scanned = '' }) => (scanned.trim() === '' ? undefined : texts.notAdded),
  };
  return [
    ...(isChosen ? [] : [parcels]),
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
