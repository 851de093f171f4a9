import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState, type ComponentProps, createContext } from 'react';
import { mayCall, useSession } from '../../api/session.js';
import { Button } from '../../design/button.js';
import { FormDialog } from '../../design/forms/form-dialog.js';

/** Shows the result of an act on the page. */
export const Said = createContext<(text: string) => void>(() => undefined);

interface Props<T> extends Omit<
  ComponentProps<typeof FormDialog<T>>,
  'title' | 'onDone' | 'onClose'
> {
  /** The operation of the API document; a session that may not call it sees no button. */
  operation: string;
  open: string;
  /** The title of the dialog; defaults to the label of the button. */
  title?: string;
  look?: 'plain' | 'primary' | 'danger' | 'quiet';
  /** The first part of the keys of the queries to refetch. */
  area?: string;
  /** A text about the result. */
  done: (answer: T) => string;
  onDone?: (answer: T) => void;
}

/** A button with the form of an act; after the act, the page refetches its data. */
export function Act<T>(props: Props<T>) {
  const { operation, open, title = open, look = 'plain', ...others } = props;
  const { area = 'settings', done, onDone, ...form } = others;
  const session = useSession();
  const queries = useQueryClient();
  const say = useContext(Said);
  const [asking, setAsking] = useState(false);
  if (!mayCall(session, operation)) return undefined;
  return (
    <>
      <Button look={look} onClick={() => setAsking(true)}>
        {open}
      </Button>
      {asking && (
        <FormDialog<T>
          {...form}
          title={title}
          onClose={() => setAsking(false)}
          onDone={(answer) => {
            void queries.invalidateQueries({ queryKey: [area] });
            say(done(answer));
            setAsking(false);
            onDone?.(answer);
          }}
        />
      )}
    </>
  );
}
