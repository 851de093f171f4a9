import { exampleBody, operationOf } from '../documented-requests.js';

const KIB = 1024;
const MIB = 1024 * KIB;

const TOKEN_LIMIT = 4 * KIB;
const UPSERT_LIMIT = 4 * MIB;
const MAX_VALUES = 150_000;
const MAX_NAMES = 1_000;

/** Blanks around JSON cost next to nothing, so the rest of a limit is filled up with them. */
const padded = (json: string, bytes: number): string =>
  json + ' '.repeat(bytes - Buffer.byteLength(json));

/** As many SKUs, images and attributes as an upsert may have (decision 1.6), with texts that fill 4 MiB up. */
export function maximalUpsert(productId: string): string {
  const [example] = exampleBody(operationOf('upsertSkus')) as Record<string, unknown>[];
  const skus = Array.from({ length: 1_000 }, (_, index) => ({
    ...example,
    skuId: `${productId}-${index}`,
    productId,
    main: index === 0,
    description: 'd'.repeat(1_000),
    images: Array.from({ length: 50 }, (_image, at) => `https://images.test/${index}/${at}`),
    globalSaleChannelData: {
      ...(example?.['globalSaleChannelData'] as object),
      attributes: Array.from({ length: 10 }, (_attribute, at) => ({ name: `n${at}`, value: 'v' })),
    },
  }));
  return padded(JSON.stringify(skus), UPSERT_LIMIT);
}

/** Bodies of 4 MiB that are no upsert and cost as much as such can: values, names, escapes, faults. */
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

/** A login that fails, of 4 KiB; each with an id of its own, so that no limit of one client ends it. */
export function uselessLogins(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    padded(
      JSON.stringify({ clientId: `made-up-${index}`, clientSecret: 'x'.repeat(512) }),
      TOKEN_LIMIT,
    ),
  );
}
