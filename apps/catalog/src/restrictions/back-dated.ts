import { Refusal } from '#edge';

/**
 * The refusal if a past day would change and the request has no `correction` (decision 3.16).
 * @param day the first day that would change
 */
export function backDated(member: 'validFrom' | 'validUntil', day: string): Refusal {
  const code = 'back-dated';
  const detail = `would change ${day}, which is over: send a later day, or a correction with its reason`;
  return new Refusal(code, 'The change would affect a past day.', {
    errors: [{ pointer: `/${member}`, code, detail }],
  });
}
