import type { Databases } from '../../plugins/database.ts';
import type { CatalogueProgress } from '../../plugins/health.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { mailQueue, paymentQueue, type Queue } from './state.ts';

/** Minutes that a mail or a payment may wait before people should know. */
const LATE_MINUTES = 10;

/** A part of what the installation does for people, and how it is. */
export interface PartOfService {
  readonly name: string;
  readonly state: 'well' | 'late' | 'away';
  readonly words: string;
}

/** What the parts are looked at with. */
export interface ServiceParts {
  readonly databases: Databases;
  readonly store: ObjectStore;
  readonly progress: () => CatalogueProgress;
  readonly hasMail: boolean;
  readonly isSold: boolean;
}

type Look = () => Promise<Omit<PartOfService, 'name'>>;

const well = (words: string) => ({ state: 'well', words }) as const;
const late = (words: string) => ({ state: 'late', words }) as const;
const away = (words: string) => ({ state: 'away', words }) as const;

function isLate({ oldest }: Queue): boolean {
  return oldest !== null && Date.now() - Date.parse(oldest) > LATE_MINUTES * 60_000;
}

async function lookAtPages({ databases, progress }: ServiceParts) {
  const row = await databases.read.selectFrom('activities').select('id').limit(1).executeTakeFirst();
  if (row !== undefined && progress().hasFirstPages) return well('can be looked through and colored');
  return late('are being drawn; there are more every minute');
}

async function lookAtPictures({ databases, store }: ServiceParts) {
  const row = await databases.read
    .selectFrom('activities')
    .select('thumbnail_key')
    .limit(1)
    .executeTakeFirst();
  const isThere = row === undefined || (await store.open(row.thumbnail_key)) !== undefined;
  return isThere ? well('are shown') : away('are missing');
}

async function lookAtSaving({ store }: ServiceParts) {
  if (await store.hasRoom(1)) return well('drawings are kept');
  return away('there is no room; drawings wait on devices, nothing is lost');
}

async function lookAtMail({ databases }: ServiceParts) {
  return isLate(await mailQueue(databases.read))
    ? late('goes out later than usual')
    : well('goes out within a minute');
}

async function lookAtPayments({ databases }: ServiceParts) {
  return isLate(await paymentQueue(databases.read))
    ? late('arrive later than usual; streams that are open stay open')
    : well('arrive');
}

async function part(name: string, look: Look): Promise<PartOfService> {
  try {
    return { name, ...(await look()) };
  } catch {
    return { name, ...away('cannot be reached; we are told of it and it comes back by itself') };
  }
}

/** How each part of the installation is, as everybody may know it. */
export async function lookAtParts(parts: ServiceParts): Promise<PartOfService[]> {
  const looks: [string, Look][] = [
    ['Coloring pages', () => lookAtPages(parts)],
    ['Pictures', () => lookAtPictures(parts)],
    ['Saving', () => lookAtSaving(parts)],
  ];
  if (parts.hasMail) looks.push(['Mail', () => lookAtMail(parts)]);
  if (parts.isSold) looks.push(['Payments', () => lookAtPayments(parts)]);
  return Promise.all(looks.map(([name, look]) => part(name, look)));
}
