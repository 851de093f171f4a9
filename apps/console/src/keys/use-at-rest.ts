import { useEffect, useState } from 'react';

/** A person who types is not asked for at every key. */
const REST_MS = 200;

/** The text once it has not changed for a moment. */
export function useAtRest(text: string): string {
  const [atRest, setAtRest] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return atRest;
}
