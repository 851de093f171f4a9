import * as fc from 'fast-check';
import {
  DutyRatesChanged,
  FreightTariffChanged,
  TaxRulesChanged,
  validateEvent,
  type EventContract,
} from '#contracts';
import { compileDutyRates, compileRuleSet, evaluate, type RuleSet } from '#landed-cost';
import { decimal } from '#money';
import { readBody, Refusal } from '#edge';
import {
  contentRefusal,
  DutyRatesDocument,
  FreightTariffDocument,
  plainDocument,
  RuleSetDocument,
  termsByDestination,
  type TermDocument,
  type WrittenTerms,
} from '#terms';
import { idOf, lineOf, type Terms } from './domain/documents.js';
import { publishedOf } from './domain/published.js';
import { termsEvent } from './events.js';
import { dutyRates, freightTariffs, mutated, ruleSets } from './spec/random-documents.js';

const KINDS = {
  rules: { documents: ruleSets, dto: RuleSetDocument, contract: TaxRulesChanged },
  duties: { documents: dutyRates, dto: DutyRatesDocument, contract: DutyRatesChanged },
  tariff: { documents: freightTariffs, dto: FreightTariffDocument, contract: FreightTariffChanged },
} as const;
type Kind = keyof typeof KINDS;

/** The result of loading: accepted, or refused with a code. @throws any other error */
function accepted(kind: Kind, body: unknown): Terms | Refusal {
  try {
    const document = plainDocument(readBody<object>(KINDS[kind].dto, body));
    const terms = { kind, document } as WrittenTerms;
    return contentRefusal(terms) ?? terms;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const ENVELOPE = { eventId: '019e811f-b794-7531-9a4f-a1b85d63dc01' };
const AT = { version: 1, occurredAt: '2026-06-30T22:00:00.512Z' };

/** The event of the document's own subject, as written to the outbox. */
function eventOf(terms: Terms) {
  const { document, kind } = terms;
  const { destination, validFrom, validUntil } = document;
  const line = lineOf(terms);
  const timeZone = kind === 'rules' ? document.timeZone : undefined;
  const id = idOf(line, validFrom, 1);
  const revision = { id, line, row: '1', revision: 1, validFrom, validUntil, timeZone };
  const subject = kind === 'duties' ? `${line}/${validFrom}` : line;
  const published = publishedOf(destination, [revision], '2026-07-01').get(subject)!;
  const { event } = termsEvent(
    { subject, published, terms: [{ id, revision: 1, validFrom, document }] },
    AT,
  );
  return { ...ENVELOPE, ...event };
}

const LINES = [
  { hsCode: '61091000', origin: 'VN', quantity: decimal(2), value: decimal('19.99') },
  { hsCode: '49019900', origin: 'US', quantity: decimal(1), value: decimal(0) },
];

/** The evaluation does not fail for any rules. */
function evaluated(rules: RuleSet): void {
  const duties = compileDutyRates({ ...rules, default: '0.1', rates: [] });
  const consignment = {
    lines: LINES,
    freight: decimal('3.5'),
    insurance: decimal(0),
    shippedFrom: 'US',
  };
  const rates = { local: () => decimal('1.5'), duties };
  const assessed = evaluate(compileRuleSet(rules), consignment, rates);
  if (!assessed.ok) return;
  for (const { shares } of assessed.value.taxes) {
    expect(shares.filter(({ value }) => value.isNegative() && !value.isZero())).toEqual([]);
  }
}

function expectEvaluable(terms: Terms): void {
  const event = eventOf(terms);
  expect(validateEvent(KINDS[terms.kind].contract as unknown as EventContract, event)).toEqual([]);
  const { eventId: _id, version: _version, occurredAt: _at, subject: _subject, ...rest } = event;
  termsByDestination([rest as unknown as TermDocument]);
  if (terms.kind === 'rules') evaluated(terms.document);
}

describe.each(Object.keys(KINDS) as Kind[])('a document of any content: %s', (kind) => {
  it('is a valid event that consumers can compile if it has no fault (decision 9.2)', () => {
    let count = 0;
    fc.assert(
      fc.property<[object]>(KINDS[kind].documents, (document) => {
        const terms = accepted(kind, document);
        if (terms instanceof Refusal) return;
        count += 1;
        expectEvaluable(terms);
      }),
      { numRuns: 200 },
    );
    expect(count).toBeGreaterThan(50);
  });

  it('is refused with a code, or is such an event, for any replacement of a member', () => {
    fc.assert(
      fc.property((KINDS[kind].documents as fc.Arbitrary<object>).chain(mutated), (document) => {
        const terms = accepted(kind, JSON.parse(JSON.stringify(document)));
        if (!(terms instanceof Refusal)) return expectEvaluable(terms);
        expect(terms.code).toMatch(/^(validation-failed|invalid-terms)$/);
        expect(terms.extras.errors!.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
