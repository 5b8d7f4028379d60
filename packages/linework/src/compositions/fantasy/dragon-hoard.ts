import { asOne } from '../../motifs/dressing/coverings.ts';
import { dressRock } from '../../motifs/dressing/rock.ts';
import type { Composition } from '../../composition.ts';
import { drawn } from '../../geometry/drawn.ts';
import { ellipse, polygon } from '../../geometry/forms.ts';
import { type Point } from '../../geometry/point.ts';
import { treasureChest } from '../../motifs/adventure/landmarks.ts';
import { sittingDragon } from '../../motifs/fantasy/dragon-body.ts';
import { crystals, serpent } from '../../motifs/fantasy/legends.ts';
import { type Scene, byGrade } from '../../motifs/stages/stage.ts';
import type { Role } from '../../roles.ts';
import { scenic } from '../scenic.ts';

const WIDE = [1000, 800] as const;

const dragonHoard = scenic({
  name: 'dragon-hoard',
  category: 'fantasy',
  covers: ({ random }) => ({
    mouth: asOne(dressRock, random, { kinds: dressRock.kinds, size: 230 }),
  }),
  size: WIDE,
  ground: 620,
  edge: 'page',
  stages: [
    {
      where: 'in the cave',
      tags: ['cave', 'treasure', 'gold'],
      sky: 'd',
      behind(scene) {
        const { sheet, width, level } = scene;
        const arches = byGrade(scene, 2, 4, 7);
        for (let i = 0; i < arches; i++) {
          const k = i / arches;
          sheet
            .layer(level === 2 && i === arches - 1 ? 'mouth' : 'cave')
            .shape(
              drawn(
                `${-20 + k * 330},840! ${20 + k * 300},${420 - k * 80} ${170 + k * 220},${150 + k * 90} 500,${70 + k * 120} ${830 - k * 220},${160 + k * 90} ${980 - k * 300},${430 - k * 80} ${1020 - k * 330},840!`,
              ),
              'line',
              i % 2 === 0 ? 'stone' : 'd',
            );
        }
        const teeth = byGrade(scene, 3, 7, 11);
        for (let i = 0; i < teeth; i++) {
          const x = ((i + 0.5) / teeth) * width;
          sheet
            .layer('cave')
            .shape(
              drawn(
                `${x - 46},-20! ${x + 46},-20! ${x + 16},${60 + (i % 3) * 40} ${x},${130 + (i % 4) * 46}! ${x - 16},${60 + (i % 3) * 40}`,
              ),
              'bold',
              'stone',
            );
        }
        for (const [x, s] of [
          [90, 0.8],
          [920, 0.9],
          [230, 0.5],
        ].slice(0, level + 1) as unknown as Point[])
          crystals(sheet.layer('crystals').at({ x, y: 640, scale: s }), level, ['a', 'soft']);
      },
    },
  ],
  tags: ['dragon', 'hoard', 'fairy tale'],
  layouts: [
    {
      words: [
        [
          'The Dragon Sleeps on Its Gold',
          'It has counted its coins and fallen asleep at nine thousand. Go on tiptoe.',
        ],
        ['Quiet, the Dragon Is Asleep', 'Gold is cold and hard. Still no dragon would lie on anything else.'],
      ],
      draw(scene) {
        heapOfGold(scene, 600);
        serpent(scene.sheet.layer('dragon'), {
          level: scene.level,
          spine: '860,520 900,600 800,660 620,640 440,630 260,600 190,500 260,410 400,380 540,400 600,470',
          thick: byGrade(scene, 78, 74, 70),
          roles: ['ember', 'cream', 'sun'],
          head: [620, 500, 0.12],
          isAsleep: true,
        });
        scattered(scene, 690);
      },
    },
    {
      words: [
        [
          'The Keeper of the Treasure',
          'Everything shines, and all of it is counted. If you borrow a coin the dragon will know.',
        ],
        [
          'A Dragon and Its Fortune',
          'No dragon has ever needed a crown, and this one does not even fit. But it gleams so nicely.',
        ],
      ],
      draw(scene) {
        const { sheet, level } = scene;
        heapOfGold(scene, 640);
        sittingDragon(sheet.layer('dragon').at({ x: 560, y: 690, scale: 0.8 }), {
          level,
          skin: 'grass',
          belly: 'cream',
          crest: 'ember',
        });
        treasureChest(sheet.layer('chest').at({ x: 170, y: 720, scale: 0.8 }), level);
        scattered(scene, 720);
      },
    },
  ],
});

function heapOfGold({ sheet, level }: Scene, top: number): void {
  sheet
    .layer('gold')
    .shape(
      drawn(
        `-20,${top + 60}! 160,${top} 380,${top - 30} 640,${top - 20} 860,${top + 10} 1020,${top + 60}! 1020,840! -20,840!`,
      ),
      'bold',
      'gold',
    );
  const rows = [2, 4, 6][level]!;
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < [8, 13, 17][level]!; i++) {
      const x = ((i + (row % 2) * 0.5) / [8, 13, 17][level]!) * 1000;
      sheet
        .layer('gold')
        .shape(
          ellipse(
            x,
            top + 50 + row * (180 / rows) + 12 * Math.sin(i),
            [54, 38, 30][level]!,
            [24, 17, 14][level],
          ),
          'line',
          (row + i) % 3 === 0 ? 'sun' : 'gold',
        );
    }
}

const GEMS: readonly Role[] = ['a', 'c', 'd', 'ember'];

function scattered({ sheet, level }: Scene, y: number): void {
  for (const [i, x] of [110, 480, 830, 330, 660, 950].slice(0, [2, 4, 6][level]).entries()) {
    const view = sheet.layer('gems').at({ x, y: y + (i % 2) * 30, scale: 1 });
    if (i % 3 === 1) {
      view.shape(drawn('-60,0! -70,-70! -34,-40! 0,-84! 34,-40! 70,-70! 60,0!'), 'bold', 'sun');
      for (const u of [-30, 0, 30].slice(0, level + 1)) view.shape(ellipse(u, -14, 9), 'line', 'ember');
    } else {
      view.shape(polygon(0, -24, 44, 6, 0.5), 'bold', GEMS[i % 4]);
      if (level > 0) view.shape(polygon(0, -24, 24, 6, 0.5), 'line', 'soft');
    }
  }
}

/** Dragons and their treasure. */
export const dragonHoards: readonly Composition[] = [dragonHoard];
