import { Refusal } from '#edge';

/**
 * A day that is over would change, and no `correction` says why (decision 3.16).
 * @param day the first that would change
 */
export function backDated(member: 'validFrom' | 'validUntil', day: string): Refusal {
  const code = 'back-dated';
  const detail = `would change ${day}, which is over: send a later day, or a correction with its reason`;
  return new Refusal(code, 'The change would affect a past day.', {
    errors: [{ pointer: `/${member}`, code, detail }],
  });
}
