import { useState } from 'react';
import { Button } from '../../design/button.js';
import { fill } from '../../language/texts.js';
import type { View } from '../definition.js';
import { messages } from '../messages.js';
import { CopyLink } from './copy-link.js';
import { NameDialog } from './name-dialog.js';
import { savedViews, storeViews } from './saved-views.js';
import { isSame, ViewLink } from './view-link.js';

const { views: texts } = messages;

interface Props<S extends object> {
  /** The id of the list. */
  list: string;
  /** Reads the parameters of a view. */
  read: (given: Readonly<Record<string, unknown>>) => S;
  /** The predefined views. */
  builtIn: readonly View<S>[];
  /** The current filters. */
  search: S;
  /** The ids of the columns; undefined for all. */
  columns: readonly string[] | undefined;
}

/** Saved combinations of filters and columns, and buttons to save or share the current ones. */
export function ViewBar<S extends object>({ list, read, builtIn, search, columns }: Props<S>) {
  const [own, setOwn] = useState(() => savedViews(list, read));
  const [naming, setNaming] = useState(false);
  const replace = (views: View<S>[]): void => {
    storeViews(list, views);
    setOwn(views);
  };
  const now = { search, ...(columns && { columns }) };
  const known = [...builtIn, ...own].some((view) => isSame(view, now));
  return (
    <nav className="views" aria-label={texts.title}>
      {builtIn.map((view) => (
        <ViewLink key={view.name} view={view} now={now} />
      ))}
      {own.map((view) => (
        <span key={view.name} className="view-own">
          <ViewLink view={view} now={now} />
          <Button
            look="quiet"
            aria-label={fill(texts.remove, { name: view.name })}
            onClick={() => replace(own.filter(({ name }) => name !== view.name))}
          >
            ✕
          </Button>
        </span>
      ))}
      {!known && (
        <Button look="quiet" onClick={() => setNaming(true)}>
          {texts.save}
        </Button>
      )}
      <CopyLink columns={columns} />
      {naming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            replace([...own.filter((view) => view.name !== name), { name, ...now }]);
            setNaming(false);
          }}
        />
      )}
    </nav>
  );
}
