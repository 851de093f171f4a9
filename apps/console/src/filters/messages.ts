export const messages = {
  title: 'Filters',
  merchant: 'Merchant',
  anyMerchant: 'Any merchant',
  clear: 'Clear filters',
};
