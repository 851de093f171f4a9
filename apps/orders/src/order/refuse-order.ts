import { Refusal } from '#platform';
import type { OrderFault } from './domain/new-order.js';

/** Refuses with all faults at once: its code is theirs when they all have the same, else `order-invalid`. */
export function refusalOf(faults: readonly OrderFault[]): Refusal {
  const [first] = faults;
  const alike = first && faults.every(({ code }) => code === first.code);
  const others = faults.length === 1 ? '.' : ', and there are more faults.';
  return new Refusal(
    alike ? first.code : 'order-invalid',
    `${first?.pointer}: ${first?.detail}${others}`,
    { errors: [...faults] },
  );
}
