import { fieldsOf } from '../../../design/forms/form-field.js';
import { fill } from '../../../language/texts.js';
import { Act } from '../../parts/act.js';
import { messages } from '../messages.js';
import { END, endTerms, type Kind, type Terms } from '../requests.js';
import { stateOf, today } from '../state.js';

const { end: texts } = messages;
const OF_RULES = { ...texts, explained: `${texts.explained} ${texts.explainedRules}` };

const FIELDS = fieldsOf(texts, {
  validUntil: { kind: 'day' },
  reason: { maxLength: 512 },
  correction: { maxLength: 512, optional: true },
});

/** Ends terms that are in force, or withdraws upcoming terms. */
export function EndTerms({ kind, terms }: { kind: Kind; terms: Terms }) {
  const { id } = terms;
  const state = stateOf(terms, today());
  if (state !== 'inForce' && state !== 'later') return undefined;
  return (
    <div>
      <Act
        operation={END[kind]}
        texts={kind === 'rules' ? OF_RULES : texts}
        values={{ id }}
        look="danger"
        fields={FIELDS}
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
