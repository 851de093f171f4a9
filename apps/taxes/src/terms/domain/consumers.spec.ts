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

  take(next: Step): void {
    if (next.act === 'load') return this.load(next.line, next.from, next.until);
    if (next.act === 'wait') return;
    const revisionsOfLine = this.revisions.filter((each) => each.line === next.line);
    const { existing } = placeOf(next.from, revisionsOfLine);
    const validUntil = next.act === 'end' ? next.until : addDays(next.from, -1);
    if (existing) existing.validUntil = validUntil;
  }

  private load(of: Line, validFrom: string, loadedUntil: string | undefined): void {
    if (loadedUntil !== undefined && loadedUntil < validFrom) return;
    const revisionsOfLine = this.revisions.filter((each) => each.line === of);
    const { existing, revision } = placeOf(validFrom, revisionsOfLine);
    const validUntil = endOfCorrection(existing, loadedUntil) ?? loadedUntil;
    const id = idOf(of, validFrom, revision);
    const row = String(this.revisions.length + 1);
    this.revisions.push({ id, row, line: of, validFrom, revision, loadedUntil, validUntil });
  }
}

/** The same computed with a plain list: the last revision of a first day counts, unless it was withdrawn. */
class Model {
  private readonly days = new Map<string, { id: string; loaded?: string; last?: string }>();
  private readonly counts = new Map<string, number>();

  take(next: Step): void {
    if (next.act === 'wait') return;
    const key = `${next.line} ${next.from}`;
    const loadedDay = this.days.get(key);
    if (next.act === 'withdraw' || (next.act === 'end' && next.until < next.from)) {
      this.days.delete(key);
    } else if (next.act === 'end') {
      if (loadedDay) loadedDay.last = next.until;
    } else if (next.until === undefined || next.until >= next.from) {
      const count = (this.counts.get(key) ?? 0) + 1;
      this.counts.set(key, count);
      const isEnded = loadedDay && loadedDay.last !== loadedDay.loaded;
      const last = isEnded ? [loadedDay.last ?? '~', next.until ?? '~'].toSorted()[0] : next.until;
      const id = `${next.line.slice(next.line.indexOf('/') + 1)}-${next.from}-${count}`;
      const days = {
        ...(next.until && { loaded: next.until }),
        ...(last && last !== '~' && { last }),
      };
      this.days.set(key, { id, ...days });
    }
  }

  on(of: Line, onDay: string): string | undefined {
    const matches = [...this.days]
      .filter(([key, { last = '~' }]) => {
        const [keyLine, from = ''] = key.split(' ');
        return keyLine === of && from <= onDay && onDay <= last;
      })
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return matches.at(-1)?.[1].id;
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
    const { id, revision, validFrom } = all.find((candidate) => candidate.row === row)!;
    // The content identifies the revision.
    return { id, revision, validFrom, document: { ...CONTENT, validFrom, source: [id] } as never };
  });
  return termDocumentOf({ subject, published, terms });
}

/** The id in a period, and the id of the content that computes the day. */
function shown(periods: ReturnType<typeof periodsIn>, onDay: string) {
  const period = periods?.findLast(({ from, until: to = '~' }) => from <= onDay && onDay <= to);
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
  return terms?.tariffs.find((tariff) => tariff.origin === origin)?.periods;
}

/** The calendar's terms of each day of each line, with its first complete day. */
interface Promised {
  says: Record<string, unknown>;
  since: string;
}

/** Each day of each line. */
function tableOf(cell: (of: Line, onDay: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    LINES.flatMap((of) => DAYS.map((onDay) => [`${of} on ${onDay}`, cell(of, onDay)])),
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
        const arrived = new Map<string, TermDocument>();
        let promised: Promised = { says: tableOf(() => undefined), since: '' };
        const deliver = (subject: string) => {
          const event = queues.get(subject)?.shift();
          if (!event) return;
          arrived.set(subject, event.document);
          if (subject.startsWith('rules/')) promised = event;
          const terms = termsByDestination(arrived.values()).get('DE');
          expect(terms?.since ?? '').toBe(promised.since);
          for (const [cell, id] of Object.entries(promised.says)) {
            const [of, onDay] = cell.split(' on ') as [Line, string];
            if (onDay < promised.since) continue;
            const computed = shown(periodsIn(terms, of), onDay);
            if (computed?.id !== id) throw new Error(`${cell}: ${computed?.id}, not ${String(id)}`);
            const { source } = computed ?? {};
            if (source !== undefined && source !== id) throw new Error(`${cell}: ${source}`);
          }
        };
        let today = '2026-01-01';
        for (const [index, operation] of steps.entries()) {
          if (operation.act === 'wait') today = addDays(today, STEP_DAYS);
          taxes.take(operation);
          model.take(operation);
          const says = tableOf((of, onDay) => model.on(of, onDay));
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
        const terms = termsByDestination(arrived.values()).get('DE');
        // The arrived events are sufficient for today and every later day.
        const expected = tableOf((of, onDay) => (onDay < today ? undefined : model.on(of, onDay)));
        const computedTable = tableOf((of, onDay) =>
          onDay < today ? undefined : shown(periodsIn(terms, of), onDay)?.source,
        );
        expect(computedTable).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
