import { assetPath } from '../docs-assets.js';
import { htmlPage } from './html-page.js';

/** The page of the API viewer, which renders `/openapi.json` in the browser. */
export function viewerPage(): string {
  return htmlPage({
    title: 'Entrepot API',
    styles: [assetPath('swagger-ui.css'), assetPath('viewer.css')],
    scripts: [assetPath('swagger-ui-bundle.js'), assetPath('start-viewer.js')],
    body: `<div id="viewer"></div>
<noscript>
<p>The viewer needs JavaScript. The API document is at <a href="/openapi.json">/openapi.json</a>,
the refusals are explained at <a href="/problems">/problems</a>.</p>
</noscript>`,
  });
}

/** The page of streams and events, which renders `/asyncapi.json` in the browser. */
export function asyncApiPage(): string {
  return htmlPage({
    title: 'Entrepot events',
    styles: [assetPath('asyncapi-viewer.css')],
    modules: [assetPath('asyncapi-viewer.js')],
    body: `<div id="viewer"></div>
<noscript>
<p>The viewer needs JavaScript. The document is at <a href="/asyncapi.json">/asyncapi.json</a>,
the schemas of all events are at <a href="/schemas">/schemas</a>.</p>
</noscript>`,
  });
}
