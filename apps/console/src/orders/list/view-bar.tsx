import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { TextField } from '../../design/field.js';
import { fill } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { OrderSearch } from '../search.js';
import { savedViews, storeViews } from './saved-views.js';
import type { SavedView } from './saved-views.js';

const { views: texts } = messages;

const BUILT_IN: readonly SavedView[] = [
  { name: texts.all, search: {} },
  { name: texts.attention, search: { status: 'REQUIRES_REVIEW,ON_HOLD,OPERATIONAL_ISSUE' } },
  { name: texts.open, search: { status: 'SHIPPED' } },
];

/** Filters that are used often, and the present ones to be saved. */
export function ViewBar({ search }: { search: OrderSearch }) {
  const [own, setOwn] = useState(savedViews);
  const [naming, setNaming] = useState(false);
  const replace = (views: SavedView[]): void => {
    storeViews(views);
    setOwn(views);
  };
  const known = [...BUILT_IN, ...own].some((view) => isSame(view.search, search));
  return (
    <nav className="views" aria-label={texts.title}>
      {BUILT_IN.map((view) => (
        <ViewLink key={view.name} view={view} search={search} />
      ))}
      {own.map((view) => (
        <span key={view.name} className="view-own">
          <ViewLink view={view} search={search} />
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
      {naming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            replace([...own.filter((view) => view.name !== name), { name, search }]);
            setNaming(false);
          }}
        />
      )}
    </nav>
  );
}

function isSame(one: OrderSearch, other: OrderSearch): boolean {
  return (
    JSON.stringify(Object.entries(one).toSorted()) ===
    JSON.stringify(Object.entries(other).toSorted())
  );
}

function ViewLink({ view, search }: { view: SavedView; search: OrderSearch }) {
  const current = isSame(view.search, search);
  return (
    <Link
      to="/orders"
      search={view.search}
      className={`view ${current ? 'view-current' : ''}`}
      activeProps={{}}
      aria-current={current ? 'true' : 'false'}
    >
      {view.name}
    </Link>
  );
}

function NameDialog({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <Dialog title={texts.save} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onName(name.trim());
        }}
      >
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          value={name}
          maxLength={60}
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="primary">
          {texts.saveNow}
        </Button>
      </form>
    </Dialog>
  );
}
