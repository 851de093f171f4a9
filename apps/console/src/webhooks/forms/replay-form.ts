import type { Schemas } from '@entrepot/client';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { momentOf } from '../../design/forms/form-field.js';
import type { Choice } from '../../design/select.js';
import { messages } from '../messages.js';
import { choicesOf, typesOf } from './endpoint-form.js';

const { replay: texts } = messages;

/** What is asked for a replay. @param types those that the endpoint takes */
export function replayFields(types: readonly Choice<string>[]): FormField[] {
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
    { name: 'only', label: texts.only, kind: 'choice', choices: choicesOf(texts.onlyChoices) },
  ];
}

export function replayBody(values: FormValues): Schemas['ReplayRequest'] {
  const until = momentOf(values['until']);
  const types = typesOf(values);
  return {
    from: momentOf(values['from']) ?? '',
    only: values['only'] === 'all' ? 'all' : 'failed',
    ...(until !== undefined && { until }),
    ...(types && { types: types as Schemas['ReplayRequest']['types'] & string[] }),
  };
}

/** How much of the log a replay has read, in percent. @param reached ISO 8601; undefined before the beginning */
export function shareRead(from: string, until: string, reached: string | undefined): number {
  const begin = Date.parse(from);
  const length = Date.parse(until) - begin;
  if (reached === undefined || length <= 0) return 0;
  const share = (Date.parse(reached) - begin) / length;
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
