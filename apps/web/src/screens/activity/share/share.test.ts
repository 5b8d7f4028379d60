import { describe, expect, it } from 'vitest';
import { shareLink, shareWords, type ShareWays } from './share.ts';

const data = { title: 'Night Watch', url: 'https://site.example/activity/a' };
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

/** A browser with a working clipboard that remembers what it was given. */
function clipboard(): { ways: ShareWays; copied: string[] } {
  const copied: string[] = [];
  return { copied, ways: { copy: async (text) => void copied.push(text) } };
}

describe('shareLink', () => {
  it('DET-8 uses the share sheet where there is one', async () => {
    const sent: ShareData[] = [];
    const { ways, copied } = clipboard();
    const share = async (given: ShareData) => void sent.push(given);
    expect(await shareLink(data, { ...ways, share })).toBe('shared');
    expect(sent).toEqual([data]);
    expect(copied).toEqual([]);
  });

  it('DET-8 copies the link where there is no sheet, and says so', async () => {
    const { ways, copied } = clipboard();
    const outcome = await shareLink(data, ways);
    expect(copied).toEqual([data.url]);
    expect(shareWords(outcome, data.url)).toBe('Link copied');
  });

  describe('with a picture', () => {
    const picture = new File(['png'], 'night-watch.png', { type: 'image/png' });

    it('DET-8 shares it where the sheet takes files', async () => {
      const sent: ShareData[] = [];
      const share = async (given: ShareData) => void sent.push(given);
      expect(await shareLink(data, { share, canShare: () => true }, picture)).toBe('shared');
      expect(sent).toEqual([{ ...data, files: [picture] }]);
    });

    it('DET-8 shares the link alone where it does not, or where it changes its mind', async () => {
      const sent: ShareData[] = [];
      const share = async (given: ShareData) => {
        if (given.files) throw new TypeError('no files');
        sent.push(given);
      };
      expect(await shareLink(data, { share }, picture)).toBe('shared');
      expect(await shareLink(data, { share, canShare: () => false }, picture)).toBe('shared');
      expect(await shareLink(data, { share, canShare: () => true }, picture)).toBe('shared');
      expect(sent).toEqual([data, data, data]);
    });
  });

  it('DET-8 is silent when the person closes the sheet', async () => {
    const { ways, copied } = clipboard();
    const outcome = await shareLink(data, { ...ways, share: refuse('AbortError') });
    expect(outcome).toBe('dismissed');
    expect(copied).toEqual([]);
    expect(shareWords(outcome, data.url)).toBeUndefined();
  });

  it('DET-8 copies when the sheet is refused', async () => {
    const { ways, copied } = clipboard();
    expect(await shareLink(data, { ...ways, share: refuse('NotAllowedError') })).toBe('copied');
    expect(copied).toEqual([data.url]);
  });

  it('DET-8 shows the link when nothing works', async () => {
    expect(await shareLink(data, {})).toBe('failed');
    const outcome = await shareLink(data, { copy: refuse('NotAllowedError') });
    expect(shareWords(outcome, data.url)).toContain(data.url);
  });
});
