import { fill, LOCALE, nameIn } from '../../language/texts.js';
import { momentText } from '../../format/moment.js';
import { usePreferences } from '../../preferences/preferences.js';
import { SendAgain } from '../forms/send-again.js';
import { messages } from '../messages.js';
import type { EndpointDetail } from '../requests.js';

const { failing: texts } = messages;

/** The reason why an endpoint is shown as failing, and a button to retry failed deliveries. */
export function Failing({ endpoint }: { endpoint: EndpointDetail }) {
  const { clock } = usePreferences();
  const { failingSince, lastStatus, lastError, lastDay } = endpoint;
  const { failed, succeeded } = lastDay;
  const answer = lastStatus ?? (lastError && nameIn(messages.errors, lastError));
  const attempts = failed + succeeded;
  return (
    <div className="failing">
      {answer !== undefined && <p>{fill(texts.answer, { answer })}</p>}
      {attempts > 0 && (
        <p>
          {fill(texts.rate, {
            failed: failed.toLocaleString(LOCALE),
            attempts: attempts.toLocaleString(LOCALE),
            rate: Math.round((failed / attempts) * 100),
          })}
        </p>
      )}
      {failingSince !== undefined && (
        <p>{fill(texts.since, { time: momentText(failingSince, clock) })}</p>
      )}
      <SendAgain endpoint={endpoint} what="failed" />
    </div>
  );
}
