import { afterEach, expect, it } from 'vitest';
import { placeOf } from './place-of.ts';
import { returnToPlace } from './return-to-place.ts';

const list = document.createElement('div');
const PLACE = placeOf({ key: 'default', pathname: '/gallery', search: '?sort=newest' });

function leaveAt(position: number): void {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ [PLACE]: position }));
  list.style.height = '300px';
  document.body.append(list);
  window.scrollTo(0, 0);
}

afterEach(() => {
  list.remove();
  sessionStorage.clear();
});

it('GAL-4 after a reload the page is where it was, once its list is as long again', async () => {
  leaveAt(3000);
  returnToPlace(PLACE);
  list.style.height = '2000px';
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(0);
  list.style.height = '6000px';
  await expect.poll(() => window.scrollY).toBe(3000);
});

it('GAL-4 whoever does something meanwhile stays where they are', async () => {
  leaveAt(3000);
  returnToPlace(PLACE);
  window.dispatchEvent(new WheelEvent('wheel'));
  list.style.height = '6000px';
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(window.scrollY).toBe(0);
});
