import type { Composition } from '../../composition.ts';
import { around } from '../../geometry/around.ts';
import { clockwise, unite } from '../../geometry/boolean.ts';
import { curve } from '../../geometry/curve.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { arc, ellipse, rectangle, tube } from '../../geometry/forms.ts';
import { evenly } from '../../geometry/ruled.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { place, polar } from '../../geometry/point.ts';
import { roomyButterfly, roomyLadybird } from '../../motifs/roomy/creatures.ts';
import {
  roomyBell,
  roomyDaisy,
  roomyLeaf,
  roomyPansy,
  roomyPoppy,
  roomyPrimrose,
  roomyStem,
  roomyTulip,
} from '../../motifs/roomy/flowers.ts';
import { roomyCloud, roomyGround } from '../../motifs/roomy/sights.ts';
import { SCENE_PENS } from '../../motifs/scenery.ts';
import type { Sheet } from '../../sheet.ts';
import { type EasyScene, easyPage } from '../easy-page.ts';

/** A composition of pictures for the youngest alone. */
const forTheYoungest = (
  name: string,
  size: readonly [width: number, height: number],
  scenes: readonly EasyScene[],
): Composition => ({
  name,
  category: 'flowers',
  size,
  strays: 1,
  pens: SCENE_PENS,
  draw: (brief) => easyPage(brief, size, scenes),
});

const meadow: EasyScene = {
  title: 'Three Friends and the Sun',
  description:
    'A tulip, a bellflower and a daisy stand before a hill, and a butterfly comes to visit. Say hello to each and pick its color.',
  tags: ['flowers', 'tulip', 'daisy', 'bellflower', 'butterfly', 'sun', 'easy'],
  behind: 'sky',
  draw(sheet) {
    const sun = sheet.layer('sky').at({ x: 834, y: 164 });
    sun.shape(ellipse(0, 0, 70), 'bold', 'sun');
    around(sun, { radius: 82, count: 11 }, (ray) => ray.line(traced('0,0 0,-28'), 'bold', 0.2));
    roomyButterfly(sheet.layer('sky').at({ x: 566, y: 186, scale: 0.88, angle: 0.2 }), ['a', 'd']);
    roomyCloud(sheet.layer('sky').at({ x: 240, y: 226, scale: 0.96 }));
    roomyGround(sheet.layer('hills'), 1000, 860, [560, 470, 440, 400, 380], 'soft');
    const tulip = sheet.layer('tulip');
    roomyLeaf(tulip.at({ x: 166, y: 800, angle: -0.16 }), 270, 112, -30);
    roomyStem(tulip, '190,800 196,660 182,500');
    roomyLeaf(tulip.at({ x: 216, y: 800, angle: 0.24 }), 250, 112, 24);
    roomyTulip(tulip.at({ x: 182, y: 506, scale: 1.14 }), 'a');
    const bell = sheet.layer('bell');
    roomyStem(bell, '440,800 434,640 396,470 424,360 480,326 544,384', 23);
    roomyLeaf(bell.at({ x: 440, y: 730, angle: -0.9 }), 200, 100);
    roomyLeaf(bell.at({ x: 440, y: 730, angle: 0.8 }), 200, 100);
    roomyBell(bell.at({ x: 544, y: 374, scale: 1.1 }), 'd');
    const daisy = sheet.layer('daisy');
    roomyStem(daisy, '802,800 812,660 796,460');
    roomyLeaf(daisy.at({ x: 806, y: 764, angle: 0.7 }), 200, 104);
    roomyDaisy(daisy.at({ x: 800, y: 470 }), 154, 'cream', 8);
    roomyGround(sheet.layer('near'), 1000, 860, [730, 700, 726, 690, 730], 'leaf');
    for (const x of [110, 300, 560, 700, 890])
      for (const lean of [-24, 0, 24])
        sheet
          .layer('near')
          .line(
            traced(`${x + lean * 0.4},800 ${x + lean * 0.7},776 ${x + lean * 1.4},${lean ? 762 : 748}`),
            'line',
            0.4,
          );
  },
};

/** Three tall flowers in the grass under the sun. */
export const meadowOfFriends = forTheYoungest('first-flowers-meadow', [1000, 820], [meadow]);

const lawn: EasyScene = {
  title: 'Flowers at My Feet',
  description:
    'You look down, and daisies have opened in the lawn, a ladybug between them. Step around her and start with the largest flower.',
  tags: ['flowers', 'daisies', 'ladybug', 'leaves', 'from above', 'easy'],
  behind: 'grass',
  draw(sheet) {
    const daisies = [
      [316, 330, 264, 10, [3.5]],
      [600, 654, 214, 8, [0.6, 2.2, 4.3]],
      [700, 200, 142, 8, [-3.1]],
    ] as const;
    for (const [x, y, radius, , turns] of daisies)
      for (const angle of turns)
        roomyLeaf(sheet.layer('leaves').at({ x, y, angle }), radius * 1.56, radius * 0.74);
    for (const [i, [x, y, radius, count]] of daisies.entries())
      roomyDaisy(
        sheet.layer('flowers').at({ x, y, angle: i * 0.4 }),
        radius,
        i % 2 ? 'blush' : 'cream',
        count,
      );
    roomyLadybird(sheet.layer('ladybug').at({ x: 214, y: 742, scale: 0.72, angle: 0.7 }));
  },
};

const fourKinds: EasyScene = {
  title: 'Four Big Blossoms',
  description:
    'A pansy, a poppy, a primrose and a daisy lie side by side on their leaves. Every one of them is another kind, so every one may be another color.',
  tags: ['flowers', 'pansy', 'poppy', 'primrose', 'daisy', 'from above', 'easy'],
  behind: 'grass',
  draw(sheet) {
    const leaves = sheet.layer('leaves');
    for (const angle of [2.5, 4.2]) roomyLeaf(leaves.at({ x: 262, y: 262, angle }), 300, 150);
    for (const angle of [2.2, 3.6]) roomyLeaf(leaves.at({ x: 652, y: 232, angle }), 270, 130);
    for (const angle of [-0.75, 2.5]) roomyLeaf(leaves.at({ x: 640, y: 634, angle }), 290, 140);
    for (const angle of [2.0, 3.9]) roomyLeaf(leaves.at({ x: 242, y: 674, angle }), 270, 136);
    const heads = sheet.layer('flowers');
    roomyPansy(heads.at({ x: 262, y: 262, angle: -0.12 }), 196, ['d', 'sun']);
    roomyPrimrose(heads.at({ x: 656, y: 228, angle: 0.2 }), 152, 'b');
    roomyPoppy(heads.at({ x: 640, y: 634, angle: 0.3 }), 188, 'a');
    roomyDaisy(heads.at({ x: 242, y: 674 }), 168, 'cream', 8);
  },
};

/** Large heads and leaves from above, over the whole page. */
export const flowerCarpet = forTheYoungest('first-flowers-carpet', [900, 900], [lawn, fourKinds]);

/** A cat from above, curled up about the frame's origin, its tail round its paws, 270 units wide. */
function curledCat(sheet: Sheet): void {
  sheet.shape(
    drawn('-128,10 -100,-74 -20,-116 76,-104 134,-34 124,50 60,104 -40,106 -108,72'),
    'bold',
    'ember',
  );
  sheet.line(traced('28,-38 84,-50 110,2 84,48'), 'line', 0.3);
  const way = curve(knots('122,24 112,84 46,116 -30,118 -92,100'));
  sheet.shape(
    unite([clockwise(tube(way, () => 27)), ellipse(-92, 100, 27), ellipse(122, 24, 27)]),
    'bold',
    'rust',
  );
  const head = sheet.at({ x: -62, y: 14, angle: -0.24, scale: 1.16 });
  head.shape(
    drawn('-66,-10 -72,-78! -36,-58 0,-62 36,-58 72,-78! 66,-10 46,38 0,52 -46,38'),
    'bold',
    'ember',
  );
  for (const side of [-1, 1]) {
    head.line(arc(side * 28, -14, 14, 11, 0.1, Math.PI - 0.1), 'line', 0.2);
    for (const dy of [0, 14])
      head.line(traced(`${side * 34},${10 + dy} ${side * 76},${6 + dy * 1.6}`), 'line', 0.5);
  }
  head.ink(drawn('-9,6! 9,6! 0,17'));
}

const rug: EasyScene = {
  title: 'The Cat on the Flower Rug',
  description:
    'A cat has curled up on the rug and sleeps right beside the great flower. Color the rug first, and quietly.',
  tags: ['flowers', 'rug', 'cat', 'floor', 'home', 'easy'],
  behind: 'wood',
  draw(sheet) {
    const floor = sheet.layer('floor');
    for (const y of [222, 598]) floor.line(traced(`0,${y}! 1000,${y}!`), 'line', 0);
    for (const [x, from, to] of [
      [330, 0, 222],
      [700, 598, 820],
    ] as const)
      floor.line(traced(`${x},${from}! ${x},${to}!`), 'line', 0);
    const carpet = sheet.layer('rug');
    for (const side of [-1, 1])
      for (const y of evenly(4, 172, 648)) {
        const tassel = carpet.at({ x: 500 + side * 338, y, flip: side < 0 });
        tassel.shape(drawn('-4,-20! 20,-24 40,-34 84,-58! 94,-2 84,58! 40,34 20,24 -4,20!'), 'line', 'cream');
        for (const dy of [-18, 18]) tassel.line(traced(`50,${dy} 80,${dy * 1.6}`), 'line', 0.3);
      }
    carpet.shape(rectangle(160, 104, 680, 612, 10), 'bold', 'rust');
    for (const x of [232, 768])
      for (const y of [270, 410, 550]) carpet.line(traced(`${x - 72},${y}! ${x + 72},${y}!`), 'line', 0);
    for (const y of [142, 678])
      for (const x of [380, 620]) carpet.line(traced(`${x},${y - 38}! ${x},${y + 38}!`), 'line', 0);
    carpet.shape(rectangle(236, 180, 528, 460, 8), 'bold', 'cream');
    for (const angle of [0.42, 2.72, 3.56, 5.86])
      roomyLeaf(carpet.at({ x: 500, y: 410, angle: angle + Math.PI / 2 }), 274, 120);
    roomyPrimrose(carpet.at({ x: 500, y: 410, angle: 0.1 }), 176, 'a');
    curledCat(sheet.layer('cat').at({ x: 716, y: 586, scale: 1.22 }));
  },
};

/** A rug with a large flower in its middle and a cat on it. */
export const flowerRug = forTheYoungest('first-flowers-rug', [1000, 820], [rug]);

const wreath: EasyScene = {
  title: 'Five Flowers round a Heart',
  description:
    'Three primroses and two daisies grow on one round stem, and a heart within a heart has the middle. Color it for somebody you like.',
  tags: ['flowers', 'wreath', 'heart', 'primrose', 'daisy', 'easy'],
  behind: 'soft',
  draw(sheet) {
    sheet.layer('border').shape(rectangle(62, 62, 876, 876, 24), 'bold', 'cream');
    const stem = sheet.layer('stem');
    for (const i of [0, 1, 3, 4]) {
      const angle = ((i + 0.5) / 5) * Math.PI * 2 - Math.PI / 2;
      const [x, y] = polar([500, 500], 306, angle - 0.02);
      roomyLeaf(stem.at({ x, y, angle: angle + 0.8 }), 132, 92);
    }
    stem.shape(
      [arc(500, 500, 312, 312, 0, Math.PI * 2), arc(500, 500, 268, 268, Math.PI * 2, 0)],
      'bold',
      'leaf',
    );
    around(sheet.layer('flowers'), { centre: [500, 500], radius: 290, count: 5 }, (spot, i) =>
      i % 2
        ? roomyDaisy(spot, 130, 'cream', 5)
        : roomyPrimrose(spot.at({ angle: i * 0.3 }), 128, i ? 'a' : 'b'),
    );
    const heart = sheet.layer('heart');
    heart.shape(place(petal('heart', 270, 282), { x: 500, y: 622 }), 'bold', 'a');
    heart.shape(place(petal('heart', 186, 190), { x: 500, y: 578 }), 'line', 'soft');
  },
};

/** A ring of flowers on one stem around a heart. */
export const flowerRing = forTheYoungest('first-flowers-ring', [1000, 1000], [wreath]);
