import type { Role } from '../../../roles.ts';
import type { Sheet } from '../../../sheet.ts';
import { type Build } from './build.ts';
import { type Print } from './clothes.ts';
import { type CoiffureName } from './coiffure.ts';
import { type Features } from './features.ts';
import { type Footwear } from './feet.ts';
import { type HatName } from './hats.ts';
import { type FaceSize, type Mien } from './head.ts';
import { type Posture, type Skeleton } from './skeleton.ts';

/** What somebody wears on the trunk. */
export interface Top {
  /** How far the sleeves go: 0 none, 1 the elbow, 2 the wrist. */
  readonly sleeves: number;
  readonly role: Role;
  readonly trim: Role;
  readonly print?: Print;
  readonly neckline?: 'round' | 'deep' | 'collar' | 'high' | 'hood';
  readonly loose?: number;
  readonly buttons?: boolean;
  /** What a top without a print is sewn with. */
  readonly sewn?: 'bands' | 'pouch' | 'pocket';
}

/** What somebody wears below it. */
export interface Bottom {
  readonly kind: 'trousers' | 'skirt' | 'dress' | 'tail';
  /** Where it ends: 1 the knee, 2 the ankle. */
  readonly length: number;
  readonly role: Role;
  readonly trim: Role;
  readonly flare?: number;
  readonly print?: Print;
  readonly swing?: readonly [number, number];
  /** Where flounces end, as shares of its length. */
  readonly tiers?: readonly number[];
  /** Bib and straps over the top. */
  readonly bib?: boolean;
}

/** Somebody: body, face, hair and clothes. */
export interface Somebody {
  readonly build: Build['name'];
  readonly skin: Role;
  readonly hair: CoiffureName;
  readonly hairRole: Role;
  readonly accent: Role;
  readonly top: Top;
  readonly bottom: Bottom;
  readonly feet: Footwear;
  readonly feetRole: Role;
  readonly hat?: HatName;
  readonly lashes?: boolean;
  readonly glasses?: boolean;
  readonly freckles?: boolean;
  readonly beard?: boolean;
  readonly old?: boolean;
  /** A leg (0 the left, 1 the right) that is a running blade. */
  readonly blade?: 0 | 1;
}

/** Things drawn with a person, in the body's own units, its hips on the origin. */
export interface Props {
  /** Behind everything. */
  readonly behind?: (sheet: Sheet, bones: Skeleton) => void;
  /** On the trunk, under the arms. */
  readonly held?: (sheet: Sheet, bones: Skeleton) => void;
  /** Over everything. */
  readonly over?: (sheet: Sheet, bones: Skeleton) => void;
  /** Over arms that are drawn once more. */
  readonly last?: (sheet: Sheet, bones: Skeleton) => void;
}

/** What is drawn of somebody, and how. */
export interface Showing {
  readonly who: Somebody;
  readonly posture: Posture;
  readonly mien: Mien;
  readonly level: 0 | 1 | 2;
  readonly size: FaceSize;
  /** What is the face's own; with it the hands are drawn full and the arms have elbows. */
  readonly own?: Features | undefined;
  /** Draws the arms alone, once more, over what was laid before somebody. */
  readonly part?: 'arms' | undefined;
  readonly props?: Props;
}
