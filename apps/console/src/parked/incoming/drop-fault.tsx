import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { fieldsOf } from '../../design/forms/form-field.js';
import { fill, LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import { faultText } from '../parked-columns.js';
import { dropFault, type Fault } from '../requests.js';

const { dropAll: texts, drop } = messages;

const FIELDS = fieldsOf(drop, { reason: { maxLength: 512 } });

interface Props {
  fault: Fault;
  /** The number of messages with the fault. */
  count: number;
}

/** Drops all messages with a fault, after the person types their number. */
export function DropFault({ fault, count }: Props) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const title = fill(texts.open, { fault: faultText(fault) });
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {title}
      </Button>
      <output>{done}</output>
      {asking && (
        <FormDialog
          title={title}
          explained={texts.explained}
          fields={FIELDS}
          sendText={texts.send}
          confirm={String(count)}
          send={({ reason = '' }) => dropFault(fault, reason.trim())}
          onDone={({ dropped, more }) => {
            const text = more ? texts.doneSome : texts.done;
            setDone(fill(text, { count: dropped.length.toLocaleString(LOCALE) }));
            setAsking(false);
            void queries.invalidateQueries({ queryKey: ['parked'] });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
