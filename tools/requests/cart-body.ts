export interface CartItem {
  id: string;
  skuId: string;
  quantity: number;
  unitPriceWithDiscount: number;
}

/** The body of a tax simulation: a cart to a state of Brazil, in reais. */
export function cartBody(items: readonly CartItem[], state = 'SP', freight = 39.9) {
  return { items, freight, country: 'BR', state };
}
