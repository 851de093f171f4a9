import type { AuditRowResponse, AuditTrail } from '#operations';
import fc from 'fast-check';
import { ReadAudit, type AuditedChange } from './read-audit.js';
import type { OperatorRequest, ServiceClient } from './service-client.js';

const REQUEST = {} as OperatorRequest;

/** A service whose rows were made in these seconds, the newest first. */
const rowsOf = (service: string, seconds: readonly number[]): AuditRowResponse[] =>
  seconds
    .toSorted((a, b) => b - a)
    .map((second, index) => ({
      id: `${String(100 - index).padStart(3, '0')}-${service}`,
      at: new Date(second * 1_000).toISOString(),
      who: 'OPS',
      what: 'test',
      details: {},
    }));

/** Services that end an answer at their size limit: after two rows, whatever the limit of rows. */
function reading(lists: Record<string, AuditRowResponse[]>): ReadAudit {
  const client = {
    async get(service: string, path: string) {
      const query = new URL(path, 'http://service').searchParams;
      const before = query.get('before');
      const olderRows = (lists[service] ?? []).filter(
        ({ at, id }) => before === null || `${at}_${id}` < before,
      );
      const rows = olderRows.slice(0, Math.min(2, Number(query.get('limit'))));
      return { rows, ...(rows.length < olderRows.length && { next: 'next' }) };
    },
  };
  const gatewayAudit = { list: async () => ({ rows: [] }) };
  return new ReadAudit(client as unknown as ServiceClient, gatewayAudit as unknown as AuditTrail);
}

describe('the audit of all services (decision 2.4)', () => {
  const times = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 9 });

  it('is read newest first, each row once, even if services end answers at their size limit', async () => {
    await fc.assert(
      fc.asyncProperty(
        times,
        times,
        fc.integer({ min: 1, max: 9 }),
        async (catalogSeconds, orderSeconds, limit) => {
          const lists = {
            catalog: rowsOf('catalog', catalogSeconds),
            orders: rowsOf('orders', orderSeconds),
          };
          const audit = reading(lists);
          const seen: AuditedChange[] = [];
          for (let more = true; more;) {
            const last = seen.at(-1);
            const before = last && { at: new Date(last.at), id: last.id };
            const page = await audit.read({ filter: {}, before, limit }, REQUEST);
            expect(page.changes.length).toBeLessThanOrEqual(limit);
            if (page.more) expect(page.changes).not.toHaveLength(0);
            seen.push(...page.changes);
            ({ more } = page);
          }
          const order = seen.map(({ at, id }) => `${at} ${id}`);
          expect(order).toEqual(order.toSorted().toReversed());
          expect(order).toHaveLength(catalogSeconds.length + orderSeconds.length);
        },
      ),
    );
  });
});
