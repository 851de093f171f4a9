import { restrictionKinds, type Schemas } from '@entrepot/client';
import { api, call } from '../../api/client.js';
import { fieldsOf, type FormValues } from '../../design/forms/form-field.js';
import { fill } from '../../language/texts.js';
import { Act } from '../parts/act.js';
import { messages } from './messages.js';
import type { Restriction } from './source.js';

const { add, end, kinds } = messages;

const CORRECTION = { optional: true, maxLength: 512 } as const;
const DAY = { kind: 'day' } as const;
const ADD_FIELDS = fieldsOf(add, {
  destination: { suggest: 'country', maxLength: 2 },
  hsPrefix: { maxLength: 10 },
  kind: {
    kind: 'choice',
    choices: restrictionKinds.map((value) => ({ value, label: kinds[value] })),
  },
  goods: { maxLength: 200, optional: true },
  validFrom: DAY,
  validUntil: { ...DAY, optional: true },
  source: { maxLength: 512 },
  correction: CORRECTION,
});
const END_FIELDS = fieldsOf(
  { ...add, ...end },
  { validUntil: DAY, reason: { maxLength: 512 }, correction: CORRECTION },
);

export function AddRestriction() {
  return (
    <Act
      operation="addTradeRestriction"
      texts={add}
      fields={ADD_FIELDS}
      initial={{ kind: restrictionKinds[0] }}
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
      texts={end}
      values={{ prefix, destination }}
      look="quiet"
      fields={END_FIELDS}
      send={({ validUntil = '', reason = '', ...values }) =>
        call('endTradeRestriction', {
          path: { id },
          body: { validUntil: validUntil.trim(), reason: reason.trim(), ...corrected(values) },
        })
      }
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
    kind:
      restrictionKinds.find((restrictionKind) => restrictionKind === kind) ?? restrictionKinds[0],
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
