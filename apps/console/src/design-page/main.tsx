import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DesignPage } from './design-page.js';

const place = document.querySelector('#console');
if (!place) throw new Error('the page has no place for the components');

// Components have links, which have no target here.
const routeTree = createRootRoute({ component: Page });
const router = createRouter({ routeTree, history: createMemoryHistory() });

createRoot(place).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </CSPProvider>
  </StrictMode>,
);

function Page() {
  return (
    <main>
      <DesignPage />
    </main>
  );
}
