import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Button } from '../../design/button.js';
import { FormDialog } from '../../design/forms/form-dialog.js';
import { fill } from '../../language/texts.js';
import type { View } from '../definition.js';
import { messages } from '../messages.js';

const { views: texts } = messages;

interface NameProps {
  onClose: () => void;
  onName: (name: string) => void;
}

type Shown<S> = Omit<View<S>, 'name'>;

const keyOf = (list: string): string => `entrepot.${list}.views`;

interface Props<S extends object> {
  list: string;
  read: (raw: Readonly<Record<string, unknown>>) => S;
  builtIn: readonly View<S>[];
  /** The current filters. */
  search: S;
  /** The ids of the columns; undefined for all. */
  columns: readonly string[] | undefined;
}

/** Saved combinations of filters and columns, and buttons to save or share the current ones. */
export function ViewBar<S extends object>({ list, read, builtIn, search, columns }: Props<S>) {
  const [saved, setSaved] = useState(() => savedViews(list, read));
  const [naming, setNaming] = useState(false);
  const replace = (views: View<S>[]): void => {
    storeViews(list, views);
    setSaved(views);
  };
  const now = { search, ...(columns && { columns }) };
  const isSavedView = [...builtIn, ...saved].some((view) => isSame(view, now));
  return (
    <nav className="views" aria-label={texts.title}>
      {builtIn.map((view) => (
        <ViewLink key={view.name} view={view} now={now} />
      ))}
      {saved.map((view) => (
        <span key={view.name} className="view-own">
          <ViewLink view={view} now={now} />
          <Button
            look="quiet"
            aria-label={fill(texts.remove, { name: view.name })}
            onClick={() => replace(saved.filter(({ name }) => name !== view.name))}
          >
            ✕
          </Button>
        </span>
      ))}
      {!isSavedView && (
        <Button look="quiet" onClick={() => setNaming(true)}>
          {texts.save}
        </Button>
      )}
      <CopyLink columns={columns} />
      {naming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            replace([...saved.filter((view) => view.name !== name), { name, ...now }]);
            setNaming(false);
          }}
        />
      )}
    </nav>
  );
}

/** Copies the address of the list with its columns, which opens the same view in another browser. */
function CopyLink({ columns }: { columns: readonly string[] | undefined }) {
  const [notice, setNotice] = useState('');
  const copy = async (): Promise<void> => {
    const url = new URL(location.href);
    if (columns) url.searchParams.set('columns', columns.join(','));
    try {
      await navigator.clipboard.writeText(url.href.replaceAll('%2C', ','));
      setNotice(texts.copied);
    } catch {
      setNotice(texts.notCopied);
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <output className="quiet">{notice}</output>
    </>
  );
}

/** The views of a list that are saved in this browser; unreadable views are left out. @param read its parameters */
function savedViews<S>(
  list: string,
  read: (raw: Readonly<Record<string, unknown>>) => S,
): View<S>[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]');
    return Array.isArray(stored) ? stored.flatMap((storedView) => viewOf(storedView, read)) : [];
  } catch {
    return [];
  }
}

function viewOf<S>(value: unknown, read: (raw: Record<string, unknown>) => S): View<S>[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, search, columns } = value as Partial<Record<keyof View<S>, unknown>>;
  if (typeof name !== 'string' || typeof search !== 'object' || search === null) return [];
  const isChoice = Array.isArray(columns) && columns.every((id) => typeof id === 'string');
  return [{ name, search: read({ ...search }), ...(isChoice && { columns }) }];
}

function storeViews<S>(list: string, views: readonly View<S>[]): void {
  localStorage.setItem(keyOf(list), JSON.stringify(views));
}

/** Whether two views show the same records and columns. */
function isSame<S extends object>(view: Shown<S>, other: Shown<S>): boolean {
  return viewJson(view) === viewJson(other);
}

function viewJson<S extends object>({ search, columns }: Shown<S>): string {
  return JSON.stringify([Object.entries(search).toSorted(), columns]);
}

/** Shows a view of the page. */
function ViewLink<S extends object>({ view, now }: { view: View<S>; now: Shown<S> }) {
  const { name, search, columns } = view;
  const isCurrent = isSame(view, now);
  return (
    <Link
      to="."
      search={{ ...search, ...(columns && { columns: columns.join(',') }) }}
      className={`view ${isCurrent ? 'view-current' : ''}`}
      activeProps={{}}
      aria-current={isCurrent ? 'true' : 'false'}
    >
      {name}
    </Link>
  );
}

/** Asks for the name of a view. */
function NameDialog({ onClose, onName }: NameProps) {
  return (
    <FormDialog
      title={texts.save}
      fields={[{ name: 'name', label: texts.name, hint: texts.nameHint, maxLength: 60 }]}
      sendText={texts.saveNow}
      send={({ name = '' }) => Promise.resolve(name.trim())}
      onDone={onName}
      onClose={onClose}
    />
  );
}
