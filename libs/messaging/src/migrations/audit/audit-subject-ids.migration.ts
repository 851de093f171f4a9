import { createIndexConcurrently } from '#platform';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit is read by the restriction that was changed as well (decision 2.4); the expression is that of `SUBJECTS` in
 * its store. The former index stays for the release before.
 */
export class AuditSubjectIds1767225600200 implements MigrationInterface {
  name = 'AuditSubjectIds1767225600200';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'audit_subject_ids',
      `audit USING gin ((jsonb_path_query_array(details, 'strict $.** ? (@.type() == "object").keyvalue() ? (
         @.key == "orderId" || @.key == "skuId" || @.key == "merchantId" || @.key == "salesChannel"
         || @.key == "clientId" || @.key == "tokenId" || @.key == "kid" || @.key == "carrierId"
         || @.key == "parcelId" || @.key == "jobId" || @.key == "quote" || @.key == "key"
         || @.key == "restrictionId").value')) jsonb_path_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_subject_ids');
  }
}
