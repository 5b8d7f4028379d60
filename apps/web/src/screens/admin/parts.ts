import { CreditCard, File, Flag, HardDrive, House, Mail, Users, type LucideIcon } from 'lucide-react';
import type { AdminOverview } from '@inkbloom/contracts/admin';

/** A part of the operator's page. */
export type AdminPart = 'overview' | 'review' | 'pages' | 'people' | 'mail' | 'payments' | 'machine';

interface PartWords {
  readonly part: AdminPart;
  readonly words: string;
  readonly icon: LucideIcon;
  /** How much there is, or waits to be looked at. */
  readonly count?: (overview: AdminOverview) => number;
}

/** The parts in their order; payments only where something is sold. */
export const ADMIN_PARTS: readonly PartWords[] = [
  { part: 'overview', words: 'Overview', icon: House },
  { part: 'review', words: 'Review', icon: Flag, count: ({ reported, proposed }) => reported + proposed },
  { part: 'pages', words: 'Pages', icon: File, count: ({ pages }) => pages.shown + pages.hidden },
  { part: 'people', words: 'People', icon: Users, count: ({ people }) => people.total },
  { part: 'mail', words: 'Mail', icon: Mail, count: ({ mail }) => mail.failed },
  { part: 'payments', words: 'Payments', icon: CreditCard, count: ({ payments }) => payments?.failed ?? 0 },
  { part: 'machine', words: 'Machine', icon: HardDrive },
];
