import { assetPath } from './docs-assets.js';
import { htmlPage } from './html-page.js';

/** The page of the API viewer, which renders `/openapi.json` in the browser. */
export function viewerPage(): string {
  return htmlPage({
    title: 'Entrepot API',
    styles: [assetPath('swagger-ui.css')],
    scripts: [assetPath('swagger-ui-bundle.js'), assetPath('start-viewer.js')],
    body: `<div id="viewer"></div>
<noscript>
<p>The viewer needs JavaScript. The API document is at <a href="/openapi.json">/openapi.json</a>,
the refusals are explained at <a href="/problems">/problems</a>.</p>
</noscript>`,
  });
}
