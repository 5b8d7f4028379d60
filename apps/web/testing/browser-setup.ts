import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '../src/studio/styles/studio.css';
import '../src/ui/styles/app.css';

/** Code that comes late on a busy machine is no failure: what is waited for may take this long, in milliseconds. */
const PATIENCE_MS = 15_000;

configure({ asyncUtilTimeout: PATIENCE_MS });

/** What a test printed; anything fails it. */
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      // How long something took says more of the machine than of the component.
      if (!text.startsWith('performance: ')) printed.push(`${method}: ${text}`);
    });
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  expect(printed, 'what was printed to the console').toEqual([]);
});
