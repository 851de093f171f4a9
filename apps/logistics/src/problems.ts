import type { ProblemTable } from '#edge';

/** Problem codes of the logistics service (decision 1.2). */
export const logisticsProblems = {
  'unknown-carrier': {
    status: 422,
    title: 'The carrier id is not assigned to the client',
    meaning: 'The `carrierId` is unknown or assigned to another client.',
    remedy: 'Use the id that the operator assigned to you.',
  },
  'unknown-parcel': {
    status: 422,
    title: 'A parcel is unknown',
    meaning:
      'An event or a shipment names a parcel that does not exist or is not yours; the answer is the same in both cases. The whole request was refused.',
    remedy: 'Correct the members that `errors` names and send the whole request again.',
  },
  'parcel-ids-differ': {
    status: 422,
    title: 'The two ids of an event name different parcels',
    meaning:
      'An event carries `parcelId` and `externalParcelId`, and they belong to different parcels. The whole request was refused.',
    remedy: 'Send one of the two ids, or the two of one parcel.',
  },
  'link-expired': {
    status: 410,
    title: 'The link to the document has expired',
    meaning: 'A link to a label or an invoice is valid for some days; this one was.',
    remedy: 'Read the order or the parcel again: the answer has a new link.',
  },
  'label-revoked': {
    status: 409,
    title: 'A parcel no longer has a label',
    meaning:
      'The label ended when the personal data of the buyer was erased; `detail` names the parcels.',
    remedy: 'Leave these parcels out.',
  },
  'fulfillment-not-begun': {
    status: 409,
    title: 'The order is not released for fulfillment',
    meaning:
      'An order is released for fulfillment once it is approved and its stock is reserved; this one is not.',
    remedy: 'Read the order, and report the step once the order is released.',
  },
  'fulfillment-stopped': {
    status: 409,
    title: 'The status of the order stops its fulfillment',
    meaning:
      'The order is on hold, under review or cancelled, or the personal data of its buyer was erased; `detail` says which.',
    remedy: 'Release the order first; one that is cancelled is not fulfilled.',
  },
  'step-out-of-order': {
    status: 409,
    title: 'Another step is next',
    meaning:
      'The steps of fulfillment come in order; `detail` says which was the last and which is next.',
    remedy: 'Report the step that is next.',
  },
  'mixed-merchants': {
    status: 422,
    title: 'The parcels belong to several merchants',
    meaning: 'A shipment holds parcels of one merchant, and these are of several.',
    remedy: 'Create a shipment for each merchant.',
  },
  'duplicate-parcel': {
    status: 422,
    title: 'A parcel is named twice',
    meaning: '`parcelIds` names a parcel more than once.',
    remedy: 'Name each parcel once.',
  },
  'ship-after-delivery': {
    status: 422,
    title: 'The expected delivery is before the expected shipping',
    meaning: '`expectedShipDate` is after `expectedDeliveryDate`.',
    remedy: 'Correct the two dates.',
  },
  'parcel-not-shippable': {
    status: 409,
    title: 'A parcel was shipped or cancelled',
    meaning:
      'Only parcels at SHIPMENT_CREATED can be added to a shipment; one of these has another status.',
    remedy: 'Leave out the parcels that `errors` names.',
  },
  'parcel-in-shipment': {
    status: 409,
    title: 'A parcel is in another shipment',
    meaning: 'A parcel is in a shipment that is not cancelled; `errors` names both.',
    remedy: 'Leave the parcel out, or cancel the other shipment first.',
  },
  'shipment-not-cancellable': {
    status: 409,
    title: 'The shipment can no longer be cancelled',
    meaning: 'A shipment can be cancelled while it is CREATED.',
    remedy: 'Read the shipment to see its status.',
  },
} as const satisfies ProblemTable;
