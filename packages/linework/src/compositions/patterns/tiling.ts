import type { Difficulty } from '@inkbloom/formats/page';
import type { Brief, Composition } from '../../composition.ts';
import {
  anyField,
  closeField,
  FIELD_NAMES,
  openField,
  openPage,
  type Field,
  type FieldKind,
} from '../../motifs/tilework/field.ts';
import type { Role } from '../../roles.ts';

/** A pattern that fills a framed field. */
export interface Tiling {
  readonly name: string;
  readonly moods: readonly string[];
  readonly noun: string;
  /** Two plain sentences. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly ground: Role;
  /** The only outline it fills; one by chance when absent. */
  readonly always?: FieldKind;
  /** The difficulty whose pages run to the page's edge; framed when absent. */
  readonly edgeToEdge?: Difficulty;
  /** Lays the tiles; may give a word that names this page's variety. */
  fill(field: Field, brief: Brief, roles: readonly Role[]): string | undefined;
}

/** The composition of a tiling: frame, tiles, words. */
export function tilingOf(it: Tiling): Composition {
  return {
    name: `tiling-${it.name}`,
    category: 'patterns',
    size: [1000, 1000],
    strays: 1.1,
    draw(brief) {
      const kind = it.always ?? anyField(brief.random);
      const field =
        it.edgeToEdge === brief.difficulty
          ? openPage(brief.sheet, it.ground, brief.level === 0 ? 2600 : 240)
          : openField(brief.sheet, kind, it.ground, [700, 420, 240][brief.level]!);
      const roles = brief.random.shuffle<Role>(['a', 'b', 'c', 'd']);
      const variety = it.fill(field, brief, roles);
      closeField(field);
      const words = [brief.random.pick(it.moods), variety, it.noun, FIELD_NAMES[kind]];
      return {
        title: words.filter((word) => word !== undefined).join(' '),
        description: it.description,
        tags: ['pattern', 'tiling', ...it.tags],
      };
    },
  };
}
