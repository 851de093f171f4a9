import { dayIn } from '#landed-cost';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal, type FieldError } from '#platform';
import { Injectable } from '@nestjs/common';
import { contentFaults } from './domain/content-faults.js';
import { currenciesOf } from './domain/currencies.js';
import { idOf, lineOf, type Terms } from './domain/documents.js';
import { changesPast, latestOf, periodsOf, type Revision } from './domain/periods.js';
import { sampleCarts, type SampleCart } from './domain/sample-carts.js';
import { unusualRates } from './domain/unusual-rates.js';
import { publishLine } from './publish-line.js';
import { EvaluatedTerms } from './store/evaluated-terms.store.js';
import {
  documentsOf,
  dutiesOn,
  hasDocument,
  insertTerms,
  lockLines,
  makeOthersDue,
  ratesInForce,
  revisionsOf,
  storeNow,
  timeZoneOf,
  withoutRate,
  type StoredRevision,
} from './store/terms.store.js';

/** What an operator loads. */
export interface Loading {
  terms: Terms;
  /** Why it replaces another revision, or what applied on days that are over. */
  correction?: string | undefined;
  /** Accepts rates that are far above those before. */
  confirm?: boolean | undefined;
  loadedBy: string;
}

export interface Loaded {
  /** Destination, or route and service; first day; revision. */
  id: string;
  isNew: boolean;
}

/** What loading would do. */
export interface LoadingPreview {
  /** Undefined where it is refused. */
  loaded: Loaded | undefined;
  faults: readonly FieldError[];
  /** Of rule sets that can be evaluated. */
  samples: readonly SampleCart[];
}

const AUDITED = { rules: 'tax-rules', duties: 'duty-rates', tariff: 'freight-tariff' } as const;

/** An operator loads tax rules, duty rates or a freight tariff (decision 9.4). */
@Injectable()
export class LoadTerms {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly evaluatedTerms: EvaluatedTerms,
  ) {}

  /** @throws Refusal as {@link loadTerms} */
  async load(loading: Loading): Promise<Loaded> {
    const answer = await this.transactor.run('operators', async (uow) => {
      const loaded = await loadTerms(uow, loading);
      if (loaded.isNew) {
        const { terms, correction, loadedBy: who } = loading;
        const { destination } = terms.document;
        const details = { id: loaded.id, destination, correction };
        await recordAudit(uow, { who, what: `${AUDITED[terms.kind]}.loaded`, details });
      }
      return loaded;
    });
    this.evaluatedTerms.invalidate(loading.terms.document.destination);
    return answer;
  }

  /** Loads nothing, and answers what {@link load} would refuse. */
  preview(loading: Loading): Promise<LoadingPreview> {
    return this.transactor.run('operators', async (uow) => {
      const { outcome, before } = await examine(uow, loading);
      const isRefused = outcome instanceof Refusal;
      return {
        loaded: isRefused ? undefined : { id: outcome.id, isNew: outcome.isNew },
        faults: isRefused ? (outcome.extras.errors ?? []) : [],
        samples:
          isRefused && outcome.code === 'invalid-terms'
            ? []
            : await samplesOf(uow, loading.terms, before),
      };
    });
  }
}

async function samplesOf(
  uow: UnitOfWork,
  terms: Terms,
  before: Terms | undefined,
): Promise<SampleCart[]> {
  if (terms.kind !== 'rules') return [];
  const { document } = terms;
  const rules = before?.kind === 'rules' ? before.document : undefined;
  const used = [terms, ...(before ? [before] : [])].flatMap(currenciesOf);
  const perUsd = await ratesInForce(uow, [...new Set(used.map(({ currency }) => currency))]);
  const duties = await dutiesOn(uow, document.destination, document.validFrom);
  return sampleCarts(document, rules, { perUsd, duties });
}

/**
 * Adds terms, and publishes what is now in force and to come. The same document again changes nothing.
 * @throws Refusal `invalid-terms`; `already-loaded` for another document of the same first day; `back-dated` where it
 *   would change what applied on days that are over (both unless it is a correction); `confirm-needed`;
 *   `terms-too-large`
 */
async function loadTerms(uow: UnitOfWork, loading: Loading): Promise<Loaded> {
  const { outcome } = await examine(uow, loading);
  if (outcome instanceof Refusal) throw outcome;
  if (!outcome.isNew) return { id: outcome.id, isNew: false };
  const { terms, correction, loadedBy } = loading;
  const { line, revision } = outcome;
  const { id } = await insertTerms(uow, { terms, line, revision, correction, loadedBy });
  await publishLine(uow, line);
  if (terms.kind === 'rules') makeOthersDue(uow, terms.document.destination);
  return { id, isNew: true };
}

interface Accepted {
  id: string;
  line: string;
  revision: number;
  isNew: boolean;
}

interface Examined {
  outcome: Accepted | Refusal;
  /** What the terms follow or replace. */
  before: Terms | undefined;
}

/** Locks the line of the terms, and decides what loading them comes to. */
async function examine(
  uow: UnitOfWork,
  { terms, correction, confirm }: Loading,
): Promise<Examined> {
  const invalid = contentFaults(terms);
  if (invalid.length > 0) return { outcome: invalidTerms(invalid), before: undefined };
  const line = lineOf(terms);
  lockLines(uow, [line]);
  const revisions = await revisionsOf(uow, line);
  const { validFrom } = terms.document;
  const predecessor = latestOf(revisions).findLast((one) => one.validFrom <= validFrom);
  const known = predecessor?.validFrom === validFrom ? predecessor : undefined;
  const before = predecessor && (await storedTerms(uow, terms, predecessor));
  const revision = (known?.revision ?? 0) + 1;
  const next = { id: idOf(line, validFrom, revision), line, revision, isNew: true };
  if (known && (await hasDocument(uow, known.row, terms.document))) {
    return { outcome: { ...next, id: known.id, isNew: false }, before };
  }
  const refusal =
    (await refuseCurrencies(uow, terms)) ??
    (correction === undefined ? await refuseDay(uow, terms, { known, revisions }) : undefined) ??
    (confirm === true ? undefined : refuseUnusual(terms, before));
  return { outcome: refusal ?? next, before };
}

async function storedTerms(
  uow: UnitOfWork,
  { kind }: Terms,
  { row }: StoredRevision,
): Promise<Terms> {
  const documents = await documentsOf(uow, [row]);
  return { kind, document: documents.get(row) } as Terms;
}

async function refuseCurrencies(uow: UnitOfWork, terms: Terms): Promise<Refusal | undefined> {
  const used = currenciesOf(terms);
  const unknown = await withoutRate(uow, [...new Set(used.map(({ currency }) => currency))]);
  const faults = used
    .filter(({ currency }) => unknown.has(currency))
    .map(({ pointer, currency }) => ({
      pointer,
      code: 'no-fx-rate',
      detail: `has no exchange rate: load one of USD/${currency} first`,
    }));
  return faults.length === 0 ? undefined : invalidTerms(faults);
}

async function refuseDay(
  uow: UnitOfWork,
  terms: Terms,
  { known, revisions }: { known: StoredRevision | undefined; revisions: readonly StoredRevision[] },
): Promise<Refusal | undefined> {
  const { kind, document } = terms;
  if (known) {
    const detail = `${known.id} begins on that day: load a correction with its reason, or another day.`;
    return refused('already-loaded', '/validFrom', detail);
  }
  const timeZone =
    kind === 'rules' ? document.timeZone : await timeZoneOf(uow, document.destination);
  const today = dayIn(timeZone, await storeNow(uow));
  const { validFrom, validUntil } = document;
  const added = { id: '', revision: 1, validFrom, validUntil };
  const after = periodsOf([...revisions, added]);
  if (!changesPast(periodsOf<Revision>(revisions), after, today)) return undefined;
  const detail = `${validFrom} is over in ${timeZone}, and other terms applied then or since.`;
  return refused('back-dated', '/validFrom', detail);
}

function refuseUnusual(terms: Terms, before: Terms | undefined): Refusal | undefined {
  const code = 'confirm-needed';
  const detail = 'is at least 1,000 times the rate before: check it, then send `confirm`';
  const errors = unusualRates(terms, before).map((pointer) => ({ pointer, code, detail }));
  return errors.length === 0
    ? undefined
    : new Refusal(code, 'Rates are far above those before.', { errors });
}

function invalidTerms(errors: FieldError[]): Refusal {
  const [{ pointer, detail } = { pointer: '', detail: '' }, ...others] = errors;
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return new Refusal('invalid-terms', `${pointer} ${detail}${more}.`, { errors });
}

function refused(code: string, pointer: string, detail: string): Refusal {
  return new Refusal(code, detail, { errors: [{ pointer, code, detail }] });
}
