import { translated } from '../../language/texts.js';

export const messages = translated('settings/carriers', {
  columns: { carrier: 'Carrier id', client: 'Client', merchants: 'Merchants served' },
  empty: {
    title: 'There are no carriers yet',
    how: 'Every report contains a carrier id. The id determines the client that reports and the merchants that the client serves.',
  },
  form: {
    create: 'Add a carrier',
    changeTitle: 'Change carrier {id}',
    explained: 'The client can then see and report parcels of these merchants.',
    carrierId: 'Carrier id',
    clientId: 'Client id',
    clientIdHint: 'The client that reports with this carrier id.',
    merchants: 'Merchants',
    none: 'None',
    send: 'Save',
    saved: 'Carrier {id} is saved.',
  },
  raw: { list: 'Carriers' },
});
