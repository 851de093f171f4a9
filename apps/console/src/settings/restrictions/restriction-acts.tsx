import { restrictionKinds, type Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { Act } from '../parts/act.js';
import { messages } from './messages.js';
import type { Restriction } from './source.js';

const { add, end, kinds } = messages;

const CORRECTION: FormField = {
  name: 'correction',
  label: add.correction,
  hint: add.correctionHint,
  optional: true,
  maxLength: 512,
};

const ADD_FIELDS: readonly FormField[] = [
  {
    name: 'destination',
    label: add.destination,
    hint: add.destinationHint,
    suggest: 'country',
    maxLength: 2,
  },
  { name: 'hsPrefix', label: add.prefix, hint: add.prefixHint, maxLength: 10 },
  {
    name: 'kind',
    label: add.kind,
    hint: add.kindHint,
    kind: 'choice',
    choices: restrictionKinds.map((value) => ({ value, label: kinds[value] })),
  },
  { name: 'goods', label: add.goods, hint: add.goodsHint, maxLength: 200, optional: true },
  { name: 'validFrom', label: add.from, hint: add.fromHint, kind: 'day' },
  { name: 'validUntil', label: add.until, hint: add.untilHint, kind: 'day', optional: true },
  { name: 'source', label: add.source, hint: add.sourceHint, maxLength: 512 },
  CORRECTION,
];

const END_FIELDS: readonly FormField[] = [
  { name: 'validUntil', label: add.until, hint: end.untilHint, kind: 'day' },
  { name: 'reason', label: end.reason, hint: end.reasonHint, maxLength: 512 },
  CORRECTION,
];

export function AddRestriction() {
  return (
    <Act
      operation="addTradeRestriction"
      open={add.open}
      explained={add.explained}
      fields={ADD_FIELDS}
      initial={{ kind: restrictionKinds[0] }}
      sendText={add.send}
      send={async (values) => {
        const body = restrictionOf(values);
        const { response } = await api.POST('/ops/trade-restrictions', { body });
        return { prefix: body.hsPrefix, isNew: response.status === 201 };
      }}
      done={({ prefix, isNew }) => fill(isNew ? add.done : add.unchanged, { prefix })}
    />
  );
}

export function EndRestriction({ restriction }: { restriction: Restriction }) {
  const { id, hsPrefix: prefix, validFrom } = restriction;
  const destination =
    restriction.destination === '*' ? messages.everywhere : restriction.destination;
  return (
    <Act
      operation="endTradeRestriction"
      open={end.open}
      title={fill(end.title, { prefix, destination })}
      look="quiet"
      explained={end.explained}
      fields={END_FIELDS}
      sendText={end.send}
      send={({ validUntil = '', reason = '', ...values }) => {
        const body = { validUntil: validUntil.trim(), reason: reason.trim(), ...corrected(values) };
        const params = { path: { id } };
        return bodyOf(api.POST('/ops/trade-restrictions/{id}/end', { params, body }));
      }}
      done={({ validUntil = '' }) =>
        fill(validUntil < validFrom ? end.withdrawn : end.done, { prefix, day: validUntil })
      }
    />
  );
}

function restrictionOf(values: FormValues): Schemas['AddTradeRestrictionRequest'] {
  const { destination = '', hsPrefix = '', kind, goods = '', validFrom = '', source = '' } = values;
  const until = values['validUntil']?.trim() ?? '';
  return {
    destination: destination.trim().toUpperCase(),
    hsPrefix: hsPrefix.trim(),
    kind: restrictionKinds.find((one) => one === kind) ?? restrictionKinds[0],
    validFrom: validFrom.trim(),
    source: source.trim(),
    ...(goods.trim() !== '' && { goods: goods.trim() }),
    ...(until !== '' && { validUntil: until }),
    ...corrected(values),
  };
}

function corrected({ correction = '' }: FormValues): { correction?: { reason: string } } {
  return correction.trim() === '' ? {} : { correction: { reason: correction.trim() } };
}
