import { byLevel, type Brief } from '../../composition.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { mix } from '../../geometry/point.ts';
import { evenly } from '../../geometry/ruled.ts';
import { jackOLantern } from '../../motifs/holidays/jack-o-lantern.ts';
import { fullMoon } from '../../motifs/nature/skies.ts';
import { sittingCat } from '../../motifs/people/pets.ts';
import { archway } from '../../motifs/scenery.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { sights } from '../sights.ts';

function bat(sheet: Sheet): void {
  sheet.shape(
    mirrored('0,-12! 16,-26! 34,-20 62,-40 104,-30! 92,0 84,14! 66,0 54,20! 38,4 24,22! 0,12'),
    'line',
    'night',
  );
  sheet.shape(mirrored('0,-22! 8,-22 14,-40! 21,-14 16,10 0,24'), 'line', 'c');
  for (const x of [-7, 7]) sheet.ink(ellipse(x, -8, 3));
}

function ghost(sheet: Sheet): void {
  sheet.shape(mirrored('0,-120 46,-100 58,-40 62,20! 44,4 30,22! 14,6 0,22!'), 'bold', 'paper');
  for (const x of [-16, 16]) sheet.ink(ellipse(x, -70, 6, 9));
  sheet.shape(ellipse(0, -40, 10, 14), 'line', 'night');
}

function bareTree(sheet: Sheet): void {
  const boughs = [
    '0,-150 -60,-230 -92,-340',
    '0,-190 56,-262 124,-318',
    '0,-230 -8,-340 -34,-446',
    '-58,-226 -110,-254 -160,-300',
    '58,-264 70,-340 104,-404',
  ].map((way) => clockwise(tube(traced(way), (t) => mix(21, 5, t))));
  const trunk = drawn('-74,22! -30,-50 -26,-180 -20,-260 20,-260 24,-180 30,-50 70,22! 26,4 0,16! -28,4');
  sheet.shape(unite([clockwise(trunk), ...boughs]), 'bold', 'wood');
  sheet.shape(ellipse(-2, -110, 13, 20), 'line', 'night');
}

/** A crooked house; its foot is the origin. */
function house(sheet: Sheet, brief: Brief): void {
  const { level } = brief;
  const roof = (table: string): void => {
    const rim = drawn(table);
    sheet.shape(rim, 'bold', 'b');
    if (level > 0)
      fillZone('scales', {
        sheet,
        zone: [rim],
        size: byLevel(brief, 0, 70, 42),
        angle: 0,
        roles: ['b', 'night'],
      });
  };
  const lit = (x: number, y: number, w: number, h: number): void => {
    if (level > 0) sheet.shape(archway(x, y, w + 20, h + 14), 'line', 'wood');
    const pane = archway(x, y, w, h);
    sheet.shape(pane, 'line', 'sun');
    if (level > 0)
      sheet.line(
        [
          [x, y],
          [x, y - h],
        ],
        'line',
        0,
      );
    if (level > 0)
      sheet.line(
        [
          [x - w / 2, y - h * 0.4],
          [x + w / 2, y - h * 0.4],
        ],
        'line',
        0,
      );
  };
  const boards = (x: number, y: number, w: number, h: number): void => {
    for (const v of level === 2 ? evenly(Math.round(h / 42), y, y + h) : [])
      sheet.line(
        [
          [x, v],
          [x + w, v + 3],
        ],
        'fine',
        0,
      );
  };
  sheet.shape(drawn('80,0! 90,-330! 250,-340! 240,0!'), 'bold', 'a');
  boards(86, -320, 156, 320);
  roof('60,-320! 170,-520! 280,-330!');
  sheet.shape(drawn('-250,0! -240,-230! -90,-240! -90,0!'), 'bold', 'a');
  boards(-244, -220, 154, 220);
  roof('-280,-220! -170,-380! -60,-232!');
  sheet.shape(drawn('-110,0! -104,-430! 110,-446! 104,0!'), 'bold', 'c');
  boards(-106, -420, 212, 420);
  roof('-140,-420! 14,-650! 150,-440!');
  if (level > 0) {
    sheet.shape(rectangle(4, -700, 12, 70), 'line', 'stone');
    sheet.shape(drawn('16,-696! 70,-682! 16,-664!'), 'line', 'ember');
  }
  lit(0, -290, 76, 110);
  lit(166, -190, 60, 90);
  lit(-170, -90, 64, 90);
  if (level > 0) lit(166, -60, 60, 80);
  sheet.shape(ellipse(6, -500, 32), 'line', 'sun');
  sheet.shape(archway(-6, 0, 106, 190), 'bold', 'wood');
  if (level > 0)
    for (const x of [-32, -6, 20])
      sheet.line(
        [
          [x, 0],
          [x, -168],
        ],
        'line',
        0,
      );
  sheet.shape(ellipse(32, -78, 9), 'line', 'sun');
  for (const [i, w] of [180, 230].entries())
    sheet.shape(rectangle(-6 - w / 2, i * 24, w, 26, 4), 'line', 'stone');
}

/** A haunted house on its hill. */
export const hauntedHouses = sights(
  {
    category: 'holidays',
    size: [800, 1000],
    backdrop: 'night',
    tags: ['halloween', 'haunted house', 'ghost', 'bats', 'pumpkin', 'moon'],
    draw(brief) {
      const { level, random } = brief;
      const sky = brief.sheet.layer('sky');
      for (let i = byLevel(brief, 1, 3, 7); i > 0; i--)
        sky.shape(ellipse(560, 240, 120 + i * byLevel(brief, 70, 84, 56)), 'line', i % 2 ? 'soft' : 'night');
      fullMoon(sky.at({ x: 560, y: 240 }), 120, level);
      const land = brief.sheet.layer('land');
      land.shape(drawn('-20,860! 140,800 400,760 640,800 820,850! 820,1040! -20,1040!'), 'line', 'grass');
      if (level > 0) bareTree(land.at({ x: 110, y: 850, scale: 1.05 }));
      house(land.at({ x: 430, y: 790, scale: 0.98 }), brief);
      for (const [x, y, s] of (
        [
          [200, 190, 1],
          [640, 120, 0.8],
          [110, 320, 0.7],
          [330, 110, 0.7],
        ] as const
      ).slice(0, byLevel(brief, 1, 3, 4)))
        bat(brief.sheet.layer('bats').at({ x, y, scale: s, angle: random.range(-0.3, 0.3) }));
      const fore = brief.sheet.layer('fore');
      fore.shape(drawn('340,830! 480,830! 560,1040! 200,1040!'), 'line', 'sand');
      if (level > 0)
        for (const [i, y] of evenly(level * 2 + 1, 850, 980).entries())
          fore.shape(ellipse(400 - i * 8 + (i % 2 ? 36 : -30), y, 40 + i * 5, 13 + i), 'line', 'stone');
      for (const [i, x] of byLevel(
        brief,
        [],
        [60, 160, 640, 740],
        [40, 96, 152, 208, 600, 656, 712, 768],
      ).entries())
        fore.shape(
          drawn('-17,60! -17,-70! 0,-100! 17,-70! 17,60!', {
            x,
            y: 930 + (i % 2) * 6,
            angle: random.range(-0.08, 0.08),
          }),
          'line',
          'stone',
        );
      if (level > 0)
        for (const side of [0, 1]) fore.shape(rectangle(side * 560 - 10, 900, 260, 18), 'line', 'stone');
      jackOLantern(
        fore.at({ x: random.range(630, 670), y: 884, scale: byLevel(brief, 0.56, 0.46, 0.42) }),
        level,
        random.pick(['grin', 'tooth'] as const),
      );
      if (level > 0) jackOLantern(fore.at({ x: 256, y: 888, scale: 0.34 }), 0, 'grin');
      ghost(fore.at({ x: random.range(256, 268), y: 380, scale: byLevel(brief, 1.3, 1, 1) }));
      if (level > 0) sittingCat(fore.at({ x: 520, y: 880, scale: 0.74 }), 0);
    },
  },
  [
    {
      name: 'haunted-house',
      size: [800, 1000],
      told: [
        [
          'The Ghost at the Gate',
          'The ghost only wants to know if you have brought sweets. The house behind it pretends to be scary.',
        ],
        [
          'Somebody Left a Light On',
          'The house has been empty for ninety years and yet the windows shine. The cat could explain it.',
        ],
        [
          'Number Thirteen, Moonlight Hill',
          'Crooked walls, patched roofs and a very fresh pumpkin. Knock at your own risk.',
        ],
      ],
    },
  ],
);
