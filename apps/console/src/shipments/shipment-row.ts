import type { Schemas } from '@entrepot/client';
import type { Tone } from '../design/badge.js';

export type Shipment = Schemas['ShipmentResponse'];
export type ShipmentStatus = Shipment['status'];

const TONES: Readonly<Record<ShipmentStatus, Tone>> = {
  CREATED: 'info',
  SHIPPED: 'good',
  CANCELLED: 'neutral',
};

export function shipmentTone(status: ShipmentStatus): Tone {
  return TONES[status];
}
