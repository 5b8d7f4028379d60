import { points, knots } from '../../geometry/knots.ts';
import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { clockwise, grow, intersect } from '../../geometry/boolean.ts';
import { blob, curve, twin, type Knot } from '../../geometry/curve.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Path } from '../../geometry/point.ts';
import { floaters } from '../../motifs/floaters.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { hill, tuft } from '../../motifs/landscape.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';

/** A mushroom that is somebody's house. */
export const mushroomHouse: Composition = {
  name: 'mushroom-house',
  category: 'fantasy',
  size: [1000, 1000],
  strays: 1.7,
  draw(brief) {
    const { random, level } = brief;
    floaters(brief.sheet.layer('air'), {
      random,
      kinds: level === 1 ? ['star', 'bubble'] : ['star'],
      box: [84, 84, 916, 620],
      avoid: [
        ellipse(130, 160, 90, 110),
        ellipse(700, 90, 120, 80),
        ellipse(500, 360, 420, 260),
        ellipse(790, 600, 170, 200),
        ellipse(190, 640, 150, 160),
      ],
      count: byLevel(brief, 3, 12, 22),
      sizes: byLevel(brief, [30, 38], [18, 30], [16, 26]),
      gap: 20,
    });
    drawMoon(brief.sheet.layer('air'));
    drawMeadow(brief);
    neighbour(brief.sheet.layer('neighbour').at({ x: 806, y: 850, scale: 0.5 }), level);
    if (level > 0)
      neighbour(brief.sheet.layer('neighbour').at({ x: 180, y: 836, scale: 0.36, flip: true }), level);
    drawHouse(brief.sheet.layer('house').at({ x: 490, y: 850, scale: 0.93 }), brief);
    drawGarden(brief);
    return {
      title: `${random.pick(['Pixie', 'Fairy', 'Gnome', 'Elf', 'Moonlight'])} Mushroom ${random.pick(['House', 'Cottage', 'Home'])}`,
      description:
        'A tiny house is built into a spotted mushroom, with smoke over the chimney and a round pane in the door. Somebody small must be at home.',
      tags: ['mushroom', 'fairy tale', 'house', 'forest', 'magic'],
    };
  },
};

function drawMoon(sheet: Sheet): void {
  sheet.shape(blob(knots('184,70! 110,84 70,160 110,236 190,248! 146,214 128,160 144,106')), 'line', 'sun');
}

function drawMeadow(brief: Brief): void {
  const meadow = clockwise(
    brief.level === 2
      ? blob(points('-40,820 180,780 500,752 820,780 1040,820 1060,1060 500,1080 -60,1060'))
      : blob(points('66,834 180,780 500,752 820,780 934,834 918,906 700,946 300,946 82,906')),
  );
  const sheet = brief.sheet.layer('meadow');
  sheet.shape(meadow, 'bold', 'grass');
  if (brief.level > 0) hill(sheet.inside([meadow]), points('20,890 300,866 560,900 980,858'), 1000, 'leaf');
}

const CAP: Path = clockwise(
  twin(points('0,-760 150,-744 300,-664 390,-530 412,-420 350,-384 180,-372 0,-368')),
);

/** The lower part of the cap, its upper edge in scallops. */
const TRIM: Path = clockwise(blob([...scallops(-450, 450, 6), [450, -300, 1], [-450, -300, 1]]));

/** Rows of round shingles over the whole cap, the lower over the upper. */
function shingled(inside: Sheet): void {
  for (let row = 4; row >= 0; row--)
    for (let i = -6; i <= 6; i++) {
      const x = (i + (row % 2) / 2) * 92;
      const y = -758 + row * 62;
      inside.shape(
        clockwise(
          blob([
            [x - 46, y - 70, 1],
            [x + 46, y - 70, 1],
            [x + 46, y, 1],
            [x, y + 42],
            [x - 46, y, 1],
          ]),
        ),
        'line',
        row % 2 ? 'a' : 'ember',
      );
    }
}

function scallops(from: number, to: number, count: number): Knot[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i): Knot[] => {
    const x = from + i * step;
    return [
      [x, -498, 1],
      [x + step * 0.2, -526],
      [x + step * 0.5, -538],
      [x + step * 0.8, -526],
    ];
  }).flat();
}

function drawHouse(sheet: Sheet, brief: Brief): void {
  chimney(sheet, brief.level);
  const stem = clockwise(twin(knots('0,-420 186,-410! 176,-300 196,-150 232,-20 214,30 0,44')));
  sheet.shape(stem, 'bold', 'cream');
  if (brief.level === 2)
    fillZone('bricks', {
      sheet,
      zone: intersect([clockwise(rectangle(-260, -90, 520, 160))], grow([stem], -2)),
      size: 62,
      angle: 0,
      roles: ['stone', 'cream'],
    });
  frill(sheet, brief.level);
  door(sheet, brief);
  for (const x of brief.level === 0 ? [118] : [-128, 124]) window(sheet.at({ x, y: -218 }), brief.level);
  sheet.shape(CAP, 'bold', 'a');
  const inside = sheet.inside([CAP]);
  if (brief.level === 2) shingled(inside);
  inside.shape(TRIM, 'line', 'b');
  const spots = byLevel(
    brief,
    [
      [-20, -640, 72],
      [186, -596, 50],
      [-200, -590, 50],
      [0, -448, 46],
      [240, -446, 46],
      [-240, -446, 46],
    ],
    [
      [-20, -648, 66],
      [180, -604, 48],
      [-204, -596, 46],
      [310, -446, 38],
      [-310, -446, 38],
      [0, -446, 42],
      [156, -446, 38],
      [-156, -446, 38],
    ],
    [
      [-20, -644, 66],
      [170, -610, 48],
      [-196, -604, 48],
      [110, -706, 26],
      [-130, -700, 26],
      [310, -446, 38],
      [-310, -446, 38],
      [0, -446, 44],
      [156, -446, 40],
      [-156, -446, 40],
    ],
  );
  for (const [x, y, r] of spots) {
    inside.shape(ellipse(x!, y!, r!, r! * 0.84, x! * 0.0016), 'line', 'paper');
    if (brief.level === 2 && r! > 40)
      inside.shape(ellipse(x!, y!, r! * 0.6, r! * 0.5, x! * 0.0016), 'fine', 'soft');
  }
  sheet.rim(CAP, 'bold');
}

function chimney(sheet: Sheet, level: number): void {
  const pipe = rectangle(168, -796, 66, 180);
  sheet.shape(pipe, 'line', 'stone');
  if (level === 2)
    fillZone('bricks', { sheet, zone: [clockwise(pipe)], size: 40, angle: 0, roles: ['stone', 'b'] });
  sheet.shape(rectangle(154, -808, 94, 30, 8), 'line', 'stone');
  if (level === 2)
    for (const [x, y, r] of [
      [206, -832, 22],
      [244, -858, 28],
    ] as const)
      sheet.shape(ellipse(x, y, r, r * 0.76), 'line', 'paper');
  else
    sheet.line(curve(points('200,-816 230,-836 222,-858 190,-850 196,-830 246,-842 282,-836')), 'line', 0.7);
}

/** The gills beneath the cap, as a hanging frill. */
function frill(sheet: Sheet, level: number): void {
  const rim = clockwise(twin(points('0,-330 150,-340 290,-372 360,-410 0,-440')));
  sheet.shape(rim, 'line', 'cream');
  const inside = sheet.inside([rim]);
  const ribs = level === 0 ? 3 : level === 1 ? 7 : 11;
  for (let i = -ribs; i <= ribs; i++) {
    if (level === 0 && i % 2 !== 0) continue;
    const x = (i / ribs) * 320;
    inside.line(
      [
        [x * 0.72, -440],
        [x * 1.02, -320],
      ],
      'fine',
      0,
    );
  }
}

function door(sheet: Sheet, brief: Brief): void {
  const panel: Path = clockwise([...arc(0, -120, 70, 84, Math.PI, Math.PI * 2), [70, 40], [-70, 40]]);
  const frame: Path = [...arc(0, -120, 92, 106, Math.PI, Math.PI * 2), [92, 42], [-92, 42]];
  sheet.shape(frame, 'bold', 'stone');
  sheet.shape(panel, 'line', 'wood');
  for (const x of brief.level === 0 ? [] : [-36, 0, 36])
    sheet.inside([panel]).line(
      [
        [x, -220],
        [x, 44],
      ],
      'fine',
      0,
    );
  sheet.shape(ellipse(0, -128, 28), 'line', 'sun');
  sheet.shape(ellipse(46, -50, 10), 'line', 'sun');
  sheet.shape(blob(points('-116,40 0,30 116,40 128,62 0,74 -128,62')), 'line', 'stone');
}

function window(sheet: Sheet, level: number): void {
  sheet.shape(ellipse(0, 0, 47), 'line', 'wood');
  sheet.shape(ellipse(0, 0, 33), 'line', 'sun');
  sheet.line(
    [
      [0, -33],
      [0, 33],
    ],
    'fine',
    0,
  );
  if (level > 0)
    sheet.line(
      [
        [-33, 0],
        [33, 0],
      ],
      'fine',
      0,
    );
}

/** A plain mushroom beside the house, about 500 high. */
function neighbour(sheet: Sheet, level: number): void {
  sheet.shape(twin(knots('0,-250 70,-244! 66,-120 92,0 0,24')), 'bold', 'cream');
  sheet.shape(twin(points('0,-440 120,-416 210,-310 222,-240 120,-222 0,-218')), 'bold', 'b');
  const spots =
    level === 0
      ? [[-20, -338, 58]]
      : [
          [-30, -350, 54],
          [110, -310, 38],
          [-130, -288, 34],
        ];
  for (const [x, y, r] of spots) sheet.shape(ellipse(x!, y!, r!, r! * 0.84), 'line', 'paper');
}

function drawGarden(brief: Brief): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('garden');
  const spots = byLevel(
    brief,
    [[168, 852, 58]],
    [
      [316, 900, 46],
      [110, 870, 40],
      [670, 906, 46],
      [906, 868, 38],
    ],
    [
      [306, 900, 46],
      [106, 868, 42],
      [672, 906, 48],
      [908, 868, 40],
      [232, 918, 34],
      [754, 916, 34],
    ],
  );
  spots.forEach(([x, y, size], i) => {
    for (const turn of [-1.1, 1.1])
      sheet.shape(
        place(petal('leaf', size! * 1.25, size! * 0.6), { x: x!, y: y! + 16, angle: turn }),
        'line',
        'leaf',
      );
    const kind: FlowerName = (['daisy', 'poppy'] as const)[i % 2]!;
    FLOWERS[kind](sheet.at({ x: x!, y: y!, scale: size! / 100 }), {
      random: random.fork(`flower ${i}`),
      level: 0,
      petals: i % 2 === 0 ? 'd' : 'c',
      heart: 'sun',
    });
  });
  if (level > 0) for (const x of [420, 590, 850]) tuft(sheet.at({ x, y: 930 }));
}
