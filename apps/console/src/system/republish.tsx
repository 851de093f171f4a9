import { api } from '../api/client.js';
import { fieldsOf, momentOf, type FormValues } from '../design/forms/form-field.js';
import { fill } from '../language/texts.js';
import { Act } from '../settings/parts/act.js';
import { messages } from './messages.js';

const { republish: texts } = messages;

type Subject = keyof typeof texts.subjects;

const FIELDS = fieldsOf(texts, {
  subject: {
    kind: 'choice',
    choices: Object.entries(texts.subjects).map(([value, label]) => ({ value, label })),
  },
  merchantId: { suggest: 'merchant', maxLength: 16, optional: true },
  from: { kind: 'moment', optional: true },
});

/** Starts a republication; the table of jobs shows its progress. */
export function Republish() {
  return (
    <Act
      operation="republishSkus"
      texts={texts}
      fields={(values) => (isOfMerchants(values) ? FIELDS : FIELDS.toSpliced(1, 1))}
      send={republish}
      area="overview"
      done={(subject) => fill(texts.done, { subject: texts.subjects[subject] })}
    />
  );
}

/** Channels and rates do not belong to a merchant (decision 8.7). */
function isOfMerchants({ subject }: FormValues): boolean {
  return !['sales-channels', 'fx-rates', 'terms'].includes(subject ?? '');
}

async function republish(values: FormValues): Promise<Subject> {
  const { merchantId = '', from } = values;
  const subject = values['subject'] as Subject;
  const id = isOfMerchants(values) ? merchantId.trim().toUpperCase() : '';
  const since = momentOf(from);
  const body = {
    ...(id !== '' && { merchantId: id }),
    ...(since !== undefined && { from: since }),
  };
  await api.POST(`/ops/${subject}/republish`, { body });
  return subject;
}
