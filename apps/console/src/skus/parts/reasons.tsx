import type { ReactNode } from 'react';
import { cureOf, reasonTitle, toneOf } from '../reasons/cures.js';
import { messages } from '../messages.js';
import type { Reason, Sku } from '../sku-row.js';
import { Part } from './part.js';

const { reasons: texts } = messages;

/** The reasons and notices of review and regulations, each with its fix; nothing for a SKU without any. */
export function Reasons({ sku }: { sku: Sku }) {
  const { localizationMessages: reasons } = sku;
  if (reasons.length === 0) return undefined;
  return (
    <Part title={texts.title}>
      <ReasonList reasons={reasons} />
    </Part>
  );
}

interface ListProps {
  reasons: readonly Reason[];
  /** Links to the pages where a reason is resolved. */
  renderActs?: (code: string) => ReactNode;
}

/** The texts of reasons, each with its fix. */
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
            <span className="quiet">{texts.cure}</span> {cureOf(code)}
          </p>
          {renderActs?.(code)}
        </li>
      ))}
    </ul>
  );
}
