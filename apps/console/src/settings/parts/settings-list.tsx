import { useState, type ReactNode } from 'react';
import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import { NoticeContext } from './act.js';

interface Props<R extends object, S extends object, Q extends object> {
  definition: ListDefinition<R, S, Q>;
  /** The acts of the page, which show their results on it. */
  acts?: ReactNode;
  /** The dialog or drawer above the list. */
  children?: ReactNode;
}

export function SettingsList<R extends object, S extends object, Q extends object>({
  definition,
  acts,
  children,
}: Props<R, S, Q>) {
  const [notice, setNotice] = useState('');
  const head = (
    <>
      {acts}
      <output className="done">{notice}</output>
    </>
  );
  return (
    <NoticeContext value={setNotice}>
      <ListPage definition={definition} className="page" head={head}>
        {children}
      </ListPage>
    </NoticeContext>
  );
}
