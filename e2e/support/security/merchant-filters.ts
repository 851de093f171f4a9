/**
 * Conditions of a statement that are true for every merchant's rows if their parameter is null, so that code which
 * omits the merchant reads the rows of all merchants. Such a read must be a separate statement.
 */
const OPEN = [
  // merchant_id = coalesce($2, merchant_id), also with a cast, with IN, ANY, IS NOT DISTINCT FROM
  /\bmerchant_id\b[^,;()]{0,40}\(?\s*(coalesce|ifnull|nullif)\s*\(/gi,
  // coalesce($2, merchant_id) on the left
  /\b(coalesce|ifnull|nullif)\s*\(\s*\$\d+[^;)]{0,40}\bmerchant_id\s*\)/gi,
  // $2 IS NULL OR merchant_id = $2
  /\$\d+(::[\w[\]]+)?\s+IS\s+NULL\s+OR\s+\(?\s*[\w".]*merchant_id\b/gi,
  // merchant_id = $2 OR $2 IS NULL
  /\bmerchant_id\s*(=|IN|<@)[^;()]{0,20}(\([^;()]{0,40}\))?\s+OR\s+\(?\s*\$\d+(::[\w[\]]+)?\s+IS\s+NULL/gi,
  // CASE WHEN $2 IS NULL THEN true ELSE merchant_id = $2
  /\bCASE\s+WHEN\s+\$\d+(::[\w[\]]+)?\s+IS\s+NULL\s+THEN\s+true\b/gi,
  // findBy({ ...(merchantId && { merchantId }) }), also with other methods of a repository
  /\b(where:|(find\w*|exists|count)By\(|update\(|delete\()\s*\{[^}]{0,80}\.\.\.\(?\s*merchantId\b/g,
  // TypeORM rejects an undefined or null value in a filter unless this option allows it
  /\binvalidWhereValuesBehavior\b/g,
];

/** @returns the places of a source text with a merchant filter that is true for a null parameter */
export function openMerchantFilters(source: string): string[] {
  return OPEN.flatMap((pattern) => [...source.matchAll(pattern)].map(([filter]) => filter));
}
