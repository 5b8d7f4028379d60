import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Toaster } from '../src/ui/toast.tsx';
import { Parts } from './parts.tsx';
import '../src/ui/styles/app.css';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no root element.');

createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <main className="grid min-h-dvh desktop:grid-cols-2">
        <h1 className="sr-only">Parts</h1>
        <Parts theme="light" />
        <Parts theme="dark" />
      </main>
      <Toaster />
    </MemoryRouter>
  </StrictMode>,
);
