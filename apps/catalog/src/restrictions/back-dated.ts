import { Refusal } from '#platform';

/** A day that is over would change, and no `correction` says why (decision 3.16). */
export function backDated(member: 'validFrom' | 'validUntil', day: string): Refusal {
  const code = 'back-dated';
  const detail = `${day} is over: send today or a later day, or a correction with its reason`;
  return new Refusal(code, 'A day that is over would change.', {
    errors: [{ pointer: `/${member}`, code, detail }],
  });
}
