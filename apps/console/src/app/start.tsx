import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries, router } from './router.js';

/** Renders the console into its element. */
export function start(): void {
  const place = document.querySelector('#console');
  if (!place) throw new Error('the page has no place for the console');
  createRoot(place).render(
    <StrictMode>
      {/* The page's policy forbids style elements. */}
      <CSPProvider disableStyleElements>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </CSPProvider>
    </StrictMode>,
  );
}
