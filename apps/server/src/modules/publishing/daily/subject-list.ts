import type { View } from '@inkbloom/formats/page';
import { catalogue } from '@inkbloom/linework/catalogue';
import { seasonOf } from '../../../plugins/almanac.ts';
import { dateOf } from '../../../plugins/calendars.ts';
import type { DailySubject, Time } from './subjects.ts';

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
/** Tags of pictures that are near already, or that are nothing in part. */
const WHOLE_ONLY: readonly string[] = ['close up', 'maze'];

const PUBLISHED = Map.groupBy(
  catalogue.flatMap(({ category, tags, recipes }) => recipes.map((recipe) => ({ category, tags, recipe }))),
  ({ recipe }) => recipe.composition,
);

function subject(word: string, time: Time): DailySubject {
  const [composition = '', family = '', score = '4'] = word.split(':');
  const pages = PUBLISHED.get(composition) ?? [];
  const proven = new Set(pages.map(({ recipe }) => recipe.difficulty));
  const stream = pages[0]?.category;
  const isWhole = pages.some(({ tags }) => tags.some((tag) => WHOLE_ONLY.includes(tag)));
  const views = isWhole ? [] : (VIEWS[stream ?? ''] ?? []);
  const known = { composition, family: family || composition, score: score === '5' ? 5 : 4 } as const;
  return { ...known, stream, proven, views, ...time };
}

function at(time: Time, words: string): DailySubject[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => subject(word, time));
}

const ANY: Time = {};
const WARM: Time = { seasons: ['spring', 'summer'] };
const SPRING: Time = { seasons: ['spring'] };
const SUMMER: Time = { seasons: ['summer'] };
const AUTUMN: Time = { seasons: ['autumn'] };
const WINTER: Time = { seasons: ['winter'] };

const MONTHS = 'january february march april may june july august september october november december';
/** What a month is for in the north: its page is for no other month, and for no other season. */
function inMonth(month: number): Time {
  return { month, seasons: [seasonOf(dateOf(2026, month, 1), 'north')] };
}

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday';
const ALPHABET = 'a b c d e f g h i j k l m n o p q r s t u v w x y z';

const LETTERS: readonly DailySubject[] = [
  ...at(
    ANY,
    `letter-c letter-d letter-e letter-g letter-h letter-i letter-j letter-k letter-n letter-p letter-q
    letter-r letter-s letter-u letter-v letter-w letter-x letter-y letter-z alphabet-chart alphabet-bunting::5
    letter-l-lighthouse:letter-l letter-v-vase:letter-v
    number-1 number-2 number-3 number-4 number-5 number-6 number-7 number-8 number-9 number-10
    number-11 number-12 number-13 number-14 number-15 number-16 number-17 number-18 number-19 number-20
    phrase-breathe phrase-step phrase-kind phrase-dream phrase-sunshine phrase-storm
    greeting-birthday:birthday greeting-thanks greeting-welcome greeting-miss-you greeting-get-well greeting-home
    greeting-believe greeting-grow greeting-luck greeting-congratulations greeting-curious
    greeting-good-night greeting-keep-going greeting-relax greeting-go-with-the-flow`,
  ),
  ...ALPHABET.split(' ').map((letter) => subject(`house-${letter}:letter-${letter}`, ANY)),
  ...MONTHS.split(' ').map((name, month) => subject(`month-${name}:month`, inMonth(month + 1))),
  subject('month-march-hares:month', inMonth(3)),
  subject('day-saturday-huts:weekday', { weekday: 6 }),
  ...WEEKDAYS.split(' ').map((name, weekday) => subject(`day-${name}:weekday`, { weekday })),
  ...at(WINTER, 'phrase-slow greeting-let-it-snow'),
  ...at({ feasts: ['new-year'] }, 'greeting-new-year'),
];

const PEOPLE: readonly DailySubject[] = [
  ...at(
    ANY,
    `flower-portrait:portrait jump-rope ball-game soap-bubbles:bubbles gardener cook:cook:5
    guitarist dancer-in-flounces:dancer painter friends:friends:5 princess fairy
    pirate:pirates birthday-child:birthday:5 beekeeper archer
    one-blanket:story first-haircut:barber hide-and-seek seesaw
    fashion-show`,
  ),
  ...at(WINTER, 'snow-day'),
  ...at(WARM, 'tree-swing:swing'),
  ...at(AUTUMN, 'lantern-walk'),
  ...at({ feasts: ['halloween'] }, 'trick-or-treat'),
  ...at({ feasts: ['christmas'] }, 'santa'),
];

const ANIMALS: readonly DailySubject[] = [
  ...at(
    ANY,
    `giraffe-portrait:giraffe elephant-portrait:elephant fox-portrait:fox dog-portrait:dog fish owl-branch:owl parrot
    turtle bear-fishing:bear cow-and-calf:cow
    deer-at-dawn:deer dolphin-leap:dolphin elephants-at-the-water:elephant
    hens-in-the-yard:hens horses-at-the-fence:horse
    hummingbirds:hummingbird jellyfish-drift:jellyfish koala-tree:koala
    panda-in-bamboo:panda:5
    swan octopus::5 frog penguin snail turtle-passes:turtle turtle-reef:turtle:5`,
  ),
  ...at(WARM, 'bees-at-the-hive:bee ladybirds-on-a-leaf:ladybird ladybird-on-a-daisy:ladybird butterfly'),
  ...at({ ...SPRING, alsoFor: ['easter'] }, 'rabbit-burrow:rabbit:5'),
  ...at(AUTUMN, 'hedgehog-leaves:hedgehog'),
  ...at(WINTER, 'fox-in-snow:fox wolf-night:wolf:5'),
];

const TALES: readonly DailySubject[] = [
  ...at(
    ANY,
    `campsite:camp treasure-beach:treasure treehouse tyrannosaur:dinosaur triceratops:dinosaur tall-grazers:dinosaur
    stegosaur:dinosaur dinosaur-valley:dinosaur balloon-morning:balloon pirate-ship:pirates submarine
    treasure-cave:treasure:5 space-walk:astronaut robot-garden:robot caravan mars-rover::5
    ankylosaur:dinosaur plesiosaur:dinosaur balloon-race:balloon airship
    robot-parade:robot:5 jungle-temple maze-grand:maze maze-wide:maze maze-round:maze
    castle:castle:5 hatchling:dragon unicorn unicorn-friend:unicorn phoenix kraken::5
    fairy-on-a-mushroom:fairy crystal-grotto:crystal dragon-hoard:dragon:5
    moon-angler:moon:5 pegasus-flight:pegasus:5 potion-shelf:potion
    dragon-asleep:dragon:5 cloud-ship:ship-in-the-clouds tree-village:tree-village:5 night-library:wizard:5
    burrow-maze:maze moon-visit:astronaut:5
    sea-serpent::5 star-whale::5 toadstool-village:mushroom tree-door walking-tree`,
  ),
  ...at({ alsoFor: ['lunar-new-year'] }, 'dragon-story:dragon:5 dragon-eye:dragon:5'),
  ...at({ alsoFor: ['halloween'] }, 'witch-kitchen:witch'),
];

const FLOWERS: readonly DailySubject[] = [
  ...at(
    ANY,
    `filled-field:flower-field filled-round:flower-field filled-butterfly:flower-field flower-bloom:bloom:5
    garland-wreath:garland garland-heart:garland portrait-orchid:orchid portrait-calla:calla
    portrait-camellia:camellia portrait-clematis:clematis portrait-gerbera:gerbera
    portrait-marguerite:marguerite portrait-strelitzia:strelitzia portrait-pansy:pansy
    portrait-poppy:poppy vessel-boot:flower-boot vessel-can:watering-can vessel-jar:flower-jar
    vessel-pitcher:pitcher vessel-pot:flower-pot vessel-vase:vase window-box:window bee-at-work:bee:5
    pond-from-above window-table flower-stall hanging-baskets seed-packets pressed-flowers
    embroidery-hoop floating-bowl bouquet-close:bouquet flower-bloom-close:bloom:5 flower-posy-close:posy:5
    pot-steps vessel-teapot:flower-teapot vessel-wrap:bouquet first-flowers-meadow:first-flowers
    first-flowers-pot:first-flowers first-flowers-carpet:first-flowers first-flowers-ring:first-flowers
    first-flowers-rug:first-flowers`,
  ),
  ...at({ alsoFor: ['easter'] }, 'filled-egg:flower-egg'),
  ...at({ alsoFor: ['valentine'] }, 'filled-heart:flower-heart portrait-rose:rose'),
  ...at({ alsoFor: ['mothers-day', 'valentine'] }, 'bouquet flower-posy:posy:5 flower-giants rose-arch'),
  ...at({ alsoFor: ['thanksgiving'] }, 'vessel-basket:flower-basket'),
  ...at(
    SPRING,
    `portrait-daffodil:daffodil portrait-tulip:tulip portrait-iris:iris:5 portrait-crocus:crocus portrait-magnolia:magnolia
    bulbs-below:bulbs:5 wisteria`,
  ),
  ...at(WARM, 'portrait-peony:peony:5 portrait-cosmos:cosmos'),
  ...at(
    SUMMER,
    'portrait-lavender:lavender portrait-sunflower:sunflower portrait-coneflower:coneflower straw-hat portrait-delphinium:delphinium',
  ),
];

const NATURE: readonly DailySubject[] = [
  ...at(
    ANY,
    `cactus:cactus:5 desert desert-tall:desert mountain-lake night-hills plant-shelf study-ginkgo:ginkgo
    study-ivy:ivy great-wave:waves forest-path
    behind-the-glass:terrarium
    desert-foreground:desert hill-at-midnight:night-hills
    reef-neighbors:reef still-water:reflection river-valley sea-cave
    fox-den:burrow snail-height:toadstools:5 under-the-cap:toadstools:5
    up-in-the-boughs:tree valley-farm:river-valley`,
  ),
  ...at(SPRING, 'wreath-spring nest-in-the-can:nest:5'),
  ...at(
    SUMMER,
    `palm-beach:beach meadow rock-pool pond-level:pond heron-reeds:heron:5 hare-meadow:hare
    hare-lying-low:hare dog-rose-arch:dog-rose under-the-palm:beach wreath-summer`,
  ),
  ...at(
    AUTUMN,
    `study-oak:oak old-tree:tree wreath-autumn autumn-floor:leaf-litter
    mandala-cobweb:cobweb cobbles-and-leaves:cobbles
    caps-and-stems:toadstools`,
  ),
  ...at(WINTER, 'ribbons-of-light:northern-lights wreath-winter'),
];

const FOOD: readonly DailySubject[] = [
  ...at(
    ANY,
    `cupcake donut-box:donut teacup:tea:5 sweet-friends:sweets snack-friends:snacks breakfast pizza:pizza:5 sushi
    fruit-stall:market jam-shelf:jam cake-studio:cake tea-party:tea bakery-window:bread
    spice-market:spices burger-tower:burger cheese-board:cheese pancake-tower:pancakes ramen-counter:ramen
    smoothie-bar:smoothie`,
  ),
  ...at({ alsoFor: ['thanksgiving'] }, 'fruit-basket:fruit:5'),
  ...at(WARM, 'ice-cream picnic-blanket:picnic gelato-counter:ice-cream lemonade-stand:lemonade'),
  ...at(AUTUMN, 'soup-pot:soup'),
  ...at({ ...WINTER, alsoFor: ['christmas'] }, 'gingerbread-street:gingerbread'),
];

const TRAFFIC: readonly DailySubject[] = [
  ...at(
    ANY,
    `balloon camper rocket sailboat steam-train:train:5 fire-engine bus tractor digger ice-cream-van
    coast-drive:car race-bend:race harbor-giant:ship:5 seaplane:plane:5 sea-rescue:helicopter big-truck:truck:5
    hill-tram:tram:5 station:train bicycles:bicycle airport-apron:airport balloon-basket:balloon
    balloon-fiesta:balloon bus-window:bus camper-breakfast:camper car-park cockpit
    engine-driver:train fire-crew:fire-engine
    lee-rail:sailing:5 moon-rocket-window:rocket sails-up:sailboat
    seaplane-bay:plane second-gear:car ship-and-tugs:ship tractor-wheels:tractor tram-stop:tram
    truck-grille:truck high-viaduct:train:5 beached-boats:fishing-boat:5 narrowboats:narrowboat waves-and-rescue:helicopter wedding-car:car:5`,
  ),
  ...at(WARM, 'regatta:sailing lake-van:camper'),
  ...at({ seasons: ['summer', 'autumn'] }, 'harvest-rounds:harvest'),
  ...at(WINTER, 'cable-car hanging-by-a-rope:cable-car'),
];

const TOWNS: readonly DailySubject[] = [
  ...at(
    ANY,
    `skyline canal bakery bookshop:books flower-shop rooftops:rooftops crossing
    reading-nook:books courtyard
    gables-and-chimneys:street little-town:town:5 little-town-tall:town:5 whole-town:town:5 many-windows:windows
    night-bridge:bridge on-the-quay:quay under-the-arch:bridge
    laundry-alley:alley:5 market-hall:market roof-garden tram-bridge:bridge`,
  ),
];

const HOLIDAYS: readonly DailySubject[] = [
  ...at({ feasts: ['new-year'] }, 'sparks:fireworks midnight-bang:fireworks'),
  ...at({ feasts: ['valentine'] }, 'love-post:love-letter'),
  ...at({ feasts: ['lunar-new-year'] }, 'reunion-dinner:reunion'),
  ...at({ feasts: ['lunar-new-year', 'new-year', 'mid-autumn'] }, 'lanterns paper-lights:lanterns'),
  ...at({ feasts: ['holi'] }, 'holi-colors:holi'),
  ...at({ feasts: ['eid'] }, 'eid-night:eid:5 domes-and-lanterns:eid-lanterns:5'),
  ...at({ feasts: ['easter'] }, 'easter-basket easter-egg easter-morning'),
  ...at({ feasts: ['mothers-day'] }, 'breakfast-tray'),
  ...at({ feasts: ['diwali'] }, 'diya rangoli-yard:rangoli rangoli-corner:rangoli'),
  ...at({ feasts: ['halloween'] }, 'haunted-house ghost-manor:haunted-house:5 costume-party::5'),
  ...at({ feasts: ['day-of-the-dead'] }, 'ofrenda::5'),
  ...at({ feasts: ['thanksgiving'] }, 'thanksgiving-table'),
  ...at({ feasts: ['hanukkah'] }, 'menorah:menorah:5 nine-flames:menorah:5'),
  ...at(
    { feasts: ['christmas'] },
    `bauble snow-globe inside-the-globe:snow-globe gingerbread-door:gingerbread stockings
    winter-village:winter-village:5 deep-snow:cabin snowy-town:winter-village:5`,
  ),
];

const ORNAMENTS: readonly DailySubject[] = [
  ...at(
    ANY,
    `mandala-dahlia mandala-sun mandala-dreamcatcher:dreamcatcher mandala-grand
    mandala-within-balloon:mandala-balloon mandala-within-vase:mandala-vase
    mandala-grand-close:mandala-close mandala-dahlia-close:mandala-close mandala-three mandala-corner
    mandala-frieze mandala-meadow mandala-jellyfish::5 mandala-peacock::5 mandala-crescent
    mandala-turtle::5 mandala-keyhole mandala-grove mandala-lace-close:mandala-lace
    mandala-plates:plates mandala-clockwork:clockwork mandala-ferris:ferris-wheel mandala-kites:round-kites
    mandala-snail:mandala-snail mandala-sun-close:mandala-sun mandala-sunflower-close:mandala-sunflower:5
    tiling-scales:scales optical-tunnel
    block-town glass-tulips::5 glass-kingfisher glass-sail::5 glass-peaks::5 button-box
    mandala-nest::5 mandala-plant::5 mandala-fish-round:fish-round mandala-rope:rope-mandala:5 mandala-tracery:mandala-rose-window:5 mandala-dome:dome mandala-shells::5 mandala-bobbins:lace-pillow bamboo-lattice::5 folk-tree::5 art-nouveau woven-blanket feather-fall tiled-hall town-from-above wave-rows
    circle-limit::5 never-again::5 knotwork-square:knotwork:5 knotwork-tall:knotwork:5 fish-everywhere cracked-ice
    scales-close:scales wallpaper-close:wallpaper jungle-leaves log-pile:logs shoal balloon-crowd
    umbrellas citrus-slices marbled-paper tiling-quilt:quilt patchwork-heart:quilt mandala-lace mandala-mehndi
    mandala-garden mandala-feather mandala-round mandala-balloons`,
  ),
  ...at({ alsoFor: ['diwali'] }, 'mandala-lotus:mandala-temple mandala-rose-window'),
  ...at(WINTER, 'mandala-snow mandala-snow-close:mandala-snow'),
];

/**
 * The compositions that were scored 4 or 5 when all were looked at (docs/pages/review.md and the reading before it),
 * as `composition:family:score`: the family where it is another, the score where it is 5. A new composition is drawn
 * once it stands here.
 */
export const DAILY_SUBJECTS: readonly DailySubject[] = [
  ...LETTERS,
  ...PEOPLE,
  ...ANIMALS,
  ...TALES,
  ...FLOWERS,
  ...NATURE,
  ...FOOD,
  ...TRAFFIC,
  ...TOWNS,
  ...HOLIDAYS,
  ...ORNAMENTS,
];

/** The family of a composition; one that is in no list is its own. */
export function familyOf(composition: string): string {
  return DAILY_SUBJECTS.find((one) => one.composition === composition)?.family ?? composition;
}
