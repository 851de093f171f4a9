import { Dialog as Base } from '@base-ui/react/dialog';
import { useContext, useMemo, useRef, type ReactNode } from 'react';
import { OpenDialogContext } from './drafts/open-dialog.js';
import { leaveAll, type Unsaved } from './drafts/unsaved.js';
import { messages } from './messages.js';

interface Props {
  title: string;
  /** A drawer is at the right edge and leaves the page visible. */
  place?: 'middle' | 'top' | 'drawer';
  /** Only a button in its body closes it. */
  stays?: boolean;
  onClose: () => void;
  children: ReactNode;
}

const FIELD = ':is(input, select, textarea):enabled:not([type=hidden])';

/**
 * Shows content over the page until it is closed: by Escape or a click beside it, after which the focus returns. If
 * something in the dialog is unsaved, the dialog asks first. The initial focus is on the first field, or on the dialog
 * itself if there is no field: never on the button that closes it.
 */
export function Dialog({ title, place = 'middle', stays = false, onClose, children }: Props) {
  const body = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const firstField = () => body.current?.querySelector<HTMLElement>(FIELD) ?? popup.current;
  const below = useContext(OpenDialogContext)?.titles;
  const dialog = useMemo(
    () => ({ titles: [...(below ?? []), title], unsaved: new Set<Unsaved>() }),
    [below, title],
  );
  const close = (open: boolean): void => {
    if (!open && !stays) leaveAll(onClose, dialog.unsaved);
  };
  return (
    <OpenDialogContext value={dialog}>
      <Base.Root open disablePointerDismissal={stays} onOpenChange={close}>
        <Base.Portal>
          <Base.Backdrop className={`backdrop backdrop-${place}`} />
          <Base.Popup ref={popup} className={`dialog dialog-${place}`} initialFocus={firstField}>
            <header className="dialog-head">
              <Base.Title className="dialog-title">{title}</Base.Title>
              {!stays && (
                <Base.Close className="button button-quiet" aria-label={messages.close}>
                  ✕
                </Base.Close>
              )}
            </header>
            <div ref={body} className="dialog-body">
              {children}
            </div>
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </OpenDialogContext>
  );
}

/** A button that closes the surrounding dialog, as Escape does. */
export function CloseButton({ children }: { children: ReactNode }) {
  return <Base.Close className="button button-plain">{children}</Base.Close>;
}

export function Drawer(props: Omit<Props, 'place'>) {
  return <Dialog {...props} place="drawer" />;
}
