/**
 * The script of the API page. Operations are grouped by audience (`x-group`), because generators derive class names
 * from the tags. The viewer's own filter searches only names of groups, so the script replaces its function and its
 * box. Without an explicit `validatorUrl` the viewer would call a public validator.
 */
export const START_VIEWER = `(() => {
  const DOCUMENT = '/openapi.json';
  const grouped = (text) => {
    const spec = JSON.parse(text);
    for (const item of Object.values(spec.paths)) {
      for (const operation of Object.values(item)) operation.tags = [operation['x-group']];
    }
    return JSON.stringify({ ...spec, tags: spec['x-groups'] });
  };
  // Only the first answer is the viewer's own request: a later one shows the document as it is.
  let isLoaded = false;
  const responseInterceptor = (response) => {
    if (isLoaded || !response.ok || !response.url.endsWith(DOCUMENT)) return response;
    isLoaded = true;
    response.text = grouped(response.text);
    return response;
  };

  const searchedText = (operation, group) => {
    const { operationId, summary, description } = operation.get('operation').toJS();
    return [group, operation.get('method'), operation.get('path'), operationId, summary, description].join(' ').toLowerCase();
  };
  const opsFilter = (groups, phrase) => {
    const words = phrase.toLowerCase().split(' ');
    const isFound = (operation, group) => words.every((word) => searchedText(operation, group).includes(word));
    return groups
      .map((members, group) => members.update('operations', (all) => all.filter((operation) => isFound(operation, group))))
      .filter((members) => members.get('operations').size > 0);
  };
  const search = ({ React: { createElement } }) => ({
    fn: { opsFilter },
    components: {
      FilterContainer: ({ layoutSelectors, layoutActions }) =>
        createElement('div', { className: 'filter wrapper' },
          createElement('input', {
            className: 'operation-filter-input',
            type: 'search',
            placeholder: 'Search operations: words of the path, the summary or the description',
            'aria-label': 'Search operations',
            value: layoutSelectors.currentFilter() === true ? '' : layoutSelectors.currentFilter(),
            onChange: ({ target }) => layoutActions.updateFilter(target.value),
          })),
    },
  });
  SwaggerUIBundle({
    url: DOCUMENT,
    responseInterceptor,
    dom_id: '#viewer',
    deepLinking: true,
    validatorUrl: null,
    defaultModelsExpandDepth: 0,
    filter: true,
    plugins: [search],
  });
})();
`;

/** On a narrow screen the viewer would shrink the description of a group to the width of a letter. */
export const VIEWER_STYLE = `.swagger-ui .operation-filter-input { width: 100%; margin: 20px 0; }
@media (max-width: 640px) {
  .swagger-ui .opblock-tag { display: grid; grid-template-columns: 1fr auto; }
  .swagger-ui .opblock-tag small { grid-row: 2; padding: 0; }
  .swagger-ui .opblock-tag > div { display: none; }
}
`;
