import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState, type ComponentProps, createContext } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { fill } from '../../language/texts.js';

/** Shows the result of an act on the page. */
export const NoticeContext = createContext<(text: string) => void>(() => undefined);

/** The texts of an act, with the `{names}` of values. */
export interface ActTexts {
  /** The label of the button. */
  open: string;
  /** The title of the dialog; defaults to the label of the button. */
  title?: string;
  /** The effect of the act and its consequences. */
  explained?: string;
  /** The button of the dialog; defaults to the label of the button. */
  send?: string;
  done?: string;
}

interface Props<T> extends Omit<
  ComponentProps<typeof FormDialog<T>>,
  'title' | 'explained' | 'sendText' | 'onDone' | 'onClose'
> {
  /** The operation of the API document; a session that may not call it sees no button. */
  operation: string;
  texts: ActTexts;
  /** The values in the texts. */
  values?: Readonly<Record<string, string | number>>;
  look?: 'plain' | 'primary' | 'danger' | 'quiet';
  /** The first part of the keys of the queries to refetch. */
  area?: string;
  /** A text about the result, if it depends on the answer. */
  done?: (answer: T) => string;
  onDone?: (answer: T) => void;
}

/** A button with the form of an act; after the act, the page refetches its data. */
export function Act<T>(props: Props<T>) {
  const { operation, texts, values = {}, look = 'plain', ...rest } = props;
  const { area = 'settings', done, onDone, ...form } = rest;
  const session = useSession();
  const queries = useQueryClient();
  const say = useContext(NoticeContext);
  const [asking, setAsking] = useState(false);
  if (!mayCall(session, operation)) return undefined;
  // The group of texts of an act may have more than these.
  const shown = (text: string): string => fill(text, values);
  const { open, title = open, explained, send = open, done: result = '' } = texts;
  return (
    <>
      <Button look={look} onClick={() => setAsking(true)}>
        {shown(open)}
      </Button>
      {asking && (
        <FormDialog<T>
          {...form}
          title={shown(title)}
          explained={explained === undefined ? undefined : shown(explained)}
          sendText={shown(send)}
          onClose={() => setAsking(false)}
          onDone={(answer) => {
            void queries.invalidateQueries({ queryKey: [area] });
            say(done?.(answer) ?? shown(result));
            setAsking(false);
            onDone?.(answer);
          }}
        />
      )}
    </>
  );
}
