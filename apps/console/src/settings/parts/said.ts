import { createContext } from 'react';

/** Says on the page what an act has come to. */
export const Said = createContext<(text: string) => void>(() => undefined);
