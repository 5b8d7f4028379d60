import type { Difficulty, View } from '@inkbloom/formats/page';
import { catalogue } from '@inkbloom/linework/catalogue';
import type { SeasonName } from './almanac.ts';

/** When a subject is drawn: in seasons, or near a feast alone; any time where neither is told. */
interface Time {
  readonly seasons?: readonly SeasonName[];
  readonly feasts?: readonly string[];
  /** Feasts that it suits too: near them it comes first. */
  readonly alsoFor?: readonly string[];
}

/** A composition that daily pages are drawn of. */
export interface DailySubject extends Time {
  readonly composition: string;
  /** What a reader would call the same subject: it rests for a month. */
  readonly family: string;
  /** What the composition was given when it was looked at, 4 or 5; those with less are not drawn. */
  readonly score: 4 | 5;
  /** The stream of its pages, so that one that does not suit a day is not drawn; undefined where none is published. */
  readonly stream?: string | undefined;
  /** The difficulties at which pages were looked at and published; all where this is absent. */
  readonly proven?: ReadonlySet<Difficulty>;
  /** The parts of its pictures that a page may come nearer to. */
  readonly views?: readonly View[];
}

/** The near views of a stream's pictures: none of letters and ornaments, none that leaves a figure without its head. */
const FIGURES: readonly View[] = ['middle', 'high'];
const PLACES: readonly View[] = ['middle', 'left', 'right', 'high', 'low'];
const VIEWS: Readonly<Record<string, readonly View[]>> = {
  people: FIGURES,
  adventure: FIGURES,
  fantasy: FIGURES,
  animals: FIGURES,
  flowers: PLACES,
  nature: PLACES,
  food: PLACES,
  vehicles: PLACES,
  urban: PLACES,
  holidays: PLACES,
};

const PUBLISHED = Map.groupBy(
  catalogue.flatMap(({ category, recipes }) => recipes.map((recipe) => ({ category, recipe }))),
  ({ recipe }) => recipe.composition,
);

function subject(line: string, time: Time = {}): DailySubject[] {
  return line.split(' ').map((word) => {
    const [composition = '', family = '', score = '4'] = word.split(':');
    const pages = PUBLISHED.get(composition) ?? [];
    const proven = new Set(pages.map(({ recipe }) => recipe.difficulty));
    const stream = pages[0]?.category;
    const views = VIEWS[stream ?? ''] ?? [];
    const known = { composition, family: family || composition, score: score === '5' ? 5 : 4 } as const;
    return { ...known, stream, proven, views, ...time };
  });
}

const WARM: Time = { seasons: ['spring', 'summer'] };
const SPRING: Time = { seasons: ['spring'] };
const SUMMER: Time = { seasons: ['summer'] };
const AUTUMN: Time = { seasons: ['autumn'] };
const WINTER: Time = { seasons: ['winter'] };
const NEW_YEARS: Time = { alsoFor: ['lunar-new-year'] };
const VALENTINE: Time = { alsoFor: ['valentine'] };
const EASTER: Time = { alsoFor: ['easter'] };
const MOTHERS_DAY: Time = { alsoFor: ['mothers-day', 'valentine'] };
const HALLOWEEN: Time = { alsoFor: ['halloween'] };
const DIWALI: Time = { alsoFor: ['diwali'] };
const THANKSGIVING: Time = { alsoFor: ['thanksgiving'] };

/**
 * The compositions that were scored 4 or 5 when all were looked at (docs/pages/review.md and the reading before it),
 * as `composition:family:score`: the family where it is another, the score where it is 5. A new composition is drawn
 * once it stands here.
 */
export const DAILY_SUBJECTS: readonly DailySubject[] = [
  ...subject(
    'campsite:camp treasure-beach:treasure treehouse giraffe-portrait:giraffe owl-branch:owl parrot turtle',
  ),
  ...subject('castle:castle:5 hatchling:dragon mushroom-house:mushroom unicorn'),
  ...subject('filled-egg:flower-egg', EASTER),
  ...subject('filled-field:flower-field flower-bloom:bloom:5 garland-wreath:garland'),
  ...subject('filled-heart:flower-heart mandala-within-heart:mandala-heart portrait-rose:rose', VALENTINE),
  ...subject('bouquet flower-posy:posy:5 flower-giants rose-arch', MOTHERS_DAY),
  ...subject('portrait-calla:calla portrait-camellia:camellia portrait-clematis:clematis'),
  ...subject('portrait-gerbera:gerbera portrait-marguerite:marguerite portrait-strelitzia:strelitzia'),
  ...subject('portrait-dahlia:dahlia portrait-pansy:pansy portrait-poppy:poppy'),
  ...subject(
    'portrait-daffodil:daffodil portrait-tulip:tulip portrait-iris:iris:5 portrait-dogwood:dogwood',
    SPRING,
  ),
  ...subject('portrait-peony:peony:5 portrait-cosmos:cosmos', WARM),
  ...subject(
    'portrait-lavender:lavender portrait-sunflower:sunflower portrait-coneflower:coneflower',
    SUMMER,
  ),
  ...subject('vessel-boot:flower-boot vessel-can:watering-can vessel-jar:flower-jar'),
  ...subject('vessel-pitcher:pitcher vessel-pot:flower-pot vessel-vase:vase window-box:window'),
  ...subject('cupcake donut-box:donut teacup:tea:5 sweet-friends:sweets snack-friends:snacks'),
  ...subject('fruit-basket:fruit:5 vessel-basket:flower-basket', THANKSGIVING),
  ...subject('ice-cream', WARM),
  ...subject('bauble snow-globe', { feasts: ['christmas'] }),
  ...subject('easter-basket easter-egg', { feasts: ['easter'] }),
  ...subject('diya', { feasts: ['diwali'] }),
  ...subject('lanterns', { feasts: ['lunar-new-year', 'new-year'] }),
  ...subject('menorah:menorah:5', { feasts: ['hanukkah'] }),
  ...subject('mandala-dahlia:mandala-dahlia mandala-sun:mandala-sun'),
  ...subject('mandala-snow', WINTER),
  ...subject('mandala-dreamcatcher:dreamcatcher mandala-grand mandala-within-balloon:mandala-balloon'),
  ...subject(
    'mandala-within-vase:mandala-vase tiling-blocks:optical tiling-honeycomb:honeycomb tiling-scales:scales',
  ),
  ...subject(
    'cactus:cactus:5 desert desert-tall:desert mountain-lake night-hills plant-shelf study-ginkgo:ginkgo',
  ),
  ...subject('palm-beach:beach meadow', SUMMER),
  ...subject('northern-lights', WINTER),
  ...subject('study-oak:oak old-tree:tree wreath-autumn', AUTUMN),
  ...subject('wreath-winter', WINTER),
  ...subject('wreath-spring', SPRING),
  ...subject('wreath-summer', SUMMER),
  ...subject(
    'flower-portrait:portrait skyline town-street:street balloon camper rocket sailboat steam-train:train:5',
  ),
  ...subject('fire-engine bus tractor digger ice-cream-van'),
  ...subject('coast-drive:car race-bend:race harbor-giant:ship:5 seaplane:plane:5 sea-rescue:helicopter'),
  ...subject('big-truck:truck:5 hill-tram:tram:5 station:train bicycles:bicycle'),
  ...subject('regatta:sailing lake-van:camper', WARM),
  ...subject(
    'tyrannosaur:dinosaur triceratops:dinosaur long-neck:dinosaur stegosaur:dinosaur dinosaur-valley:dinosaur',
  ),
  ...subject('balloon-morning:balloon pirate-ship:pirates submarine:submarine treasure-cave:treasure:5'),
  ...subject('space-walk:astronaut robot-garden:robot unicorn-friend:unicorn'),
  ...subject('dragon-story:dragon:5 dragon-eye:dragon:5', NEW_YEARS),
  ...subject('wizard-study:wizard:5', HALLOWEEN),
  ...subject('mandala-lotus:mandala-temple mandala-rose-window', DIWALI),
  ...subject('phoenix kraken:kraken:5 fairy-on-a-mushroom:fairy'),
  ...subject('letter-a letter-c letter-d letter-h letter-s'),
  ...subject('letter-e letter-g letter-i letter-j letter-k letter-n letter-p letter-q letter-r letter-u'),
  ...subject(
    'alphabet-chart alphabet-bunting:alphabet-bunting:5 letter-v letter-w letter-x letter-y letter-z',
  ),
  ...subject('number-2 number-3 number-5 number-6 number-7 number-8 number-9 number-10'),
  ...subject('phrase-breathe phrase-step phrase-kind phrase-dream phrase-sunshine phrase-storm'),
  ...subject('phrase-slow', WINTER),
  ...subject('bakery:bakery bookshop:books:5 flower-shop rooftops:rooftops:5 crossing reading-nook:books'),
  ...subject(
    'breakfast pizza:pizza:5 sushi fruit-stall:market jam-shelf:jam:5 cake-studio:cake:5 tea-party:tea',
  ),
  ...subject('picnic-blanket:picnic', WARM),
  ...subject('jump-rope puddle-jump:puddle:5 ball-game story-time soap-bubbles:bubbles gardener cook:cook:5'),
  ...subject('guitarist ballerina dancer-in-flounces:dancer painter family-walk:family friends:friends:5'),
  ...subject(
    'mandala-grand-close:mandala-close mandala-dahlia-close:mandala-close mandala-three mandala-corner',
  ),
  ...subject('mandala-frieze mandala-meadow mandala-jellyfish::5 mandala-parasols mandala-peacock::5'),
  ...subject('mandala-crescent mandala-turtle::5 mandala-fan::5 mandala-keyhole'),
  ...subject('optical-balls::5 optical-tunnel optical-folds block-town glass-tulips::5 glass-kingfisher'),
  ...subject('button-box agates paper-stars folk-tree::5 art-nouveau woven-blanket feather-fall tiled-hall'),
  ...subject('town-from-above wave-rows bee-at-work:bee:5'),
  ...subject('pond-from-above greenhouse window-table flower-stall hanging-baskets seed-packets'),
  ...subject('pressed-flowers embroidery-hoop floating-bowl'),
  ...subject('bulbs-below:bulbs:5 tulip-rows wisteria', SPRING),
  ...subject('straw-hat', SUMMER),
  ...subject('knight princess mermaid fairy pirate:pirates birthday-child:birthday:5'),
  ...subject('potter carpenter vet tailor teacher beekeeper archer band:music drum-circle:music'),
  ...subject('wheelchair-basketball:ball-game:5 climbing-wall street-piano:piano violinist tree-climbing::5'),
  ...subject(
    'hide-and-seek seesaw bus-stop market-day:market guide-dog bedtime-story:story-time fashion-show',
  ),
  ...subject('caravan mars-rover::5 raptor-nest:dinosaur:5 ankylosaur:dinosaur plesiosaur:dinosaur'),
  ...subject(
    'pterosaur-cliff:dinosaur balloon-race:balloon airship robot-parade:robot:5 canoe fossil-dig diver',
  ),
  ...subject('jungle-temple'),
  ...subject('snowball-fight ice-skating', WINTER),
  ...subject('kite-day:kite tree-swing:swing', WARM),
  ...subject('lantern-walk', AUTUMN),
  ...subject('snow-day', WINTER),
  ...subject('trick-or-treat', { feasts: ['halloween'] }),
  ...subject('santa', { feasts: ['christmas'] }),
];

/** Whether a subject is drawn for one of these feasts. */
export function isAbout({ feasts = [], alsoFor = [] }: Time, names: readonly string[]): boolean {
  return [...feasts, ...alsoFor].some((feast) => names.includes(feast));
}

/** The subjects that suit a day, of those that can be drawn. */
export function subjectsOf(
  all: readonly DailySubject[],
  season: SeasonName,
  feasts: readonly string[],
): DailySubject[] {
  return all.filter((one) => {
    if (one.feasts !== undefined) return isAbout(one, feasts);
    return one.seasons === undefined || one.seasons.includes(season);
  });
}

/** The family of a composition; one that is in no list is its own. */
export function familyOf(composition: string): string {
  return DAILY_SUBJECTS.find((one) => one.composition === composition)?.family ?? composition;
}
