import type { Schemas } from '@entrepot/client';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { momentOf } from '../../design/forms/form-field.js';
import type { Choice } from '../../design/select.js';
import { messages } from '../messages.js';
import { choicesOf, typesOf } from './endpoint-form.js';

const { replay: texts } = messages;

/** What is asked for a retry of failed deliveries. @param types those that the endpoint takes */
export function retryFields(types: readonly Choice<string>[]): FormField[] {
  return [
    { name: 'from', label: texts.from, kind: 'moment' },
    {
      name: 'until',
      label: texts.until,
      hint: texts.untilHint,
      kind: 'moment',
      optional: true,
    },
    {
      name: 'types',
      label: texts.types,
      kind: 'many',
      none: texts.anyType,
      choices: types,
      optional: true,
    },
  ];
}

/** What is asked for a replay. @param types those that the endpoint takes */
export function replayFields(types: readonly Choice<string>[]): FormField[] {
  return [
    ...retryFields(types),
    { name: 'only', label: texts.only, kind: 'choice', choices: choicesOf(texts.onlyChoices) },
    { name: 'beforeCreation', label: texts.beforeCreation, kind: 'check' },
  ];
}

export function retryBody(values: FormValues): Schemas['RetryDeliveriesRequest'] {
  const until = momentOf(values['until']);
  const types = typesOf(values);
  return {
    from: momentOf(values['from']) ?? '',
    ...(until !== undefined && { until }),
    ...(types && { types: types as Schemas['ReplayRequest']['types'] & string[] }),
  };
}

export function replayBody(values: FormValues): Schemas['ReplayRequest'] {
  return {
    ...retryBody(values),
    only: values['only'] === 'all' ? 'all' : 'failed',
    ...(values['beforeCreation'] === 'true' && { beforeCreation: true }),
  };
}
