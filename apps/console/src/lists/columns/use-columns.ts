import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../api/session.js';
import type { Columns } from '../../design/tables/table.js';
import { chosenOf } from './columns.js';

/** A merchant sees its own records only. */
const MERCHANT_COLUMN = 'merchantId';

/** The chosen columns of a list: from the address, else from this browser. @param id of the list */
export function useColumns<R extends object>(id: string, all: Columns<R>) {
  const { columns: linked } = useSearch({ from: '/shell' });
  const { kind } = useSession();
  const navigate = useNavigate();
  const [stored, setStored] = useState(() => storedColumns(id));
  const offered = kind === 'merchant' ? all.filter((column) => column.id !== MERCHANT_COLUMN) : all;
  const chosen = linked?.split(',') ?? stored;
  const choose = (next: readonly string[] | undefined): void => {
    storeColumns(id, next);
    setStored(next);
    void navigate({
      to: '.',
      search: (old) => ({ ...old, columns: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return { offered, chosen, columns: chosenOf(offered, chosen), choose };
}

const keyOf = (id: string): string => `entrepot.columns.${id}`;

function storedColumns(id: string): readonly string[] | undefined {
  const text = localStorage.getItem(keyOf(id));
  return text === null ? undefined : text.split(',');
}

function storeColumns(id: string, ids: readonly string[] | undefined): void {
  if (ids) localStorage.setItem(keyOf(id), ids.join(','));
  else localStorage.removeItem(keyOf(id));
}
