/** Finds the changes of a subject; the expression equals `SUBJECTS` in the audit's store. */
export const auditIndex: readonly string[] = [
  `CREATE INDEX audit_subject_ids ON audit
     USING gin ((jsonb_path_query_array(details, 'strict $.** ? (@.type() == "object").keyvalue() ? (
       @.key == "orderId" || @.key == "skuId" || @.key == "merchantId" || @.key == "salesChannel"
       || @.key == "clientId" || @.key == "tokenId" || @.key == "kid" || @.key == "carrierId"
       || @.key == "parcelId" || @.key == "jobId" || @.key == "quote" || @.key == "key"
       || @.key == "restrictionId").value')) jsonb_path_ops)`,
];
