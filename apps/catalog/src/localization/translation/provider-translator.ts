import { Logger, type BeforeApplicationShutdown, type OnApplicationShutdown } from '@nestjs/common';
import { Counter } from 'prom-client';
import { isUsable, type SourcedText } from '../domain/fit-text.js';
import type { LocalizedText } from '../../skus/domain/sku.js';
import { fromGlossary } from './glossary-translator.js';
import {
  CONNECTIONS,
  LibreTranslate,
  ProviderFailure,
  type LibreTranslateOptions,
} from './libre-translate.js';
import type { MaskedText } from './masked-text.js';
import {
  batchesOf,
  languageOfLocale,
  questionsOf,
  type TranslationBatch,
} from './translation-batches.js';
import type { TranslationRequest, Translator } from './translator.js';

const REST_MS = 30_000;

interface ProviderOptions extends LibreTranslateOptions {
  /** The time after a failure during which the provider is not called, and no request waits for it. */
  restMs?: number;
}

const translations = new Counter({
  name: 'entrepot_translations_total',
  help: 'Texts of a SKU in a locale by who made them: the provider, or the glossary in its place',
  labelNames: ['outcome'],
});

/** The provider's translations, by language and masked text. */
type Said = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * Translates with a program that has the LibreTranslate API; the glossary translates texts for which the program
 * returns no usable translation (decision 3.8). All words of a SKU in a locale have the same source, because program
 * and glossary may use different words for the same thing.
 */
export class ProviderTranslator
  implements Translator, BeforeApplicationShutdown, OnApplicationShutdown
{
  /** A small machine translates a few texts a second. */
  readonly portion = 20;
  private readonly logger = new Logger('Translator');
  private readonly provider: LibreTranslate;
  private readonly stopping = new AbortController();
  private restsUntil = 0;

  constructor(private readonly options: ProviderOptions) {
    this.provider = new LibreTranslate(options);
  }

  /** @throws when the process stops; the next process then makes the texts */
  async translate(
    requests: readonly TranslationRequest[],
    withinMs: number,
  ): Promise<SourcedText[]> {
    const failures = new Set<string>();
    const said = await this.ask(batchesOf(requests), withinMs, failures);
    this.stopping.signal.throwIfAborted();
    const texts = requests.map((request) => assembled(request, said) ?? fromGlossary(request));
    const fallbacks = texts.filter(({ source }) => source === 'glossary').length;
    translations.inc({ outcome: 'provider' }, texts.length - fallbacks);
    translations.inc({ outcome: 'fallback' }, fallbacks);
    if (fallbacks > 0) {
      const reasons = failures.size > 0 ? [...failures].join('; ') : 'unusable texts';
      this.logger.warn(`${fallbacks} of ${texts.length} texts by the glossary: ${reasons}`);
    }
    return texts;
  }

  /** Stops before the process waits for its loops. */
  beforeApplicationShutdown(): void {
    this.stopping.abort(new Error('the service stops'));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.provider.close();
  }

  private async ask(
    batches: readonly TranslationBatch[],
    withinMs: number,
    failures: Set<string>,
  ): Promise<Said> {
    const said = new Map<string, Map<string, string>>();
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(withinMs)]);
    const queue = batches.values();
    const work = async (): Promise<void> => {
      for (const batch of queue) {
        try {
          if (performance.now() < this.restsUntil)
            throw new ProviderFailure('the provider failed a short time ago', false);
          const answer = await this.provider.translate(batch, signal);
          const { language, texts } = batch;
          const answers = said.get(language) ?? new Map<string, string>();
          for (const [index, text] of texts.entries()) answers.set(text, answer[index] ?? '');
          said.set(language, answers);
        } catch (error) {
          failures.add((error as Error).message);
          if (error instanceof ProviderFailure && error.passing) {
            this.restsUntil = performance.now() + (this.options.restMs ?? REST_MS);
          }
        }
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return said;
  }
}

/** @returns undefined if a translation is missing or unusable, or a mark was lost */
function assembled(request: TranslationRequest, said: Said): SourcedText | undefined {
  const answers = said.get(languageOfLocale(request.locale));
  const words: Partial<LocalizedText> = {};
  for (const [field, question] of questionsOf(request)) {
    const translated = typeof question === 'string' ? question : answerTo(question, answers);
    if (translated === undefined || !isUsable(translated, request.text[field] ?? '')) {
      return undefined;
    }
    words[field] = translated;
  }
  return { text: words as LocalizedText, source: 'provider' };
}

function answerTo(
  { text, restore }: MaskedText,
  answers: ReadonlyMap<string, string> | undefined,
): string | undefined {
  const answer = answers?.get(text);
  return answer === undefined ? undefined : restore(answer);
}
