import { plainText } from '@inkbloom/contracts/answers';
import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('ACC-4 a title that is cut is still one that the server takes', () => {
  expect([cutText('owl', 3), cutText('owls', 3), cutText('', 3)]).toEqual(['owl', 'owl', '']);
  expect([cutText('ow🦉', 4), cutText('ow🦉', 3), cutText('ow🦉s', 4)]).toEqual(['ow🦉', 'ow', 'ow🦉']);
  expect(plainText(80).safeParse(`${cutText('🦉'.repeat(40), 73)} (copy)`).success).toBe(true);
});
