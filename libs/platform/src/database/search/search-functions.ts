/**
 * The statements that create the functions of a search by parts in the schema of a service, for a migration (decision
 * 1.20). They need no extension, because those of Postgres know only the letters of the database's locale, and its owner
 * may not be allowed to install them.
 *
 * - `search_key(text)`: lower case without accents; `ß` becomes `ss`, `ø` becomes `o`. At most 2,000 characters,
 *   because the time of `search_grams` grows with the square of a word's length.
 * - `search_grams(merchant, key)`: the merchant, and each three letters or digits in a row.
 * - `search_terms(merchant, words)`: the grams that a key with these parts has; NULL for any merchant.
 * - `search_pattern(word)`: a LIKE pattern of the keys with this part.
 *
 * The collation is built into Postgres, so all servers agree on letters and cases. Bodies are parsed when a function is
 * created, because an index is maintained under another search path.
 */
export const searchFunctions: readonly string[] = [
  `CREATE FUNCTION search_key(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   RETURN left(replace(replace(replace(translate(
     regexp_replace(lower(normalize(given, NFKD) COLLATE pg_c_utf8), '[\\u0300-\\u036f]+', '', 'g'),
     'øłđıð', 'oldid'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 2000)`,
  // With this cost, Postgres never computes the function for each row of a table instead of reading the index. Parallel
  // workers take longer to start than to search. PL/pgSQL keeps the plan, which takes half the time of an SQL function.
  // A key is cut into threes from each of its first three characters, because `substr` at every position takes hours
  // for a long word.
  `CREATE FUNCTION search_grams(merchant text, key text) RETURNS text[]
   LANGUAGE plpgsql IMMUTABLE PARALLEL RESTRICTED COST 100000 AS $$
   DECLARE
     words text := regexp_replace(key COLLATE pg_c_utf8, '[^[:alnum:]]+', ' ', 'g');
   BEGIN
     RETURN array(
       SELECT '@' || merchant WHERE merchant IS NOT NULL
        UNION ALL
       SELECT gram[1]
         FROM generate_series(1, 3) AS place, regexp_matches(substr(words, place), '...', 'g') AS gram
        WHERE position(' ' IN gram[1]) = 0);
   END $$`,
  `CREATE FUNCTION search_terms(merchant text, words text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL RESTRICTED
   RETURN search_grams(merchant, search_key(array_to_string(words, ' ')))`,
  `CREATE FUNCTION search_pattern(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
   RETURN '%' || regexp_replace(search_key(word), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
];

/**
 * Returns the text after `ON` for an index that `searchedBy` uses. The index has a short list of pending entries,
 * because the write that fills the list has to empty it.
 * @param key the expression of the key, computed by `search_key`
 */
export function searchIndexOn(table: string, key: string): string {
  return `${table} USING gin (search_grams(merchant_id, ${key})) WITH (gin_pending_list_limit = 512)`;
}
