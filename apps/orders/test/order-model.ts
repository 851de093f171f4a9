import * as fc from 'fast-check';

/** The external requests and events that affect an order. */
export type Happening =
  | { kind: 'approve' | 'cancel' | 'reserve' | 'short' | 'hold' | 'release' | 'issue' }
  | { kind: 'return-request' | 'return-approve' | 'return-receive' | 'foreign' }
  | { kind: 'step'; step: (typeof STEPS)[number] }
  | { kind: 'track'; code: 'LEFT_FULFILLMENT' | 'DELIVERED' };

const STEPS = ['HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP'] as const;
const FULFILLMENT_PATH = ['CREATED', 'APPROVED', ...STEPS, 'SHIPPED', 'DELIVERED'];
const FINAL = ['CANCELLED', 'RETURNED', 'OPERATIONAL_ISSUE'];

const plain = (weight: number, ...kinds: Exclude<Happening['kind'], 'step' | 'track'>[]) => ({
  arbitrary: fc.record({ kind: fc.constantFrom(...kinds) }),
  weight,
});

/** Final transitions are rarer than others, so that runs get long enough. */
export const happening = fc.oneof(
  plain(4, 'approve', 'reserve'),
  plain(4, 'hold', 'release'),
  plain(1, 'short'),
  plain(1, 'cancel', 'foreign', 'issue'),
  plain(2, 'return-request', 'return-approve', 'return-receive'),
  {
    arbitrary: fc.record({ kind: fc.constant('step' as const), step: fc.constantFrom(...STEPS) }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      kind: fc.constant('track' as const),
      code: fc.constantFrom('LEFT_FULFILLMENT' as const, 'DELIVERED' as const),
    }),
    weight: 1,
  },
) as fc.Arbitrary<Happening>;

/**
 * A model of decisions 4.3, 6.2 and 6.3, written without the service's own tables and types, so that it does not repeat
 * their mistakes. A request returns its HTTP status, an event nothing.
 */
export class ModelOrder {
  status = 'CREATED';
  history = ['CREATED'];
  published: string[] = [];
  released = false;
  private remembered = '';
  private approved = false;
  private settled = false;
  private waitsForStock = false;
  private shortAfterHold = false;

  happens(what: Happening): number | undefined {
    switch (what.kind) {
      case 'step':
        return this.step(what.step);
      case 'track':
        return this.track(what.code);
      case 'reserve':
        return this.reserve();
      case 'short':
        return this.short();
      case 'approve':
        return this.approve();
      case 'cancel':
        return this.cancel();
      case 'hold':
        return this.asked(this.isBeforeShipped(), () => this.heldBy(false));
      case 'release':
        return this.asked(this.status === 'ON_HOLD', () => this.unhold());
      case 'issue':
        return this.follows('SHIPPED', 'OPERATIONAL_ISSUE');
      case 'return-request':
        return this.follows('DELIVERED', 'RETURN_REQUESTED');
      case 'return-approve':
        return this.follows('RETURN_REQUESTED', 'RETURN_APPROVED');
      case 'return-receive':
        return this.follows('RETURN_APPROVED', 'RETURNED');
      case 'foreign':
        return 404;
    }
  }

  get mayBeCancelled(): boolean {
    return this.status === 'ON_HOLD' || this.isBeforeShipped();
  }

  private follows(from: string, to: string): number {
    return this.asked(this.status === from, () => this.advanceUntil(to));
  }

  private asked(allowed: boolean, work: () => void): number {
    if (allowed) work();
    return allowed ? 200 : 409;
  }

  private approve(): number {
    if (this.status === 'CREATED') {
      this.approved = true;
      this.advanceUntil('APPROVED');
      this.releaseIfDue();
    } else if (this.status === 'ON_HOLD' && this.remembered === 'CREATED') {
      this.approved = true;
      this.remembered = 'APPROVED';
      this.history.push('APPROVED');
    } else return this.approved ? 200 : 409;
    return 200;
  }

  private cancel(): number {
    if (this.status === 'CANCELLED') return 200;
    return this.asked(this.mayBeCancelled, () => this.advanceUntil('CANCELLED'));
  }

  private reserve(): undefined {
    if (FINAL.includes(this.status) || this.settled) return;
    this.settled = true;
    this.shortAfterHold = false;
    if (this.status === 'ON_HOLD' && this.waitsForStock) this.unhold();
    this.releaseIfDue();
  }

  private short(): undefined {
    if (FINAL.includes(this.status) || this.settled) return;
    if (this.status !== 'ON_HOLD') this.heldBy(true);
    else if (!this.waitsForStock) this.shortAfterHold = true;
  }

  private step(step: string): undefined {
    if (this.released && !FINAL.includes(this.status)) this.advanceTo(step);
  }

  private track(code: string): undefined {
    this.history.push('PARCEL_TRACKING_UPDATED');
    if (!this.released || FINAL.includes(this.status)) return;
    if (this.status === 'ON_HOLD') this.advanceUntil('SHIPPED');
    this.advanceTo(code === 'DELIVERED' ? 'DELIVERED' : 'SHIPPED');
  }

  private advanceTo(goal: string): void {
    const effectiveStatus = this.status === 'ON_HOLD' ? this.remembered : this.status;
    const here = FULFILLMENT_PATH.indexOf(effectiveStatus);
    if (here < 0) return;
    for (const status of FULFILLMENT_PATH.slice(here + 1, FULFILLMENT_PATH.indexOf(goal) + 1)) {
      if (this.status === 'ON_HOLD') {
        this.remembered = status;
        this.history.push(status);
      } else this.advanceUntil(status);
    }
  }

  private heldBy(stock: boolean): void {
    this.remembered = this.status;
    this.waitsForStock = stock;
    this.shortAfterHold = false;
    this.advanceUntil('ON_HOLD');
  }

  private unhold(): void {
    this.advanceUntil(this.remembered);
    this.releaseIfDue();
    if (this.shortAfterHold) this.heldBy(true);
  }

  private releaseIfDue(): void {
    if (this.status === 'APPROVED' && this.settled) this.released = true;
  }

  private advanceUntil(status: string): void {
    this.status = status;
    this.history.push(status);
    this.published.push(status);
  }

  private isBeforeShipped(): boolean {
    const index = FULFILLMENT_PATH.indexOf(this.status);
    return index >= 0 && index < FULFILLMENT_PATH.indexOf('SHIPPED');
  }
}
