import {
  localizationStatuses,
  transitionLocalization,
  operatorMaySet,
  type LocalizationStatus,
} from './localization-lifecycle.js';

const arrows = (may: (from: LocalizationStatus, to: LocalizationStatus) => boolean): string[] =>
  localizationStatuses.flatMap((from) =>
    localizationStatuses.filter((to) => may(from, to)).map((to) => `${from} > ${to}`),
  );

describe('the lifecycle of localization (decision 3.5)', () => {
  it('has these steps and no others', () => {
    const possible = arrows((from, to) => {
      try {
        return transitionLocalization(from, to) === to;
      } catch {
        return false;
      }
    });
    expect(possible).toEqual([
      'PENDING_LOCALIZATION > IN_REVIEW',
      'PENDING_LOCALIZATION > LOCALIZATION_SKIPPED',
      'IN_REVIEW > PENDING_LOCALIZATION',
      'IN_REVIEW > IN_TRANSLATION',
      'IN_REVIEW > REVIEW_DENIED',
      'IN_REVIEW > DENIED_REGULATORY',
      'IN_TRANSLATION > PENDING_LOCALIZATION',
      'IN_TRANSLATION > READY_FOR_SALES_CHANNEL',
      'IN_TRANSLATION > DENIED_REGULATORY',
      'READY_FOR_SALES_CHANNEL > PENDING_LOCALIZATION',
      'READY_FOR_SALES_CHANNEL > READY_FOR_SALES_CHANNEL',
      'READY_FOR_SALES_CHANNEL > DENIED_REGULATORY',
      'REVIEW_DENIED > PENDING_LOCALIZATION',
      'REVIEW_DENIED > READY_FOR_SALES_CHANNEL',
      'REVIEW_DENIED > DENIED_REGULATORY',
      'DENIED_REGULATORY > PENDING_LOCALIZATION',
      'DENIED_REGULATORY > DENIED_REGULATORY',
      'LOCALIZATION_SKIPPED > PENDING_LOCALIZATION',
      'LOCALIZATION_SKIPPED > READY_FOR_SALES_CHANNEL',
      'LOCALIZATION_SKIPPED > REVIEW_DENIED',
      'LOCALIZATION_SKIPPED > DENIED_REGULATORY',
    ]);
  });

  it('throws an error that names an impossible step', () => {
    expect(() => transitionLocalization('PENDING_LOCALIZATION', 'READY_FOR_SALES_CHANNEL')).toThrow(
      'localization does not go from PENDING_LOCALIZATION to READY_FOR_SALES_CHANNEL',
    );
  });

  it('permits an operator to set a skipped or refused SKU ready, or to restart it, but never to override a law', () => {
    expect(arrows(operatorMaySet)).toEqual([
      'READY_FOR_SALES_CHANNEL > PENDING_LOCALIZATION',
      'READY_FOR_SALES_CHANNEL > READY_FOR_SALES_CHANNEL',
      'REVIEW_DENIED > PENDING_LOCALIZATION',
      'REVIEW_DENIED > READY_FOR_SALES_CHANNEL',
      'DENIED_REGULATORY > PENDING_LOCALIZATION',
      'LOCALIZATION_SKIPPED > PENDING_LOCALIZATION',
      'LOCALIZATION_SKIPPED > READY_FOR_SALES_CHANNEL',
      'LOCALIZATION_SKIPPED > REVIEW_DENIED',
    ]);
  });
});
