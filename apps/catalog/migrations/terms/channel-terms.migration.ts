import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The settings of channels that tax rules and freight tariffs look at (decision 9.7). The defaults keep every price. */
export class ChannelTerms1767312000100 implements MigrationInterface {
  name = 'ChannelTerms1767312000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE sales_channel
         ADD service text NOT NULL DEFAULT 'STANDARD',
         ADD freight_shown_separately boolean NOT NULL DEFAULT false,
         ADD scheme text, ADD region text`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE sales_channel
         DROP service, DROP freight_shown_separately, DROP scheme, DROP region`,
    );
  }
}
