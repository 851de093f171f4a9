import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import { Refusal, type FieldError } from '#edge';
import { contentRefusal } from '#terms';
import { Injectable } from '@nestjs/common';
import { currenciesOf } from './domain/currencies.js';
import { endOfCorrection } from './domain/revising.js';
import { sampleCarts, type SampleCart, type SampleRates } from './domain/sample-carts.js';
import { examine, type Accepted, type Examined, type Loading } from './examine-terms.js';
import { saveAndPublishDestination } from './publish-destination.js';
import { EvaluatedTerms } from './store/evaluated-terms.store.js';
import {
  dutiesOn,
  insertEnd,
  insertTerms,
  ratesInForce,
  waitShortlyForLocks,
} from './store/terms.store.js';

export interface Loaded {
  /** The id: destination, or route and service, then first day and revision. */
  id: string;
  isNew: boolean;
}

/** The result of a dry run. */
export interface LoadingPreview {
  /** The id; undefined if loading is refused. */
  loaded: Loaded | undefined;
  faults: readonly FieldError[];
  /** The sample carts of rule sets that can be evaluated. */
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
   * Loading the same document again changes nothing.
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

  /** Loads the terms like {@link load}, and rolls back the transaction. */
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
          // Read only if samples need them, because the destination is locked meanwhile.
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

/** Evaluates the sample carts after the transaction, which blocks other loads. */
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
 * Adds terms, and publishes the current and future terms. The end that an operator set for a revision also applies to
 * its correction.
 * @throws Refusal the refusal of the examination, or `terms-too-large`
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
  await saveAndPublishDestination(unitOfWork, destination);
  const details = { id, destination, correction };
  await recordAudit(unitOfWork, { who: loadedBy, what: `${AUDITED[terms.kind]}.loaded`, details });
}
