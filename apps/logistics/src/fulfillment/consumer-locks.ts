import { LockKind } from '#messaging';
import { lockParcelsOfOrders } from '../parcels/store/parcel.store.js';
import { lockFlows } from './store/order-flow.store.js';

/** Flows are locked before parcels. */
export const FLOWS = new LockKind(1, lockFlows);

/** By order id. */
export const PARCELS = new LockKind(2, lockParcelsOfOrders);
