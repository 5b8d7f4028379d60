import type { Composition } from '../../composition.ts';
import { drawn, traced } from '../../geometry/drawn.ts';
import { ellipse } from '../../geometry/forms.ts';
import type { Placement } from '../../geometry/point.ts';
import { bear } from '../../motifs/animals/beasts/bear.ts';
import { wildDeer } from '../../motifs/animals/beasts/deer.ts';
import { snowFox } from '../../motifs/animals/beasts/fox.ts';
import { walkingBear } from '../../motifs/animals/beasts/walking-bear.ts';
import { sittingBear } from '../../motifs/animals/beasts/sitting-bear.ts';
import { salmon } from '../../motifs/animals/beasts/salmon.ts';
import { posed } from '../../motifs/animals/body/pose.ts';
import { quadruped } from '../../motifs/animals/body/quadruped.ts';
import { waters } from '../../motifs/stages/hours.ts';
import { byGrade, type Scene } from '../../motifs/stages/stage.ts';
import { overgrown } from '../../motifs/stages/near-growth.ts';
import { deepWood, riverbank, winterWood } from '../../motifs/stages/wild-places.ts';
import { finely } from '../../motifs/stages/finer-parts.ts';
import { fineRiver, fineWinter, fineWood } from '../../motifs/stages/finer-places.ts';
import { simpler } from '../people/picture.ts';
import { scenic } from '../scenic.ts';
import { tidied } from '../tidied.ts';
import { farther, footprints, powder, spray } from './wildlife.ts';
import { wolfNight } from './wolf-night.ts';

/** High in an arch, head and forepaws down, hind legs stretched out behind. */
const POUNCE = posed('run', {
  hip: [-0.42, -2],
  shoulder: [0.4, -1.62],
  arch: 0.26,
  neck: 0.02,
  head: 0.62,
  hind: ['-0.26,0.3 -0.6,0.44 -0.86,0.72', '-0.06,0.4 -0.42,0.58 -0.6,0.9'],
  fore: ['0.42,0.4 0.72,0.74 0.98,1.1', '0.24,0.46 0.46,0.84 0.64,1.22'],
  tail: 0.34,
});

/** A hole in the snow where a mouse lives, its heap beside it. */
function mouseHole({ sheet }: Scene, x: number, y: number): void {
  const view = sheet.layer('hole').at({ x, y });
  view.shape(drawn('-96,16! -84,-14 -40,-34 10,-38 60,-26 92,4 100,16! 40,30 -40,30'), 'line', 'paper');
  view.shape(ellipse(4, 4, 46, 20), 'line', 'stone');
  view.shape(ellipse(6, 8, 28, 11), 'line', 'd');
}

/** Where the prints of two foxes lie: in front of the tail of the big one, and behind the small one. */
const TRAIL = [
  [
    [230, 118],
    [480, 128],
  ],
  [
    [-10, -22],
    [140, -30],
  ],
] as const;

const foxInSnow = scenic({
  name: 'fox-in-snow',
  category: 'animals',
  size: [1000, 800],
  ground: 640,
  edge: 'open',
  stages: (['day', 'dusk', 'night'] as const).map((hour) =>
    overgrown(finely(winterWood(hour), fineWinter(hour)), 'snow'),
  ),
  tags: ['fox', 'wild animal'],
  layouts: [
    {
      words: [
        [
          'The Fox Pounces',
          'A fox has heard something under the snow and jumps, nose first. Whoever lives down there has just gone out by the back.',
        ],
        [
          'One Great Leap',
          'All four paws are in the air and the snow flies. A fox can hear a mouse through half a metre of it.',
        ],
        [
          'Gone with a Leap',
          'The fox takes off as if the snow were warm. Its brush steers the rest of the way.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const s = byGrade(scene, 1.3, 1.26, 1.22);
        footprints(scene, [60, ground + 100], [150, ground + 84], 3);
        powder(scene, [byGrade(scene, 200, 210, 210), ground + 40], byGrade(scene, 1, 1.1, 1));
        mouseHole(scene, 850, ground + 64);
        quadruped(sheet.layer('fox').at({ x: 470, y: ground + 6, scale: s }), snowFox, POUNCE, level);
      },
    },
    {
      words: [
        [
          'Two Foxes on Patrol',
          'The big fox goes first and the young one steps into its prints. That saves half the work.',
        ],
        [
          'Following the Big Fox',
          'Two foxes cross the clearing one behind the other. The second has no idea where they are going.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const view = sheet.layer('fox');
        quadruped(
          view.at({ x: 240, y: ground - 50, scale: 0.68 }),
          snowFox,
          posed('walk', { neck: 0.5 }),
          farther(level),
        );
        for (const [from, to] of TRAIL)
          footprints(scene, [from[0], ground + from[1]], [to[0], ground + to[1]], 5, 19);
        quadruped(
          view.at({ x: 610, y: ground + 112, scale: 1.26 }),
          snowFox,
          posed('walk', { tail: -0.4 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'The Fox Listens',
          'Not a sound in the whole wood, and still the fox hears something. It can sit like this for an hour.',
        ],
        [
          'A Quiet Fox',
          'The fox has sat down in the snow and wrapped the silence around itself. Its brush keeps the paws warm later.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet.layer('fox').at({ x: 530, y: ground + 110, scale: 1.9 }),
          snowFox,
          posed('sit', { neck: 1.2, tail: 0.75 }),
          level,
        );
      },
    },
  ],
});

const deerAtDawn = scenic({
  name: 'deer-at-dawn',
  category: 'animals',
  size: [1000, 800],
  ground: 650,
  edge: 'open',
  fineFocus: [520, 430, 1.2],
  stages: [
    overgrown(finely(deepWood('dusk', 'birch'), fineWood('dusk', 'birch'), 'near'), 'wood'),
    overgrown(finely(deepWood('day', 'ridged'), fineWood('day', 'ridged'), 'near'), 'wood'),
    overgrown(finely(deepWood('dusk', 'ridged'), fineWood('dusk', 'ridged'), 'near'), 'wood'),
  ],
  tags: ['deer', 'wild animal'],
  layouts: [
    {
      words: [
        [
          'The Stag in the Clearing',
          'A stag steps out between the trunks and stops. For a moment nobody in the wood moves.',
        ],
        [
          'King of the Wood',
          'His crown grows anew every year, and it is heavy. That is why he carries his head so high.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        quadruped(
          sheet
            .layer('deer')
            .at({ x: 450, y: ground + byGrade(scene, 60, 60, 34), scale: byGrade(scene, 1.1, 1.1, 1) }),
          wildDeer('stag'),
          posed('walk', { neck: 1 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'A Doe and Her Fawn',
          'The fawn is two weeks old and does not leave her side. Its spots are patches of sunlight.',
        ],
        ['Breakfast in the Wood', 'The fawn tries the grass, its mother keeps watch. Milk was better.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const view = sheet.layer('deer');
        quadruped(
          view.at({ x: 296, y: ground + 40, scale: 1.06 }),
          wildDeer('doe'),
          posed('stand', { neck: 1.05 }),
          level,
        );
        quadruped(
          view.at({ x: 690, y: ground + 104, scale: 0.8, flip: true }),
          wildDeer('fawn'),
          posed('graze'),
          level,
        );
      },
    },
    {
      words: [
        [
          'Three Deer at the Edge of the Wood',
          'The stag listens, the doe listens too and the fawn has lain down. Each has something to do.',
        ],
        ['Family of Deer', 'They come out of the wood when nobody is about. If you are quiet, they stay.'],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const view = sheet.layer('deer');
        quadruped(
          view.at({ x: 800, y: ground - 40, scale: 0.7, flip: true }),
          wildDeer('stag'),
          posed('stand', { neck: 1 }),
          farther(level),
        );
        quadruped(view.at({ x: 200, y: ground - 10, scale: 0.8 }), wildDeer('doe'), posed('stand'), level);
        quadruped(view.at({ x: 560, y: ground + 120, scale: 1 }), wildDeer('fawn'), posed('lie'), level);
      },
    },
  ],
});

/** Water before the feet of those who stand in it. */
function shallows(scene: Scene, y: number): void {
  waters({ ...scene, sheet: scene.sheet.layer('shallows'), level: simpler(scene.level) }, y, scene.height);
}

/** A bear in the shallows of a river: the water closes over its feet and runs off in ripples. */
function wade(scene: Scene, at: Placement & { readonly y: number; readonly scale: number }): void {
  const { sheet, level } = scene;
  shallows(scene, at.y - 70 * at.scale);
  const view = sheet.layer('bear').at(at);
  view.shape(ellipse(0, -24, 280, 54), 'line', 'soft');
  walkingBear(view, 'brown', level);
  view.shape(drawn(WATERLINE), 'line', 'water');
  for (const ripple of RIPPLES) view.line(traced(ripple), 'line', 0.8);
}

const RIPPLES = ['-330,-20 -320,10 -260,36', '340,-22 330,12 270,38'];

/** The water before the legs of a bear. */
const WATERLINE =
  '-226,-26! -190,-20 -150,-28 -112,-20 -70,-28 -30,-20 14,-28 60,-20 104,-28 150,-20 192,-28 226,-26! 196,-6 120,8 0,13 -120,8 -196,-6';

const bearFishing = scenic({
  name: 'bear-fishing',
  category: 'animals',
  size: [1000, 800],
  ground: 600,
  edge: 'open',
  stages: (['day', 'dusk'] as const).map((hour) => finely(riverbank(hour), fineRiver(hour))),
  tags: ['bear', 'wild animal', 'salmon'],
  layouts: [
    {
      words: [
        [
          'The Bear Goes Fishing',
          'The salmon jump and the bear only has to open its mouth. It has been standing here since breakfast.',
        ],
        [
          'Dinner Is Jumping',
          'A salmon leaps up the river, past a very surprised bear. One of them will tell the story tonight.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        wade(scene, { x: 350, y: ground + 100, scale: byGrade(scene, 1.24, 1.22, 1.2) });
        salmon(sheet.layer('salmon').at({ x: 856, y: ground - 150, scale: 1, angle: -0.5 }), level);
        spray(scene, [830, ground + 60], 0.66);
      },
    },
    {
      words: [
        [
          'Mother Bear Shows How It Is Done',
          'The cub watches from the bank how its mother fishes. Tomorrow it may get its own feet wet.',
        ],
        [
          'A Lesson at the River',
          'First you stand still, says the bear, and then you stand still some more. The cub can do neither.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        wade(scene, { x: 700, y: ground + 60, scale: 1.06, flip: true });
        salmon(sheet.layer('salmon').at({ x: 440, y: ground + 50, scale: 0.76, flip: true }), level);
        spray(scene, [470, ground + 118], 0.5);
        quadruped(
          sheet.layer('cub').at({ x: 160, y: ground + 170, scale: 1 }),
          bear('brown'),
          posed('sit', { neck: 0.8 }),
          level,
        );
      },
    },
    {
      words: [
        [
          'The Bear Has Caught One',
          'It sits in the grass with the salmon in its arms and cannot believe its luck. The salmon cannot either.',
        ],
        [
          'Fish for Two',
          'The big bear holds the salmon and the cub has said please. There will be a piece for each of them.',
        ],
      ],
      draw(scene) {
        const { sheet, level, ground } = scene;
        const coat = { coat: 'wood', pale: 'cream', level } as const;
        sittingBear(sheet.layer('bear').at({ x: 400, y: ground + 160, scale: 1.42 }), {
          ...coat,
          hasFish: true,
          lean: 0.06,
        });
        sittingBear(sheet.layer('cub').at({ x: 760, y: ground + 176, scale: 0.76 }), {
          ...coat,
          lean: -0.14,
        });
      },
    },
  ],
});

/** Animals of the woods of the north, in the places where they live. */
export const forestFolk: readonly Composition[] = [
  tidied(foxInSnow),
  wolfNight,
  deerAtDawn,
  tidied(bearFishing),
];
