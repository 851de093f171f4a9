import { setTimeout as delay } from 'node:timers/promises';
import { outboundAgent, type OutboundOptions } from '#platform';
import { request, type Agent } from 'undici';
import type { TranslationBatch } from './translation-batches.js';

/** The maximum number of concurrent requests. */
export const CONNECTIONS = 4;

/** Ten long descriptions in any script fit; a larger response cannot be an answer to the request. */
const MAX_ANSWER_BYTES = 1_048_576;
const BACKOFF_MS = 200;
const BACKOFF_MAX_MS = 2_000;

export interface LibreTranslateOptions extends OutboundOptions {
  url: string;
  apiKey?: string;
  /** The time-out of one attempt. */
  timeoutMs: number;
  /** The number of retries after the first attempt. */
  retries: number;
}

/** The reason why the provider returned no translation. */
export class ProviderFailure extends Error {
  constructor(
    message: string,
    /** Whether a retry may succeed: the provider was unavailable, busy or too slow. */
    readonly passing: boolean,
  ) {
    super(message);
  }
}

/**
 * A client of the LibreTranslate API (decision 3.8). Redirects are not followed: only the configured address may get
 * the texts.
 */
export class LibreTranslate {
  private readonly endpoint: URL;
  private readonly agent: Agent;

  constructor(private readonly options: LibreTranslateOptions) {
    this.endpoint = new URL('translate', options.url.replace(/(?<!\/)\/*$/, '/'));
    const limits = {
      connections: CONNECTIONS,
      connect: { timeout: options.timeoutMs },
      maxResponseSize: MAX_ANSWER_BYTES,
    };
    this.agent = outboundAgent(limits, options);
  }

  /**
   * Translates texts of any language, with retries while they may help.
   * @returns one translation for each text, in order, without a check of the content
   * @throws ProviderFailure; the signal's reason when it aborts
   */
  async translate(batch: TranslationBatch, signal: AbortSignal): Promise<string[]> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.ask(batch, signal);
      } catch (error) {
        signal.throwIfAborted();
        const failure = failureOf(error);
        if (!failure.passing || attempt >= this.options.retries) throw failure;
        await delay(backoff(attempt), undefined, { signal });
      }
    }
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async ask(
    { texts, language, format }: TranslationBatch,
    signal: AbortSignal,
  ): Promise<string[]> {
    const { apiKey, timeoutMs } = this.options;
    const { statusCode, body } = await request(this.endpoint, {
      method: 'POST',
      dispatcher: this.agent,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        q: texts,
        source: 'auto',
        target: language,
        format,
        ...(apiKey === undefined ? {} : { api_key: apiKey }),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const answer = await body.text();
    if (statusCode !== 200) {
      throw new ProviderFailure(`status ${statusCode}`, statusCode === 429 || statusCode >= 500);
    }
    return readAnswer(answer, texts.length);
  }
}

function readAnswer(answer: string, count: number): string[] {
  let translated: unknown;
  try {
    translated = (JSON.parse(answer) as { translatedText?: unknown } | null)?.translatedText;
  } catch {
    throw new ProviderFailure('an answer that is not JSON', false);
  }
  if (!Array.isArray(translated) || !translated.every((text) => typeof text === 'string')) {
    throw new ProviderFailure('an answer of another shape', false);
  }
  if (translated.length !== count) {
    throw new ProviderFailure(`${translated.length} texts for ${count}`, false);
  }
  return translated;
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  const { name, message, code } = error as Error & { code?: string };
  if (name === 'TimeoutError') return new ProviderFailure('no answer in time', true);
  // An AggregateError of several addresses has no message.
  return new ProviderFailure(message || code || name, code !== 'UND_ERR_RES_EXCEEDED_MAX_SIZE');
}

/** Doubles with each retry, with jitter, so that requests that failed together are not retried together. */
function backoff(attempt: number): number {
  return Math.min(BACKOFF_MS * 2 ** attempt, BACKOFF_MAX_MS) * (0.5 + Math.random() / 2);
}
