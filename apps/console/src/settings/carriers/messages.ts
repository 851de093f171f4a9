export const messages = {
  columns: { carrier: 'Carrier id', client: 'Client', merchants: 'Serves the merchants' },
  empty: {
    title: 'There are no carriers yet',
    how: 'A carrier id stands in every report of tracking. It says which client reports with it, and whose parcels.',
  },
  form: {
    create: 'Add a carrier',
    changeTitle: 'Change carrier {id}',
    explained: 'From then on the client sees and reports parcels of these merchants.',
    id: 'Carrier id',
    client: 'Client id',
    clientHint: 'The client that reports with it.',
    merchants: 'Merchants',
    none: 'None',
    send: 'Save',
    saved: 'Carrier {id} is saved.',
  },
  raw: { list: 'Carriers' },
};
