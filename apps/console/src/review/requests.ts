import type { Schemas } from '@entrepot/client';
import { call } from '../api/client.js';
import { readLocalizations } from '../skus/requests.js';
import type { Sku } from '../skus/sku-row.js';

type Body = Schemas['SetLocalizationRequest'];
export type Decided = Schemas['SkuLocalizationResponse'];
export type Texts = Decided['localized'];
/** The texts that an operator enters for one locale. */
export type Text = NonNullable<Body['localized']>[string];

type Place = Pick<Sku, 'merchantId' | 'skuId'>;

/** Reads the texts that a SKU has or, before its localization, would have, without changing anything. */
export async function readTexts({ merchantId, skuId }: Place, signal: AbortSignal): Promise<Texts> {
  const { localized } = await call('setLocalization', {
    path: { merchantId, skuId },
    query: { dryRun: true },
    body: { status: 'READY_FOR_SALES_CHANNEL' },
    signal,
  });
  return localized;
}

/** Reads the texts that a SKU has; a read-only client cannot request future texts (decision 3.22). */
export async function readSavedTexts(place: Place, signal: AbortSignal): Promise<Texts> {
  const { localizations } = await readLocalizations('operator', place, signal);
  return Object.fromEntries(localizations.map(({ locale, ...text }) => [locale, text]));
}

/** @throws ApiProblem whose pointers name the fields: `/localized/pt-BR/name` */
export function decide({ merchantId, skuId }: Place, body: Body): Promise<Decided> {
  return call('setLocalization', { path: { merchantId, skuId }, body });
}
