import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import '../styles/studio.css';
import { useHoldPage } from './use-hold-page.ts';

function Room() {
  const room = useRef<HTMLDivElement>(null);
  useHoldPage(room);
  return <div ref={room} tabIndex={-1} />;
}

it('CAN-5 nothing turns under the studio, which would have every frame laid out anew, and goes on afterwards', async () => {
  const app = document.createElement('div');
  app.id = 'root';
  app.innerHTML = '<button aria-busy="true"><svg width="20" height="20"></svg></button>';
  document.body.append(app);
  onTestFinished(() => app.remove());
  const wheel = app.querySelector('svg')!;
  const style = document.createElement('style');
  style.textContent =
    '@keyframes turn { to { rotate: 360deg } } #root svg { animation: turn 1s linear infinite }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  const states = () => wheel.getAnimations().map(({ playState }) => playState);
  expect(states()).toEqual(['running']);
  const { unmount } = render(<Room />);
  expect(states()).toEqual(['paused']);
  unmount();
  expect(states()).toEqual(['running']);
});
