import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { ellipse, star } from '../../geometry/forms.ts';
import { downTo } from '../../motifs/dressing/coverings.ts';
import { dressSky } from '../../motifs/dressing/sky.ts';
import { FLOWERS, type FlowerName } from '../../motifs/flowers.ts';
import { leaf } from '../../motifs/leaf.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { unicorn } from '../../motifs/unicorn.ts';
import type { Role } from '../../roles.ts';

/** A unicorn's head with a flowing mane, before stars and flowers. */
export const unicornPortrait: Composition = {
  name: 'unicorn',
  category: 'fantasy',
  size: [1000, 1000],
  strays: 1.4,
  pens: SCENE_PENS,
  draw(brief) {
    const { random, level } = brief;
    const mane = random.shuffle<Role>(['a', 'b', 'c', 'd']);
    const flower = random.pick<FlowerName>(
      byLevel(brief, ['poppy'], ['rose', 'daisy', 'cosmos'], ['rose', 'daisy', 'peony', 'cosmos']),
    );
    framed(brief.sheet, [1000, 1000], 'sky', (inside) => {
      const scene = { ...brief, sheet: inside };
      drawSky(scene);
      unicorn(inside.layer('unicorn').at({ x: -24, y: 36, scale: 0.965 }), { level, mane, lashes: true });
      drawFlowers(scene, flower);
    });
    return {
      title: random.pick(
        byLevel(
          brief,
          ['Gentle Unicorn', 'Unicorn Friend'],
          ['Unicorn in the Wind', 'Unicorn among Stars'],
          ['The Unicorn with the Flowing Mane', 'Unicorn Dream'],
        ),
      ),
      description: `A unicorn turns its head and its long mane flows in the wind. ${level === 0 ? 'Every lock can have a color of its own.' : 'Stars shine around its spiral horn and flowers grow at its side.'}`,
      tags: ['unicorn', 'horse', 'mane', 'magic', 'fairy tale'],
    };
  },
};

function drawSky(brief: Brief): void {
  const sheet = brief.sheet.layer('stars');
  if (brief.level === 2)
    dressSky(sheet, brief.random.fork('night'), { zone: downTo(1000, 1000), kind: 'gusts', size: 140 });
  sheet.shape(ellipse(530, 424, 366), 'line', 'soft');
  if (brief.level > 0) sheet.shape(ellipse(530, 424, 320), 'line', 'cream');
  const spots = byLevel<readonly (readonly [number, number, number])[]>(
    brief,
    [[116, 116, 34]],
    [
      [110, 116, 34],
      [216, 102, 20],
      [86, 250, 24],
      [78, 420, 20],
      [94, 600, 26],
      [150, 700, 18],
      [888, 110, 30],
    ],
    [
      [104, 112, 32],
      [196, 96, 18],
      [180, 176, 20],
      [88, 224, 20],
      [76, 320, 18],
      [72, 430, 20],
      [80, 560, 24],
      [136, 650, 18],
      [180, 724, 20],
      [884, 104, 28],
      [800, 90, 16],
      [930, 190, 16],
    ],
  );
  for (const [x, y, r] of spots)
    sheet.shape(star(x, y, r, r * 0.5, 5, brief.random.range(-0.25, 0.25)), 'line', 'sun');
}

function drawFlowers(brief: Brief, kind: FlowerName): void {
  const { random, level } = brief;
  const sheet = brief.sheet.layer('flowers');
  const spots = byLevel<readonly (readonly [number, number, number])[]>(
    brief,
    [[210, 848, 92]],
    [
      [140, 850, 86],
      [302, 870, 76],
    ],
    [
      [124, 846, 74],
      [246, 884, 68],
      [360, 868, 70],
    ],
  );
  spots.forEach(([x, y, size], i) => {
    for (const angle of [-1.2, 1.2, -0.2])
      leaf(sheet, {
        at: { x, y, angle },
        length: size * 1.5,
        width: size * 0.62,
        random,
        veins: level === 2 ? 3 : 0,
      });
    FLOWERS[kind](sheet.at({ x, y, scale: size / 100, angle: random.range(0, 6) }), {
      random: random.fork(`flower ${i}`),
      level: level === 2 ? 1 : 0,
      petals: i % 2 === 0 ? 'a' : 'd',
      heart: 'sun',
    });
  });
}
