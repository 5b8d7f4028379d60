import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { router } from './app/router.ts';
import { isNativeShell } from './device/shell/native-shell.ts';

function start(): void {
  createRoot(document.querySelector('#root')!).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

// No `await` here: what other chunks share with this one would have to move into chunks of its own.
if (isNativeShell()) {
  void import('./device/shell/begin-shell.ts')
    .then(({ beginShell }) => beginShell(router.navigate))
    .finally(start);
} else start();
