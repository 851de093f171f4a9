import { termsInForce } from '#landed-cost';
import { termsByDestination } from '#terms';
import { compiledDocuments } from '#terms/migrations';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last rule set of each destination that was a part of the code, by its first day. */
const LAST = { BR: '2026-05-12', MX: '2025-08-15', CL: '2025-10-25' };

/**
 * What prices are made of by operators' terms: the goods' HS code and origin, the settings of channels that rules and
 * tariffs look at, the requests that wait for terms, and the terms that the prices of each destination were last compared
 * with. Existing SKUs have neither code nor origin until their next event. The previous release writes `release` and
 * `since`. Prices that it has compared with the last of the rules are not compared again (decision 9.8).
 */
export class PriceTerms1767312000100 implements MigrationInterface {
  name = 'PriceTerms1767312000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sku ADD hscode text, ADD country_of_origin text');
    await runner.query(
      `ALTER TABLE sales_channel
         ADD service text NOT NULL DEFAULT 'STANDARD',
         ADD freight_shown_separately boolean NOT NULL DEFAULT false,
         ADD scheme text, ADD region text`,
    );
    await runner.query('ALTER TABLE price_request ADD waiting_request integer');
    // Without the state, so that its updates stay within their page.
    await runner.query(
      `CREATE INDEX price_request_waiting ON price_request (waiting_request)
        WHERE waiting_request IS NOT NULL`,
    );
    await runner.query(
      `ALTER TABLE rules_seen
         ADD in_force text, ALTER release SET DEFAULT 0, ALTER since SET DEFAULT ''`,
    );
    const terms = termsByDestination(compiledDocuments().values());
    for (const [destination, since] of Object.entries(LAST)) {
      const inForce = termsInForce(terms.get(destination)!, new Date(), ['STANDARD']);
      await runner.query(
        'UPDATE rules_seen SET in_force = $3 WHERE destination = $1 AND since = $2',
        [destination, since, inForce],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE rules_seen
         DROP in_force, ALTER release DROP DEFAULT, ALTER since DROP DEFAULT`,
    );
    await runner.query('ALTER TABLE price_request DROP waiting_request');
    await runner.query(
      `ALTER TABLE sales_channel
         DROP service, DROP freight_shown_separately, DROP scheme, DROP region`,
    );
    await runner.query('ALTER TABLE sku DROP hscode, DROP country_of_origin');
  }
}
