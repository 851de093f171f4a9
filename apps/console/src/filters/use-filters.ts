import { useNavigate } from '@tanstack/react-router';

/**
 * The filters of a list, which are in the address: each change at once.
 * @param search what the address has
 * @param retained what of it is no filter, and stays when the filters are cleared
 */
export function useFilters<S extends object>(search: S, ...retained: (keyof S & string)[]) {
  const navigate = useNavigate();
  const entries = Object.entries(search);
  const rest = entries.filter(([name]) => retained.some((retainedName) => retainedName === name));
  const change = (part: S): void => {
    void navigate({ to: '.', search: (old) => ({ ...old, ...part }), replace: true });
  };
  const clear = (): void =>
    void navigate({
      to: '.',
      search: ({ columns }) => ({ columns, ...Object.fromEntries(rest) }),
    });
  return { change, onClear: entries.length > rest.length ? clear : undefined };
}
