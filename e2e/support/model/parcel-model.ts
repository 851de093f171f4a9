/** The statuses of a parcel in order, with the tracking codes that lead to each (decisions 7.3, 7.4). */
const WAY = [
  ['SHIPMENT_CREATED', 'CREATED', 'AWAITING_PICK_UP'],
  ['SHIPPED', 'LEFT_FULFILLMENT', 'HUB_RECEIVED', 'LINEHAUL_DEPARTED'],
  ['ARRIVED_DESTINATION_COUNTRY', 'ARRIVED_COUNTRY'],
  ['CUSTOMS_CLEARANCE', 'CUSTOMS_STARTED', 'CUSTOMS_HELD', 'CUSTOMS_RELEASED'],
  ['LAST_MILE', 'LAST_MILE_RECEIVED', 'OUT_FOR_DELIVERY', 'DELIVERY_ATTEMPT_FAILED'],
  ['DELIVERED', 'DELIVERED'],
] as const;

export const MERCHANT_CODES = ['AWAITING_PICK_UP', 'LEFT_FULFILLMENT'] as const;
export const OPERATOR_CODES = WAY.flatMap(([, ...codes]) => codes).filter(
  (code) => code !== 'CREATED',
);

export interface Report {
  code: string;
  /** ISO 8601 */
  date: string;
}

/** A parcel according to decisions 7.3 to 7.7. */
export class ModelParcel {
  status = 'SHIPMENT_CREATED';
  /** All statuses so far. */
  readonly passed = new Set([this.status]);
  /** All its events, as reported. */
  readonly codes = ['CREATED'];
  shipment?: ModelShipment;
  private readonly reported = new Set<string>();

  constructor(
    readonly parcelId: string,
    readonly merchantId: string,
  ) {}

  get hasLeft(): boolean {
    return !['SHIPMENT_CREATED', 'SHIPMENT_CANCELED'].includes(this.status);
  }

  /** Adds new events, sorted by event date, and only advances the status. @returns the new codes */
  report(reports: readonly Report[]): string[] {
    const fresh = reports
      .toSorted((report, other) => report.date.localeCompare(other.date))
      .filter(({ code, date }) => {
        const key = `${code} ${date}`;
        return this.reported.size !== this.reported.add(key).size;
      })
      .map(({ code }) => code);
    this.codes.push(...fresh);
    for (const code of fresh) {
      const place = WAY.findIndex(([, ...codes]) => codes.includes(code as never));
      const here = WAY.findIndex(([status]) => status === this.status);
      if (here >= 0 && place > here) this.moveTo(WAY[place]?.[0] ?? '');
    }
    this.shipment?.follow();
    return fresh;
  }

  /** Cancels it with its order, unless it has left. @returns whether it was cancelled */
  cancel(): boolean {
    if (this.status !== 'SHIPMENT_CREATED') return false;
    this.moveTo('SHIPMENT_CANCELED');
    this.codes.push('CANCELED');
    this.shipment?.follow();
    return true;
  }

  private moveTo(status: string): void {
    this.status = status;
    this.passed.add(status);
  }
}

/** A shipment according to decision 7.9. */
export class ModelShipment {
  status = 'CREATED';
  readonly published = ['CREATED'];

  constructor(
    readonly shipmentId: string,
    readonly merchantId: string,
    readonly parcels: readonly ModelParcel[],
  ) {
    for (const parcel of parcels) parcel.shipment = this;
  }

  /** Sets SHIPPED once every parcel that is not cancelled has left, CANCELLED once all are cancelled. */
  follow(): void {
    const live = this.parcels.filter(({ status }) => status !== 'SHIPMENT_CANCELED');
    if (live.length === 0) this.moveTo('CANCELLED');
    else if (live.every(({ hasLeft }) => hasLeft)) this.moveTo('SHIPPED');
  }

  /** @returns whether it may be cancelled; its parcels then have no shipment */
  cancel(): boolean {
    if (this.status === 'CREATED') {
      this.moveTo('CANCELLED');
      for (const parcel of this.parcels) delete parcel.shipment;
    }
    return this.status === 'CANCELLED';
  }

  private moveTo(status: string): void {
    if (this.status !== 'CREATED') return;
    this.status = status;
    this.published.push(status);
  }
}
