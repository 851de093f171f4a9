import { translated } from '../language/texts.js';

export const messages = translated('sign-in', {
  title: 'Log in to Entrepot',
  again: {
    title: 'Your session ended',
    text: 'Log in again to continue. The text that you typed is kept.',
  },
  clientId: 'Client id',
  clientSecret: 'Client secret',
  submit: 'Log in',
  provider: 'Sign in with your provider',
  problems: {
    'no-operator': 'This account is not an operator',
    'email-unverified': 'Your provider has not verified the e-mail address of this account',
    'provider-failed': 'The sign-in at the provider failed',
  },
  busy: 'Logging in…',
  sandbox: 'In a sandbox, npm start prints the clients with their secrets.',
  language: 'Language: {language}',
});
