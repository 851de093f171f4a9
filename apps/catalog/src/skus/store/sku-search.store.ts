import {
  hasParts,
  hasWords,
  namedWhere,
  searchedBy,
  searchedWords,
  type Bind,
  type NamedRows,
} from '#platform';

/** The SKUs to search for. */
export type SkuSearch = {
  /** A complete id, or parts of the ids, title and EAN (decision 1.20). */
  text?: string | undefined;
  /** Exactly this SKU. */
  skuId?: string | undefined;
};

interface Place {
  /** A table with the key of a SKU. */
  table: 'sku' | 'inventory';
  /** Columns that are compared with the complete text; each has an index. */
  ids: readonly string[];
  /** Additional conditions on the rows. */
  whose: (value: Bind) => string;
  /** The merchant; required for reading the rows of one merchant. `whose` tests it as well. */
  merchantId: string | undefined;
}

/** The rows of the SKUs to search for; undefined for all SKUs. */
export function namedBySku({ text, skuId }: SkuSearch, place: Place): NamedRows | undefined {
  const { table, whose } = place;
  const byText = text === undefined ? undefined : namedByText(text, place);
  if (skuId === undefined) return byText;
  return namedWhere(table, [
    (value) =>
      [whose(value), `sku_id = ${value(skuId)}`, ...(byText ? [byText.test(value)] : [])].join(
        ' AND ',
      ),
  ]);
}

function namedByText(text: string, { table, ids, whose, merchantId }: Place): NamedRows {
  const wholes = ids.map((id) => (value: Bind) => `${whose(value)} AND ${id} = ${value(text)}`);
  const whole = namedWhere(table, wholes);
  const words = searchedWords(text);
  if (!words) return whole;
  const keyOf = (condition: string) => `(SELECT ${condition} FROM sku_search s
     WHERE s.merchant_id = ${table}.merchant_id AND s.sku_id = ${table}.sku_id)`;
  return {
    indexed: (value) => keyOf(hasParts(KEY.key, words, value)),
    select: (value) => {
      const tests = [searchedBy(KEY, words, value, merchantId), hasWords(KEY.key, words, value)];
      return `${whole.select(value)}
        UNION ALL SELECT ${table}.ctid FROM sku_search s JOIN ${table} USING (merchant_id, sku_id)
                   WHERE ${[...tests, whose(value)].join(' AND ')}`;
    },
    test: (value) => `(${whole.test(value)} OR ${keyOf(hasWords(KEY.key, words, value))})`,
  };
}

const KEY = { merchant: 's.merchant_id', key: 's.key' };
