import type { Composition } from '../../composition.ts';
import { clockwise, subtract, unite } from '../../geometry/boolean.ts';
import { drawn, mirrored, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle } from '../../geometry/forms.ts';
import { petal } from '../../geometry/petal.ts';
import { place, type Point, type Shape } from '../../geometry/point.ts';
import { boldArm, boldBust, boldFace, boldFringe } from '../../motifs/people/bold.ts';
import { roomyCloud } from '../../motifs/roomy/sights.ts';
import { PEOPLE_PENS } from '../../motifs/people/pens.ts';
import type { Random } from '../../random.ts';
import type { Role } from '../../roles.ts';
import type { Sheet } from '../../sheet.ts';
import { type EasyScene, easyPage } from '../easy-page.ts';

const SIZE = [800, 1000] as const;
const SIDES = [-1, 1] as const;

type Cut = 'bunches' | 'bob' | 'curls' | 'short';

interface Friend {
  readonly skin: Role;
  readonly hair: Role;
  readonly cut: Cut;
  readonly coat: Role;
}

/** Two who look different from each other. */
function friends(random: Random): readonly [Friend, Friend] {
  const skins = random.shuffle<Role>(['cream', 'sand', 'fur', 'gold', 'wood']);
  const hairs = random.shuffle<Role>(['ember', 'rust', 'stone', 'night']);
  const cuts = random.shuffle<Cut>(['bunches', 'bob', 'curls', 'short']);
  const one = (i: 0 | 1, coat: Role): Friend => ({ skin: skins[i]!, hair: hairs[i]!, cut: cuts[i]!, coat });
  return [one(0, 'a'), one(1, 'sun')];
}

/** Hair that lies behind a bold face. */
function hairBehind(sheet: Sheet, { cut, hair }: Friend): void {
  if (cut === 'bunches') for (const side of SIDES) sheet.shape(ellipse(side * 184, -150, 74), 'bold', hair);
  if (cut === 'bob')
    sheet.shape(mirrored('0,-200! 150,-170 212,-60 216,80 190,190 120,200! 0,150!'), 'bold', hair);
  if (cut === 'curls') {
    const ring = Array.from({ length: 9 }, (_, i): Point => {
      const turn = Math.PI * (0.96 + (1.08 * i) / 8);
      return [Math.cos(turn) * 168, Math.sin(turn) * 168 - 40];
    });
    sheet.shape(
      unite([...ring.map(([x, y]) => ellipse(x, y, 74)), ellipse(0, -60, 170)].map(clockwise)),
      'bold',
      hair,
    );
  }
}

/** Somebody of few large parts, the face's middle on the origin. */
function friend(sheet: Sheet, it: Friend, mouth: 'smile' | 'laugh', eyes: 'open' | 'closed'): void {
  hairBehind(sheet, it);
  boldBust(sheet, it.coat);
  boldFace(sheet, {
    skin: it.skin,
    eyes,
    nose: 'line',
    mouth,
    isBlushing: true,
    ...(it.cut === 'bob' ? { ears: false } : {}),
  });
  if (it.cut === 'curls')
    sheet.shape(
      drawn(
        '-150,-60! -172,-130 -120,-196 0,-222 120,-196 172,-130 150,-60! 112,-110 60,-92 0,-122 -60,-92 -112,-110',
      ),
      'bold',
      it.hair,
    );
  else boldFringe(sheet, it.hair);
}

const umbrella: EasyScene = {
  title: 'Two under an Umbrella',
  description: 'One holds it high and one holds on. The rain may fall wherever it likes.',
  tags: ['children', 'friends', 'umbrella', 'rain', 'face'],
  behind: 'sky',
  draw(sheet, random) {
    const [left, right] = friends(random.fork('friends'));
    for (const [x, y] of [
      [86, 100],
      [714, 100],
    ] as const)
      sheet.shape(place(petal('drop', 100, 62), { x, y: y + 60 }), 'line', 'water');
    friend(sheet.at({ x: 208, y: 606, scale: 0.74 }), left, 'smile', 'open');
    friend(
      sheet.at({ x: 592, y: 606, scale: 0.74 }),
      right,
      'laugh',
      random.fork('eyes').pick(['open', 'closed'] as const),
    );
    sheet.shape(rectangle(380, 300, 40, 660, 14), 'bold', 'wood');
    for (const y of [826, 910]) sheet.shape(ellipse(600, y, 30), 'line', 'b');
    const hand = sheet.at({ x: 208, y: 606, scale: 0.74 });
    boldArm(
      hand,
      [
        [90, 600],
        [190, 500],
        [252, 350],
      ],
      { sleeve: left.coat, skin: left.skin, thumb: 1 },
    );
    canopy(sheet);
  },
};

/** A rib of the umbrella from its foot up, as knots. */
const rib = (x: number): string => `${x},370! ${400 + (x - 400) * 0.82},220 ${400 + (x - 400) * 0.45},126`;
/** The same from the tip down. */
const ribDown = (x: number): string => rib(x).split(' ').toReversed().join(' ');

/** Four panels from one tip, with a bow under each. */
function canopy(sheet: Sheet): void {
  const xs = [52, 226, 400, 574, 748];
  for (let i = 0; i < 4; i++) {
    const [a, b] = [xs[i]!, xs[i + 1]!];
    sheet.shape(
      drawn(`400,84! ${ribDown(a)} ${(a + b) / 2},332 ${rib(b)}`),
      'bold',
      (['a', 'paper', 'a', 'paper'] as const)[i],
    );
  }
  sheet.shape(ellipse(400, 84, 42, 40), 'bold', 'wood');
}

/** A half round of melon, bitten twice from its upper edge. */
const slice = (rx: number, ry: number): Shape =>
  subtract(
    [[...arc(400, 660, rx, ry, 0, Math.PI)]],
    unite(
      [
        [214, 44],
        [262, 54],
        [312, 44],
        [528, 46],
        [578, 52],
      ].map(([x, r]) => clockwise(ellipse(x!, 660, r!))),
    ),
  );

/** A hand that holds the rind of a melon from below, its palm on the origin, the thumb over the rind. */
function rindHand(hand: Sheet, skin: Role): void {
  const fingers = [0, 1, 2, 3].map((i) =>
    clockwise(rectangle(-14 + (i % 3 === 0 ? 0 : 10), -70 + i * 34, 92, 38, 19)),
  );
  hand.shape(unite([...fingers, ellipse(-8, -6, 54, 70)].map(clockwise)), 'bold', skin);
  for (const y of [-33, 1, 35]) hand.line(traced(`20,${y} 44,${y - 1} 66,${y}`), 'line', 0.3);
}

const melon: EasyScene = {
  title: 'Half a Melon for Two',
  description:
    'It is as wide as both of them together. Two bites are missing already, and nobody will say whose was the larger.',
  tags: ['children', 'friends', 'melon', 'summer', 'fruit', 'face'],
  behind: 'sky',
  draw(sheet, random) {
    const [left, right] = friends(random.fork('friends'));
    sheet.shape(ellipse(400, 132, 78), 'bold', 'sun');
    for (const x of [146, 654]) roomyCloud(sheet.at({ x, y: 172, scale: 0.66 }));
    friend(sheet.at({ x: 226, y: 440, scale: 0.78, angle: 0.05 }), left, 'laugh', 'open');
    friend(
      sheet.at({ x: 574, y: 440, scale: 0.78, angle: -0.05 }),
      right,
      'smile',
      random.fork('eyes').pick(['open', 'closed'] as const),
    );
    sheet.shape(slice(318, 290), 'bold', 'leaf');
    sheet.shape(slice(284, 244), 'line', 'ember');
    for (const [x, y, angle] of [
      [268, 784, 0.5],
      [344, 838, 0.22],
      [456, 838, -0.22],
      [532, 784, -0.5],
      [400, 768, 0],
    ] as const)
      sheet.shape(place(petal('drop', 68, 46), { x, y, angle }), 'line', 'night');
    for (const [flip, it] of [
      [false, left],
      [true, right],
    ] as const) {
      const side = sheet.at({ x: flip ? 800 : 0, flip });
      side.shape(
        drawn(
          '96,628 30,660 -2,760 -20,900 0,1020! 150,1020! 196,950 180,890 126,866! 128,790 142,700 130,640',
        ),
        'bold',
        it.coat,
      );
      rindHand(side.at({ x: 176, y: 842, angle: -0.72 }), it.skin);
      side.shape(
        rectangle(-66, -22, 132, 48, 22).map(([x, y]): Point => [x + 128, y + 902]),
        'bold',
        it.coat,
      );
    }
  },
};

/** Two children cheek by cheek, for the first crayons. */
export const twoFaces: Composition = {
  name: 'two-faces',
  category: 'people',
  size: SIZE,
  strays: 1.4,
  pens: PEOPLE_PENS,
  draw: (brief) => easyPage(brief, SIZE, [umbrella, melon]),
};
