import { byLevel, type Brief, type Composition } from '../../composition.ts';
import { coast } from '../../motifs/places/coast.ts';
import { country } from '../../motifs/places/country.ts';
import { GROUND, type Place } from '../../motifs/places/place.ts';
import { site } from '../../motifs/places/site.ts';
import { openSky, type Hour } from '../../motifs/places/sky.ts';
import { town } from '../../motifs/places/town.ts';
import { framed, SCENE_PENS } from '../../motifs/scenery.ts';
import { bus } from '../../motifs/vehicles/bus.ts';
import { digger } from '../../motifs/vehicles/digger.ts';
import type { Hat, Rider } from '../../motifs/vehicles/driver.ts';
import { fireEngine } from '../../motifs/vehicles/fire-engine.ts';
import { iceCreamVan } from '../../motifs/vehicles/ice-cream-van.ts';
import { tractor } from '../../motifs/vehicles/tractor.ts';
import type { Random } from '../../random.ts';
import type { Sheet } from '../../sheet.ts';
import { type EasyScene, withEasy } from '../easy-page.ts';
import { AT_WORK } from './at-work.ts';
import { EASY_DIGGERS, EASY_TRACTORS } from './easy-farm.ts';
import { EASY_FIRE_ENGINES } from './easy-fire-engines.ts';
import { EASY_BUSES } from './easy-streets.ts';
import { EASY_ICE_CREAM } from './easy-travels.ts';
import type { DrawVehicle } from '../../motifs/vehicles/vehicle.ts';

interface Kind {
  readonly name: string;
  readonly title: string;
  readonly draw: DrawVehicle;
  /** What easy pages show instead. */
  readonly easy: readonly EasyScene[];
  readonly places: readonly Place[];
  readonly riders: readonly Rider[];
  readonly hat: Hat;
  readonly scale: number;
  readonly about: string;
  readonly hours: readonly Hour[];
  readonly tags: readonly string[];
}

const KINDS: readonly Kind[] = [
  {
    name: 'fire-engine',
    title: 'Fire Engine',
    draw: fireEngine,
    easy: EASY_FIRE_ENGINES,
    places: [town, coast, country],
    riders: ['dog', 'bear', 'cat'],
    hat: 'helmet',
    scale: 1.02,
    about: 'Its ladder is folded on the roof and the hose is wound up tight.',
    hours: ['day', 'night'],
    tags: ['fire engine', 'ladder', 'rescue'],
  },
  {
    name: 'bus',
    title: 'Double-Decker Bus',
    draw: bus,
    easy: EASY_BUSES,
    places: [town, coast],
    riders: ['fox', 'bear', 'rabbit'],
    hat: 'cap',
    scale: 0.98,
    about: 'Somebody else looks out of every window.',
    hours: ['day', 'night'],
    tags: ['bus', 'passengers', 'city'],
  },
  {
    name: 'tractor',
    title: 'Tractor',
    draw: tractor,
    easy: EASY_TRACTORS,
    places: [country],
    riders: ['pig', 'rabbit', 'dog', 'frog'],
    hat: 'straw',
    scale: 0.98,
    about: 'Its back wheel is almost as high as a house.',
    hours: ['day'],
    tags: ['tractor', 'harvest'],
  },
  {
    name: 'digger',
    title: 'Digger',
    draw: digger,
    easy: EASY_DIGGERS,
    places: [site],
    riders: ['bear', 'mouse', 'pig', 'frog'],
    hat: 'helmet',
    scale: 0.94,
    about: 'The bucket is full and there is a lot more to move.',
    hours: ['day'],
    tags: ['digger', 'excavator'],
  },
  {
    name: 'ice-cream-van',
    title: 'Ice Cream Van',
    draw: iceCreamVan,
    easy: EASY_ICE_CREAM,
    places: [coast, town],
    riders: ['cat', 'rabbit', 'mouse', 'pig'],
    hat: 'straw',
    scale: 1.02,
    about: 'The hatch is open and the cones are ready.',
    hours: ['day'],
    tags: ['ice cream', 'van', 'summer'],
  },
];

/** Vehicles at work in a place that suits them, an animal at the wheel. */
export const onTheRoad: readonly Composition[] = KINDS.map((kind) => withEasy(inPlace(kind), kind.easy));

function inPlace(kind: Kind): Composition {
  return {
    name: kind.name,
    category: 'vehicles',
    size: [1000, 760],
    strays: 1.2,
    pens: SCENE_PENS,
    draw(brief) {
      const { random } = brief;
      const place = random.pick(kind.places);
      const who = random.pick(kind.riders);
      const hour = random.pick(kind.hours);
      const flip = random.chance(0.5);
      const atWork = AT_WORK[kind.name];
      const facing = (inside: Sheet) => (flip ? inside.at({ x: 1000, flip: true }) : inside);
      if (atWork && !brief.isPart && random.fork('helper').chance(0.5)) {
        framed(brief.sheet, [1000, 760], 'sky', (inside) => atWork.draw({ ...brief, sheet: facing(inside) }));
        return atWork.story;
      }
      framed(brief.sheet, [1000, 760], hour === 'night' ? 'night' : 'sky', (inside) => {
        const scene: Brief = { ...brief, sheet: facing(inside) };
        openSky(scene, hour, place.isTallRight);
        place.behind(scene);
        kind.draw({
          sheet: scene.sheet.layer('vehicle').at({ x: 486, y: GROUND + 24, scale: kind.scale }),
          brief: { ...scene, random: random.fork('vehicle') },
          who,
          hat: kind.hat,
        });
        place.before(scene);
      });
      return {
        title: titleOf(random, kind, who, hour, place),
        description: `A ${who} drives the ${kind.title.toLowerCase()} ${place.where}${hour === 'night' ? ' by night' : ''}. ${kind.about}`,
        tags: [...kind.tags, who, ...place.tags].slice(0, byLevel(brief, 6, 7, 8)),
      };
    },
  };
}

function titleOf(random: Random, kind: Kind, who: Rider, hour: Hour, place: Place): string {
  const driver = who[0]!.toUpperCase() + who.slice(1);
  if (hour === 'night')
    return random.pick([
      `${driver} and the Night ${kind.title}`,
      `The ${kind.title} under the Stars`,
      `${driver}’s Late Shift in the ${kind.title}`,
    ]);
  return random.pick([
    `${driver}’s ${kind.title} ${place.title}`,
    `The ${kind.title} ${place.title}`,
    `${driver} Drives the ${kind.title}`,
  ]);
}
