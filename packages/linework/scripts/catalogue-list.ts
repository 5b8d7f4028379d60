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
  single('owl-branch', 'easy', 1, 'Sleepy Owl'),
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
];
