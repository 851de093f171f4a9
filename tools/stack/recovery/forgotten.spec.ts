import { forgottenOf } from './forgotten.js';
import type { LostSubject } from './raise-numbers.js';

const lost = (subject: string, more: Partial<LostSubject> = {}): LostSubject => ({
  stream: 'pricing.price',
  subject,
  version: 7,
  types: ['price.queued', 'price.localized'],
  known: true,
  ...more,
});

describe('The lines about lost subjects', () => {
  it('group the prices that were only computed again by their cause', () => {
    const rate = lost('USD/BRL', { stream: 'taxes.fx-rate', types: ['fx-rate.changed'] });
    const sent = lost('ACME-S-1-MELI', { causes: ['fx', 'update'] });
    const created = lost('ACME-S-2-MELI', { causes: ['upsert'], known: false });
    const byRate = ['ACME-S-3-MELI', 'ACME-S-4-MELI'];
    const answered = lost('ACME-S-5-MELI', { types: ['price.localized'], causes: [] });
    const recomputed = byRate.map((subject) => lost(subject, { causes: ['fx'] }));
    const { causes: _, ...asSent } = sent;
    const { causes: __, ...asCreated } = created;
    expect(forgottenOf([sent, ...recomputed, created, answered, rate])).toEqual([
      asSent,
      asCreated,
      rate,
      { stream: 'pricing.price', recomputed: 2, cause: 'fx', subjects: byRate },
      {
        stream: 'pricing.price',
        recomputed: 1,
        cause: 'queued before',
        subjects: [answered.subject],
      },
    ]);
  });
});
