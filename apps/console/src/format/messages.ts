import { translated } from '../language/texts.js';

export const messages = translated('format', {
  tax: {
    ofBase: '{base} × {share} = {value}',
    reduced: '{base} × {share} − {adjustment} = {value}',
    raised: '{base} × {share} + {adjustment} = {value}',
    collectedBy: {
      seller: 'collected by the seller',
      carrier: 'collected by the carrier',
      customs: 'collected by the customs',
    } as Readonly<Record<string, string>>,
    estimate: 'an estimate',
  },
  /** Names of taxes, and of what they are charged on, within a sentence. */
  charges: {
    'ad-valorem': 'ad valorem duty',
    'consumption-tax': 'consumption tax',
    'customs-duty': 'customs duty',
    'customs-fee': 'customs fee',
    'flat-duty': 'flat duty',
    freight: 'freight',
    'global-rate': 'global rate',
    goods: 'goods',
    'gst-hst': 'GST HST',
    'handling-fee': 'handling fee',
    'ibs-municipal': 'IBS municipal',
    'ibs-state': 'IBS state',
    'import-duty': 'import duty',
    insurance: 'insurance',
    'levy-gst': 'levy GST',
    'local-consumption-tax': 'local consumption tax',
    'low-value-levy': 'low value levy',
    'pst-qst': 'PST QST',
    value: 'value',
    vat: 'VAT',
  } as Readonly<Record<string, string>>,
});
