import { useRouter } from '@tanstack/react-router';
import { useContext, useEffect, useState } from 'react';
import { useSession } from '../../api/session.js';
import { draftKey, readDraft, removeDraft, writeDraft, type Stored } from './draft-store.js';
import { useLeaveGuard, type LeaveGuard } from './leave-guard.js';
import { OpenDialogContext } from './open-dialog.js';
import { placeOf, type DraftScope } from './place.js';

export interface Draft<T> extends Stored<T> {
  set: (next: T | ((old: T) => T)) => void;
  /** Whether there is text that was typed before a reload. */
  isRestored: boolean;
  guard: LeaveGuard;
  /** Ends the draft after it is sent or discarded; the form gets its initial values, or the given ones. */
  clear: (next?: T) => void;
}

/**
 * The state of a form. Typed text survives a reload of the tab, and leaving the form asks first. The state must not
 * contain a secret: `sessionStorage` stores it as text.
 * @param form names the form among those at an address and in a dialog
 * @param start what it begins with
 * @param scope whether it belongs to the record of the address, or to the page with all its records
 */
export function useDraft<T extends object>(
  form: string,
  start: T,
  scope: DraftScope = 'record',
): Draft<T> {
  const key = useDraftKey(form, scope);
  const [state, setState] = useState(() => opened(key, start));
  const { value, initial, idempotencyKey } = state;
  const isTyped = !isSame(value, initial);
  const guard = useLeaveGuard(isTyped, scope);
  useEffect(() => {
    if (isTyped) writeDraft(key, { value, initial, idempotencyKey });
    else removeDraft(key);
  }, [key, isTyped, value, initial, idempotencyKey]);
  return {
    ...state,
    isRestored: state.isRestored && isTyped,
    guard,
    set: (next) =>
      setState((old) => ({ ...old, value: typeof next === 'function' ? next(old.value) : next })),
    clear: (next = start) => {
      guard.unsaved.release();
      removeDraft(key);
      setState(fresh(next));
    },
  };
}

function useDraftKey(form: string, scope: DraftScope): string {
  const { clientId } = useSession();
  const dialog = useContext(OpenDialogContext);
  const router = useRouter();
  const [key] = useState(() => {
    const place = placeOf(router.state.location, scope);
    return draftKey(clientId, [place, ...(dialog?.titles ?? []), form]);
  });
  return key;
}

type State<T> = Stored<T> & { isRestored: boolean };

function opened<T extends object>(key: string, start: T): State<T> {
  const stored = readDraft<T>(key);
  if (!stored) return fresh(start);
  // Members that only a newer version of the form has get their initial values.
  const value = { ...start, ...stored.value };
  const initial = { ...start, ...stored.initial };
  return { ...stored, value, initial, isRestored: true };
}

function fresh<T>(value: T): State<T> {
  return { value, initial: value, idempotencyKey: crypto.randomUUID(), isRestored: false };
}

/** An empty text equals no text. */
function isSame(draft: object, other: object): boolean {
  return contentJson(draft) === contentJson(other);
}

function contentJson(value: object): string {
  return JSON.stringify(value, (_, part: unknown) => (part === '' ? undefined : part));
}
