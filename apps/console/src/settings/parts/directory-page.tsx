import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FormField, FormValues } from '../../design/forms/form-field.js';
import type { RawSubject } from '../../raw/subject.js';
import { Act, type ActTexts } from './act.js';
import { Active } from './dated-state.js';
import { Section } from './section.js';

interface Props<T> {
  id: string;
  back: ReactNode;
  query: UseQueryResult<T>;
  subject: RawSubject | undefined;
  acts: ReactNode;
  /** The lists of the record. */
  main: ReactNode;
  facts: ReactNode;
}

/** The page of a merchant or of a channel; its parts are shown once the record is read. */
export function DirectoryPage<T extends { active: boolean }>(props: Props<T>) {
  const { id, back, query, subject, acts, main, facts } = props;
  return (
    <Section
      back={back}
      title={id}
      mark={query.data && <Active active={query.data.active} />}
      query={query}
      subject={subject}
      acts={acts}
    >
      {() => (
        <div className="columns">
          <div className="column-main">{main}</div>
          <div className="column-side">{facts}</div>
        </div>
      )}
    </Section>
  );
}

interface ActsProps<T> {
  operation: string;
  id: string;
  active: boolean;
  texts: {
    form: Record<'change' | 'changeTitle' | 'send' | 'saved', string>;
    state: { on: ActTexts; off: ActTexts };
  };
  fields: readonly FormField[];
  initial: FormValues;
  send: (values: FormValues, state: { active: boolean }) => Promise<T>;
}

/** The acts that change a record, and that switch it on or off; switching off is confirmed. */
export function DirectoryActs<T>(props: ActsProps<T>) {
  const { operation, id, active, texts, fields, initial, send } = props;
  const { change: open, changeTitle: title, saved: done } = texts.form;
  return (
    <>
      <Act
        operation={operation}
        texts={{ open, title, send: texts.form.send, done }}
        values={{ id }}
        fields={fields}
        initial={initial}
        send={(values) => send(values, { active })}
      />
      <Act
        key={String(active)}
        operation={operation}
        texts={active ? texts.state.off : texts.state.on}
        values={{ id }}
        look={active ? 'danger' : 'plain'}
        confirm={active ? id : undefined}
        send={() => send(initial, { active: !active })}
      />
    </>
  );
}
