import type { FormValues } from '../../design/forms/form-field.js';
import { canShip, type Parcel } from '../../parcels/parcel-row.js';
import type { messages } from '../messages.js';

/** The maximum number of parcels in a shipment. */
export const PARCELS_MAX = 200;

type ParcelFault = keyof typeof messages.create.faults;

/** An id or a barcode, and the parcel that it names. */
export interface Found {
  text: string;
  parcel: Parcel | undefined;
}

interface Refused {
  text: string;
  fault: ParcelFault;
}

/** The parcels of a shipment that a person is composing. */
export interface Chosen {
  parcelIds: readonly string[];
  /** The merchant of the parcels; undefined while there is none. */
  merchantId: string | undefined;
  /** The entered ids that are not in the list. */
  refused: readonly Refused[];
}

/** The ids in a text, in order, including repetitions. */
export function scansOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}

/** Adds the parcels that can be added; the others are refused, each with a fault. */
export function withParcels(chosen: Chosen, all: readonly Found[]): Chosen {
  const parcelIds = [...chosen.parcelIds];
  const refused = new Map(chosen.refused.map(({ text, fault }) => [text, fault]));
  let { merchantId } = chosen;
  for (const { text, parcel } of all) {
    const fault = faultOf(parcel, parcelIds, merchantId);
    if (fault) refused.set(text, fault);
    if (!parcel || fault) continue;
    refused.delete(text);
    parcelIds.push(parcel.parcelId);
    merchantId = parcel.merchantId;
  }
  return {
    parcelIds,
    merchantId,
    refused: [...refused].map(([text, fault]) => ({ text, fault })),
  };
}

export function withoutParcel(chosen: Chosen, parcelId: string): Chosen {
  const parcelIds = chosen.parcelIds.filter((chosenId) => chosenId !== parcelId);
  return { ...chosen, parcelIds, merchantId: parcelIds.length > 0 ? chosen.merchantId : undefined };
}

function faultOf(
  parcel: Parcel | undefined,
  parcelIds: readonly string[],
  merchantId: string | undefined,
): ParcelFault | undefined {
  if (!parcel) return 'unknown';
  if (parcelIds.includes(parcel.parcelId)) return 'twice';
  if (parcel.shipmentId !== undefined) return 'inShipment';
  if (!canShip(parcel)) return 'left';
  if (merchantId !== undefined && parcel.merchantId !== merchantId) return 'otherMerchant';
  return parcelIds.length >= PARCELS_MAX ? 'tooMany' : undefined;
}

/** The chosen parcels in the form of the draft. */
export function chosenOf({ parcelIds = '', merchantId = '', refused = '' }: FormValues): Chosen {
  return {
    parcelIds: scansOf(parcelIds),
    merchantId: merchantId || undefined,
    refused: refused === '' ? [] : (JSON.parse(refused) as Refused[]),
  };
}

export function valuesOf({ parcelIds, merchantId = '', refused }: Chosen): FormValues {
  return {
    parcelIds: parcelIds.join(','),
    merchantId,
    refused: refused.length === 0 ? '' : JSON.stringify(refused),
  };
}
