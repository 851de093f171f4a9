import { Link } from '@tanstack/react-router';
import { readerOf, useSession } from '../../api/session.js';
import { Fact, Facts, MomentFact } from '../../design/facts.js';
import { Moment } from '../../design/moment.js';
import { fill, listed, nameIn } from '../../language/texts.js';
import { messages } from '../messages.js';
import type { Endpoint, EndpointDetail } from '../requests.js';

const { detail: texts } = messages;

/** The facts of an endpoint, with links to related pages. */
export function EndpointFacts({ endpoint }: { endpoint: EndpointDetail }) {
  const { id, url, merchantId, types = [messages.allTypes], description } = endpoint;
  return (
    <section className="card" aria-labelledby="facts">
      <h2 id="facts">{texts.facts}</h2>
      <Facts>
        <Fact label={texts.merchant}>{merchantId}</Fact>
        <Fact label={texts.url}>
          <span className="id">{url}</span>
        </Fact>
        <Fact label={texts.id}>
          <span className="id">{id}</span>
        </Fact>
        {description !== undefined && <Fact label={texts.description}>{description}</Fact>}
        <Fact label={texts.types}>{listed(types)}</Fact>
        <Fact label={texts.payload}>{messages.payloads[endpoint.payload]}</Fact>
        <Fact label={texts.ordering}>{messages.orderings[endpoint.ordering]}</Fact>
        <Fact label={texts.rate}>{fill(messages.perSecond, { rate: endpoint.rate })}</Fact>
        <HealthFacts endpoint={endpoint} />
        <MomentFact label={texts.failingSince} at={endpoint.failingSince} />
        <MomentFact label={texts.lastSuccess} at={endpoint.lastSuccessAt} />
        <MomentFact label={texts.disabled} at={endpoint.disabledAt} />
        <MomentFact label={texts.previousSecret} at={endpoint.previousSecretUntil} />
        <MomentFact label={texts.created} at={endpoint.createdAt} />
        <MomentFact label={texts.updated} at={endpoint.updatedAt} />
      </Facts>
      <EndpointLinks endpoint={endpoint} />
    </section>
  );
}

function HealthFacts({ endpoint }: { endpoint: EndpointDetail }) {
  const { lastStatus, lastError, pauseReason } = endpoint;
  const { succeeded, failed, successRate, ...outcomes } = endpoint.lastDay;
  const last = lastStatus ?? (lastError && nameIn(messages.errors, lastError));
  return (
    <>
      {last !== undefined && <Fact label={texts.lastAnswer}>{last}</Fact>}
      {successRate !== undefined && (
        <Fact label={texts.lastDay}>
          {fill(texts.lastDayText, {
            rate: Math.floor(successRate * 100),
            attempts: succeeded + failed,
          })}
          <br />
          {fill(texts.outcomes, outcomes)}
        </Fact>
      )}
      {pauseReason !== undefined && (
        <Fact label={texts.pausedUntil}>
          <Moment at={endpoint.pausedUntil ?? ''} /> {texts.pauseReasons[pauseReason]}
        </Fact>
      )}
    </>
  );
}

function EndpointLinks({ endpoint: { id, merchantId } }: { endpoint: Endpoint }) {
  const isOperator = readerOf(useSession()) === 'operator';
  return (
    <ul className="links">
      <li>
        <Link to="/events" search={isOperator ? { merchant: merchantId } : {}}>
          {texts.events}
        </Link>
      </li>
      {isOperator && (
        <li>
          <Link to="/settings/audit" search={{ subject: id }}>
            {texts.audit}
          </Link>
        </li>
      )}
    </ul>
  );
}
