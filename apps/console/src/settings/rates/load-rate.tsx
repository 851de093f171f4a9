import type { Schemas } from '@entrepot/client';
import { call } from '../../api/client.js';
import { fieldsOf, momentOf, type FormValues } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { Act } from '../parts/act.js';
import { messages } from './messages.js';

const { load: texts } = messages;

export type Rate = Schemas['ListedFxRateResponse'];

const FIELDS = fieldsOf(texts, {
  quote: { maxLength: 3 },
  rate: { kind: 'number' },
  validFrom: { kind: 'moment', optional: true },
  source: { maxLength: 512 },
});

export function LoadRate() {
  return (
    <Act
      operation="loadFxRate"
      texts={texts}
      fields={FIELDS}
      send={(values) => call('loadFxRate', { body: rateOf(values) })}
      done={({ quote }) => fill(texts.done, { quote })}
    />
  );
}

function rateOf({ quote = '', rate, validFrom, source = '' }: FormValues) {
  return {
    base: 'USD',
    quote: quote.trim().toUpperCase(),
    rate: Number(rate),
    source: source.trim(),
    validFrom: momentOf(validFrom),
  } as const;
}
