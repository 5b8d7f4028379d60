import { byLevel, type Brief } from '../../composition.ts';
import { blob, curve } from '../../geometry/curve.ts';
import { ellipse, rectangle, star, tube } from '../../geometry/forms.ts';
import { knots } from '../../geometry/knots.ts';
import { petal } from '../../geometry/petal.ts';
import { fillZone } from '../../patterns/patterns.ts';
import type { Sheet } from '../../sheet.ts';
import { edged } from '../edged.ts';

/** A panel in the manner of 1900: long stems that swing like whips around a round window. */
export const newStyle = edged({
  name: 'art-nouveau',
  category: 'patterns',
  size: [640, 1000],
  edge: 'page',
  backdrop: 'soft',
  keepsSides: true,
  draw(brief) {
    const { random, sheet, level } = brief;
    if (level === 2)
      fillZone('scales', {
        sheet: sheet.layer('ground'),
        zone: [rectangle(10, 110, 620, 880)],
        size: 96,
        angle: 0,
        roles: ['soft', 'cream'],
      });
    const middle = random.range(300, 360);
    const radius = random.range(190, 220);
    for (const y of byLevel(brief, [60], [40, 80], [36, 64, 96]))
      sheet.layer('frame').line(
        [
          [0, y],
          [640, y],
        ],
        'line',
        0,
      );
    if (level > 0)
      for (let i = 0; i < byLevel(brief, 0, 8, 13); i++)
        sheet
          .layer('frame')
          .shape(
            ellipse(
              ((i + 0.5) / byLevel(brief, 1, 8, 13)) * 640,
              byLevel(brief, 0, 60, 50),
              byLevel(brief, 0, 9, 9),
            ),
            'fine',
            'gold',
          );
    const flip = (draw: (half: Sheet) => void): void => {
      draw(sheet.layer('stems'));
      draw(sheet.layer('stems').at({ x: 640, flip: true }));
    };
    const window = sheet.layer('window').at({ x: 320, y: middle });
    for (const [share, role] of [
      [1.16, 'gold'],
      [1.06, 'b'],
      [0.96, 'sky'],
    ] as const)
      window.shape(ellipse(0, 0, radius * share), 'bold', role);
    const night = window.inside([ellipse(0, 0, radius * 0.96)]);
    for (let i = 0; i < byLevel(brief, 2, 4, 6); i++)
      night.shape(
        ellipse(
          0,
          radius * (1.15 + i * 0.02),
          radius * (1.5 - i * byLevel(brief, 0.4, 0.24, 0.17)),
          radius * (1.1 - i * byLevel(brief, 0.3, 0.2, 0.14)),
        ),
        'line',
        i % 2 ? 'water' : 'c',
      );
    night.shape(ellipse(-radius * 0.3, -radius * 0.42, radius * 0.24), 'line', 'sun');
    if (level > 0)
      for (const [x, y, size] of [
        [0.22, -0.62, 0.1],
        [0.5, -0.3, 0.08],
        [0.1, -0.2, 0.07],
      ] as const)
        night.shape(star(x * radius, y * radius, size * radius, size * radius * 0.5, 5), 'line', 'gold');
    const whips = random.pick([
      [
        '320,990 200,930 40,760 70,560 150,430 110,240 60,170',
        '320,990 260,860 150,760 160,640 250,590 330,640 300,720',
      ],
      [
        '320,990 150,960 60,820 120,680 60,520 40,330 120,170',
        '320,990 240,900 230,780 130,720 90,780 130,830',
      ],
      [
        '320,990 230,960 130,880 40,640 100,480 40,300 90,140',
        '320,990 280,820 200,700 90,690 60,790 140,810',
      ],
    ]);
    flip((half) => {
      // On medium pages one whip on each side leaves room for a large lily on its own leaves.
      for (const [i, whip] of (level === 1 ? whips.slice(0, 1) : whips).entries())
        half.shape(
          tube(curve(knots(whip), 8), (t) => 13 - 9 * t),
          'bold',
          i === 0 ? 'leaf' : 'grass',
        );
      const main = curve(knots(whips[0]!), 8);
      for (const share of byLevel(
        brief,
        [0.3, 0.55],
        [0.2, 0.36, 0.52, 0.7],
        [0.16, 0.28, 0.4, 0.52, 0.64, 0.76],
      )) {
        const [x, y] = main[Math.floor(share * (main.length - 1))]!;
        half
          .at({ x, y, angle: share * 3 - 0.4 })
          .shape(blob(knots('0,0! 34,-30 40,-84 10,-130! -16,-80 -20,-34')), 'line', 'leaf');
        if (level > 0)
          half.at({ x, y, angle: share * 3 - 0.4 }).line(
            curve([
              [0, -8],
              [14, -50],
              [10, -110],
            ]),
            'fine',
            0.4,
          );
      }
      const [tx, ty] = main.at(-1)!;
      bellFlower(half.at({ x: tx, y: ty + 20, scale: byLevel(brief, 1.1, 1.2, 1), angle: 0.3 }), level);
      if (level === 1) lilyLeaves(half);
    });
    const lily = sheet
      .layer('lily')
      .at({ x: 320, y: byLevel(brief, 760, 770, 730), scale: byLevel(brief, 1.6, 1.72, 1.45) });
    for (const turn of byLevel(
      brief,
      [-0.9, 0.9, 0],
      [-1.2, 1.2, -0.6, 0.6, 0],
      [-1.5, 1.5, -1, 1, -0.5, 0.5, 0],
    )) {
      lily.at({ angle: turn }).shape(petal('ogee', 150, 84), 'bold', 'a');
      if (level > 0)
        lily.at({ angle: turn }).line(
          [
            [0, -20],
            [0, -110],
          ],
          'fine',
          0.5,
        );
    }
    lily.shape(ellipse(0, 4, 32, 24), 'line', 'sun');
    return {
      title: random.fork('title').pick(['A Panel in the New Style', 'Whiplash Lilies', 'The Poster of 1900']),
      description:
        'Stems swing like whips around a moonlit window and open into lilies, the way posters looked in 1900. Muted greens and gold belong here.',
      tags: ['art nouveau', 'lilies', 'ornament', 'moon', 'symmetry'],
    };
  },
});

/** The left half of the lily's stem with a broad leaf that bends out and down and a bud above it. */
function lilyLeaves(half: Sheet): void {
  half.shape(
    tube(curve(knots('320,990 250,900 150,880 96,826'), 8), (t) => 8 - 4 * t),
    'line',
    'leaf',
  );
  half.shape(blob(knots('96,832! 62,800 66,752 96,716! 124,752 126,800')), 'bold', 'b');
  half.line(curve(knots('96,822 92,786 96,748')), 'fine', 0.4);
  half.shape(blob(knots('320,1000! 300,936 220,918 128,948 84,990! 150,984 240,996')), 'bold', 'leaf');
  half.line(curve(knots('304,982 230,950 150,962')), 'fine', 0.4);
  half.shape(rectangle(306, 780, 14, 230), 'line', 'leaf');
}

function bellFlower(sheet: Sheet, level: Brief['level']): void {
  for (const turn of [-0.75, 0.75, 0]) sheet.at({ angle: turn }).shape(petal('heart', 96, 66), 'line', 'b');
  sheet.shape(ellipse(0, 0, 22, 16), 'line', 'leaf');
  if (level > 0)
    for (const turn of [-0.3, 0, 0.3])
      sheet.at({ angle: turn }).line(
        [
          [0, -30],
          [0, -64],
        ],
        'fine',
        0.3,
      );
}
