import type { Schemas } from '@entrepot/client';
import { fieldsOf, momentOf, type FormValues } from '../../design/forms/form-field.js';
import { messages } from '../messages.js';
import { ParcelsField } from './parcels-field.js';

const { create: texts } = messages;

export const FIELDS = fieldsOf(texts, {
  parcelIds: {
    kind: 'many',
    control: ParcelsField,
    check: ({ scanned = '' }) => (scanned.trim() === '' ? undefined : texts.notAdded),
  },
  expectedShipDate: { kind: 'moment' },
  expectedDeliveryDate: { kind: 'moment' },
  firstMileTrackingNumber: { maxLength: 128 },
  firstMileCarrierId: { suggest: 'carrier', optional: true, maxLength: 128 },
  description: { optional: true, maxLength: 512 },
});

/** The same for a known parcel. */
export const FIELDS_OF_ONE = FIELDS.slice(1);

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
