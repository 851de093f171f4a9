import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit is read by what was changed (decision 2.4); the expression is that of `SUBJECTS` in its store. */
export class AuditSubjects1764979200100 implements MigrationInterface {
  name = 'AuditSubjects1764979200100';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'audit_subjects',
      `audit USING gin ((jsonb_path_query_array(details, 'strict $.** ? (@.type() == "object").keyvalue() ? (
         @.key == "orderId" || @.key == "skuId" || @.key == "merchantId" || @.key == "salesChannel"
         || @.key == "clientId" || @.key == "tokenId" || @.key == "kid" || @.key == "carrierId"
         || @.key == "parcelId" || @.key == "jobId" || @.key == "quote" || @.key == "key").value')) jsonb_path_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_subjects');
  }
}
