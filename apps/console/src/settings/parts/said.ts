import { createContext } from 'react';

/** Shows the result of an act on the page. */
export const Said = createContext<(text: string) => void>(() => undefined);
