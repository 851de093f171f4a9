/** Why an order is invalid; the pointer is into the body of create order. */
export interface OrderFault {
  pointer: string;
  code: string;
  detail: string;
}

export function fault(pointer: string, code: string, detail: string): OrderFault {
  return { pointer, code, detail };
}
