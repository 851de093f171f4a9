import type { TradeRestriction } from './trade-restriction.js';

/** The initial trade restrictions of the sandbox (decision 3.7). */
export const sandboxRestrictions: readonly TradeRestriction[] = [
  {
    kind: 'prohibited',
    hsPrefix: '9302',
    goods: 'revolvers and pistols',
    destination: '*',
    validFrom: '1970-01-01',
    source: 'house rule: firearms are not carried to any destination',
  },
  {
    kind: 'prohibited',
    hsPrefix: '854340',
    goods: 'electronic cigarettes and similar vaporising devices',
    destination: 'BR',
    validFrom: '2009-08-28',
    source: 'Brazil, ANVISA, RDC 46/2009; upheld by RDC 855/2024',
  },
  {
    kind: 'prohibited',
    hsPrefix: '854340',
    goods: 'electronic cigarettes and similar vaporising devices',
    destination: 'MX',
    validFrom: '2022-05-31',
    source: 'Mexico, decree published in the DOF of 2022-05-31; constitution, reform of 2025-01-17',
  },
  {
    kind: 'prohibited',
    hsPrefix: '6309',
    goods: 'worn clothing',
    destination: 'BR',
    validFrom: '1991-05-13',
    source: 'Brazil, Portaria DECEX 8/1991, article 27: used consumer goods',
  },
  {
    kind: 'prohibited',
    hsPrefix: '2524',
    goods: 'asbestos',
    destination: 'BR',
    validFrom: '2017-11-29',
    source: 'Brazil, Supreme Federal Court, ADI 3406 and ADI 3470',
  },
  {
    kind: 'restricted',
    hsPrefix: '851713',
    goods: 'smartphones',
    destination: 'BR',
    validFrom: '1997-07-17',
    source: 'Brazil, Law 9472/1997, article 162: radio equipment needs a certificate of ANATEL',
  },
  {
    kind: 'restricted',
    hsPrefix: '8543',
    goods: 'electrical machines and apparatus with functions of their own',
    destination: 'CL',
    validFrom: '2026-01-01',
    source: 'invented for the sandbox, to show a restriction: no law says so',
  },
];
