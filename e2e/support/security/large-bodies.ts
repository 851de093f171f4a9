import { exampleBody, operationOf } from '../documented-requests.js';

const KIB = 1024;
const MIB = 1024 * KIB;

const TOKEN_LIMIT = 4 * KIB;
const UPSERT_LIMIT = 4 * MIB;
const MAX_VALUES = 150_000;
const MAX_NAMES = 1_000;

/** Pads JSON with blanks, which cost almost nothing to parse, up to the size limit. */
const padded = (json: string, bytes: number): string =>
  json + ' '.repeat(bytes - Buffer.byteLength(json));

/** The maximum of SKUs, images and attributes of an upsert (decision 1.6), with texts that fill 4 MiB. */
export function maximalUpsert(productId: string): string {
  const [example] = exampleBody(operationOf('upsertSkus')) as Record<string, unknown>[];
  const skus = Array.from({ length: 1_000 }, (_, index) => ({
    ...example,
    skuId: `${productId}-${index}`,
    productId,
    main: index === 0,
    description: 'd'.repeat(1_000),
    images: Array.from(
      { length: 50 },
      (_image, number) => `https://images.test/${index}/${number}`,
    ),
    globalSaleChannelData: {
      ...(example?.['globalSaleChannelData'] as object),
      attributes: Array.from({ length: 10 }, (_attribute, number) => ({
        name: `n${number}`,
        value: 'v',
      })),
    },
  }));
  return padded(JSON.stringify(skus), UPSERT_LIMIT);
}

/** Invalid upserts of 4 MiB that are as expensive as possible: values, names, escapes, faults. */
export function worthlessUpserts(): string[] {
  const pairs = Array.from(
    { length: MAX_VALUES / 2 - 10 },
    (_, index) => `{"a${index % (MAX_NAMES - 1)}":0}`,
  );
  return [
    `[${'{},'.repeat(MAX_VALUES / 2 - 10)}{}]`,
    `[${pairs.join()}]`,
    JSON.stringify(['\u00e9'.repeat(600_000)]).replaceAll('é', String.raw`\u00e9`),
    `[${'{"images":[0]},'.repeat(999)}{}]`,
  ].map((json) => padded(json, UPSERT_LIMIT));
}

/** Failing logins of 4 KiB, each with a different id, so that no rate limit per client applies. */
export function uselessLogins(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    padded(
      JSON.stringify({ clientId: `made-up-${index}`, clientSecret: 'x'.repeat(512) }),
      TOKEN_LIMIT,
    ),
  );
}
