import type { Drawing } from '@inkbloom/contracts/drawings';
import { create } from 'zustand';
import type { Draft } from '../../device/drafts/draft.ts';

/** How far a person is with an activity. */
export interface Mark {
  readonly activityId: string;
  /** The share of the page that is furthest, 0 to 1. */
  readonly share: number;
  /** Milliseconds since 1970 of the last change. */
  readonly updatedAt: number;
}

interface Marks {
  /** By activity, the latest first; null until they are known. */
  readonly marks: ReadonlyMap<string, Mark> | null;
}

/** What was begun and finished, for every card; `watch-marks.tsx` keeps it true. */
export const useMarks = create<Marks>(() => ({ marks: null }));

/** How far the person who is here is with an activity; undefined where nothing was begun. */
export function useMark(activityId: string): Mark | undefined {
  return useMarks(({ marks }) => marks?.get(activityId));
}

/** Whether nothing is left to color. */
export function isFinished({ share }: Pick<Mark, 'share'>): boolean {
  return share >= 1;
}

type DraftFacts = Pick<Draft, 'activityId' | 'coloredShare' | 'updatedAt' | 'gestures' | 'person'>;
type DrawingFacts = Pick<Drawing, 'activityId' | 'coloredShare' | 'updatedAt'>;

/** The marks of a person, or of nobody, from what this device has and what the server keeps. */
export function marksOf(
  drafts: readonly DraftFacts[],
  kept: readonly DrawingFacts[],
  person: string | null,
): ReadonlyMap<string, Mark> {
  const all = [
    ...drafts
      .filter((draft) => draft.gestures > 0 && (draft.person === null || draft.person === person))
      .map(({ activityId, coloredShare, updatedAt }) => ({ activityId, share: coloredShare, updatedAt })),
    ...kept.map(({ activityId, coloredShare, updatedAt }) => ({
      activityId,
      share: coloredShare,
      updatedAt: Date.parse(updatedAt),
    })),
  ];
  const marks = new Map<string, Mark>();
  for (const mark of all.toSorted((a, b) => b.updatedAt - a.updatedAt)) {
    const known = marks.get(mark.activityId) ?? mark;
    marks.set(mark.activityId, { ...known, share: Math.max(known.share, mark.share) });
  }
  return marks;
}
