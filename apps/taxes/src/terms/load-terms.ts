import { dayIn } from '#landed-cost';
import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal, type FieldError } from '#platform';
import { contentRefusal, invalidTerms } from '#terms';
import { Injectable } from '@nestjs/common';
import { zoneOf } from './domain/calendar.js';
import { currenciesOf } from './domain/currencies.js';
import { idOf, lineOf, type Terms } from './domain/documents.js';
import { changesPast, periodsOf, type Revision } from './domain/periods.js';
import { endOfCorrection, isAsLoaded, placeOf, type Place } from './domain/revising.js';
import { sampleCarts, type SampleCart } from './domain/sample-carts.js';
import { unusualRates } from './domain/unusual-rates.js';
import { publishDestination } from './publish-destination.js';
import { EvaluatedTerms } from './store/evaluated-terms.store.js';
import {
  documentsOf,
  dutiesOn,
  hasDocument,
  insertEnd,
  insertTerms,
  lockDestinations,
  ratesInForce,
  revisionsOf,
  storeNow,
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
    const refusal = contentRefusal(loading.terms);
    if (refusal) throw refusal;
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
  async preview(loading: Loading): Promise<LoadingPreview> {
    const refusal = contentRefusal(loading.terms);
    if (refusal) return { loaded: undefined, faults: refusal.extras.errors ?? [], samples: [] };
    return this.transactor.run('operators', async (uow) => {
      const { outcome, before, revisions } = await examine(uow, loading);
      const isRefused = outcome instanceof Refusal;
      return {
        loaded: isRefused ? undefined : { id: outcome.id, isNew: outcome.isNew },
        faults: isRefused ? (outcome.extras.errors ?? []) : [],
        samples:
          isRefused && outcome.code === 'invalid-terms'
            ? []
            : await samplesOf(uow, loading.terms, { before, revisions }),
      };
    });
  }
}

async function samplesOf(
  uow: UnitOfWork,
  terms: Terms,
  { before, revisions }: Pick<Examined, 'before' | 'revisions'>,
): Promise<SampleCart[]> {
  if (terms.kind !== 'rules') return [];
  const { document } = terms;
  const rules = before?.kind === 'rules' ? before.document : undefined;
  const used = [terms, ...(before ? [before] : [])].flatMap(currenciesOf);
  const perUsd = await ratesInForce(uow, [...new Set(used.map(({ currency }) => currency))]);
  const duties = await dutiesOn(uow, revisions, document.validFrom);
  return sampleCarts(document, rules, { perUsd, duties });
}

/**
 * Adds terms, and publishes what is now in force and to come. The same document again changes nothing. The end that an
 * operator gave to a revision is that of its correction as well.
 * @throws Refusal `invalid-terms`; `already-loaded` for another document of the same first day; `back-dated` where it
 *   would change what applied on days that are over (both unless it is a correction); `confirm-needed`;
 *   `terms-too-large`
 */
async function loadTerms(uow: UnitOfWork, loading: Loading): Promise<Loaded> {
  const { outcome } = await examine(uow, loading);
  if (outcome instanceof Refusal) throw outcome;
  if (!outcome.isNew) return { id: outcome.id, isNew: false };
  const { terms, correction, loadedBy } = loading;
  const { id, line, revision, replaced } = outcome;
  const { row } = await insertTerms(uow, { terms, line, revision, correction, loadedBy });
  const validUntil = endOfCorrection(replaced, terms.document.validUntil);
  if (replaced?.end && validUntil !== undefined) {
    await insertEnd(uow, { terms: row, validUntil, correction: null, ...replaced.end });
  }
  await publishDestination(uow, terms.document.destination);
  return { id, isNew: true };
}

interface Accepted {
  id: string;
  line: string;
  revision: number;
  isNew: boolean;
  /** What it corrects. */
  replaced: StoredRevision | undefined;
}

interface Examined {
  outcome: Accepted | Refusal;
  /** What applies on the first day so far, or applied last before it. */
  before: Terms | undefined;
  /** All of the destination. */
  revisions: readonly StoredRevision[];
}

/** What a document is loaded beside. */
interface Beside {
  /** All of the destination. */
  revisions: readonly StoredRevision[];
  /** Of its line. */
  own: readonly StoredRevision[];
  place: Place<StoredRevision>;
}

/** Locks the destination of the terms, and decides what loading them comes to. */
async function examine(
  uow: UnitOfWork,
  { terms, correction, confirm }: Loading,
): Promise<Examined> {
  const { destination, validFrom } = terms.document;
  lockDestinations(uow, [destination]);
  const revisions = await revisionsOf(uow, destination);
  const line = lineOf(terms);
  const own = revisions.filter((one) => one.line === line);
  const place = placeOf(validFrom, own);
  const { known, revision } = place;
  const inForce = periodsOf(own).findLast(({ from }) => from <= validFrom)?.terms;
  const before = inForce && (await storedTerms(uow, terms, inForce));
  const isSame = known && (isAsLoaded(known) || (correction && keepsEnd(known, terms)));
  if (isSame && (await hasDocument(uow, known.row, terms.document))) {
    const unchanged = { id: known.id, line, revision, isNew: false, replaced: undefined };
    return { outcome: unchanged, before, revisions };
  }
  const refusal =
    (await refuseCurrencies(uow, terms)) ??
    (correction === undefined
      ? await refuseUncorrected(uow, terms, { revisions, own, place })
      : undefined) ??
    (confirm === true ? undefined : refuseUnusual(terms, before));
  const id = idOf(line, validFrom, revision);
  const accepted = { id, line, revision, isNew: true, replaced: known };
  return { outcome: refusal ?? accepted, before, revisions };
}

/** A correction that is sent again, after an operator has ended the terms. */
function keepsEnd(known: StoredRevision, { document: { validUntil } }: Terms): boolean {
  return endOfCorrection(known, validUntil) === known.validUntil;
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

/** What is accepted as a correction alone. */
async function refuseUncorrected(
  uow: UnitOfWork,
  terms: Terms,
  { revisions, own, place: { known, revision } }: Beside,
): Promise<Refusal | undefined> {
  const { kind, document } = terms;
  const zone = zoneOf(revisions);
  if (kind === 'rules' && zone !== undefined && document.timeZone !== zone) {
    const detail = `is not ${zone}, in which the destination counts days: send \`correction\` to change that`;
    return invalidTerms([{ pointer: '/timeZone', code: 'other-time-zone', detail }]);
  }
  if (known) return alreadyLoaded(known);
  const timeZone = zone ?? (kind === 'rules' ? document.timeZone : 'UTC');
  const today = dayIn(timeZone, await storeNow(uow));
  const { validFrom, validUntil } = document;
  const added: Revision = { id: '', revision, validFrom, validUntil };
  if (!changesPast(periodsOf<Revision>(own), periodsOf([...own, added]), today)) return undefined;
  const detail = `${validFrom} is over in ${timeZone}, and other terms applied then or since.`;
  return refused('back-dated', '/validFrom', detail);
}

function alreadyLoaded(known: StoredRevision): Refusal {
  const { id, validUntil } = known;
  const ended = isAsLoaded(known) ? '' : `, and an operator ended it on ${validUntil}`;
  const detail = `${id} begins on that day${ended}: load a correction with its reason, or another day.`;
  return refused('already-loaded', '/validFrom', detail);
}

function refuseUnusual(terms: Terms, before: Terms | undefined): Refusal | undefined {
  const errors = unusualRates(terms, before);
  return errors.length === 0
    ? undefined
    : new Refusal('confirm-needed', 'Numbers are far above the previous ones.', { errors });
}

function refused(code: string, pointer: string, detail: string): Refusal {
  return new Refusal(code, detail, { errors: [{ pointer, code, detail }] });
}
