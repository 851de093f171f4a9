import { FAILURES_TO_FAIL } from '../domain/failing.js';

/** Expression over an enabled endpoint's `endpoint_health`, joined from the left: whether it is `failing` (decision 11.20). */
const IS_FAILING = `(coalesce(failures, 0) >= ${FAILURES_TO_FAIL}
  OR coalesce(failing_since <= now() - interval '1 minute', false))`;

/** Expression over `endpoint` and its `endpoint_health`, joined from the left: the state that is shown. */
export const SHOWN_STATE = `(CASE WHEN state = 'enabled' AND ${IS_FAILING} THEN 'failing' ELSE state END)`;
