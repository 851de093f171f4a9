import { createTestStore, type TestStore } from '#testing';
import type { QueryRunner } from 'typeorm';
import { DocumentIds1764806400000 } from '../../migrations/document-ids.migration.js';
import { migrations } from '../../migrations/index.js';

describe('the ids of documents from before the migration', () => {
  const migration = new DocumentIds1764806400000();
  let store: TestStore;
  let owner: QueryRunner;

  beforeEach(async () => {
    store = await createTestStore('logistics', migrations);
    owner = { query: (text: string) => store.sql(text) } as unknown as QueryRunner;
    await store.sql('ALTER TABLE document DROP CONSTRAINT document_order_id_fkey');
  });

  afterEach(() => store.drop());

  const storeAsBefore = (token: string, kind: 'LABEL' | 'INVOICE', revokedAt: string | null) =>
    store.sql(
      `INSERT INTO document (token, order_id, kind, content_key, created_at, revoked_at)
       VALUES ($1, 'ACME-MELI-1', $2, 'folder/content.pdf', now(), $3)`,
      [token, kind, revokedAt],
    );
  const documents = () =>
    store.sql<{ id: string; token: string | null; revoked: boolean }>(
      `SELECT document_id AS id, token, revoked_at IS NOT NULL AS revoked FROM document ORDER BY token`,
    );

  it('are derived from the tokens, which stay unchanged', async () => {
    await migration.down(owner);
    await storeAsBefore('Jm1VYwq0b3kq6vWfC2pT8nR5sX7zA9dE4gH_u-LoKiM', 'INVOICE', null);
    await storeAsBefore('Zx1VYwq0b3kq6vWfC2pT8nR5sX7zA9dE4gH_u-LoKiM', 'LABEL', '2026-11-01');
    await migration.up(owner);
    expect(await documents()).toEqual([
      {
        // The same id as in apps/orders/test/fulfillment/document-links.int.spec.ts for this token.
        id: '14aeb032-537d-4d8c-5931-f0f8d975b5aa',
        token: 'Jm1VYwq0b3kq6vWfC2pT8nR5sX7zA9dE4gH_u-LoKiM',
        revoked: false,
      },
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        token: 'Zx1VYwq0b3kq6vWfC2pT8nR5sX7zA9dE4gH_u-LoKiM',
        revoked: true,
      },
    ]);
  });

  it('are generated for documents stored by a process that started before the migration', async () => {
    await storeAsBefore('a', 'INVOICE', null);
    await storeAsBefore('b', 'LABEL', null);
    const ids = (await documents()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });
});
