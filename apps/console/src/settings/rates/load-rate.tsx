import type { Schemas, Query } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import { momentOf, type FormField, type FormValues } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { Act } from '../parts/act.js';
import { messages } from './messages.js';

const { load: texts } = messages;

export type Rate = Schemas['ListedFxRateResponse'];

const FIELDS: readonly FormField[] = [
  { name: 'quote', label: texts.quote, hint: texts.quoteHint, maxLength: 3 },
  { name: 'rate', label: texts.rate, kind: 'number' },
  { name: 'validFrom', label: texts.from, hint: texts.fromHint, kind: 'moment', optional: true },
  { name: 'source', label: texts.source, hint: texts.sourceHint, maxLength: 512 },
];

export function LoadRate() {
  return (
    <Act
      operation="loadFxRate"
      open={texts.open}
      explained={texts.explained}
      fields={FIELDS}
      sendText={texts.send}
      send={(values) => loadRate(rateOf(values))}
      done={({ quote }) => fill(texts.done, { quote })}
    />
  );
}

function rateOf({
  quote = '',
  rate,
  validFrom,
  source = '',
}: FormValues): Schemas['LoadFxRateRequest'] {
  const from = momentOf(validFrom);
  return {
    base: 'USD',
    quote: quote.trim().toUpperCase(),
    rate: Number(rate),
    source: source.trim(),
    ...(from !== undefined && { validFrom: from }),
  };
}

export function readRates(query: Query<'listFxRates'>, signal: AbortSignal) {
  return bodyOf(api.GET('/ops/fx-rates', { params: { query }, signal }));
}

function loadRate(body: Schemas['LoadFxRateRequest']) {
  return bodyOf(api.POST('/ops/fx-rates', { body }));
}
