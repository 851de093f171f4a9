import { useEffect, useState } from 'react';

/** While a person types, not every key triggers a request. */
const REST_MS = 200;

/** Returns the text once it has not changed for a moment. */
export function useAtRest(text: string): string {
  const [atRest, setAtRest] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return atRest;
}
