import { MOBILE_BELOW_PX } from '../../ui/breakpoints.ts';

/** What of a device tells whether it is a mobile one (CAN-18); the width in CSS pixels. */
export interface DeviceTraits {
  readonly userAgent: string;
  readonly width: number;
  readonly touchPoints: number;
}

/** Whether a device is mobile: by what it calls itself, by its width, or because it can be touched. */
export function isMobile(
  { userAgent, width, touchPoints }: DeviceTraits = {
    userAgent: navigator.userAgent,
    width: window.innerWidth,
    touchPoints: navigator.maxTouchPoints,
  },
): boolean {
  return /Mobi|Android/i.test(userAgent) || width < MOBILE_BELOW_PX || touchPoints > 0;
}
