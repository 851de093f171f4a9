import { Badge } from '../../design/badge.js';
import { CodeBlock } from '../../design/code-block.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { fill, LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Attempt } from '../requests.js';

const { delivery: texts } = messages;

/** The result of each attempt, the newest first. */
export function Attempts({ attempts }: { attempts: readonly Attempt[] }) {
  const numbered = attempts.map((attempt, index) => ({ attempt, number: index + 1 }));
  return (
    <section aria-labelledby="attempts">
      <h2 id="attempts">{texts.attempts}</h2>
      {attempts.length === 0 && <p className="quiet">{texts.noAttempts}</p>}
      <ol className="webhook-attempts">
        {numbered.toReversed().map(({ attempt, number }) => (
          <li key={number} className="card">
            <AttemptCard attempt={attempt} number={number} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function AttemptCard({ attempt, number }: { attempt: Attempt; number: number }) {
  const { at, durationMs, outcome, status, error, body = '', bodyCut = false } = attempt;
  const duration = durationMs.toLocaleString(LOCALE);
  return (
    <>
      <header className="card-head">
        <h3>{fill(texts.attempt, { number })}</h3>
        <Badge tone={outcome === 'delivered' ? 'good' : 'bad'}>{texts.outcomes[outcome]}</Badge>
      </header>
      <Facts>
        <MomentFact label={texts.at} at={at} />
        <Fact label={texts.duration}>{fill(texts.milliseconds, { duration })}</Fact>
        {status !== undefined && <Fact label={texts.status}>{status}</Fact>}
        {error !== undefined && <Fact label={texts.error}>{messages.errors[error]}</Fact>}
        {bodyCut && <Fact label={texts.body}>{texts.bodyCut}</Fact>}
      </Facts>
      {body !== '' && <CodeBlock label={fill(texts.answer, { number })} text={body} />}
    </>
  );
}
