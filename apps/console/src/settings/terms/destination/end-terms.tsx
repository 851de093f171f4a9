import type { FormField } from '../../../design/forms/form-field.js';
import { fill } from '../../../language/texts.js';
import { Act } from '../../parts/act.js';
import { messages } from '../messages.js';
import { endTerms, type Kind, type Terms } from '../requests.js';
import { stateOf, today } from '../state.js';

const { end: texts } = messages;

const OPERATIONS = {
  rules: 'endTaxRules',
  duties: 'endDutyRates',
  tariffs: 'endFreightTariff',
} as const satisfies Readonly<Record<Kind, string>>;

const FIELDS: readonly FormField[] = [
  { name: 'validUntil', label: texts.until, hint: texts.untilHint, kind: 'day' },
  { name: 'reason', label: texts.reason, hint: texts.reasonHint, maxLength: 512 },
  {
    name: 'correction',
    label: texts.correction,
    hint: texts.correctionHint,
    maxLength: 512,
    optional: true,
  },
];

/** Ends terms that are in force, or withdraws upcoming terms. */
export function EndTerms({ kind, terms }: { kind: Kind; terms: Terms }) {
  const { id } = terms;
  const state = stateOf(terms, today());
  if (state !== 'inForce' && state !== 'later') return undefined;
  return (
    <div>
      <Act
        operation={OPERATIONS[kind]}
        open={texts.open}
        title={fill(texts.title, { id })}
        look="danger"
        explained={
          kind === 'rules' ? `${texts.explained} ${texts.explainedRules}` : texts.explained
        }
        fields={FIELDS}
        sendText={texts.send}
        send={({ validUntil = '', reason = '', correction = '' }) =>
          endTerms(kind, id, {
            validUntil,
            reason: reason.trim(),
            ...(correction.trim() !== '' && { correction: { reason: correction.trim() } }),
          })
        }
        done={({ validUntil = '' }) => fill(texts.done, { id, day: validUntil })}
      />
    </div>
  );
}
