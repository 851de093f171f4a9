import type {
  DestinationTerms,
  Period,
  RevisedDutyRates,
  RevisedRuleSet,
  RevisedTariff,
} from '#landed-cost';
import { termsByDestination, type TermDocument } from '#terms';
import * as fc from 'fast-check';
import { termDocumentOf } from '../events.js';
import type { DestinationRevision } from './calendar.js';
import { addDays } from './days.js';
import { idOf } from './documents.js';
import { publishedOf, type Published } from './published.js';
import { endOfCorrection, placeOf, type EndableRevision } from './revising.js';

type Known = DestinationRevision & EndableRevision;

const LINES = ['rules/DE', 'duties/DE', 'tariff/US-DE-STANDARD', 'tariff/*-DE-STANDARD'] as const;
type Line = (typeof LINES)[number];

/** Half of the past days in a calendar, so that its past ends within a run. */
const STEP_DAYS = 15;
const DAYS = Array.from({ length: 8 }, (_, n) => addDays('2026-01-01', n * STEP_DAYS));
const day = fc.constantFrom(...DAYS);
const until = fc.option(day, { nil: undefined });
/** There are few days, so that most steps affect the same days. */
const line = fc.constantFrom<Line>('rules/DE', 'rules/DE', 'duties/DE', ...LINES);

/** The steps of operators, on ascending days. */
const step = fc.oneof(
  fc.record({ act: fc.constant('load' as const), line, from: day, until }),
  fc.record({ act: fc.constant('end' as const), line, from: day, until: day }),
  fc.record({ act: fc.constant('withdraw' as const), line, from: day }),
  fc.record({ act: fc.constant('wait' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The revisions of a destination, computed with the functions of the service. */
class Taxes {
  revisions: Known[] = [];

  take(one: Step): void {
    if (one.act === 'load') return this.load(one.line, one.from, one.until);
    if (one.act === 'wait') return;
    const own = this.revisions.filter((each) => each.line === one.line);
    const { known } = placeOf(one.from, own);
    const validUntil = one.act === 'end' ? one.until : addDays(one.from, -1);
    if (known) known.validUntil = validUntil;
  }

  private load(of: Line, validFrom: string, loadedUntil: string | undefined): void {
    if (loadedUntil !== undefined && loadedUntil < validFrom) return;
    const own = this.revisions.filter((each) => each.line === of);
    const { known, revision } = placeOf(validFrom, own);
    const validUntil = endOfCorrection(known, loadedUntil) ?? loadedUntil;
    const id = idOf(of, validFrom, revision);
    const row = String(this.revisions.length + 1);
    this.revisions.push({ id, row, line: of, validFrom, revision, loadedUntil, validUntil });
  }
}

/** The same computed with a plain list: the last revision of a first day counts, unless it was withdrawn. */
class Model {
  private readonly days = new Map<string, { id: string; loaded?: string; last?: string }>();
  private readonly counts = new Map<string, number>();

  take(one: Step): void {
    if (one.act === 'wait') return;
    const key = `${one.line} ${one.from}`;
    const known = this.days.get(key);
    if (one.act === 'withdraw' || (one.act === 'end' && one.until < one.from)) {
      this.days.delete(key);
    } else if (one.act === 'end') {
      if (known) known.last = one.until;
    } else if (one.until === undefined || one.until >= one.from) {
      const count = (this.counts.get(key) ?? 0) + 1;
      this.counts.set(key, count);
      const isEnded = known && known.last !== known.loaded;
      const last = isEnded ? [known.last ?? '~', one.until ?? '~'].toSorted()[0] : one.until;
      const id = `${one.line.slice(one.line.indexOf('/') + 1)}-${one.from}-${count}`;
      const days = {
        ...(one.until && { loaded: one.until }),
        ...(last && last !== '~' && { last }),
      };
      this.days.set(key, { id, ...days });
    }
  }

  on(of: Line, at: string): string | undefined {
    const found = [...this.days]
      .filter(([key, { last = '~' }]) => {
        const [own, from = ''] = key.split(' ');
        return own === of && from <= at && at <= last;
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return found.at(-1)?.[1].id;
  }
}

const CONTENT = {
  destination: 'DE',
  timeZone: 'UTC',
  cases: [{ refuse: 'all' }],
  rates: [],
  currency: 'EUR',
  divisor: '5000',
  minimumKg: '1',
  roundUpToKg: '1',
  steps: [],
  etaDays: [1, 2],
};

function documentOf(subject: string, published: Published, all: readonly Known[]): TermDocument {
  const terms = published.rows.map((row) => {
    const { id, revision, validFrom } = all.find((one) => one.row === row)!;
    // The content identifies the revision.
    return { id, revision, validFrom, document: { ...CONTENT, validFrom, source: [id] } as never };
  });
  return termDocumentOf({ subject, published, terms });
}

/** The id in a period, and the id of the content that computes the day. */
function shown(periods: ReturnType<typeof periodsIn>, at: string) {
  const period = periods?.findLast(({ from, until: to = '~' }) => from <= at && at <= to);
  return period && { id: period.id, source: period.terms && sourceIn(period.terms) };
}

function sourceIn(terms: RevisedRuleSet | RevisedDutyRates | RevisedTariff): string | undefined {
  if ('compiled' in terms) return terms.compiled.rules.source[0];
  return 'table' in terms ? terms.rates.source[0] : terms.tariff.source[0];
}

function periodsIn(
  terms: DestinationTerms | undefined,
  of: Line,
): readonly Period<RevisedRuleSet | RevisedDutyRates | RevisedTariff>[] | undefined {
  if (of === 'rules/DE') return terms?.ruleSets;
  if (of === 'duties/DE') return terms?.dutyRates;
  const origin = of.startsWith('tariff/*') ? '*' : 'US';
  return terms?.tariffs.find((one) => one.origin === origin)?.periods;
}

/** The calendar's terms of each day of each line, with its first complete day. */
interface Promised {
  says: Record<string, unknown>;
  since: string;
}

/** Each day of each line. */
function tableOf(cell: (of: Line, at: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    LINES.flatMap((of) => DAYS.map((at) => [`${of} on ${at}`, cell(of, at)])),
  );
}

describe('taxes and consumers that store its terms (decisions 9.4, 9.6)', () => {
  it('agree on each day at each moment, unless the terms have not arrived', () => {
    const deliveries = fc.array(fc.nat({ max: 5 }), { minLength: 20, maxLength: 50 });
    fc.assert(
      fc.property(fc.array(step, { minLength: 12, maxLength: 25 }), deliveries, (steps, order) => {
        const taxes = new Taxes();
        const model = new Model();
        const sent = new Map<string, { published: Published; document: TermDocument }>();
        const queues = new Map<string, (Promised & { document: TermDocument })[]>();
        const kept = new Map<string, TermDocument>();
        let promised: Promised = { says: tableOf(() => undefined), since: '' };
        const deliver = (subject: string) => {
          const event = queues.get(subject)?.shift();
          if (!event) return;
          kept.set(subject, event.document);
          if (subject.startsWith('rules/')) promised = event;
          const terms = termsByDestination(kept.values()).get('DE');
          expect(terms?.since ?? '').toBe(promised.since);
          for (const [cell, id] of Object.entries(promised.says)) {
            const [of, at] = cell.split(' on ') as [Line, string];
            if (at < promised.since) continue;
            const found = shown(periodsIn(terms, of), at);
            if (found?.id !== id) throw new Error(`${cell}: ${found?.id}, not ${String(id)}`);
            const { source } = found ?? {};
            if (source !== undefined && source !== id) throw new Error(`${cell}: ${source}`);
          }
        };
        let today = '2026-01-01';
        for (const [index, one] of steps.entries()) {
          if (one.act === 'wait') today = addDays(today, STEP_DAYS);
          taxes.take(one);
          model.take(one);
          const says = tableOf((of, at) => model.on(of, at));
          for (const [subject, published] of publishedOf('DE', taxes.revisions, today)) {
            if (JSON.stringify(sent.get(subject)?.published) === JSON.stringify(published))
              continue;
            const document = documentOf(subject, published, taxes.revisions);
            sent.set(subject, { published, document });
            const since = published.calendar?.since ?? '';
            queues.set(subject, [...(queues.get(subject) ?? []), { document, says, since }]);
          }
          for (const choice of order.slice(index * 2, index * 2 + 2)) {
            const subjects = [...queues.keys()];
            if (subjects.length > 0) deliver(subjects[choice % subjects.length]!);
          }
        }
        for (const [subject, queue] of queues) while (queue.length > 0) deliver(subject);
        const terms = termsByDestination(kept.values()).get('DE');
        // The arrived events are sufficient for today and every later day.
        const expected = tableOf((of, at) => (at < today ? undefined : model.on(of, at)));
        const found = tableOf((of, at) =>
          at < today ? undefined : shown(periodsIn(terms, of), at)?.source,
        );
        expect(found).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
