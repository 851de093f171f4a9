import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { isProblem } from '../../api/problem.js';
import { errorOfRow, type BulkAct, type BulkItem } from '../../bulk/act.js';
import type { FormValues } from '../../design/forms/form-field.js';
import { amountText, moneyText } from '../../format/amount.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { PriceRow } from '../price-row.js';
import { countryOf } from '../set/price-input.js';
import { currentPayout, plannedInChannel, plannedPayout } from './planned-price.js';
import type { Planned, Sku } from './planned-price.js';
import { bodyOfPrice, type Price } from './price-change.js';
import { isInChannel, payoutFields, priceFields, startOf } from './price-fields.js';

const { bulk: texts } = messages;

/** The number of rows in a request: a percentage reads the payout of each row, and a batch may have 500. */
const PORTION = 50;

const COMMON = {
  title: texts.title,
  operationId: 'updateOriginPrices',
  portion: PORTION,
} as const;

/** Sets the payouts of SKUs by an amount or a percentage. */
export const SET_PAYOUTS: BulkAct<Sku> = {
  ...COMMON,
  explained: texts.explainedPayout,
  fields: payoutFields,
  initial: () => ({ how: 'amount' }),
  preview: (sku, values) => payoutText(sku, values),
  send: (items, values) => sendPayouts(items, values),
};

/** Sets the payouts of SKUs, or the prices that buyers see in the channels of the rows. */
export const SET_PRICES: BulkAct<PriceRow> = {
  ...COMMON,
  explained: texts.explained,
  fields: priceFields,
  initial: startOf,
  preview: async (row, values) =>
    isInChannel(values)
      ? effectText(`${row.skuId} ${row.salesChannel}`, plannedInChannel(row, values))
      : payoutText(row, values),
  send: (items, values) =>
    isInChannel(values) ? sendShown(items, values) : sendPayouts(items, values),
};

async function payoutText(sku: Sku, values: FormValues): Promise<string> {
  const before = await currentPayout(sku, values);
  const { after } = await plannedPayout(sku, values);
  const payout = effectText(sku.skuId, {
    before,
    after: { ...after, currency: before?.currency },
  });
  const body = [{ skuId: sku.skuId, ...bodyOfPrice(after) }];
  const { results } = await bodyOf(api.POST('/ext/prices/preview', { body }));
  return [payout, ...results.flatMap(channelTexts)].join('\n');
}

/** Describes the price in each channel, one line each. @throws ApiProblem if the API would refuse the payout */
function channelTexts(result: Schemas['PricePreviewResponse']['results'][number]): string[] {
  const error = errorOfRow(result);
  if (error) throw error;
  return (result.channels ?? []).map(({ salesChannel: name, currency, before, after, detail }) => {
    if (after === undefined) return fill(texts.effectNone, { name, reason: detail ?? '' });
    return effectText(name, {
      before: before === undefined ? undefined : { sale: before, currency },
      after: { sale: after, currency },
    });
  });
}

function effectText(name: string, { before, after }: Planned): string {
  return fill(before ? texts.effect : texts.effectNew, {
    name,
    before: before ? priceText(before) : '',
    after: priceText(after),
  });
}

function priceText({ sale, currency }: Price): string {
  return currency === undefined ? amountText(sale, '') : moneyText(sale, currency);
}

type Errors = readonly (Error | undefined)[];

function sendPayouts<R extends Sku>(
  items: readonly BulkItem<R>[],
  values: FormValues,
): Promise<Errors> {
  return sendRows(
    items,
    async ({ skuId, merchantId }) => {
      const { after } = await plannedPayout({ skuId, merchantId }, values);
      return { skuId, ...bodyOfPrice(after) };
    },
    (params, body: Schemas['OriginPriceRow'][]) =>
      bodyOf(api.POST('/ext/prices/origin', { params, body })),
  );
}

function sendShown(items: readonly BulkItem<PriceRow>[], values: FormValues): Promise<Errors> {
  return sendRows(
    items,
    async (row) => {
      const { skuId, salesChannel, localizedCurrency } = row;
      const { after } = plannedInChannel(row, values);
      const country = countryOf(localizedCurrency) ?? values['country']?.trim().toUpperCase();
      if (country === undefined) throw new Error(fill(texts.noCountry, { channel: salesChannel }));
      return { skuId, salesChannel, country, ...bodyOfPrice(after) };
    },
    (params, body: Schemas['DestinationPriceRow'][]) =>
      bodyOf(api.POST('/ext/prices/destination', { params, body })),
  );
}

/** The idempotency keys: each list of items is one request, however often it is sent. */
const keys = new WeakMap<readonly object[], string>();

/** Sends the items that can be planned. @returns for each item the error, or undefined */
async function sendRows<R, B>(
  items: readonly BulkItem<R>[],
  plan: (row: R) => Promise<B>,
  post: (
    params: { header: { 'Idempotency-Key': string } },
    body: B[],
  ) => Promise<Schemas['PriceBatchResponse']>,
): Promise<Errors> {
  const key = keys.get(items) ?? crypto.randomUUID();
  keys.set(items, key);
  const planned: (B | Error)[] = [];
  for (const { row } of items) planned.push(await plan(row).catch(errorOfOne));
  const errors = planned.map((plannedPrice) =>
    plannedPrice instanceof Error ? plannedPrice : undefined,
  );
  const positions = [...planned.keys()].filter((index) => errors[index] === undefined);
  if (positions.length === 0) return errors;
  const body = positions.map((index) => planned[index] as B);
  const { results } = await post({ header: { 'Idempotency-Key': key } }, body);
  for (const [index, result] of results.entries())
    errors[positions[index] ?? 0] = errorOfRow(result);
  return errors;
}

/** Returns the reason why a record cannot be sent. @throws ApiProblem if the problem is not about the record */
function errorOfOne(error: Error): Error {
  if (isProblem(error) && error.status !== 404) throw error;
  return error;
}
