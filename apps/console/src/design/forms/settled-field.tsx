import { useFollowed } from './use-followed.js';
import { TextField } from '../field.js';

interface Props {
  label: string;
  type?: string;
  placeholder: string;
  initial: string;
  /** Called with the entered text when Enter is pressed or the field is left; undefined if the field is empty. */
  onSettled: (text: string | undefined) => void;
}

/** A typed filter, which takes effect once it is complete. */
export function SettledField({ initial, onSettled, ...field }: Props) {
  const [text, setText] = useFollowed(initial);
  const settle = (): void => {
    if (text.trim() !== initial) onSettled(text.trim() || undefined);
  };
  return (
    <TextField
      {...field}
      value={text}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
