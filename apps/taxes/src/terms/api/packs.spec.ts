import { globSync, readFileSync } from 'node:fs';
import { TaxRulesChanged, validateEvent, type EventOf } from '#contracts';
import { compileRuleSet, type RuleSet } from '#landed-cost';
import { readBody } from '#edge';
import { contentRefusal } from '#terms';
import { termsEvent } from '../events.js';
import { documentOf, LoadTaxRulesRequest } from './load-terms.request.dto.js';

const files = globSync('terms/*.json');

it('finds the packs of the repository', () => {
  expect(files.length).toBeGreaterThan(40);
});

describe.each(files)('%s', (file) => {
  const { ruleSets } = JSON.parse(readFileSync(file, 'utf8')) as { ruleSets: RuleSet[] };

  it('can be loaded without losing a member (decision 9.8)', () => {
    for (const document of ruleSets) {
      expect(documentOf(readBody(LoadTaxRulesRequest, document))).toEqual(document);
      expect(contentRefusal({ kind: 'rules', document })).toBeUndefined();
    }
  });

  it('is published as rule sets that a consumer can compile (decision 9.6)', () => {
    const { destination, timeZone } = ruleSets[0]!;
    const subject = `rules/${destination}`;
    const rows = ruleSets.map((_, index) => String(index));
    const calendar = { since: '2026-01-01', ruleSets: [], dutyRates: [], tariffs: [] };
    const terms = ruleSets.map((document) => {
      const { validFrom } = document;
      return { id: `${destination}-${validFrom}-1`, revision: 1, validFrom, document };
    });
    const { event } = termsEvent(
      { subject, published: { rows, timeZone, calendar }, terms },
      { version: 1, occurredAt: '2026-06-30T22:00:00.512Z' },
    );
    const published = { eventId: '019e811f-b794-7531-9a4f-a1b85d63dc01', ...event };
    expect(validateEvent(TaxRulesChanged, published)).toEqual([]);
    const sets = (published as unknown as EventOf<typeof TaxRulesChanged>).ruleSets;
    for (const [index, { id: _id, revision: _revision, ...set }] of sets.entries()) {
      const { url: _url, validUntil: _until, ...loaded } = ruleSets[index]!;
      const { rules } = compileRuleSet({ destination, timeZone, ...set } as RuleSet);
      expect(rules).toEqual(loaded);
    }
  });
});
