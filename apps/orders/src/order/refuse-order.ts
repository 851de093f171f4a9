import { Refusal } from '#edge';
import { explain, type OrderFault } from './domain/new-order.js';

/** Refuses an order with all faults at once. The refusal has the code that all faults share, else `order-invalid`. */
export class OrderRefusal extends Refusal {
  /** @param faults as published, without values; the answer to a request contains the values, too */
  constructor(readonly faults: readonly OrderFault[]) {
    const [first] = faults;
    const alike = first && faults.every(({ code }) => code === first.code);
    const ending = faults.length === 1 ? '.' : ', and there are more faults.';
    const detail = `${first?.pointer}: ${first && explain(first)}${ending}`;
    const errors = faults.map((fault) => {
      const { pointer, code } = fault;
      return { pointer, code, detail: explain(fault) };
    });
    super(alike ? first.code : 'order-invalid', detail, { errors });
  }
}
