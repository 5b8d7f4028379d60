import type { ComponentType } from 'react';
import { create } from 'zustand';

interface CardOverlayProps {
  readonly id: string;
  readonly title: string;
}

interface CardOverlayCode {
  readonly Overlay: ComponentType<CardOverlayProps> | null;
}

/** What lies over the sheet of every card, once its code is there: no card waits for it. */
export const useCardOverlay = create<CardOverlayCode>(() => ({ Overlay: null }));
