import { expect, it } from 'vitest';
import { createNames } from './file-names.ts';

it('CAN-15 no two pictures of an album have one name: the later would be written over the earlier', () => {
  const nameOf = createNames();
  const titles = ['Owl', 'Owl 2', 'Owl', 'OWL', 'owl 2'];
  const names = titles.map((title) => nameOf(title, 'png'));
  expect(names).toEqual(['Owl.png', 'Owl 2.png', 'Owl 3.png', 'OWL 4.png', 'owl 2 2.png']);
  expect(nameOf('Owl', 'txt')).toBe('Owl.txt');
});

it('CAN-15 a title is a file name without what file systems refuse', () => {
  const nameOf = createNames();
  expect(nameOf('a/b\\c?', 'png')).toBe('a b c.png');
  expect(nameOf(' ../.. ', 'png')).toBe('.. ...png');
  expect([nameOf('///', 'png'), nameOf('', 'png')]).toEqual(['Drawing.png', 'Drawing 2.png']);
});
