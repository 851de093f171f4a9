/** A row of a batch, as sent. */
type Row = Record<string, unknown>;

interface Fault {
  pointer: string;
  code: string;
}

/** The result of a row in a batch. */
export interface Result {
  index: number;
  status: number;
  code?: string;
  errors?: Fault[];
  skuId?: string;
  salesChannel?: string;
}

/** A price tag in the channel MELI. */
export const meli = (skuId: string, salePrice: unknown, more: Row = {}): Row => ({
  skuId,
  salesChannel: 'MELI',
  country: 'MX',
  salePrice,
  ...more,
});
