import { setTimeout as delay } from 'node:timers/promises';
import { outboundAgent, type OutboundOptions } from '#platform';
import { request, type Agent } from 'undici';
import type { TranslationBatch } from './translation-batches.js';

/** The most requests under way at once. */
export const CONNECTIONS = 4;

/** Ten long descriptions in any script fit; what is larger is no answer to what was asked. */
const MAX_ANSWER_BYTES = 1_048_576;
const BACKOFF_MS = 200;
const BACKOFF_MAX_MS = 2_000;

export interface LibreTranslateOptions extends OutboundOptions {
  url: string;
  apiKey?: string;
  /** For one attempt. */
  timeoutMs: number;
  /** After the first attempt. */
  retries: number;
}

/** Why the provider gave no translation. */
export class ProviderFailure extends Error {
  constructor(
    message: string,
    /** It may answer the same question another time: it was away, busy or too slow. */
    readonly passing: boolean,
  ) {
    super(message);
  }
}

/**
 * Speaks the LibreTranslate API (decision 3.8). Redirects are not followed: who configures an address means that one.
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
   * Translates texts of whatever language, trying again while that may help.
   * @returns one for each, in their order; what they hold is not looked at
   * @throws ProviderFailure; the signal's reason when it ends
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
  // An AggregateError of several addresses has no message of its own.
  return new ProviderFailure(message || code || name, code !== 'UND_ERR_RES_EXCEEDED_MAX_SIZE');
}

/** Twice as long each time; spread, so that those who failed together do not come back together. */
function backoff(attempt: number): number {
  return Math.min(BACKOFF_MS * 2 ** attempt, BACKOFF_MAX_MS) * (0.5 + Math.random() / 2);
}
