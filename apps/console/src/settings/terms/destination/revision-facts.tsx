import { Link } from '@tanstack/react-router';
import { mayCall, useSession } from '../../../api/session.js';
import { ExternalLink } from '../../../design/external-link.js';
import { Fact, FactsCard, MomentFact } from '../../../design/facts.js';
import { fill } from '../../../language/texts.js';
import { AuditLink } from '../../parts/audit-link.js';
import { DatedBadge } from '../../parts/dated-state.js';
import { messages } from '../messages.js';
import { Estimate } from '../parts/estimate.js';
import type { Kind, Terms } from '../requests.js';
import { lastDayOf, nextOf, stateOf, today } from '../state.js';

const { detail: texts, states } = messages;

interface Props {
  kind: Kind;
  terms: Terms;
  document: { url?: string[]; timeZone?: string };
  /** All revisions of the destination. */
  all: readonly Terms[];
}

/** The period, the source, and the possible acts of a revision. */
export function RevisionFacts({ kind, terms, document, all }: Props) {
  const day = today();
  const state = stateOf(terms, day);
  const { id, validFrom, correction, ended, source, loadedBy, loadedAt } = terms;
  return (
    <FactsCard title={texts.facts}>
      <Fact label={texts.version[kind]}>
        <span className="id">{id}</span>
      </Fact>
      <Fact label={texts.state}>
        <DatedBadge state={state} texts={states} /> <Estimate terms={terms} />
      </Fact>
      <Fact label={texts.from}>{validFrom}</Fact>
      <Fact label={texts.until}>{lastDayOf(terms, day) ?? texts.noEnd}</Fact>
      {kind !== 'tariffs' && <NextFact all={all} day={day} />}
      {document.timeZone !== undefined && <Fact label={texts.timeZone}>{document.timeZone}</Fact>}
      {correction !== undefined && <Fact label={texts.correction}>{correction}</Fact>}
      {ended && (
        <>
          <Fact label={texts.ended}>{ended.reason}</Fact>
          <Fact label={texts.endedBy}>{ended.by}</Fact>
          <MomentFact label={texts.endedAt} at={ended.at} />
        </>
      )}
      <Fact label={texts.loadedBy}>{loadedBy}</Fact>
      <MomentFact label={texts.loaded} at={loadedAt} />
      <Fact label={texts.sources}>
        <ul className="links">
          {source.map((sourceText) => (
            <li key={sourceText}>{sourceText}</li>
          ))}
        </ul>
      </Fact>
      {document.url && document.url.length > 0 && (
        <Fact label={texts.pages}>
          <ul className="links">
            {document.url.map((url) => (
              <li key={url}>
                <ExternalLink url={url}>{url}</ExternalLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact label={texts.more}>
        <ul className="links">
          <CorrectLink kind={kind} id={id} />
          <li>
            <AuditLink subject={id} />
          </li>
        </ul>
      </Fact>
    </FactsCard>
  );
}

function NextFact({ all, day }: { all: readonly Terms[]; day: string }) {
  const next = nextOf(all, day);
  if (!next) return undefined;
  return (
    <Fact label={texts.next}>
      <Link to="." search={(old) => ({ ...old, id: next.terms.id })} className="id">
        {next.terms.id}
      </Link>{' '}
      {fill(messages.revisions.openPeriod, { from: next.from })}
    </Fact>
  );
}

function CorrectLink({ kind, id }: { kind: Kind; id: string }) {
  const session = useSession();
  if (!mayCall(session, 'loadTaxRules')) return undefined;
  return (
    <li>
      <Link to="/settings/terms/load" search={{ kind, id }}>
        {texts.correct}
      </Link>
    </li>
  );
}
