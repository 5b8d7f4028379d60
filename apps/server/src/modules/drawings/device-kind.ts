import type { DrawingVersion } from '@inkbloom/contracts/drawings';

type DeviceKind = DrawingVersion['device'];

function agentOf(details: string): string {
  const { metadata } = JSON.parse(details) as { metadata?: { deviceInfo?: string } };
  return metadata?.deviceInfo ?? '';
}

/** What kind of device a revision was saved from, by what its browser says of itself; null where it says nothing. */
export function deviceKind(details: string): DeviceKind {
  const agent = agentOf(details);
  if (agent === '') return null;
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(agent)) return 'tablet';
  return /iPhone|Mobile/i.test(agent) ? 'phone' : 'computer';
}
