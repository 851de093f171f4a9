import { isBeforeShipped, leads, TRACKED } from '../order-transitions.js';
import type { ModelParcel } from './parcel-model.js';

/** The fulfillment path of the sandbox, which advances every approved order with stock to its end (decision 6.8). */
const FULFILLMENT = ['HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP'] as const;
const FINAL = new Set(['CANCELLED', 'RETURNED', 'OPERATIONAL_ISSUE']);

export type Action = 'approve' | 'cancel' | 'hold' | 'release' | 'operational-issue' | ReturnAction;
type ReturnAction = 'return-request' | 'return-approve' | 'return-receive';

/** The status that an action reaches, for actions that always reach the same status. */
const REACHED: Readonly<Partial<Record<Action, string>>> = {
  'operational-issue': 'OPERATIONAL_ISSUE',
  'return-request': 'RETURN_REQUESTED',
  'return-approve': 'RETURN_APPROVED',
  'return-receive': 'RETURNED',
};

export interface NewModelOrder {
  merchantId: string;
  salesChannelOrderId: string;
  units: number;
  /** The body that created it, for a repeat. */
  body: object;
  idempotencyKey?: string;
}

/**
 * An order according to decisions 4.3, 6.2, 6.3 and 7.7, for times when no work is in progress; written without the
 * transition tables of the services, so that a mistake there is not repeated here.
 */
export class ModelOrder {
  status = 'CREATED';
  history = ['CREATED'];
  parcel?: ModelParcel;
  stock: 'reserved' | 'waiting' | 'given back' | 'dropped' = 'waiting';
  /** The units of each receipt. */
  returned: number[] = [];
  /** Its parcel left although the order was cancelled (decision 6.3). */
  shippedAfterCancel = false;
  /** It was cancelled during fulfillment: it may have a parcel, which is then cancelled too. */
  cancelledUnderWay = false;
  private remembered = '';
  private heldForStock = false;
  private approved = false;
  private released = false;

  constructor(readonly made: NewModelOrder) {}

  get orderId(): string {
    return `${this.made.merchantId}-MELI-${this.made.salesChannelOrderId}`;
  }

  get isFinal(): boolean {
    return FINAL.has(this.status);
  }

  /** The units that were not returned yet (decision 6.12). */
  get openUnits(): number {
    return this.returned.reduce((open, units) => open - units, this.made.units);
  }

  /** Whether an approval would fulfil it without a hold. */
  get isFresh(): boolean {
    return this.status === 'CREATED' && this.stock === 'reserved';
  }

  /** Sorted as in answers (decision 6.3). */
  get allowedActions(): Action[] {
    const actions: Action[] = ['approve', 'cancel', 'hold', 'release'];
    return [...actions, ...(Object.keys(REACHED) as Action[])].filter((action) =>
      this.allows(action),
    );
  }

  /** @returns whether the action is allowed; a second approval or cancel is, and changes nothing */
  does(action: Action): boolean {
    if (action === 'approve' && this.approved) return true;
    if (action === 'cancel' && this.status === 'CANCELLED') return true;
    if (!this.allows(action)) return false;
    if (action === 'approve') this.approve();
    else if (action === 'hold') this.hold();
    else if (action === 'release') this.unhold();
    else this.moveTo(action === 'cancel' ? 'CANCELLED' : (REACHED[action] ?? ''));
    return true;
  }

  /** It is placed without sufficient stock. */
  short(): void {
    this.hold();
    this.heldForStock = true;
  }

  /** Its stock is reserved, immediately or after a wait. */
  reserve(): void {
    this.stock = 'reserved';
    if (this.heldForStock) this.unhold();
    this.goOn();
  }

  /** Applies tracking events of its parcel: `codes` are new ones, sorted by event date. */
  track(codes: readonly string[], parcel: ModelParcel): void {
    for (const code of codes) {
      this.history.push(TRACKED);
      if (parcel.hasLeft) this.advanceTo(code);
    }
    if (parcel.hasLeft && codes.length > 0) this.advanceTo(parcel.status);
    if (this.status === 'CANCELLED' && codes.some((code) => goalOf(code))) {
      this.shippedAfterCancel = true;
    }
  }

  /** Adopts the result of a race, which must be one of the allowed results. */
  adopt(history: readonly string[]): void {
    this.history = [...history];
    this.status = history.findLast((entry) => entry !== TRACKED) ?? '';
    this.approved ||= history.includes('APPROVED');
    this.released ||= history.includes('HANDLING');
  }

  private allows(action: Action): boolean {
    const held = this.status === 'ON_HOLD';
    if (action === 'approve') return (held ? this.remembered : this.status) === 'CREATED';
    if (action === 'release') return held;
    if (action === 'hold') return isBeforeShipped(this.status);
    if (action === 'cancel') return held || isBeforeShipped(this.status);
    if (this.status === 'RETURNED' && this.openUnits === 0) return false;
    return leads(this.status, REACHED[action] ?? '');
  }

  private approve(): void {
    this.approved = true;
    if (this.status === 'ON_HOLD') {
      this.remembered = 'APPROVED';
      this.history.push('APPROVED');
    } else this.moveTo('APPROVED');
    this.goOn();
  }

  private hold(): void {
    this.remembered = this.status;
    this.moveTo('ON_HOLD');
  }

  private unhold(): void {
    this.moveTo(this.remembered);
    this.goOn();
  }

  private goOn(): void {
    if (this.released || this.status !== 'APPROVED' || this.stock !== 'reserved') return;
    this.released = true;
    for (const step of FULFILLMENT) this.moveTo(step);
  }

  private advanceTo(code: string): void {
    const goal = goalOf(code);
    if (this.isFinal || goal === undefined) return;
    if (this.status === 'ON_HOLD' || isBeforeShipped(this.status)) this.moveTo('SHIPPED');
    if (goal === 'DELIVERED' && this.status === 'SHIPPED') this.moveTo('DELIVERED');
  }

  private moveTo(status: string): void {
    this.heldForStock = false;
    this.status = status;
    this.history.push(status);
  }
}

/** The status to which a code or a parcel status advances an order. */
function goalOf(code: string): 'SHIPPED' | 'DELIVERED' | undefined {
  if (code === 'DELIVERED') return 'DELIVERED';
  return ['AWAITING_PICK_UP', 'SHIPMENT_CREATED', 'SHIPMENT_CANCELED'].includes(code)
    ? undefined
    : 'SHIPPED';
}

/**
 * The published statuses of a history: a status during a hold is stored, but published only if the hold ends with it
 * (decision 6.2).
 */
export function publishedStatusesOf(history: readonly string[]): string[] {
  const published: string[] = [];
  let remembered: string | undefined;
  for (const status of history.filter((entry) => entry !== TRACKED)) {
    const endsHold = [remembered, 'CANCELLED', 'SHIPPED'].includes(status);
    if (remembered !== undefined && !endsHold) remembered = status;
    else {
      remembered = status === 'ON_HOLD' ? published.at(-1) : undefined;
      published.push(status);
    }
  }
  return published;
}

/** All allowed histories of a fresh order that is approved and cancelled concurrently (events.md, races). */
export function cancelledUnderWay(history: readonly string[], isApproved: boolean): string[][] {
  const steps = ['APPROVED', ...FULFILLMENT];
  const ways = isApproved ? steps.map((_, n) => steps.slice(0, n + 1)) : [[]];
  return ways.map((passed) => [...history, ...passed, 'CANCELLED']);
}

/** All allowed histories of a fresh order that is approved, and held and released during fulfillment. */
export function heldUnderWay(history: readonly string[]): string[][] {
  const steps = ['APPROVED', ...FULFILLMENT];
  return steps.flatMap((_, from) =>
    steps.slice(from).map((_to, n) => [
      ...history,
      ...steps.slice(0, from + 1),
      'ON_HOLD',
      ...steps.slice(from + 1, from + n + 1),
      // The release returns to the status that fulfillment reached during the hold.
      ...steps.slice(from + n),
    ]),
  );
}
