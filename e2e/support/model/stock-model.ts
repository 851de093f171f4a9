import type { ModelOrder } from './order-model.js';

/** The stock of one SKU of one merchant according to decision 4.3. */
export class ModelStock {
  private waiting: ModelOrder[] = [];

  constructor(
    readonly skuId: string,
    public quantity: number,
  ) {}

  /** Reserves an order's units, or makes the order wait. */
  place(order: ModelOrder): void {
    if (this.take(order)) return;
    this.waiting.push(order);
    order.short();
  }

  /** @returns the waiting orders that it serves */
  set(quantity: number): ModelOrder[] {
    const hasRisen = quantity > this.quantity;
    this.quantity = quantity;
    return hasRisen ? this.serve() : [];
  }

  /** Releases the units of a cancelled order. @returns the waiting orders that they serve */
  giveBack(order: ModelOrder): ModelOrder[] {
    this.waiting = this.waiting.filter((waiter) => waiter !== order);
    if (order.stock === 'waiting') order.stock = 'dropped';
    if (order.stock !== 'reserved') return [];
    order.stock = 'given back';
    return this.set(this.quantity + order.made.units);
  }

  private serve(): ModelOrder[] {
    const served = this.waiting.filter((order) => this.take(order));
    this.waiting = this.waiting.filter((order) => !served.includes(order));
    return served;
  }

  private take(order: ModelOrder): boolean {
    if (order.made.units > this.quantity) return false;
    this.quantity -= order.made.units;
    order.reserve();
    return true;
  }
}
