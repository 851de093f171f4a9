/* Written from the contracts of the events by `npm run contracts:write`. */

/**
 * A client, or one of its tokens, was revoked. The gateway itself refuses revoked tokens; its audit has the reason.
 */
export interface CredentialRevoked {
  eventId: string;
  occurredAt: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  merchantId?: string;
  /**
   * of the kind `sales-channel`
   */
  salesChannel?: string;
  clientId: string;
  kind: 'merchant' | 'sales-channel' | 'fulfillment-partner' | 'operator';
  /**
   * absent: the client
   */
  tokenId?: string;
  revokedAt: string;
}

/**
 * The table of duty rates of a destination that is valid from a day on.
 */
export interface DutyRatesChanged {
  eventId: string;
  occurredAt: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  /**
   * the version of the language of the terms; a reader that knows only lower versions must not evaluate the terms
   */
  dialect: number;
  /**
   * ISO 3166-1 alpha-2
   */
  destination: string;
  /**
   * destination or route, first day and revision; the calendar refers to it
   */
  id: string;
  revision: number;
  validFrom: string;
  estimate?: boolean;
  source: string[];
  /**
   * the table is no longer in force, and contains no rates
   */
  over?: boolean;
  /**
   * a decimal, or a fraction of two: 22/78
   */
  default?: string;
  rates: {
    hsPrefix: string;
    /**
     * Items: ISO 3166-1 alpha-2
     */
    origin?: string[];
    /**
     * a decimal, or a fraction of two: 22/78
     */
    rate: string;
  }[];
}

/**
 * A freight tariff: the current and future versions, and the previous one if it applied in the last 31 days.
 */
export interface FreightTariffChanged {
  eventId: string;
  occurredAt: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  /**
   * the version of the language of the terms; a reader that knows only lower versions must not evaluate the terms
   */
  dialect: number;
  /**
   * `*` is any
   */
  origin: string;
  /**
   * ISO 3166-1 alpha-2
   */
  destination: string;
  service: string;
  versions: {
    /**
     * destination or route, first day and revision; the calendar refers to it
     */
    id: string;
    revision: number;
    validFrom: string;
    estimate?: boolean;
    source: string[];
    /**
     * ISO 4217
     */
    currency: string;
    /**
     * cm³ per kg
     */
    divisor: string;
    minimumKg: string;
    roundUpToKg: string;
    steps: {
      upToKg: string;
      price: string;
    }[];
    perKgAbove?: string;
    surcharges?: {
      name: string;
      percent?: string;
      perKg?: string;
      amount?: string;
      when?: {
        postalPrefix?: string[];
        longestSideOverCm?: string;
        kgOver?: string;
        from?: string;
        until?: string;
      };
    }[];
    /**
     * @minItems 2
     * @maxItems 2
     */
    etaDays: [number, number];
  }[];
}

/**
 * A fulfillment step of an order was completed.
 */
export type FulfillmentProgressed = {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
  /**
   * of READY_TO_SHIP: `creationDate` of the parcel in the API
   */
  eventDate: string;
  /**
   * `parcels` of the order's delivery in the API: that of the newest `step` in the order's history, which has no step taken after a cancellation. With tracking alone, the parcel has its id, and neither items nor documents
   */
  parcel?: {
    code: string;
    name: string;
    parcelId?: string;
    /**
     * centimetres; `volumetricWeight` in the API is length × width × height / 5000
     */
    length: number;
    /**
     * centimetres
     */
    width: number;
    /**
     * centimetres
     */
    height: number;
    /**
     * kilograms
     */
    weight: string;
    /**
     * kilograms
     */
    netWeight: string;
    /**
     * kilograms
     */
    grossWeight: string;
    items: {
      salesChannelSkuId: string;
      /**
       * units
       */
      quantity: number;
    }[];
    /**
     * in the API also `labels` of the parcel, and `shippingDocuments` of the order's items
     */
    documents: {
      name: string;
      /**
       * `url` in the API, a link to the document
       */
      documentId?: string;
    }[];
  };
  /**
   * also `labels[].trackingNumber` of the parcel in the API
   */
  lastMileTrackingNumber?: string;
} & (
  | {
      step: 'PACKED';
      eventData: {
        /**
         * `items` of a parcel in the API
         */
        packedSkuList: {
          skuId: string;
          /**
           * units
           */
          quantity: number;
        }[];
        parcelCode: string;
      };
    }
  | {
      step: 'INVOICED';
      eventData: {
        /**
         * `invoiceNumber` of a parcel in the API
         */
        number: string;
        /**
         * merchant currency
         */
        value: string;
        items: {
          skuId: string;
          /**
           * units
           */
          quantity: number;
          /**
           * the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice
           */
          invoicedPrice: string;
        }[];
        /**
         * `invoiceUrl` of the entry and `invoiceDocumentUrl` of the parcel in the API, links to the document
         */
        invoiceDocumentId?: string;
      };
    }
  | {
      step: 'READY_TO_SHIP';
      eventData: {
        /**
         * the documents of the order in the API, with the status `success` from this step on
         */
        documents: {
          name: string;
          /**
           * `url` in the API, a link to the document
           */
          documentId?: string;
        }[];
        parcelId: string;
      };
    }
  | {
      step: 'HANDLING';
      eventData?: {};
    }
);

/**
 * An exchange rate took effect; never published before that.
 */
export interface FxRateChanged {
  eventId: string;
  occurredAt: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  base: 'USD';
  /**
   * ISO 4217
   */
  quote: string;
  /**
   * quote per base
   */
  rate: string;
  validFrom: string;
  source: string;
}

/**
 * The quantity of a SKU in one warehouse changed.
 */
export interface InventoryChanged {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  /**
   * `id` in the API
   */
  inventoryId: string;
  skuId: string;
  warehouseId: number;
  inventoryType: 'AVAILABLE' | 'DAMAGED';
  /**
   * `available` or `damaged` of a warehouse in the API
   */
  quantity: number;
  /**
   * the `quantity` of a movement or a returned order in the API is the difference
   */
  previousQuantity: number;
  /**
   * `kind` of a movement in the API, whose `time` is `occurredAt`; `shipped` is the order.status-changed to SHIPPED with its `receivedDate`. An unknown value does not change the meaning of the quantity
   */
  cause: string;
  /**
   * if `cause` is `returned`, in `returnedOrders` of the API with the `eventDate` of the order's RETURNED as `returnedDate`
   */
  orderId?: string;
}

/**
 * The current state of a merchant, with the channels that it is connected to.
 */
export interface MerchantChanged {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  name: string;
  /**
   * ISO 3166-1 alpha-2
   */
  country: string;
  /**
   * ISO 4217
   */
  currency: string;
  autoLocalization: boolean;
  connectedChannels: string[];
  active: boolean;
}

/**
 * The personal data of an order's buyer was erased: erase all other data of the buyer.
 */
export interface OrderErased {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
}

/**
 * An order's history got an entry that does not change the order's status.
 */
export type OrderHistoryAdded = {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  /**
   * the order's status, unchanged
   */
  status:
    | 'CREATED'
    | 'APPROVED'
    | 'HANDLING'
    | 'REGULATORY_CHECK_OK'
    | 'REQUIRES_REVIEW'
    | 'ON_HOLD'
    | 'PACKED'
    | 'INVOICED'
    | 'READY_TO_SHIP'
    | 'SHIPPED'
    | 'DELIVERED'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURNED'
    | 'CANCELLED'
    | 'OPERATIONAL_ISSUE';
  historyId: string;
  /**
   * when the change happened; the order's dates in the API, such as `approvalDate`, are those of the first entry of a status, `onHoldDate` that of the last
   */
  eventDate: string;
  /**
   * when the entry was written
   */
  receivedDate: string;
  /**
   * the newest event has those of the answer
   *
   * Items: readers do not offer actions that they do not know
   */
  allowedActions: string[];
} & (
  | {
      entry: 'PACKED';
      eventData?: {
        /**
         * `items` of a parcel in the API
         */
        packedSkuList: {
          skuId: string;
          /**
           * units
           */
          quantity: number;
        }[];
        parcelCode: string;
      };
    }
  | {
      entry: 'INVOICED';
      eventData?: {
        /**
         * `invoiceNumber` of a parcel in the API
         */
        number: string;
        /**
         * merchant currency
         */
        value: string;
        items: {
          skuId: string;
          /**
           * units
           */
          quantity: number;
          /**
           * the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice
           */
          invoicedPrice: string;
        }[];
        /**
         * `invoiceUrl` of the entry and `invoiceDocumentUrl` of the parcel in the API, links to the document
         */
        invoiceDocumentId?: string;
      };
    }
  | {
      entry: 'READY_TO_SHIP';
      eventData?: {
        /**
         * the documents of the order in the API, with the status `success` from this step on
         */
        documents: {
          name: string;
          /**
           * `url` in the API, a link to the document
           */
          documentId?: string;
        }[];
        parcelId: string;
      };
    }
  | {
      entry: 'SHIPPED';
      eventData?: {
        trackingUrl: string;
      };
    }
  | {
      entry: 'ON_HOLD';
      eventData?: {
        reasonCode?:
          | 'out-of-stock'
          | 'lost'
          | 'customs'
          | 'buyer-request'
          | 'fraud'
          | 'address'
          | 'damaged'
          | 'other';
      };
    }
  | {
      entry: 'CANCELLED';
      eventData?: {
        reasonCode?:
          | 'out-of-stock'
          | 'lost'
          | 'customs'
          | 'buyer-request'
          | 'fraud'
          | 'address'
          | 'damaged'
          | 'other';
      };
    }
  | {
      entry: 'OPERATIONAL_ISSUE';
      eventData?: {
        reasonCode?:
          | 'out-of-stock'
          | 'lost'
          | 'customs'
          | 'buyer-request'
          | 'fraud'
          | 'address'
          | 'damaged'
          | 'other';
      };
    }
  | {
      entry: 'RETURN_REQUESTED';
      eventData?: {
        reasonCode?:
          | 'out-of-stock'
          | 'lost'
          | 'customs'
          | 'buyer-request'
          | 'fraud'
          | 'address'
          | 'damaged'
          | 'other';
      };
    }
  | {
      entry: 'RETURNED';
      eventData?: {
        /**
         * the condition of all units; each line has its own in inventoryType
         */
        condition: string;
        items: {
          /**
           * the order line; absent in older events
           */
          itemId?: string;
          skuId: string;
          /**
           * units
           */
          quantity: number;
          inventoryType: 'AVAILABLE' | 'DAMAGED';
        }[];
        /**
         * the returns warehouse that received the units
         */
        warehouseId: number;
      };
    }
  | {
      entry: 'PARCEL_TRACKING_UPDATED';
      eventData?: {
        parcelId: string;
        trackingCodes: string[];
        trackingUpdateMode: 'APPEND';
      };
    }
  | {
      entry:
        | 'CREATED'
        | 'APPROVED'
        | 'HANDLING'
        | 'REGULATORY_CHECK_OK'
        | 'REQUIRES_REVIEW'
        | 'DELIVERED'
        | 'RETURN_APPROVED';
      eventData?: {};
    }
);

/**
 * The personal data of an order's buyer was erased: erase all copies from the release.
 */
export interface OrderPersonalDataErased {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
}

/**
 * An order was created; its stock must be reserved.
 */
export interface OrderPlaced {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  /**
   * the id of the history entry, the same in each publication; absent in older events
   */
  historyId?: string;
  /**
   * when the change happened; `creationDate` in the API
   */
  eventDate?: string;
  /**
   * when the entry was written
   */
  receivedDate?: string;
  fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
  /**
   * ISO 3166-1 alpha-2; `recipientCountry` of a parcel in the API
   */
  destinationCountry: string;
  /**
   * ISO 4217
   */
  currency: string;
  value: string;
  /**
   * the newest event has those of the answer
   *
   * Items: readers do not offer actions that they do not know
   */
  allowedActions?: string[];
  /**
   * ISO 3166-1 alpha-2; in `shipping`, and `senderCountry` of a parcel, in the API
   */
  outboundCountry?: string;
  /**
   * the merchant's currency
   */
  foreignCurrency?: string;
  /**
   * currency per unit of foreignCurrency
   */
  fxRate?: string;
  /**
   * the tax rules of the amounts
   */
  rulesVersion?: string;
  /**
   * the duty rates in force, if there are any
   */
  dutyRatesVersion?: string;
  /**
   * the freight tariff that the amounts were computed with
   */
  tariffVersion?: string;
  /**
   * the taxes included in the value; if the channel adds taxes, those of its quote, or none without a quote. Their sum is less than totals.taxes if the value is just above a limit of the rules
   */
  taxes?: {
    /**
     * the name in the tax rules
     */
    name: string;
    kind: 'duty' | 'tax' | 'fee';
    /**
     * none for a fixed amount
     */
    rate?: string;
    /**
     * what the rate applies to, including the tax itself if the tax is part of its own base; none for a fixed amount
     */
    base?: string;
    /**
     * the amount that a deduction (negative), a minimum or a maximum of the rules adds to rate × base
     */
    adjustment?: string;
    /**
     * rate × base + adjustment, to a minor unit; or the fixed amount
     */
    value: string;
    collectedBy: 'seller' | 'carrier' | 'customs';
    /**
     * true if the rules or the duty rate approximate the law
     */
    estimate?: boolean;
  }[];
  /**
   * the part of totals.taxes that exceeds the sum of the taxes, if the channel includes taxes and the value is within the jump of taxes at a limit; otherwise none
   */
  taxSurplus?: string;
  taxType?: 'DDP' | 'DDU';
  totals?: {
    orderValue: string;
    itemsGross: string;
    itemsDiscount: string;
    shippingGross: string;
    shippingDiscount: string;
    taxes: string;
    fees: string;
    grossInboundValue: string;
    netInboundValue: string;
  };
  totalsForeignCurrency?: {
    orderValue: string;
    itemsGross: string;
    itemsDiscount: string;
    shippingGross: string;
    shippingDiscount: string;
    taxes: string;
    fees: string;
    grossOutboundValue: string;
    netOutboundValue: string;
  };
  /**
   * the one of `shipping.deliveries` in the API
   */
  delivery?: {
    name: string;
    company: string;
    listPrice: string;
    salePrice: string;
    /**
     * days; also `leadTime` in the API
     */
    deliveryTime: number;
    deliveryEstimateDate: string;
  };
  payments?: {
    type: string;
    value: string;
  }[];
  /**
   * `itemCount` in the API is their number
   *
   * @minItems 1
   */
  items: [
    {
      /**
       * `id` in the API, also in `items` of the delivery
       */
      itemId: string;
      skuId: string;
      /**
       * units
       */
      quantity: number;
      salesChannelSkuId?: string;
      productId?: string;
      /**
       * `skuName` of a parcel's items in the API
       */
      name?: string;
      ean?: string;
      hsCode?: string;
      /**
       * kilograms, as the merchant sent it; `itemWeight` of a parcel's items in the API
       */
      weight?: string;
      /**
       * ISO 3166-1 alpha-2
       */
      countryOfOrigin?: string;
      listPrice?: string;
      salePrice?: string;
      foreignListPrice?: string;
      foreignSalePrice?: string;
      /**
       * the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice
       */
      invoicedPrice?: string;
    },
    ...{
      /**
       * `id` in the API, also in `items` of the delivery
       */
      itemId: string;
      skuId: string;
      /**
       * units
       */
      quantity: number;
      salesChannelSkuId?: string;
      productId?: string;
      /**
       * `skuName` of a parcel's items in the API
       */
      name?: string;
      ean?: string;
      hsCode?: string;
      /**
       * kilograms, as the merchant sent it; `itemWeight` of a parcel's items in the API
       */
      weight?: string;
      /**
       * ISO 3166-1 alpha-2
       */
      countryOfOrigin?: string;
      listPrice?: string;
      salePrice?: string;
      foreignListPrice?: string;
      foreignSalePrice?: string;
      /**
       * the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice
       */
      invoicedPrice?: string;
    }[],
  ];
}

/**
 * An order may be fulfilled: all data for its parcel, label and invoice.
 */
export interface OrderReleased {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  fulfillmentWarehouseType: 'MERCHANT' | 'RETURNS';
  /**
   * ISO 3166-1 alpha-2
   */
  outboundCountry: string;
  /**
   * ISO 3166-1 alpha-2
   */
  destinationCountry: string;
  taxType: 'DDP' | 'DDU';
  /**
   * ISO 4217
   */
  currency: string;
  /**
   * ISO 4217
   */
  foreignCurrency: string;
  /**
   * absent in production; readers ignore unknown values
   */
  story?: string;
  /**
   * in the API, `document` is also `customerDocument` of the order
   */
  customer: {
    type: 'PERSON' | 'COMPANY';
    firstName: string;
    lastName?: string;
    document: string;
    email?: string;
    phone?: {
      countryCode?: string;
      areaCode?: string;
      number: string;
    };
  };
  /**
   * in `shipping` of the API
   */
  deliveryAddress: {
    addressName?: string;
    receiverName?: string;
    street: string;
    number?: string;
    complement?: string;
    neighborhood?: string;
    city: string;
    state?: string;
    /**
     * ISO 3166
     */
    country: string;
    postalCode?: string;
    reference?: string;
  };
  delivery: {
    name: string;
    company: string;
    /**
     * days
     */
    deliveryTime: number;
    deliveryEstimateDate: string;
  };
  /**
   * @minItems 1
   */
  items: [
    {
      itemId: string;
      skuId: string;
      salesChannelSkuId: string;
      productId: string;
      name: string;
      hsCode: string;
      /**
       * ISO 3166-1 alpha-2
       */
      countryOfOrigin: string;
      /**
       * units
       */
      quantity: number;
      /**
       * kilograms
       */
      weight: string;
      /**
       * centimetres
       */
      height: number;
      /**
       * centimetres
       */
      width: number;
      /**
       * centimetres
       */
      length: number;
      /**
       * the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice
       */
      invoicedPrice: string;
    },
    ...{
      itemId: string;
      skuId: string;
      salesChannelSkuId: string;
      productId: string;
      name: string;
      hsCode: string;
      /**
       * ISO 3166-1 alpha-2
       */
      countryOfOrigin: string;
      /**
       * units
       */
      quantity: number;
      /**
       * kilograms
       */
      weight: string;
      /**
       * centimetres
       */
      height: number;
      /**
       * centimetres
       */
      width: number;
      /**
       * centimetres
       */
      length: number;
      /**
       * the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice
       */
      invoicedPrice: string;
    }[],
  ];
}

/**
 * The status of an order changed.
 */
export type OrderStatusChanged = {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  previousStatus:
    | 'CREATED'
    | 'APPROVED'
    | 'HANDLING'
    | 'REGULATORY_CHECK_OK'
    | 'REQUIRES_REVIEW'
    | 'ON_HOLD'
    | 'PACKED'
    | 'INVOICED'
    | 'READY_TO_SHIP'
    | 'SHIPPED'
    | 'DELIVERED'
    | 'RETURN_REQUESTED'
    | 'RETURN_APPROVED'
    | 'RETURNED'
    | 'CANCELLED'
    | 'OPERATIONAL_ISSUE';
  /**
   * the id of the history entry, the same in each publication; absent in older events
   */
  historyId?: string;
  /**
   * when the change happened; the order's dates in the API, such as `approvalDate`, are those of the first entry of a status, `onHoldDate` that of the last
   */
  eventDate: string;
  /**
   * when the entry was written
   */
  receivedDate: string;
  /**
   * the newest event has those of the answer
   *
   * Items: readers do not offer actions that they do not know
   */
  allowedActions: string[];
} & (
  | {
      status: 'PACKED';
      eventData?: {
        /**
         * `items` of a parcel in the API
         */
        packedSkuList: {
          skuId: string;
          /**
           * units
           */
          quantity: number;
        }[];
        parcelCode: string;
      };
    }
  | {
      status: 'INVOICED';
      eventData?: {
        /**
         * `invoiceNumber` of a parcel in the API
         */
        number: string;
        /**
         * merchant currency
         */
        value: string;
        items: {
          skuId: string;
          /**
           * units
           */
          quantity: number;
          /**
           * the price of one unit, in the merchant's currency; multiplied by the quantity and rounded to the currency's decimals, it is the value of the line on the commercial invoice
           */
          invoicedPrice: string;
        }[];
        /**
         * `invoiceUrl` of the entry and `invoiceDocumentUrl` of the parcel in the API, links to the document
         */
        invoiceDocumentId?: string;
      };
    }
  | {
      status: 'READY_TO_SHIP';
      eventData?: {
        /**
         * the documents of the order in the API, with the status `success` from this step on
         */
        documents: {
          name: string;
          /**
           * `url` in the API, a link to the document
           */
          documentId?: string;
        }[];
        parcelId: string;
      };
    }
  | {
      status: 'SHIPPED';
      eventData?: {
        trackingUrl: string;
      };
    }
  | {
      status: 'ON_HOLD';
      eventData?: {
        reasonCode?:
          | 'out-of-stock'
          | 'lost'
          | 'customs'
          | 'buyer-request'
          | 'fraud'
          | 'address'
          | 'damaged'
          | 'other';
      };
    }
  | {
      status: 'CANCELLED';
      eventData?: {
        reasonCode?:
          | 'out-of-stock'
          | 'lost'
          | 'customs'
          | 'buyer-request'
          | 'fraud'
          | 'address'
          | 'damaged'
          | 'other';
      };
    }
  | {
      status: 'OPERATIONAL_ISSUE';
      eventData?: {
        reasonCode?:
          | 'out-of-stock'
          | 'lost'
          | 'customs'
          | 'buyer-request'
          | 'fraud'
          | 'address'
          | 'damaged'
          | 'other';
      };
    }
  | {
      status: 'RETURN_REQUESTED';
      eventData?: {
        reasonCode?:
          | 'out-of-stock'
          | 'lost'
          | 'customs'
          | 'buyer-request'
          | 'fraud'
          | 'address'
          | 'damaged'
          | 'other';
      };
    }
  | {
      status: 'RETURNED';
      eventData?: {
        /**
         * the condition of all units; each line has its own in inventoryType
         */
        condition: string;
        items: {
          /**
           * the order line; absent in older events
           */
          itemId?: string;
          skuId: string;
          /**
           * units
           */
          quantity: number;
          inventoryType: 'AVAILABLE' | 'DAMAGED';
        }[];
        /**
         * the returns warehouse that received the units
         */
        warehouseId: number;
      };
    }
  | {
      status:
        | 'CREATED'
        | 'APPROVED'
        | 'HANDLING'
        | 'REGULATORY_CHECK_OK'
        | 'REQUIRES_REVIEW'
        | 'DELIVERED'
        | 'RETURN_APPROVED';
      eventData?: {};
    }
);

/**
 * Events were added to a parcel's tracking.
 */
export interface ParcelTrackingUpdated {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
  parcelId: string;
  /**
   * `status` in the API
   */
  parcelStatus:
    | 'SHIPMENT_CREATED'
    | 'SHIPPED'
    | 'ARRIVED_DESTINATION_COUNTRY'
    | 'CUSTOMS_CLEARANCE'
    | 'LAST_MILE'
    | 'DELIVERED'
    | 'SHIPMENT_CANCELED';
  trackingUrl: string;
  /**
   * reported by a carrier or operator; false: created by the service (decision 7.7)
   */
  reported: boolean;
  /**
   * the API has code, buyerStep and macroStep in `coreStatus` of a parcel's events
   *
   * @minItems 1
   */
  events: [
    {
      eventId: string;
      eventDate: string;
      receivedDate: string;
      /**
       * readers show unknown values unchanged; macroStep gives their meaning
       */
      code: string;
      /**
       * readers show unknown values unchanged; macroStep gives their meaning
       */
      buyerStep: string;
      macroStep:
        | 'SHIPMENT_CREATED'
        | 'SHIPPED'
        | 'ARRIVED_DESTINATION_COUNTRY'
        | 'CUSTOMS_CLEARANCE'
        | 'LAST_MILE'
        | 'DELIVERED'
        | 'SHIPMENT_CANCELED';
      carrierId?: string;
      externalCode?: string;
      description: string;
      location: string;
    },
    ...{
      eventId: string;
      eventDate: string;
      receivedDate: string;
      /**
       * readers show unknown values unchanged; macroStep gives their meaning
       */
      code: string;
      /**
       * readers show unknown values unchanged; macroStep gives their meaning
       */
      buyerStep: string;
      macroStep:
        | 'SHIPMENT_CREATED'
        | 'SHIPPED'
        | 'ARRIVED_DESTINATION_COUNTRY'
        | 'CUSTOMS_CLEARANCE'
        | 'LAST_MILE'
        | 'DELIVERED'
        | 'SHIPMENT_CANCELED';
      carrierId?: string;
      externalCode?: string;
      description: string;
      location: string;
    }[],
  ];
}

/**
 * A price could not be computed in a channel, with the reason; the previous one is withdrawn.
 */
export interface PriceLocalizationFailed {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  /**
   * `id` in the API
   */
  priceId: string;
  skuId: string;
  salesChannel: string;
  /**
   * rises with every request for the price; the newest wins (decision 5.1), also as `price` of a channel in the API
   */
  request: number;
  code: string;
  detail: string;
}

/**
 * The price of a SKU in a channel, computed for the named request.
 */
export interface PriceLocalized {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  /**
   * `id` in the API
   */
  priceId: string;
  skuId: string;
  salesChannel: string;
  /**
   * rises with every request for the price; the newest wins (decision 5.1), also as `price` of a channel in the API
   */
  request: number;
  /**
   * ISO 4217
   */
  merchantCurrency: string;
  /**
   * ISO 4217
   */
  localizedCurrency: string;
  grossOutboundListPrice: string;
  grossOutboundSalePrice: string;
  grossOutboundListPriceWithTaxes: string;
  grossOutboundSalePriceWithTaxes: string;
  localizedListPriceWithTaxes: string;
  localizedSalePriceWithTaxes: string;
  localizationTimestamp: string;
  /**
   * local per merchant currency
   */
  fxRate: string;
  /**
   * the tax rules of the price
   */
  rulesVersion: string;
  /**
   * the duty rates in force, if there are any
   */
  dutyRatesVersion?: string;
  /**
   * the freight tariff that the amounts were computed with
   */
  tariffVersion?: string;
}

/**
 * A price was requested in a channel; the previous one stays valid until it is computed or fails.
 */
export interface PriceQueued {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  /**
   * `id` in the API
   */
  priceId: string;
  skuId: string;
  salesChannel: string;
  /**
   * rises with every request for the price; the newest wins (decision 5.1), also as `price` of a channel in the API
   */
  request: number;
  /**
   * in the breakdown of the price with the same `request` in the API
   */
  kind: 'origin' | 'destination';
  salePrice: string;
  listPrice: string;
  /**
   * ISO 4217
   */
  currency: string;
  /**
   * readers treat unknown values like any other request
   */
  cause: string;
}

/**
 * The current state of a sales channel.
 */
export interface SalesChannelChanged {
  eventId: string;
  occurredAt: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  salesChannel: string;
  name: string;
  /**
   * BCP 47, for example pt-BR; the API lists the merchant's connected channels with a locale as `salesChannels` of its texts
   */
  locale: string;
  taxType: 'DDP' | 'DDU';
  active: boolean;
  /**
   * ISO 3166-1 alpha-2
   */
  country: string;
  /**
   * ISO 4217
   */
  currency: string;
  /**
   * the channel computes taxes itself, so its prices exclude them
   */
  taxesOnline: boolean;
  /**
   * the channel's share of a sale, 0 to 1
   */
  feeShare: string;
  /**
   * shown prices are k·step + offset (decision 5.2)
   */
  priceEnding: {
    step: string;
    offset: string;
  };
  /**
   * the freight service; STANDARD by default
   */
  service?: string;
  /**
   * tax rules see freight as a separate part; otherwise it counts as goods
   */
  freightShownSeparately?: boolean;
  /**
   * tax schemes that the seller is registered for
   */
  scheme?: string;
  /**
   * state or province that prices are computed for
   */
  region?: string;
}

/**
 * A channel now offers this quantity of a SKU.
 */
export interface SalesChannelInventoryApplied {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version?: number;
  skuId: string;
  salesChannel: string;
  quantity: number;
  /**
   * `lastIntegrationDate` of an inventory in the API; the sandbox's own connector publishes none
   */
  appliedAt: string;
}

/**
 * The payment of a channel order is confirmed.
 */
export interface SalesChannelOrderApproved {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version?: number;
  salesChannel: string;
  salesChannelOrderId: string;
  /**
   * any text; a date becomes approvalDate
   */
  approvalDate: string;
}

/**
 * The channel requests the cancellation of an order.
 */
export interface SalesChannelOrderCancelled {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version?: number;
  salesChannel: string;
  salesChannelOrderId: string;
  /**
   * ISO 8601
   */
  cancelDate: string;
  cancelReason?: string;
  reasonCode?:
    | 'out-of-stock'
    | 'lost'
    | 'customs'
    | 'buyer-request'
    | 'fraud'
    | 'address'
    | 'damaged'
    | 'other';
}

/**
 * A channel sold an order; the data is the body of the create order request.
 */
export interface SalesChannelOrderPlaced {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version?: number;
  salesChannel: string;
  salesChannelOrderId: string;
  fulfillmentWarehouseType?: 'MERCHANT' | 'RETURNS';
  /**
   * ISO 4217
   */
  currency: string;
  value: string;
  /**
   * ISO 8601
   */
  creationDate?: string;
  totals: {
    itemsGross: string;
    itemsDiscount: string;
    shippingGross: string;
    shippingDiscount: string;
  };
  items: {
    id: string;
    salesChannelSkuId: string;
    /**
     * units
     */
    quantity: number;
    name: string;
    listPrice?: string;
    salePrice: string;
  }[];
  customer: {
    type: 'PERSON' | 'COMPANY';
    firstName: string;
    lastName?: string;
    document: string;
    email?: string;
    phone?: {
      countryCode?: string;
      areaCode?: string;
      number: string;
    };
    billingAddress?: {
      addressName?: string;
      receiverName?: string;
      street: string;
      number?: string;
      complement?: string;
      neighborhood?: string;
      city: string;
      state?: string;
      /**
       * ISO 3166
       */
      country: string;
      postalCode?: string;
      reference?: string;
    };
  };
  shipping: {
    deliveryAddress: {
      addressName?: string;
      receiverName?: string;
      street: string;
      number?: string;
      complement?: string;
      neighborhood?: string;
      city: string;
      state?: string;
      /**
       * ISO 3166
       */
      country: string;
      postalCode?: string;
      reference?: string;
    };
    /**
     * exactly one
     */
    deliveries: {
      name: string;
      company: string;
      listPrice?: string;
      salePrice: string;
      /**
       * days
       */
      deliveryTime: number;
      /**
       * ISO 8601
       */
      deliveryEstimateDate: string;
      /**
       * ids of the items
       */
      items: string[];
    }[];
  };
  payments: {
    type: string;
    value: string;
  }[];
  /**
   * serialized JSON; stored, never shown
   */
  salesChannelOrderData?: string;
  /**
   * the id of the landed cost quote for the same order
   */
  quoteId?: string;
}

/**
 * A channel's order, or its request about one, was refused, with the reasons.
 */
export interface SalesChannelOrderRejected {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  salesChannel: string;
  salesChannelOrderId: string;
  /**
   * what was refused; causeEventId names the event
   */
  operation: string;
  causeEventId: string;
  /**
   * @minItems 1
   */
  errors: [
    {
      /**
       * RFC 6901, into the refused event
       */
      pointer?: string;
      code: string;
      detail: string;
    },
    ...{
      /**
       * RFC 6901, into the refused event
       */
      pointer?: string;
      code: string;
      detail: string;
    }[],
  ];
}

/**
 * The buyer requests to return items of a delivered order.
 */
export interface SalesChannelReturnRequested {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version?: number;
  salesChannel: string;
  salesChannelOrderId: string;
  reason?: string;
  reasonCode?:
    | 'out-of-stock'
    | 'lost'
    | 'customs'
    | 'buyer-request'
    | 'fraud'
    | 'address'
    | 'damaged'
    | 'other';
  items: {
    itemId: string;
    /**
     * units
     */
    quantity: number;
  }[];
}

/**
 * A channel approved or denied a SKU.
 */
export interface SalesChannelSkuAnswered {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version?: number;
  skuId: string;
  salesChannel: string;
  salesChannelSkuId?: string;
  status: 'APPROVED' | 'DENIED';
  message?: string;
  answeredAt: string;
}

/**
 * A shipment was created, left, or was cancelled.
 */
export interface ShipmentStatusChanged {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  /**
   * `id` in the API
   */
  shipmentId: string;
  status: 'CREATED' | 'SHIPPED' | 'CANCELLED';
  previousStatus?: 'CREATED' | 'SHIPPED' | 'CANCELLED';
  /**
   * parcels that have this `shipmentId` in the API, unless it is CANCELLED
   */
  parcelIds: string[];
  /**
   * kilograms
   */
  weight: string;
  expectedShipDate: string;
  expectedDeliveryDate: string;
  firstMileCarrierId?: string;
  firstMileTrackingNumber: string;
  creationDate: string;
}

/**
 * The status of a SKU in one sales channel changed.
 */
export interface SkuChannelStatusChanged {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  skuId: string;
  id: string;
  salesChannel: string;
  salesChannelSkuId?: string;
  /**
   * the `history` of a channel in the API has an entry for each event
   */
  status: 'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
  previousStatus?: 'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
  statusDate: string;
  /**
   * the details of `channels[].messages` in the API
   */
  statusMessage?: string;
}

/**
 * The merchant removed the SKU from its product.
 */
export interface SkuDeleted {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  skuId: string;
  id: string;
  productId: string;
}

/**
 * The localization status of a SKU changed; the last event of a localization has the texts.
 */
export interface SkuLocalizationChanged {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  skuId: string;
  id: string;
  /**
   * `localizationStatus` in the API; readers treat unknown values as localization in progress
   */
  status: string;
  /**
   * readers treat unknown values as localization in progress
   */
  previousStatus: string;
  /**
   * `localizationMessages` in the API
   */
  messages: {
    code: string;
    detail: string;
  }[];
  /**
   * texts by locale; a list with `locale` in the API
   */
  localized?: {
    /**
     * This interface was referenced by `undefined`'s JSON-Schema definition
     * via the `patternProperty` "^[a-z]{2,3}(-[A-Za-z0-9]+)*$".
     */
    [k: string]: {
      name: string;
      description: string;
      color?: string;
      size?: string;
    };
  };
}

/**
 * The current data of a SKU from its merchant, and what changed.
 */
export interface SkuUpserted {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  skuId: string;
  id: string;
  /**
   * also `merchantProductId` in the API
   */
  productId: string;
  main: boolean;
  /**
   * `skuName` of inventories and prices in the API
   */
  name: string;
  description: string;
  ean: string;
  hscode: string;
  /**
   * by default that of the merchant (decision 3.17)
   */
  countryOfOrigin?: string;
  /**
   * kilograms
   */
  weight: string;
  /**
   * centimetres
   */
  height: number;
  /**
   * centimetres
   */
  width: number;
  /**
   * centimetres
   */
  length: number;
  /**
   * in the API, the first is `imageUrl` of the items that are ordered from then on
   */
  images: string[];
  /**
   * in `globalSaleChannelData` of the API; `active` with `view=summary`
   */
  active: boolean;
  /**
   * in `globalSaleChannelData` of the API
   */
  category: string;
  /**
   * in `globalSaleChannelData` of the API
   */
  brand: string;
  /**
   * in `globalSaleChannelData` of the API
   */
  color?: string;
  /**
   * in `globalSaleChannelData` of the API
   */
  size?: string;
  /**
   * in `globalSaleChannelData` of the API
   */
  attributes: {
    name: string;
    value: string;
  }[];
  /**
   * the deprecated `localizedListPriceWithTaxes` in the API
   */
  originListPrice?: string;
  /**
   * the deprecated `localizedSalePriceWithTaxes` in the API
   */
  originSalePrice?: string;
  /**
   * readers treat unknown values as localization in progress
   */
  localizationStatus: string;
  /**
   * why the SKU was denied
   */
  localizationMessages?: {
    code: string;
    detail: string;
  }[];
  /**
   * `salesChannelStatus` by channel in the API; the higher `version` of this event and sku.channel-status-changed counts for each channel
   */
  channels: {
    salesChannel: string;
    status: 'READY_FOR_SALES_CHANNEL' | 'SALES_CHANNEL_APPROVED' | 'SALES_CHANNEL_DENIED';
    statusDate: string;
    /**
     * the details of `channels[].messages` in the API
     */
    statusMessage?: string;
    salesChannelSkuId?: string;
  }[];
  /**
   * empty where the current state is republished (decision 8.7): store it, do nothing else
   *
   * Items: readers ignore unknown values
   */
  changed: string[];
}

/**
 * Stock was reserved for all lines of an order.
 */
export interface StockReserved {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
  lines: {
    itemId: string;
    skuId: string;
    /**
     * units; `reserved` in the API until the order is shipped or cancelled
     */
    quantity: number;
    /**
     * null: the SKU is not stock-managed
     */
    warehouseId: number | null;
  }[];
}

/**
 * Stock is missing for an order; nothing was reserved, and the order waits for stock.
 */
export interface StockShort {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  orderId: string;
  lines: {
    itemId: string;
    skuId: string;
    /**
     * units
     */
    wanted: number;
    available: number;
  }[];
}

/**
 * The calendar of all terms of a destination, and its tax rules: current and future ones, and the previous one if it applied in the last 31 days.
 */
export interface TaxRulesChanged {
  eventId: string;
  occurredAt: string;
  subject: string;
  /**
   * rises with every event about the subject; gaps are normal
   */
  version: number;
  /**
   * the version of the language of the terms; a reader that knows only lower versions must not evaluate the terms
   */
  dialect: number;
  /**
   * ISO 3166-1 alpha-2
   */
  destination: string;
  timeZone: string;
  /**
   * the terms in force on each day in the time zone; a reader treats terms that it has not received as unknown, and uses no others instead
   */
  calendar: {
    /**
     * the calendar is complete from this day on, and says nothing about earlier days
     */
    since: string;
    /**
     * in the order of their days; periods do not overlap
     */
    ruleSets: {
      from: string;
      /**
       * the last day; absent if there is none
       */
      until?: string;
      /**
       * the id of the terms in force on these days
       */
      terms: string;
    }[];
    /**
     * in the order of their days; periods do not overlap
     */
    dutyRates: {
      from: string;
      /**
       * the last day; absent if there is none
       */
      until?: string;
      /**
       * the id of the terms in force on these days
       */
      terms: string;
    }[];
    tariffs: {
      /**
       * `*` is any
       */
      origin: string;
      service: string;
      /**
       * in the order of their days; periods do not overlap
       */
      periods: {
        from: string;
        /**
         * the last day; absent if there is none
         */
        until?: string;
        /**
         * the id of the terms in force on these days
         */
        terms: string;
      }[];
    }[];
  };
  ruleSets: {
    /**
     * destination or route, first day and revision; the calendar refers to it
     */
    id: string;
    revision: number;
    validFrom: string;
    estimate?: boolean;
    source: string[];
    cases: (
      | {
          /**
           * all given conditions must be met
           */
          when?: {
            hs?: string[];
            /**
             * Items: ISO 3166-1 alpha-2
             */
            origin?: string[];
            /**
             * Items: ISO 3166-1 alpha-2
             */
            shippedFrom?: string[];
            region?: string[];
            scheme?: string[];
            mode?: string[];
          };
          refuse: string;
        }
      | {
          /**
           * all given conditions must be met
           */
          when?: {
            hs?: string[];
            /**
             * Items: ISO 3166-1 alpha-2
             */
            origin?: string[];
            /**
             * Items: ISO 3166-1 alpha-2
             */
            shippedFrom?: string[];
            region?: string[];
            scheme?: string[];
            mode?: string[];
          };
          /**
           * Items: goods, freight, insurance, value, or an earlier tax of the bracket; or a multiple
           */
          value?: (
            | string
            | {
                of: string;
                /**
                 * a decimal, or a fraction of two: 22/78
                 */
                x: string;
              }
          )[];
          limit: {
            /**
             * Items: goods, freight, insurance, value, or an earlier tax of the bracket; or a multiple
             */
            of: (
              | string
              | {
                  of: string;
                  /**
                   * a decimal, or a fraction of two: 22/78
                   */
                  x: string;
                }
            )[];
            /**
             * ISO 4217
             */
            currency: string;
            per: 'consignment' | 'unit';
          };
          brackets: {
            /**
             * inclusive; null for no limit
             */
            upTo: string | null;
            taxes: {
              name: string;
              kind: 'duty' | 'tax' | 'fee';
              rate?:
                | string
                | {
                    /**
                     * all given conditions must be met
                     */
                    when?: {
                      hs?: string[];
                      /**
                       * Items: ISO 3166-1 alpha-2
                       */
                      origin?: string[];
                      /**
                       * Items: ISO 3166-1 alpha-2
                       */
                      shippedFrom?: string[];
                      region?: string[];
                      scheme?: string[];
                      mode?: string[];
                    };
                    /**
                     * a decimal, a fraction of two, or byHs: the duty rate of the goods
                     */
                    rate: string;
                  }[];
              /**
               * Items: goods, freight, insurance, value, or an earlier tax of the bracket; or a multiple
               */
              base?: (
                | string
                | {
                    of: string;
                    /**
                     * a decimal, or a fraction of two: 22/78
                     */
                    x: string;
                  }
              )[];
              amount?: {
                value: string;
                /**
                 * ISO 4217
                 */
                currency: string;
                per: 'consignment' | 'hsLine' | 'unit';
                digits?: number;
              };
              /**
               * the tax is part of its own base
               */
              inside?: boolean;
              less?: {
                value: string;
                /**
                 * ISO 4217
                 */
                currency: string;
              };
              min?: {
                value: string;
                /**
                 * ISO 4217
                 */
                currency: string;
              };
              max?: {
                value: string;
                /**
                 * ISO 4217
                 */
                currency: string;
              };
              collectedBy: 'seller' | 'carrier' | 'customs';
              /**
               * not included in any total
               */
              informative?: boolean;
            }[];
          }[];
        }
    )[];
  }[];
}

/** The newest version of each event, by its type. */
export interface EventByType {
  'credential.revoked': CredentialRevoked;
  'duty-rates.changed': DutyRatesChanged;
  'freight-tariff.changed': FreightTariffChanged;
  'fulfillment.progressed': FulfillmentProgressed;
  'fx-rate.changed': FxRateChanged;
  'inventory.changed': InventoryChanged;
  'merchant.changed': MerchantChanged;
  'order.erased': OrderErased;
  'order.history-added': OrderHistoryAdded;
  'order.personal-data-erased': OrderPersonalDataErased;
  'order.placed': OrderPlaced;
  'order.released': OrderReleased;
  'order.status-changed': OrderStatusChanged;
  'parcel.tracking-updated': ParcelTrackingUpdated;
  'price.localization-failed': PriceLocalizationFailed;
  'price.localized': PriceLocalized;
  'price.queued': PriceQueued;
  'sales-channel.changed': SalesChannelChanged;
  'sales-channel.inventory-applied': SalesChannelInventoryApplied;
  'sales-channel.order-approved': SalesChannelOrderApproved;
  'sales-channel.order-cancelled': SalesChannelOrderCancelled;
  'sales-channel.order-placed': SalesChannelOrderPlaced;
  'sales-channel.order-rejected': SalesChannelOrderRejected;
  'sales-channel.return-requested': SalesChannelReturnRequested;
  'sales-channel.sku-answered': SalesChannelSkuAnswered;
  'shipment.status-changed': ShipmentStatusChanged;
  'sku.channel-status-changed': SkuChannelStatusChanged;
  'sku.deleted': SkuDeleted;
  'sku.localization-changed': SkuLocalizationChanged;
  'sku.upserted': SkuUpserted;
  'stock.reserved': StockReserved;
  'stock.short': StockShort;
  'tax-rules.changed': TaxRulesChanged;
}

/** Any event; `type` distinguishes them. */
export type EntrepotEvent =
  | { kind: 'event'; type: 'credential.revoked'; version: 1; event: CredentialRevoked }
  | { kind: 'event'; type: 'duty-rates.changed'; version: 1; event: DutyRatesChanged }
  | { kind: 'event'; type: 'freight-tariff.changed'; version: 1; event: FreightTariffChanged }
  | { kind: 'event'; type: 'fulfillment.progressed'; version: 1; event: FulfillmentProgressed }
  | { kind: 'event'; type: 'fx-rate.changed'; version: 1; event: FxRateChanged }
  | { kind: 'event'; type: 'inventory.changed'; version: 1; event: InventoryChanged }
  | { kind: 'event'; type: 'merchant.changed'; version: 1; event: MerchantChanged }
  | { kind: 'event'; type: 'order.erased'; version: 1; event: OrderErased }
  | { kind: 'event'; type: 'order.history-added'; version: 1; event: OrderHistoryAdded }
  | {
      kind: 'event';
      type: 'order.personal-data-erased';
      version: 1;
      event: OrderPersonalDataErased;
    }
  | { kind: 'event'; type: 'order.placed'; version: 1; event: OrderPlaced }
  | { kind: 'event'; type: 'order.released'; version: 1; event: OrderReleased }
  | { kind: 'event'; type: 'order.status-changed'; version: 1; event: OrderStatusChanged }
  | { kind: 'event'; type: 'parcel.tracking-updated'; version: 1; event: ParcelTrackingUpdated }
  | { kind: 'event'; type: 'price.localization-failed'; version: 1; event: PriceLocalizationFailed }
  | { kind: 'event'; type: 'price.localized'; version: 1; event: PriceLocalized }
  | { kind: 'event'; type: 'price.queued'; version: 1; event: PriceQueued }
  | { kind: 'event'; type: 'sales-channel.changed'; version: 1; event: SalesChannelChanged }
  | {
      kind: 'event';
      type: 'sales-channel.inventory-applied';
      version: 1;
      event: SalesChannelInventoryApplied;
    }
  | {
      kind: 'event';
      type: 'sales-channel.order-approved';
      version: 1;
      event: SalesChannelOrderApproved;
    }
  | {
      kind: 'event';
      type: 'sales-channel.order-cancelled';
      version: 1;
      event: SalesChannelOrderCancelled;
    }
  | {
      kind: 'event';
      type: 'sales-channel.order-placed';
      version: 1;
      event: SalesChannelOrderPlaced;
    }
  | {
      kind: 'event';
      type: 'sales-channel.order-rejected';
      version: 1;
      event: SalesChannelOrderRejected;
    }
  | {
      kind: 'event';
      type: 'sales-channel.return-requested';
      version: 1;
      event: SalesChannelReturnRequested;
    }
  | {
      kind: 'event';
      type: 'sales-channel.sku-answered';
      version: 1;
      event: SalesChannelSkuAnswered;
    }
  | { kind: 'event'; type: 'shipment.status-changed'; version: 1; event: ShipmentStatusChanged }
  | {
      kind: 'event';
      type: 'sku.channel-status-changed';
      version: 1;
      event: SkuChannelStatusChanged;
    }
  | { kind: 'event'; type: 'sku.deleted'; version: 1; event: SkuDeleted }
  | { kind: 'event'; type: 'sku.localization-changed'; version: 1; event: SkuLocalizationChanged }
  | { kind: 'event'; type: 'sku.upserted'; version: 1; event: SkuUpserted }
  | { kind: 'event'; type: 'stock.reserved'; version: 1; event: StockReserved }
  | { kind: 'event'; type: 'stock.short'; version: 1; event: StockShort }
  | { kind: 'event'; type: 'tax-rules.changed'; version: 1; event: TaxRulesChanged };
