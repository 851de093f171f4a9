import type { Schemas } from '@entrepot/client';
import { momentText } from '../../format/moment.js';
import type { Again } from '../requests.js';
import {
  fieldsOf,
  momentOf,
  type FormField,
  type FormValues,
} from '../../design/forms/form-field.js';
import type { Choice } from '../../design/select.js';
import { fill, LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import { choicesOf, typesOf } from './endpoint-form.js';

const { replay: texts } = messages;
const DAY_MS = 86_400_000;

/** The initial start in a form: a day before `now` (ms), but not before the creation of the endpoint. @returns ms */
export function firstOffered(createdAt: string, now: number): number {
  return Math.max(now - DAY_MS, Date.parse(createdAt));
}

/** Describes in sentences which events a replay will send. */
export function countedTexts(
  again: Again,
  { events, more, from, until }: Schemas['ReplayPreviewResponse'],
  createdAt: string,
): string[] {
  const requestedFrom = Date.parse(again.body.from);
  const isEarlier = requestedFrom < Date.parse(createdAt);
  const count = events.toLocaleString(LOCALE);
  const times = { from: momentText(from, 'utc'), until: momentText(until, 'utc') };
  return [
    fill(more ? texts.countedMore : texts.counted, { events: count }),
    fill(texts.range, times),
    ...(isEarlier ? [Date.parse(from) > requestedFrom ? texts.leftOut : texts.included] : []),
  ];
}

export interface Offered {
  /** The types that the endpoint accepts. */
  types: readonly Choice<string>[];
  /** A text with the creation date of the endpoint. */
  created: string;
}

/** The fields for a retry of failed deliveries. */
export function retryFields({ types, created: time }: Offered): FormField[] {
  return rangeFields(types, fill(texts.fromHint, { time }));
}

export function replayFields({ types, created: time }: Offered): FormField[] {
  return [
    ...rangeFields(types, fill(texts.fromHintOfReplay, { time })),
    ...fieldsOf(texts, {
      only: { kind: 'choice', choices: choicesOf(texts.onlyChoices) },
      beforeCreation: { kind: 'check' },
    }),
  ];
}

function rangeFields(choices: Offered['types'], hint: string): FormField[] {
  return fieldsOf(texts, {
    from: { kind: 'moment', hint },
    until: { kind: 'moment', optional: true },
    types: { kind: 'many', none: texts.anyType, choices, optional: true },
  });
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
