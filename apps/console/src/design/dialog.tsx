import { Dialog as Base } from '@base-ui/react/dialog';
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

/** Over the page until it is closed; Escape and a click beside it close it, and the focus returns. */
export function Dialog({ title, place = 'middle', stays = false, onClose, children }: Props) {
  return (
    <Base.Root open disablePointerDismissal={stays} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={`backdrop backdrop-${place}`} />
        <Base.Popup className={`dialog dialog-${place}`}>
          <header className="dialog-head">
            <Base.Title className="dialog-title">{title}</Base.Title>
            <Base.Close className="button button-quiet" aria-label={messages.close}>
              ✕
            </Base.Close>
          </header>
          <div className="dialog-body">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export function Drawer(props: Omit<Props, 'place'>) {
  return <Dialog {...props} place="drawer" />;
}
