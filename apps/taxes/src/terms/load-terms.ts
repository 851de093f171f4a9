import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal, type FieldError } from '#edge';
import { contentRefusal } from '#terms';
import { Injectable } from '@nestjs/common';
import { currenciesOf } from './domain/currencies.js';
import { endOfCorrection } from './domain/revising.js';
import { sampleCarts, type SampleCart, type SampleRates } from './domain/sample-carts.js';
import { examine, type Accepted, type Examined, type Loading } from './examine-terms.js';
import { publishDestination } from './publish-destination.js';
import { EvaluatedTerms } from './store/evaluated-terms.store.js';
import {
  dutiesOn,
  insertEnd,
  insertTerms,
  ratesInForce,
  waitShortlyForLocks,
} from './store/terms.store.js';

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

  /**
   * The same document again changes nothing.
   * @throws Refusal as {@link examine}, and `terms-too-large`
   */
  async load(loading: Loading): Promise<Loaded> {
    const refusal = contentRefusal(loading.terms);
    if (refusal) throw refusal;
    const loaded = await this.transactor.run('operators', async (unitOfWork) =>
      loadTerms(unitOfWork, loading, await examine(unitOfWork, loading)),
    );
    this.evaluatedTerms.invalidate(loading.terms.document.destination);
    return loaded;
  }

  /** Loads the terms as {@link load} does, and rolls that back. */
  async preview(loading: Loading): Promise<LoadingPreview> {
    const refusal = contentRefusal(loading.terms);
    if (refusal) return { ...previewOf(refusal), samples: [] };
    const { outcome, before, rates } = await this.transactor.rehearse(
      'operators',
      async (unitOfWork) => {
        waitShortlyForLocks(unitOfWork);
        const examined = await examine(unitOfWork, loading);
        return {
          outcome: await outcomeOf(loadTerms(unitOfWork, loading, examined)),
          before: examined.before,
          // Read while the destination is locked, so only where samples need them.
          rates:
            loading.terms.kind === 'rules'
              ? await sampleRates(unitOfWork, loading, examined)
              : undefined,
        };
      },
    );
    return { ...previewOf(outcome), samples: samplesOf(loading, { outcome, before, rates }) };
  }
}

async function outcomeOf(loading: Promise<Loaded>): Promise<Loaded | Refusal> {
  return loading.catch((error: unknown) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
}

function previewOf(outcome: Loaded | Refusal): Omit<LoadingPreview, 'samples'> {
  return outcome instanceof Refusal
    ? { loaded: undefined, faults: outcome.extras.errors ?? [] }
    : { loaded: outcome, faults: [] };
}

async function sampleRates(
  unitOfWork: UnitOfWork,
  { terms }: Loading,
  { before, revisions }: Examined,
): Promise<SampleRates> {
  const used = [terms, ...(before ? [before] : [])].flatMap(currenciesOf);
  return {
    perUsd: await ratesInForce(unitOfWork, [...new Set(used.map(({ currency }) => currency))]),
    duties: await dutiesOn(unitOfWork, revisions, terms.document.validFrom),
  };
}

/** Evaluated after the transaction, which keeps others from loading. */
function samplesOf(
  { terms }: Loading,
  {
    outcome,
    before,
    rates,
  }: Pick<Examined, 'before'> & { outcome: Loaded | Refusal; rates: SampleRates | undefined },
): SampleCart[] {
  const cannotBeEvaluated = outcome instanceof Refusal && outcome.code === 'invalid-terms';
  if (terms.kind !== 'rules' || !rates || cannotBeEvaluated) return [];
  return sampleCarts(terms.document, before?.kind === 'rules' ? before.document : undefined, rates);
}

/**
 * Adds terms, and publishes what is now in force and to come. The end that an operator gave to a revision is that of its
 * correction as well.
 * @throws Refusal that of the examination, or `terms-too-large`
 */
async function loadTerms(
  unitOfWork: UnitOfWork,
  loading: Loading,
  { outcome }: Examined,
): Promise<Loaded> {
  if (outcome instanceof Refusal) throw outcome;
  const { id, isNew } = outcome;
  if (isNew) await addTerms(unitOfWork, loading, outcome);
  return { id, isNew };
}

async function addTerms(
  unitOfWork: UnitOfWork,
  { terms, correction, loadedBy }: Loading,
  { id, line, revision, replaced }: Accepted,
): Promise<void> {
  const { destination } = terms.document;
  const { row } = await insertTerms(unitOfWork, { terms, line, revision, correction, loadedBy });
  const validUntil = endOfCorrection(replaced, terms.document.validUntil);
  if (replaced?.end && validUntil !== undefined) {
    await insertEnd(unitOfWork, { terms: row, validUntil, correction: null, ...replaced.end });
  }
  await publishDestination(unitOfWork, destination);
  const details = { id, destination, correction };
  await recordAudit(unitOfWork, { who: loadedBy, what: `${AUDITED[terms.kind]}.loaded`, details });
}
