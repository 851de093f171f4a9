import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../design/button.js';
import { useKeys } from '../keys/use-keys.js';
import { messages } from './messages.js';

interface Props {
  /** Shown on a narrow screen as well. */
  first: ReactNode;
  /** The other filters, which a narrow screen shows on demand. */
  children: ReactNode;
  /** Clears all filters; undefined if no filter is set. */
  onClear: (() => void) | undefined;
}

/** The filters of a list; `/` goes to the first field. */
export function Filters({ first, children, onClear }: Props) {
  const [open, setOpen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useKeys({ '/': () => bar.current?.querySelector('input')?.focus() });
  return (
    <div className="filters" ref={bar} data-open={open}>
      {first}
      <Button className="filters-open" aria-expanded={open} onClick={() => setOpen(!open)}>
        {messages.title}
      </Button>
      {children}
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          {messages.clear}
        </Button>
      )}
    </div>
  );
}
