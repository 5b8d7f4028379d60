import { describe, expect, it } from 'vitest';
import { cutDescription } from './description-cut.ts';

describe('cutDescription', () => {
  it('DET-4 leaves a description of 150 characters whole', () => {
    const text = 'a'.repeat(150);
    expect(cutDescription(text)).toEqual({ shown: text, isCut: false });
  });

  it('DET-4 cuts a longer one at 150 characters', () => {
    expect(cutDescription('a'.repeat(151))).toEqual({ shown: 'a'.repeat(150), isCut: true });
  });

  it('DET-4 ends the cut at a whole word', () => {
    const { shown } = cutDescription(`${'owl '.repeat(37)}feathers and more`);
    expect(shown).toBe('owl '.repeat(37).trim());
  });

  it('DET-4 keeps a word that ends exactly at 150', () => {
    const first = `${'x'.repeat(145)} moon`;
    expect(cutDescription(`${first} rises`).shown).toBe(first);
  });

  it('DET-4 drops punctuation before the mark', () => {
    expect(cutDescription(`${'x'.repeat(140)}, ${'y'.repeat(30)}`).shown).toBe('x'.repeat(140));
  });

  it('never splits a character made of two units', () => {
    expect(cutDescription('🦉'.repeat(200)).shown).toBe('🦉'.repeat(150));
  });
});
