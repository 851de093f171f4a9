import { reportedTrackingCodes, type ReportedTrackingCode } from '@entrepot/client';
import {
  fieldsOf,
  idsOf,
  momentOf,
  type FormField,
  type FormValues,
} from '../../design/forms/form-field.js';
import type { Reader } from '../../live/changes.js';
import { trackingText } from '../../orders/status.js';
import { messages } from '../messages.js';
import type { TrackingReport } from '../requests.js';

const { report: texts } = messages;

/** Merchants and partners report the first two. */
const OF_FULFILLMENT = 2;

/** The operation that the session reports with. */
export function reportOperation(reader: Reader): string {
  return reader === 'operator' ? 'reportTrackingAsOperator' : 'reportTracking';
}

/** @param parcelId the only parcel; if left out, the form asks for barcodes */
export function reportFields(reader: Reader, parcelId?: string): FormField[] {
  const codes =
    reader === 'operator' ? reportedTrackingCodes : reportedTrackingCodes.slice(0, OF_FULFILLMENT);
  const hint = reader === 'operator' ? texts.carrierHintOperator : texts.carrierIdHint;
  const fields = fieldsOf(texts, {
    parcels: { members: ['externalParcelId', 'parcelId', 'events'], kind: 'lines' },
    externalCode: {
      kind: 'choice',
      choices: codes.map((value) => ({ value, label: trackingText(value) })),
    },
    eventDate: { kind: 'moment' },
    description: { maxLength: 512 },
    location: { maxLength: 512 },
    carrierId: { hint, suggest: 'carrier', maxLength: 128 },
  });
  return parcelId === undefined ? fields : fields.slice(1);
}

/** The same event for each named parcel. */
export function reportOf(values: FormValues, parcelId?: string): TrackingReport {
  const { carrierId = '', externalCode, eventDate, description = '', location = '' } = values;
  const parcels =
    parcelId === undefined
      ? idsOf(values['parcels']).map((externalParcelId) => ({ externalParcelId }))
      : [{ parcelId }];
  return {
    carrierId: carrierId.trim(),
    events: parcels.map((names) => ({
      ...names,
      eventDate: momentOf(eventDate) ?? '',
      externalCode: externalCode as ReportedTrackingCode,
      description: description.trim(),
      location: location.trim(),
    })),
  };
}
