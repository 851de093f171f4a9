import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { eventually, PATIENCE } from '#testing';
import { LibreTranslateServer, goodManner, type Manner } from '../libre-translate-server.js';
import { ProviderTranslator } from '../../src/localization/translation/provider-translator.js';
import type { TranslationRequest } from '../../src/localization/translation/translator.js';

const shirt = { name: 'Blue shirt', description: 'A blue cotton shirt.' };
const inPortuguese: TranslationRequest = { locale: 'pt-BR', text: shirt };
const glossary = { name: 'Camisa azul', description: 'A camisa de algodão azul.' };
/** Above the sum of the default time-outs of all attempts. */
const WITHIN_MS = 40_000;
/**
 * The time-out for a server that never answers, long enough for the server to receive each request on a very slow
 * machine.
 */
const IN_VAIN_MS = 1_500;

const never: Manner = () => new Promise(() => undefined);
const failing =
  (times: number, status: number): Manner =>
  (question, count) =>
    count <= times ? { status, body: { error: 'no' } } : goodManner(question, count);

describe('the LibreTranslate provider (decision 3.8)', () => {
  let server: LibreTranslateServer;
  let warned: string[];
  const opened: ProviderTranslator[] = [];

  beforeEach(async () => {
    server = await LibreTranslateServer.start();
    warned = [];
    const quiet = (): void => undefined;
    Logger.overrideLogger({ log: quiet, error: quiet, warn: (text) => void warned.push(text) });
  });

  afterEach(async () => {
    for (const openTranslator of opened.splice(0)) await openTranslator.onApplicationShutdown();
    await server.stop();
  });

  const translator = (
    options: Partial<ConstructorParameters<typeof ProviderTranslator>[0]> = {},
  ) => {
    const created = new ProviderTranslator({
      url: server.url,
      timeoutMs: 10_000,
      retries: 2,
      ...options,
    });
    opened.push(created);
    return created;
  };
  const counted = async (outcome: string): Promise<number> => {
    const metric = await register.getSingleMetric('entrepot_translations_total')?.get();
    return metric?.values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? 0;
  };

  it('sends name, description, colour and size, each text once for a language', async () => {
    const text = { ...shirt, color: 'Blue', size: 'one size' };
    const [pt, mx, cl] = await translator({ url: `${server.url}/api/`, apiKey: 'key' }).translate(
      [
        { locale: 'pt-BR', text },
        { locale: 'es-MX', text },
        { locale: 'es-CL', text },
      ],
      WITHIN_MS,
    );
    const q = ['Blue shirt', 'A blue cotton shirt.', 'Blue', 'one size'];
    const question = { q, source: 'auto', format: 'text', api_key: 'key' };
    expect(server.questions.toSorted((a, b) => (a.target < b.target ? -1 : 1))).toEqual([
      { ...question, target: 'es' },
      { ...question, target: 'pt' },
    ]);
    expect(server.paths).toEqual(['POST /api/translate', 'POST /api/translate']);
    expect(pt).toEqual({
      source: 'provider',
      text: {
        name: 'pt: Blue shirt',
        description: 'pt: A blue cotton shirt.',
        color: 'pt: Blue',
        size: 'pt: one size',
      },
    });
    expect(mx?.text.name).toBe('es: Blue shirt');
    expect(cl).toEqual(mx);
    expect(warned).toEqual([]);
  });

  it('does not send texts without letters or sizes of the usual scale, and sends no key unless configured', async () => {
    const text = { name: '501', description: ' ', color: '', size: 'l' };
    expect(await translator().translate([{ locale: 'pt-BR', text }], WITHIN_MS)).toEqual([
      { source: 'provider', text: { ...text, size: 'G' } },
    ]);
    expect(server.questions).toEqual([]);
    await translator().translate([inPortuguese], WITHIN_MS);
    expect(server.questions[0]).not.toHaveProperty('api_key');
  });

  describe('with markup, addresses, codes and a brand', () => {
    const inHtml = {
      locale: 'pt-BR',
      brand: 'Black Diamond',
      text: {
        name: 'Black Diamond shirt, X200',
        description:
          '<p class="shirt">A shirt&nbsp;by <b>Black Diamond</b>: https://a.example/shirt</P >',
      },
    };

    it('gets marks in their place, and HTML marked as HTML', async () => {
      server.manner = ({ q }) => ({
        body: { translatedText: q.map((text) => text.replaceAll('shirt', 'camisa')) },
      });
      const made = await translator().translate([inHtml], WITHIN_MS);
      const questions = server.questions.flatMap(({ format, q }) =>
        q.map((text) => [format, text]),
      );
      expect(questions.toSorted()).toEqual([
        ['html', '<p id="0">A shirt<img id="2">by <b id="4"><img id="5"></b>: <img id="8"></p>'],
        ['text', '{0} shirt, {2}'],
      ]);
      const { name, description } = inHtml.text;
      expect(made).toEqual([
        {
          source: 'provider',
          text: {
            name: name.replace('shirt', 'camisa'),
            description: description.replace('A shirt', 'A camisa'),
          },
        },
      ]);
    });

    it('is replaced by the glossary when it loses a mark', async () => {
      server.manner = ({ q }) => ({
        body: { translatedText: q.map((text) => text.replace('<img id="5">', '')) },
      });
      const [made] = await translator().translate([inHtml], WITHIN_MS);
      expect(made?.source).toBe('glossary');
      expect(made?.text.description).toBe(inHtml.text.description.replace('A shirt', 'A camisa'));
    });
  });

  it('sends limited batches, a few at a time, and preserves the order', async () => {
    server.manner = async (question, count) => {
      await eventually(() => expect(server.busiest).toBe(4));
      return goodManner(question, count);
    };
    const requests = Array.from({ length: 60 }, (_, i) => ({
      locale: 'pt-BR',
      text: { name: `Shirt ${i}`, description: `long ${i} `.repeat(i % 9 === 0 ? 900 : 1) },
    }));
    const texts = await translator().translate(requests, WITHIN_MS);
    expect(texts.map(({ text }) => text.name)).toEqual(
      requests.map(({ text }) => `pt: ${text.name}`),
    );
    for (const { q } of server.questions) {
      expect(q.length).toBeLessThanOrEqual(10);
      if (q.length > 1) expect(q.join('').length).toBeLessThanOrEqual(5_000);
    }
    expect(server.busiest).toBe(4);
  });

  it.each([500, 503, 429])('retries after status %s', async (status) => {
    server.manner = failing(2, status);
    const [text] = await translator().translate([inPortuguese], WITHIN_MS);
    expect(text).toMatchObject({ source: 'provider', text: { name: 'pt: Blue shirt' } });
    expect(server.questions).toHaveLength(3);
  });

  it('retries if there is no answer in time', async () => {
    server.manner = (question, count) =>
      count === 1 ? never(question, count) : goodManner(question, count);
    const [text] = await translator({ timeoutMs: IN_VAIN_MS }).translate([inPortuguese], WITHIN_MS);
    expect(text?.source).toBe('provider');
    expect(server.questions).toHaveLength(2);
  });

  it.each<[string, Manner, number, string]>([
    ['failing three times', failing(3, 500), 3, 'status 500'],
    ['that never answers', never, 3, 'no answer in time'],
    ['that refuses', failing(9, 403), 1, 'status 403'],
    ['that answers no JSON', () => ({ body: '<html>' }), 1, 'an answer that is not JSON'],
    ['that answers null', () => ({ body: 'null' }), 1, 'an answer of another shape'],
    ['that answers one text', () => ({ body: { translatedText: 'x' } }), 1, 'another shape'],
    ['that answers figures', () => ({ body: { translatedText: [1, 2] } }), 1, 'another shape'],
    ['that leaves one out', () => ({ body: { translatedText: ['x'] } }), 1, '1 texts for 2'],
    ['that never ends', () => ({ body: `"${'x'.repeat(2_000_000)}"` }), 1, 'exceeded max size'],
    [
      'that redirects',
      (_, count) =>
        count === 1
          ? { status: 307, headers: { location: '/translate' } }
          : goodManner({ q: ['a', 'b'], source: '', target: '', format: '' }, 1),
      1,
      'status 307',
    ],
  ])('falls back on the glossary for a server %s', async (_, manner, questions, reason) => {
    server.manner = manner;
    const [fallbacks, made] = [await counted('fallback'), await counted('provider')];
    // A busy machine must not cause a retry, so the time-out is short only for a server that never answers.
    const options = manner === never ? { timeoutMs: IN_VAIN_MS } : {};
    const texts = await translator(options).translate(
      [inPortuguese, { ...inPortuguese, locale: 'pt-PT' }],
      WITHIN_MS,
    );
    expect(texts[0]).toEqual({ source: 'glossary', text: glossary });
    expect(server.questions).toHaveLength(questions);
    expect(warned).toEqual([expect.stringContaining(reason)]);
    expect(warned[0]).toContain('2 of 2 texts by the glossary');
    expect(await counted('fallback')).toBe(fallbacks + 2);
    expect(await counted('provider')).toBe(made);
  });

  it('falls back on the glossary if no server is reachable', async () => {
    const { url } = server;
    await server.stop();
    const [text] = await translator({ url }).translate([inPortuguese], WITHIN_MS);
    expect(text).toEqual({ source: 'glossary', text: glossary });
    expect(warned[0]).toContain('ECONNREFUSED');
    server = await LibreTranslateServer.start();
  });

  it.each([
    ['nothing', ' '],
    ['what no store takes', 'x\0y'],
    ['half a character', 'x\ud83d'],
  ])('uses the glossary for the whole text if one word became %s', async (_, word) => {
    server.manner = ({ q }) => ({
      body: { translatedText: q.map((text) => (text === shirt.name ? word : `pt: ${text}`)) },
    });
    const [bad, good] = await translator().translate(
      [inPortuguese, { locale: 'pt-BR', text: { name: 'Hat', description: 'Red hat' } }],
      WITHIN_MS,
    );
    expect(bad).toEqual({ source: 'glossary', text: glossary });
    expect(good).toMatchObject({ source: 'provider', text: { name: 'pt: Hat' } });
    expect(warned).toEqual(['1 of 2 texts by the glossary: unusable texts']);
  });

  it('returns in time with the available translations, even if the server is slow', async () => {
    server.manner = (question, count) =>
      count === 1 ? goodManner(question, count) : never(question, count);
    const requests = [
      inPortuguese,
      { locale: 'es-MX', text: shirt },
      { locale: 'fr-FR', text: shirt },
    ];
    const begun = performance.now();
    const texts = await translator({ timeoutMs: 20_000 }).translate(requests, 2_000);
    expect(performance.now() - begun).toBeLessThan(10_000 * PATIENCE);
    expect(texts.filter(({ source }) => source === 'provider')).toHaveLength(1);
    expect(texts).toHaveLength(3);
  });

  it('does not call a failed server for a while, and no request waits for it', async () => {
    server.manner = failing(99, 500);
    const provider = translator({ retries: 0 });
    const many = Array.from({ length: 100 }, (_, i) => ({
      locale: 'pt-BR',
      text: { name: `Shirt ${i}`, description: `A shirt, ${i}` },
    }));
    await provider.translate(many, WITHIN_MS);
    const questionCount = server.questions.length;
    expect(questionCount).toBeLessThanOrEqual(4);
    const [text] = await provider.translate([inPortuguese], WITHIN_MS);
    expect(text?.source).toBe('glossary');
    expect(server.questions).toHaveLength(questionCount);
  });

  it('calls the server again after the pause', async () => {
    server.manner = failing(1, 500);
    const provider = translator({ retries: 0, restMs: 100 });
    expect((await provider.translate([inPortuguese], WITHIN_MS))[0]?.source).toBe('glossary');
    await eventually(async () => {
      expect((await provider.translate([inPortuguese], WITHIN_MS))[0]?.source).toBe('provider');
    });
  });

  it('makes no text when the process stops', async () => {
    server.manner = never;
    const provider = translator();
    const answer = provider.translate([inPortuguese], WITHIN_MS);
    provider.beforeApplicationShutdown();
    await expect(answer).rejects.toThrow('the service stops');
  });
});
