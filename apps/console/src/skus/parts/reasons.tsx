import type { ReactNode } from 'react';
import { cureOf, reasonTitle, toneOf } from '../cures.js';
import { messages } from '../messages.js';
import type { Reason, Sku } from '../sku-row.js';
import { Part } from './part.js';

const { reasons: texts } = messages;

/** Why a SKU is not localized, and what mends each reason. */
export function Reasons({ sku }: { sku: Sku }) {
  const { localizationMessages: reasons, localizationStatus } = sku;
  return (
    <Part title={texts.title}>
      {reasons.length === 0 && <p className="quiet">{nothingText(localizationStatus)}</p>}
      {reasons.length > 0 && <ReasonList reasons={reasons} />}
    </Part>
  );
}

function nothingText(status: string): string {
  if (status === 'LOCALIZATION_SKIPPED') return texts.skipped;
  return status === 'READY_FOR_SALES_CHANNEL' ? texts.none : texts.waiting;
}

interface ListProps {
  reasons: readonly Reason[];
  /** Links to where a reason is resolved. */
  renderActs?: (code: string) => ReactNode;
}

/** Reasons in words, each with its cure. */
export function ReasonList({ reasons, renderActs }: ListProps) {
  return (
    <ul className="reasons">
      {reasons.map(({ code, detail }) => (
        <li key={`${code} ${detail}`} className={`reason reason-${toneOf(code)}`}>
          <p className="reason-title">
            {reasonTitle(code)} <code className="quiet">{code}</code>
          </p>
          <p>{detail}</p>
          <p className="reason-cure">
            <span className="quiet">{texts.mends}:</span> {cureOf(code)}
          </p>
          {renderActs?.(code)}
        </li>
      ))}
    </ul>
  );
}
