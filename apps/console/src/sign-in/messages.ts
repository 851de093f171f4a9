export const messages = {
  title: 'Log in to Entrepot',
  clientId: 'Client id',
  clientSecret: 'Client secret',
  submit: 'Log in',
  busy: 'Logging in…',
  sandbox: 'In a sandbox, npm start prints the clients with their secrets.',
};
