import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { besideTables } from './beside-tables.js';
import type { LoadDocument } from './documents.js';
import { load, previewOf, type Extras, type Loaded, type Preview } from './requests.js';

/** A document with the results of its dry run and of loading it. */
export interface Item {
  document: LoadDocument;
  preview: Preview;
  loaded?: Loaded;
}

/** The input of the last dry run: any change requires another dry run. */
export interface Attempt {
  text: string;
  extras: Extras;
}

/** Runs the dry run of documents, and loads them one after the other once none would be refused. */
export function useLoading() {
  const queries = useQueryClient();
  const [items, setItems] = useState<readonly Item[]>([]);
  const [attempt, setAttempt] = useState<Attempt>();

  const checking = useMutation({
    mutationFn: async ({
      documents,
      ...next
    }: Attempt & { documents: readonly LoadDocument[] }) => {
      setItems([]);
      setAttempt(next);
      const checkedItems: Item[] = [];
      for (const document of documents) {
        const preview = await previewOf(document, next.extras);
        checkedItems.push({ document, preview: besideTables(preview, document, documents) });
        setItems([...checkedItems]);
      }
    },
  });

  const loading = useMutation({
    mutationFn: async (extras: Extras) => {
      for (const [position, { document, preview }] of items.entries()) {
        if (preview.outcome !== 'new') continue;
        const loaded = await load(document, extras);
        setItems((all) =>
          all.map((item, index) => (index === position ? { ...item, loaded } : item)),
        );
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['settings', 'terms'] }),
  });

  return {
    items,
    attempt,
    check: (next: Attempt, documents: readonly LoadDocument[]) => {
      loading.reset();
      checking.mutate({ ...next, documents });
    },
    load: (extras: Extras, onLoaded: () => void) => loading.mutate(extras, { onSuccess: onLoaded }),
    isBusy: checking.isPending || loading.isPending,
    isChecked: checking.isSuccess,
    isLoaded: loading.isSuccess,
    error: checking.error ?? loading.error,
  };
}
