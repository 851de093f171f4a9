/** Labels and invoices. */
export const documentTables: readonly string[] = [
  `CREATE TABLE document (
     document_id uuid PRIMARY KEY,
     order_id text NOT NULL REFERENCES parcel,
     kind text NOT NULL CHECK (kind IN ('LABEL', 'INVOICE')),
     content_key text NOT NULL,
     created_at timestamptz(3) NOT NULL,
     revoked_at timestamptz(3)
   )`,
  // One valid document of each kind; a new one replaces a revoked one.
  `CREATE UNIQUE INDEX document_in_force ON document (order_id, kind) WHERE revoked_at IS NULL`,
  `COMMENT ON TABLE document IS 'A label or an invoice; its content is in the document store. An order has one valid document of each kind.';
   COMMENT ON COLUMN document.document_id IS 'Identifies the document in events and in the links of answers (decision 7.2).';
   COMMENT ON COLUMN document.kind IS 'LABEL or INVOICE.';
   COMMENT ON COLUMN document.content_key IS 'The key of the content in the document store.'`,
];
