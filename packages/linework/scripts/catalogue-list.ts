import type { Difficulty, Recipe } from '@inkbloom/formats/page';

/** An activity as chosen by eye: its pages, and words of its own where the drawn ones are not the best. */
export interface Choice {
  readonly pages: readonly Recipe[];
  readonly title?: string;
  readonly description?: string;
}

/** An activity of one page. */
function single(composition: string, difficulty: Difficulty, seed: number, title?: string): Choice {
  const pages = [{ composition, difficulty, seed: String(seed) }];
  return title ? { pages, title } : { pages };
}

/** Several pages that belong together; the first is the cover. */
function collection(
  title: string,
  description: string,
  difficulty: Difficulty,
  pages: Readonly<Record<string, number>>,
): Choice {
  const recipes = Object.entries(pages).map(([composition, seed]) => ({
    composition,
    difficulty,
    seed: String(seed),
  }));
  return { title, description, pages: recipes };
}

/** The catalogue in its order: streams alternate, so that the newest pages are mixed. */
export const CHOICES: readonly Choice[] = [
  single('owl-branch', 'medium', 2, 'Moonlit Owl with Poppies'),
  single('mandala-sun', 'medium', 1, 'Dreaming Sun Mandala'),
  single('flower-posy', 'hard', 4, 'Dahlia and Sunflower Posy'),
  single('castle', 'medium', 1, 'Moonlit Castle on the Hill'),
  single('cactus', 'easy', 1, 'Happy Cactus Friends'),
  single('patchwork-butterfly', 'hard', 2, 'Patchwork Butterfly'),
  single('cupcake', 'medium', 1, 'Sweetheart Cupcake'),
  single('balloon', 'hard', 1, 'High Summer Balloon'),
  collection(
    'The Four Seasons',
    'One tree stands on one hill through spring, summer, autumn and winter. Color the year, a page for every season.',
    'medium',
    { 'tree-spring': 2, 'tree-summer': 1, 'tree-autumn': 2, 'tree-winter': 2 },
  ),
  single('turtle', 'hard', 1, 'Drifting Sea Turtle'),
  single('pumpkin', 'easy', 1, 'Jolly Pumpkin'),
  single('mandala-lotus', 'easy', 1, 'Lotus Heart Mandala'),
  single('bouquet', 'medium', 2, 'Cosmos in a Painted Vase'),
  single('mushroom-house', 'easy', 4, 'Little Gnome Cottage'),
  single('mountain-lake', 'medium', 2, 'First Light over Mirror Lake'),
  single('star-tiling', 'hard', 2, 'Honeycomb Stars'),
  single('teacup', 'easy', 1, 'Morning Teacup'),
  single('camper', 'medium', 1),
  single('peacock', 'hard', 1, 'Royal Peacock'),
  single('mandala-dahlia', 'hard', 3, 'Velvet Dahlia Mandala'),
  single('flower-bloom', 'easy', 1, 'Great Garden Rose'),
  single('snow-globe', 'hard', 2, 'Snowy Cottage Globe'),
  single('rocket', 'easy', 1, 'Moonbound Rocket'),
  single('lion', 'medium', 1, 'Noble Lion with a Flower Crown'),
  single('patchwork-heart', 'medium', 2, 'Patchwork Heart'),
  single('ice-cream', 'hard', 2),
  single('castle', 'easy', 1, 'Sunny Castle'),
  collection(
    'Three Quiet Mandalas',
    'Three mandalas for three quiet evenings: a sleeping sun, a lotus and a water lily. Begin in the middle and let the colors wander outwards.',
    'medium',
    { 'mandala-dahlia': 1, 'mandala-lotus': 5, 'mandala-sun': 3 },
  ),
  single('cat', 'easy', 2, 'Garden Cat with a Poppy'),
  single('flower-posy', 'medium', 2, 'Sunflower and Rose Posy'),
  single('mountain-lake', 'hard', 2, 'Evening over Pine Lake'),
  single('star-tiling', 'easy', 2, 'Palace Star'),
  single('steam-train', 'hard', 1),
  single('mushroom-house', 'hard', 1, 'Moonlight Mushroom House'),
  single('cupcake', 'hard', 1, 'Rose Cupcake'),
  single('bauble', 'medium', 1, 'Festive Christmas Bauble'),
  single('fish', 'hard', 1, 'Lantern Fish'),
  single('mandala-lotus', 'hard', 2, 'Temple Garden Mandala'),
  single('flower-bloom', 'hard', 4, 'Wild Dahlia'),
  single('cactus', 'hard', 2, 'Desert Cactus Shelf'),
  single('balloon', 'easy', 2, 'Heart Balloon'),
  single('patchwork-heart', 'hard', 4, 'Quilted Heart'),
  single('castle', 'hard', 1, 'Starlit Kingdom'),
  single('owl-branch', 'easy', 1, 'Little Owl in Bloom'),
  single('teacup', 'medium', 2, 'Teacup of Peonies'),
  single('easter-egg', 'medium', 5, 'Meadow Easter Egg'),
  single('bouquet', 'easy', 4, 'Three Flowers in a Vase'),
  single('mandala-sun', 'easy', 1, 'Smiling Sun Mandala'),
  single('turtle', 'easy', 1, 'Gentle Sea Turtle'),
  single('pumpkin', 'hard', 2, 'Harvest Pumpkin in Bloom'),
  single('camper', 'easy', 1, 'Weekend Camper'),
  single('star-tiling', 'medium', 2, 'Courtyard Stars'),
  single('flower-bloom', 'easy', 3, 'Morning Sunflower'),
  single('rocket', 'medium', 1, 'Galaxy Rocket'),
  collection(
    'Christmas at the Window',
    'A glass bauble and a snow globe from the attic. Two pages for the darkest days of the year.',
    'medium',
    { bauble: 5, 'snow-globe': 1 },
  ),
  single('cat', 'hard', 2, 'Sunday Cat with Cosmos'),
  single('mountain-lake', 'easy', 1, 'Heron Lake'),
  single('unicorn', 'hard', 2, 'The Unicorn with the Flowing Mane'),
  single('donut-box', 'medium', 2, 'Five Fresh Donuts'),
  single('sailboat', 'hard', 1, 'Sunset Sails'),
  single('seashells', 'medium', 3, 'Seashells by the Shore'),
  collection(
    'Four Little Treats',
    'A cupcake, an ice cream, a tray of donuts and a bowl of fruit. Four quick pages for a sweet afternoon.',
    'easy',
    { cupcake: 2, 'ice-cream': 4, 'donut-box': 1, 'fruit-basket': 2 },
  ),
  single('hatchling', 'easy', 1, 'Hello, Little Dragon'),
  single('steam-train', 'medium', 1, 'Steam Train with Firewood'),
  single('lily-pond', 'hard', 3, 'Koi in Deep Water'),
  single('fruit-basket', 'hard', 2, 'Harvest Basket'),
  single('sailboat', 'medium', 3, 'Golden Sails'),
  collection(
    'A Small Storybook',
    'Once there was a castle, and on the way to it lived a dragon, a unicorn and a gnome. Four pages for a story you can make up while you color.',
    'medium',
    { castle: 3, hatchling: 4, unicorn: 2, 'mushroom-house': 3 },
  ),
  single('donut-box', 'hard', 2, 'Nine Donuts, Nine Flavors'),
  single('lily-pond', 'medium', 1, 'Two Koi at Noon'),
  single('steam-train', 'easy', 2, 'The Little Bear Express'),
  single('hatchling', 'hard', 3, 'The Hatchling of the Hills'),
  collection(
    'A Day by the Water',
    'Shells in the morning, a quiet pond at noon and a sail in the evening. Three easy pages with plenty of blue.',
    'easy',
    { seashells: 2, 'lily-pond': 3, sailboat: 2 },
  ),
  single('fruit-basket', 'medium', 1, 'Market Day Basket'),
  single('unicorn', 'easy', 2, 'Gentle Unicorn'),
  single('seashells', 'hard', 2, 'The Patterned Shell'),
  single('town-street', 'hard', 3, 'The Old Town Street'),
  single('town-street', 'easy', 1, 'Three Little Houses'),
  single('town-street', 'medium', 2, 'Lantern Street'),
  single('town-street', 'medium', 4, 'Morning in Gable Street'),
  single('treehouse', 'medium', 1, 'Treehouse with a Swing'),
  single('treehouse', 'hard', 2, 'The Secret Treehouse'),
  single('treehouse', 'easy', 2, 'Up the Ladder'),
];
