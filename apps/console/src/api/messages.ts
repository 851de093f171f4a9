import { translated } from '../language/texts.js';

const RETRY = 'Try again in a few seconds. Your input is kept.';

export const messages = translated('api', {
  failed: 'The page failed',
  absent: 'Not found',
  answered: 'The answer has the status {status}',
  noAnswer: {
    title: 'The console has no connection',
    detail: 'The gateway did not answer. The data shown is kept.',
  },
  /** In place of what the API says to programs. */
  byCode: {
    'bad-request': { remedy: 'Report this to the operator with the request id.' },
    'client-members': { remedy: 'Correct the fields of this kind of client.' },
    'confirm-needed': {
      remedy: 'Check the document. If it is correct, confirm it and send it again.',
    },
    'country-mismatch': { remedy: 'Enter the country of the channel.' },
    'cursor-expired': { remedy: 'Reload the page.' },
    'duty-rates-needed': { remedy: 'Load the next duty rates first, or end the tax rules first.' },
    'idempotency-key-in-use': { remedy: RETRY },
    'idempotency-key-reused': {
      title: 'The form was already sent with other values',
      remedy: 'Close the form and open it again.',
    },
    internal: { remedy: 'Check whether the change was made before you try again.' },
    'invalid-mapping': { remedy: 'Choose a category or an attribute that the channel has.' },
    'invalid-parameter': { title: 'A filter is invalid', remedy: 'Correct the filter.' },
    'invalid-page-token': { remedy: 'Reload the page.' },
    'invalid-terms': { remedy: 'Correct the document, then load it again.' },
    'keys-unavailable': { remedy: RETRY },
    'malformed-json': { remedy: 'Report this to the operator with the request id.' },
    'not-found': { remedy: 'Check the id. The record may have been deleted.' },
    'no-answer': { remedy: 'Check your connection, then try again.' },
    'order-invalid': { remedy: 'Correct the order.' },
    'order-not-found': { remedy: 'Check the id of the order.' },
    'outbox-stale': { remedy: RETRY },
    'outcome-unknown': { remedy: RETRY },
    'parcel-not-shippable': { remedy: 'Remove these parcels.' },
    'price-not-localized': { remedy: 'Set a price, or wait until the price is localized.' },
    'provider-failed': { remedy: 'Sign in again, or ask your operator.' },
    'quantity-changed': { remedy: 'Check the current quantity, then set it again.' },
    'rate-limited': { remedy: 'Wait a few seconds, then try again.' },
    'rotation-under-way': { remedy: 'Wait until the next signing key is in use.' },
    'sales-channel-not-found': { remedy: 'Check the id of the channel.' },
    'simulation-date-not-allowed': { remedy: 'Leave the date empty.' },
    'store-unavailable': { remedy: RETRY },
    'too-much-in-flight': { remedy: RETRY },
    unauthorized: {
      title: 'Your session ended',
      remedy: 'Log in, then repeat the last step.',
    },
    'unknown-merchant': { remedy: 'Check the id of the merchant.' },
    'unknown-parameter': { title: 'A filter is unknown', remedy: 'Remove the filter.' },
    'unknown-parcel': { remedy: 'Correct or remove these parcels.' },
    'unknown-sales-channel': { remedy: 'Check the id of the channel.' },
    'unsupported-destination': { remedy: 'Load tax rules for the destination first.' },
    'upstream-timeout': { remedy: 'Check whether the change was made before you try again.' },
    'upstream-unavailable': { remedy: RETRY },
    'validation-failed': { remedy: 'Correct the fields, then send the form again.' },
  },
});
