import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { messages } from './messages.js';

interface Props {
  title: string;
  /** A drawer stands at the right edge and leaves the page visible. */
  place?: 'middle' | 'top' | 'drawer';
  /** A click beside it does not close it. */
  stays?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const FIELD = ':is(input, select, textarea):enabled:not([type=hidden])';

/**
 * Over the page until it is closed; Escape and a click beside it close it, and the focus returns.
 * It opens with the focus on its first field, or on itself where it has none: never on the button that closes it.
 */
export function Dialog({ title, place = 'middle', stays = false, onClose, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const firstField = () => body.current?.querySelector<HTMLElement>(FIELD) ?? popup.current;
  return (
    <Base.Root open disablePointerDismissal={stays} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={`backdrop backdrop-${place}`} />
        <Base.Popup ref={popup} className={`dialog dialog-${place}`} initialFocus={firstField}>
          <header className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="button button-quiet" aria-label={messages.close}>
              ✕
            </Base.Close>
          </header>
          <div ref={body} className="dialog-body">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export function Drawer(props: Omit<Props, 'place'>) {
  return <Dialog {...props} place="drawer" />;
}
