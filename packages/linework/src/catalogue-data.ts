import type { CatalogueEntry } from './catalogue.ts';

/** Written by scripts/catalogue.ts; change the list there and run it again. */
export const ENTRIES: readonly CatalogueEntry[] = [
  {
    slug: 'moonlit-owl-with-poppies',
    title: 'Moonlit Owl with Poppies',
    description:
      'An owl rests on a branch among poppies and looks straight at you. The moon rises behind it and the stars come out.',
    tags: ['owl', 'bird', 'branch', 'poppies', 'moon'],
    category: 'animals',
    difficulty: 'medium',
    estimatedTime: 65,
    recipes: [
      {
        composition: 'owl-branch',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['e82bd26f69f55366d0b74f15963d4403ea15e559a35cb70031242e517da7fcfb'],
  },
  {
    slug: 'dreaming-sun-mandala',
    title: 'Dreaming Sun Mandala',
    description:
      'A sun with closed eyes dreams in the middle of a ring of moons and stars. Its rays wave outwards like small flames.',
    tags: ['mandala', 'sun', 'moon', 'stars', 'celestial'],
    category: 'mandalas',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'mandala-sun',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['ac9799778647fc270ba8d9b8339392a8b1facde98cf939141b567d773bbd53ae'],
  },
  {
    slug: 'dahlia-and-sunflower-posy',
    title: 'Dahlia and Sunflower Posy',
    description:
      'A round posy of dahlias, sunflowers and peonies, seen from above. A collar of leaves frames the flowers.',
    tags: ['posy', 'bouquet', 'flowers', 'leaves', 'dahlia', 'sunflower', 'peony'],
    category: 'flowers',
    difficulty: 'hard',
    estimatedTime: 145,
    recipes: [
      {
        composition: 'flower-posy',
        difficulty: 'hard',
        seed: '4',
      },
    ],
    hashes: ['e9940498385f8dc33f18bbac3c25dc4da7b185bdbd809e7a58bcc97df42663a1'],
  },
  {
    slug: 'moonlit-castle-on-the-hill',
    title: 'Moonlit Castle on the Hill',
    description:
      'A winding path climbs to a castle with pointed roofs. Stars shine over its towers while the windows glow.',
    tags: ['castle', 'fairy tale', 'towers', 'hill', 'night sky'],
    category: 'fantasy',
    difficulty: 'medium',
    estimatedTime: 65,
    recipes: [
      {
        composition: 'castle',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['416c71bccf873456422ba7ae630268e2b352a1e448f73d8ed0a388f61c0f78a0'],
  },
  {
    slug: 'happy-cactus-friends',
    title: 'Happy Cactus Friends',
    description:
      'Cacti and succulents grow in painted pots, and one of them is in flower. Mix as many greens as you can.',
    tags: ['cactus', 'succulent', 'plants', 'pots', 'green'],
    category: 'nature',
    difficulty: 'easy',
    estimatedTime: 20,
    recipes: [
      {
        composition: 'cactus',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['f7433cd48c9a501248e6719fc594a0ace65e83ff1faa91be50891ed2101b61db'],
  },
  {
    slug: 'patchwork-butterfly',
    title: 'Patchwork Butterfly',
    description:
      'Flowing lines divide a butterfly into small fields. Every field holds a pattern of its own.',
    tags: ['patterns', 'patchwork', 'doodle', 'butterfly', 'wings'],
    category: 'patterns',
    difficulty: 'hard',
    estimatedTime: 140,
    recipes: [
      {
        composition: 'patchwork-butterfly',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['ca3a17edd5fb9da59b5607eef0a4a9be0eeeef38064d78273656cabfb1c29bc6'],
  },
  {
    slug: 'sweetheart-cupcake',
    title: 'Sweetheart Cupcake',
    description:
      'A cupcake piled high with icing waits on its plate. Pick your favorite flavors, one for every swirl.',
    tags: ['cupcake', 'cake', 'dessert', 'sweet', 'heart'],
    category: 'food',
    difficulty: 'medium',
    estimatedTime: 30,
    recipes: [
      {
        composition: 'cupcake',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['ca8959244487c6fbecabe5af61bd88f2586e486e3618d3262145d805e3e4c141'],
  },
  {
    slug: 'high-summer-balloon',
    title: 'High Summer Balloon',
    description: 'A hot-air balloon rises over the hills among the clouds. Give every panel its own color.',
    tags: ['balloon', 'flight', 'sky', 'clouds', 'travel'],
    category: 'vehicles',
    difficulty: 'hard',
    estimatedTime: 80,
    recipes: [
      {
        composition: 'balloon',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['277a823366d5e25657ed6579dcf53eed8ead1b558aa0cc7ccaad573c6d247120'],
  },
  {
    slug: 'the-four-seasons',
    title: 'The Four Seasons',
    description:
      'One tree stands on one hill through spring, summer, autumn and winter. Color the year, a page for every season.',
    tags: ['tree', 'seasons', 'landscape', 'spring', 'blossom'],
    category: 'nature',
    difficulty: 'medium',
    estimatedTime: 140,
    recipes: [
      {
        composition: 'tree-spring',
        difficulty: 'medium',
        seed: '2',
      },
      {
        composition: 'tree-summer',
        difficulty: 'medium',
        seed: '1',
      },
      {
        composition: 'tree-autumn',
        difficulty: 'medium',
        seed: '2',
      },
      {
        composition: 'tree-winter',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: [
      'f46e78564dc61bc29df514ad99dfb39afc260f9e75ec9a780f464f47a43f55ad',
      '755a8ca51420fb26e13042ded196b226d898a985fe62bf35f44dcd570c3ba169',
      'c9f92ff61c7b2e16c4f694224a2365bf33e28a986b06aff444b57b392778ea7a',
      'f720a168144d7f1ded20d64f7fee897479f2123b86a2ac9c3089f1dfc179be47',
    ],
  },
  {
    slug: 'drifting-sea-turtle',
    title: 'Drifting Sea Turtle',
    description: 'A sea turtle glides through rising bubbles. Its shell opens like a flower, ring by ring.',
    tags: ['turtle', 'sea', 'ocean', 'shell', 'bubbles'],
    category: 'animals',
    difficulty: 'hard',
    estimatedTime: 115,
    recipes: [
      {
        composition: 'turtle',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['ea25b4ecc395c59f30c9f717ab580b8ee99c59c374eebf1b77ce6d410fa688e7'],
  },
  {
    slug: 'jolly-pumpkin',
    title: 'Jolly Pumpkin',
    description: 'A round pumpkin grins on Halloween night. Its broad ribs are quick to color.',
    tags: ['pumpkin', 'autumn', 'halloween', 'harvest', 'jack-o-lantern'],
    category: 'holidays',
    difficulty: 'easy',
    estimatedTime: 15,
    recipes: [
      {
        composition: 'pumpkin',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['c7542541fec9c6191d3868efb1325bd41cba83afc4aa9adcc4977798f21e3e3a'],
  },
  {
    slug: 'lotus-heart-mandala',
    title: 'Lotus Heart Mandala',
    description:
      'Rings of petals open from a small blossom in the middle. Work outwards ring by ring and let one color lead to the next.',
    tags: ['mandala', 'symmetry', 'petals', 'calm', 'sunrise'],
    category: 'mandalas',
    difficulty: 'easy',
    estimatedTime: 20,
    recipes: [
      {
        composition: 'mandala-lotus',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['ae3a7e8ed287e5cfd71d8f909511cbda9031ba77305597d2b69792763e9636ce'],
  },
  {
    slug: 'cosmos-in-a-painted-vase',
    title: 'Cosmos in a Painted Vase',
    description:
      'A vase holds cosmos, poppies and dahlias fresh from the garden. Let the vase take up a color of the flowers.',
    tags: ['bouquet', 'vase', 'flowers', 'cosmos', 'poppy', 'dahlia'],
    category: 'flowers',
    difficulty: 'medium',
    estimatedTime: 65,
    recipes: [
      {
        composition: 'bouquet',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['adbe7d038db2745642bf3a5d79def7bbef2b17bc4d8f79c2f7452854c573b0f5'],
  },
  {
    slug: 'little-gnome-cottage',
    title: 'Little Gnome Cottage',
    description:
      'A tiny house is built into a spotted mushroom, with smoke in the chimney and a lamp by the door. Somebody small must be at home.',
    tags: ['mushroom', 'fairy tale', 'house', 'forest', 'magic'],
    category: 'fantasy',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'mushroom-house',
        difficulty: 'easy',
        seed: '4',
      },
    ],
    hashes: ['010a6a91bf85b5d5d85acfcdc5c246d30e81f5f627d2a1f261dcb3445be6c5eb'],
  },
  {
    slug: 'first-light-over-mirror-lake',
    title: 'First Light over Mirror Lake',
    description:
      'The sun stands low between the peaks and its light lies on the water. Firs and flowers line the near shore.',
    tags: ['mountains', 'lake', 'sunset', 'forest', 'landscape'],
    category: 'nature',
    difficulty: 'medium',
    estimatedTime: 55,
    recipes: [
      {
        composition: 'mountain-lake',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['ce41f8cbc2bd1686b83fc60e11650f05036ab1e1cbe21cd21afceab64819351d'],
  },
  {
    slug: 'honeycomb-stars',
    title: 'Honeycomb Stars',
    description:
      'Straps cross and turn into a field of stars. Color star by star, or let a second color run along the bands.',
    tags: ['geometry', 'stars', 'tiling', 'pattern', 'symmetry'],
    category: 'patterns',
    difficulty: 'hard',
    estimatedTime: 110,
    recipes: [
      {
        composition: 'star-tiling',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['ccec42a41e237a05aad64c5cb28203cfd49bca8485f04ff410e75a4e4fc2ad48'],
  },
  {
    slug: 'morning-teacup',
    title: 'Morning Teacup',
    description: 'A smiling cup of tea steams on its saucer. It is the right page for a short rest.',
    tags: ['tea', 'cup', 'cozy', 'afternoon tea', 'smile'],
    category: 'food',
    difficulty: 'easy',
    estimatedTime: 15,
    recipes: [
      {
        composition: 'teacup',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['5fca9cbf1b66b4f96712611f455a1db8eb1fc360274742b27f1d0e4b01d9807c'],
  },
  {
    slug: 'sunny-camper-with-poppies',
    title: 'Sunny Camper with Poppies',
    description:
      'A camper van rolls along a country road with its roof full of luggage. Flowers grow on its doors and by the way.',
    tags: ['camper', 'van', 'travel', 'road trip', 'summer'],
    category: 'vehicles',
    difficulty: 'medium',
    estimatedTime: 50,
    recipes: [
      {
        composition: 'camper',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['e1dda55715727c1d1524718001fbcd4fd46f745273f052aeb12e23077a674e05'],
  },
  {
    slug: 'royal-peacock',
    title: 'Royal Peacock',
    description:
      'A peacock opens its fan and every feather shows an eye. Repeat one set of colors or give each row its own.',
    tags: ['peacock', 'bird', 'feathers', 'fan', 'elegant'],
    category: 'animals',
    difficulty: 'hard',
    estimatedTime: 75,
    recipes: [
      {
        composition: 'peacock',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['140e75af5b31567490faea9a9fbf121f679728f1e0d6d94c8589cdeb1fc3d916'],
  },
  {
    slug: 'velvet-dahlia-mandala',
    title: 'Velvet Dahlia Mandala',
    description:
      'Row upon row of petals overlaps like the scales of a flower. Shade from a light heart to a dark rim, or the other way round.',
    tags: ['mandala', 'flower', 'petals', 'meditation', 'circle'],
    category: 'mandalas',
    difficulty: 'hard',
    estimatedTime: 90,
    recipes: [
      {
        composition: 'mandala-dahlia',
        difficulty: 'hard',
        seed: '3',
      },
    ],
    hashes: ['fca8ef316f818ff76e6c7e11399ec3dd25c580297fdbff6d131b297dfd425586'],
  },
  {
    slug: 'great-garden-rose',
    title: 'Great Garden Rose',
    description: 'A single rose opens wide on a bed of leaves. Shade each petal from its heart to its rim.',
    tags: ['flower', 'rose', 'leaves', 'petals', 'bloom'],
    category: 'flowers',
    difficulty: 'easy',
    estimatedTime: 10,
    recipes: [
      {
        composition: 'flower-bloom',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['cd28d9c502164144ecea875d3bb8cb0eb2647e7b486a758ea6008d8de09b5486'],
  },
  {
    slug: 'snowy-cottage-globe',
    title: 'Snowy Cottage Globe',
    description:
      'Snow falls on a cottage under glass. Shake it in your mind and color the flakes as they settle.',
    tags: ['winter', 'snow globe', 'christmas', 'snow', 'cottage'],
    category: 'holidays',
    difficulty: 'hard',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'snow-globe',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['203e868ea0d864a55db89bb485d93aa0a6ef9507b49c0cdc6242fff6f8fc07b0'],
  },
  {
    slug: 'moonbound-rocket',
    title: 'Moonbound Rocket',
    description:
      'A rocket roars past ringed planets and bright stars. Somebody is looking out of its round window.',
    tags: ['rocket', 'space', 'planets', 'stars', 'adventure'],
    category: 'vehicles',
    difficulty: 'easy',
    estimatedTime: 20,
    recipes: [
      {
        composition: 'rocket',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['70637ae8058d6f54349e36fdb6cf2daacce4fb726d0e7d8b7df1c0bccbc7a009'],
  },
  {
    slug: 'noble-lion-with-a-flower-crown',
    title: 'Noble Lion with a Flower Crown',
    description:
      'A lion looks out of a mane of flame-shaped petals. Let the colors run from gold at the face to deep red at the tips.',
    tags: ['lion', 'mane', 'wild', 'portrait', 'petals'],
    category: 'animals',
    difficulty: 'medium',
    estimatedTime: 50,
    recipes: [
      {
        composition: 'lion',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['bc4b8750d6d8d81d14f732d1c9a4b394c2b900e107423a61483eb6d9c1a643ff'],
  },
  {
    slug: 'patchwork-heart',
    title: 'Patchwork Heart',
    description: 'Flowing lines divide a heart into small fields. Every field holds a pattern of its own.',
    tags: ['patterns', 'patchwork', 'doodle', 'heart', 'love'],
    category: 'patterns',
    difficulty: 'medium',
    estimatedTime: 55,
    recipes: [
      {
        composition: 'patchwork-heart',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['ef0c60b0f57e7a0ec7d9eb6783c8e9825b8d9b8f61ebeadff7b627de561acd25'],
  },
  {
    slug: 'lemon-and-mint-cone',
    title: 'Lemon and Mint Cone',
    description: 'Scoops of lemon and mint ice cream lean in a crisp waffle cone. A cherry sits on top.',
    tags: ['ice cream', 'summer', 'dessert', 'sweet', 'cone'],
    category: 'food',
    difficulty: 'hard',
    estimatedTime: 85,
    recipes: [
      {
        composition: 'ice-cream',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['a73dcce38d83420e8b08d5431323a925af64ea9131eeca2dc307ee9f2ea0442e'],
  },
  {
    slug: 'sunny-castle',
    title: 'Sunny Castle',
    description:
      'A winding path climbs to a castle with pointed roofs. Flags fly from its towers and the gate stands ready for guests.',
    tags: ['castle', 'fairy tale', 'towers', 'hill', 'sun'],
    category: 'fantasy',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'castle',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['9387f094efe4671f31301e4561b5cc4a3fe4700b9edec6bae7c9ec9ea16bae7b'],
  },
  {
    slug: 'three-quiet-mandalas',
    title: 'Three Quiet Mandalas',
    description:
      'Three mandalas for three quiet evenings: a sleeping sun, a lotus and a water lily. Begin in the middle and let the colors wander outwards.',
    tags: ['mandala', 'flower', 'petals', 'meditation', 'circle'],
    category: 'mandalas',
    difficulty: 'medium',
    estimatedTime: 140,
    recipes: [
      {
        composition: 'mandala-dahlia',
        difficulty: 'medium',
        seed: '1',
      },
      {
        composition: 'mandala-lotus',
        difficulty: 'medium',
        seed: '5',
      },
      {
        composition: 'mandala-sun',
        difficulty: 'medium',
        seed: '3',
      },
    ],
    hashes: [
      '08cccbf7f60b13b5a2df10b81a2ee991d76b877f5e6483a819edcd688ca808ea',
      'ac3a0d84d36ddb78cbcd92812b8d9e8fe6824b14c3d5c41f9eaabfd59bfbe3c1',
      'ac9799778647fc270ba8d9b8339392a8b1facde98cf939141b567d773bbd53ae',
    ],
  },
  {
    slug: 'garden-cat-with-a-poppy',
    title: 'Garden Cat with a Poppy',
    description: 'A cat sits among the flowers and listens. Give it stripes of your own.',
    tags: ['cat', 'kitten', 'pet', 'flowers', 'whiskers'],
    category: 'animals',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'cat',
        difficulty: 'easy',
        seed: '2',
      },
    ],
    hashes: ['1520c3a42f7b78b7c05f96979f1b5063c82ba4f656d43e9b8637b540b3233463'],
  },
  {
    slug: 'sunflower-and-rose-posy',
    title: 'Sunflower and Rose Posy',
    description:
      'A round posy of sunflowers, roses and poppies, seen from above. A collar of leaves frames the flowers.',
    tags: ['posy', 'bouquet', 'flowers', 'leaves', 'sunflower', 'rose', 'poppy'],
    category: 'flowers',
    difficulty: 'medium',
    estimatedTime: 55,
    recipes: [
      {
        composition: 'flower-posy',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['4668460523c009bc949250fd816ed8f2d395dbce2988dd18b91977cef96dd25c'],
  },
  {
    slug: 'evening-over-pine-lake',
    title: 'Evening over Pine Lake',
    description:
      'The sun stands low between the peaks and its light lies on the water. Firs and flowers line the near shore.',
    tags: ['mountains', 'lake', 'sunset', 'forest', 'landscape'],
    category: 'nature',
    difficulty: 'hard',
    estimatedTime: 85,
    recipes: [
      {
        composition: 'mountain-lake',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['384642b9e39c9c6859b522eb1616f812301780a30d4fda0cfe586cdc033d6edc'],
  },
  {
    slug: 'palace-star',
    title: 'Palace Star',
    description:
      'Straps cross and turn into a field of stars. Color star by star, or let a second color run along the bands.',
    tags: ['geometry', 'stars', 'tiling', 'pattern', 'symmetry'],
    category: 'patterns',
    difficulty: 'easy',
    estimatedTime: 20,
    recipes: [
      {
        composition: 'star-tiling',
        difficulty: 'easy',
        seed: '2',
      },
    ],
    hashes: ['57e0fb217c7324dcb906ed75023fd37ad5c993f90a28ae701308801ab35c6098'],
  },
  {
    slug: 'steam-train-with-presents',
    title: 'Steam Train with Presents',
    description:
      'A bear drives his engine past fir trees and green hills. The wagon behind it is piled high with presents.',
    tags: ['train', 'steam engine', 'railway', 'bear', 'presents'],
    category: 'vehicles',
    difficulty: 'hard',
    estimatedTime: 130,
    recipes: [
      {
        composition: 'steam-train',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['ee4a58f5e963555eada004423027c035b3ab95b613e403690f5cfd8828287655'],
  },
  {
    slug: 'moonlight-mushroom-house',
    title: 'Moonlight Mushroom House',
    description:
      'A tiny house is built into a spotted mushroom, with smoke in the chimney and a lamp by the door. Somebody small must be at home.',
    tags: ['mushroom', 'fairy tale', 'house', 'forest', 'magic'],
    category: 'fantasy',
    difficulty: 'hard',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'mushroom-house',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['f6a5b68a2b05c7e20d43eec976db2200fa693748d570f50bd810fd244bd14a9e'],
  },
  {
    slug: 'rose-cupcake',
    title: 'Rose Cupcake',
    description:
      'A cupcake piled high with icing waits on its plate. Pick your favorite flavors, one for every swirl.',
    tags: ['cupcake', 'cake', 'dessert', 'sweet', 'rose'],
    category: 'food',
    difficulty: 'hard',
    estimatedTime: 65,
    recipes: [
      {
        composition: 'cupcake',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['fe7a9476b5552542e2a1467b74891896052055679f1784fa3dc54e9d120ce813'],
  },
  {
    slug: 'festive-christmas-bauble',
    title: 'Festive Christmas Bauble',
    description: 'A glass bauble hangs from a twig, banded with patterns. Metallic colors suit it well.',
    tags: ['christmas', 'bauble', 'ornament', 'winter', 'patterns'],
    category: 'holidays',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'bauble',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['bdfeed70f1d3cc0b5bebe8041655fdeb80221d7794c1b5e68db8d629a284fb06'],
  },
  {
    slug: 'lantern-fish',
    title: 'Lantern Fish',
    description:
      'A fish with fins like veils drifts between water plants. Let one color run into the next along the rays.',
    tags: ['fish', 'sea', 'ocean', 'underwater', 'bubbles'],
    category: 'animals',
    difficulty: 'hard',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'fish',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['2ee3cfbec4a09670f6bdcd40c13616483f2b934ac6f5fdcc3d109de7b4609b06'],
  },
  {
    slug: 'temple-garden-mandala',
    title: 'Temple Garden Mandala',
    description:
      'Rings of petals open from a small blossom in the middle. Work outwards ring by ring and let one color lead to the next.',
    tags: ['mandala', 'symmetry', 'petals', 'calm', 'sunrise'],
    category: 'mandalas',
    difficulty: 'hard',
    estimatedTime: 155,
    recipes: [
      {
        composition: 'mandala-lotus',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['5b726269ebf9d4a56846342fdbfc40eaf63d033a561f38430d248aeba1333a2e'],
  },
  {
    slug: 'wild-dahlia',
    title: 'Wild Dahlia',
    description: 'A single dahlia opens wide on a bed of leaves. Shade each petal from its heart to its rim.',
    tags: ['flower', 'dahlia', 'leaves', 'petals', 'bloom'],
    category: 'flowers',
    difficulty: 'hard',
    estimatedTime: 90,
    recipes: [
      {
        composition: 'flower-bloom',
        difficulty: 'hard',
        seed: '4',
      },
    ],
    hashes: ['44b353949e7f7eb45310fb69fea3a1b11db4d03b03f79893df600683333837d8'],
  },
  {
    slug: 'desert-cactus-shelf',
    title: 'Desert Cactus Shelf',
    description:
      'Cacti and succulents grow in painted pots, and one of them is in flower. Mix as many greens as you can.',
    tags: ['cactus', 'succulent', 'plants', 'pots', 'green'],
    category: 'nature',
    difficulty: 'hard',
    estimatedTime: 75,
    recipes: [
      {
        composition: 'cactus',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['6a06547e997d9a89f358881e0a66e43e6ed8d61f2adabac5a916fd7228c6e9d8'],
  },
  {
    slug: 'heart-balloon',
    title: 'Heart Balloon',
    description: 'A hot-air balloon rises over the hills among the clouds. Give every panel its own color.',
    tags: ['balloon', 'flight', 'sky', 'clouds', 'travel'],
    category: 'vehicles',
    difficulty: 'easy',
    estimatedTime: 15,
    recipes: [
      {
        composition: 'balloon',
        difficulty: 'easy',
        seed: '2',
      },
    ],
    hashes: ['ccf00ea20b602846dca8a2c9c56eb30d89e59c3af158c2282ed1fb0610343e31'],
  },
  {
    slug: 'quilted-heart',
    title: 'Quilted Heart',
    description: 'Flowing lines divide a heart into small fields. Every field holds a pattern of its own.',
    tags: ['patterns', 'patchwork', 'doodle', 'heart', 'love'],
    category: 'patterns',
    difficulty: 'hard',
    estimatedTime: 125,
    recipes: [
      {
        composition: 'patchwork-heart',
        difficulty: 'hard',
        seed: '4',
      },
    ],
    hashes: ['7f4814ef32e5f38178119beb849fb6030ba2443c4ef97ae8fd9e539fdfdbac88'],
  },
  {
    slug: 'starlit-kingdom',
    title: 'Starlit Kingdom',
    description:
      'A winding path climbs to a castle with pointed roofs. Stars shine over its towers while the windows glow.',
    tags: ['castle', 'fairy tale', 'towers', 'hill', 'night sky'],
    category: 'fantasy',
    difficulty: 'hard',
    estimatedTime: 110,
    recipes: [
      {
        composition: 'castle',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['d1c819b2ddf96f61d7824eaa80870c258fd87914087e306d0769df1d673bc423'],
  },
  {
    slug: 'little-owl-in-bloom',
    title: 'Little Owl in Bloom',
    description:
      'An owl rests on a branch among poppies and looks straight at you. Its big feathers are easy to fill.',
    tags: ['owl', 'bird', 'branch', 'poppies', 'feathers'],
    category: 'animals',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'owl-branch',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['3152df7b84df076ed39b3e7965cffb8bb596a232a81ef35532b3645aac37eb35'],
  },
  {
    slug: 'teacup-of-peonies',
    title: 'Teacup of Peonies',
    description:
      'Flowers grow out of a painted teacup as if it were a garden. The saucer waits for a pattern of its own colors.',
    tags: ['tea', 'cup', 'cozy', 'afternoon tea', 'flowers'],
    category: 'food',
    difficulty: 'medium',
    estimatedTime: 65,
    recipes: [
      {
        composition: 'teacup',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['1be5e0a2a834800724a5c241a2bbd6582fd12ad44ee6c7b45d6fc088734d704f'],
  },
  {
    slug: 'meadow-easter-egg',
    title: 'Meadow Easter Egg',
    description:
      'A painted egg rests in the grass among the first flowers. Every band wears another pattern.',
    tags: ['easter', 'egg', 'spring', 'patterns', 'flowers'],
    category: 'holidays',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'easter-egg',
        difficulty: 'medium',
        seed: '5',
      },
    ],
    hashes: ['4225e534abcd9a542ecb47462d66fe938cbe56f9e6fd7e02e2e931c71e6c32e0'],
  },
  {
    slug: 'three-flowers-in-a-vase',
    title: 'Three Flowers in a Vase',
    description:
      'A vase holds cosmos, daisies and poppies fresh from the garden. Let the vase take up a color of the flowers.',
    tags: ['bouquet', 'vase', 'flowers', 'cosmos', 'daisy', 'poppy'],
    category: 'flowers',
    difficulty: 'easy',
    estimatedTime: 20,
    recipes: [
      {
        composition: 'bouquet',
        difficulty: 'easy',
        seed: '4',
      },
    ],
    hashes: ['7d746eeccdd878923e811f1d19ca370b1581d02325d8fea6c6fcc2175fd4fff7'],
  },
  {
    slug: 'smiling-sun-mandala',
    title: 'Smiling Sun Mandala',
    description:
      'A sun with closed eyes dreams in the middle of a ring of moons and stars. Its rays wave outwards like small flames.',
    tags: ['mandala', 'sun', 'moon', 'stars', 'celestial'],
    category: 'mandalas',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'mandala-sun',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['98df8804359ca0e9f03645821632aa3e131e01e1bee9b9b48a335a1262206788'],
  },
  {
    slug: 'gentle-sea-turtle',
    title: 'Gentle Sea Turtle',
    description: 'A sea turtle glides through rising bubbles. Its shell opens like a flower, ring by ring.',
    tags: ['turtle', 'sea', 'ocean', 'shell', 'bubbles'],
    category: 'animals',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'turtle',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['b4192ef883324b8c251dd97373171aabc744f3e3a10cb21068351d9005bc34fe'],
  },
  {
    slug: 'harvest-pumpkin-in-bloom',
    title: 'Harvest Pumpkin in Bloom',
    description:
      'A great pumpkin sits among autumn flowers and curling vines. Every second rib carries a pattern.',
    tags: ['pumpkin', 'autumn', 'halloween', 'harvest', 'flowers'],
    category: 'holidays',
    difficulty: 'hard',
    estimatedTime: 185,
    recipes: [
      {
        composition: 'pumpkin',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['efeab54734389f9f8ba63e98c1f73bd0bc44c086f2f1bc291222b59fc3fa9be9'],
  },
  {
    slug: 'weekend-camper',
    title: 'Weekend Camper',
    description:
      'A camper van rolls along a country road with its roof full of luggage. Flowers grow on its doors and by the way.',
    tags: ['camper', 'van', 'travel', 'road trip', 'summer'],
    category: 'vehicles',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'camper',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['0a0a9ce36fb91d21193da6c7b4448bb9f3de423957ecae88081bc1c9804cb067'],
  },
  {
    slug: 'courtyard-stars',
    title: 'Courtyard Stars',
    description:
      'Straps cross and turn into a field of stars. Color star by star, or let a second color run along the bands.',
    tags: ['geometry', 'stars', 'tiling', 'pattern', 'symmetry'],
    category: 'patterns',
    difficulty: 'medium',
    estimatedTime: 40,
    recipes: [
      {
        composition: 'star-tiling',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['29518bbb9a5c96e629f647177d2dc2a874dcfcccec229455ca421467ab02983b'],
  },
  {
    slug: 'morning-sunflower',
    title: 'Morning Sunflower',
    description:
      'A single sunflower opens wide on a bed of leaves. Shade each petal from its heart to its rim.',
    tags: ['flower', 'sunflower', 'leaves', 'petals', 'bloom'],
    category: 'flowers',
    difficulty: 'easy',
    estimatedTime: 15,
    recipes: [
      {
        composition: 'flower-bloom',
        difficulty: 'easy',
        seed: '3',
      },
    ],
    hashes: ['5ce84f6e54a688acb4a51c747d0fa985a0854f3391c1ba7574a579337a5b9f10'],
  },
  {
    slug: 'galaxy-rocket',
    title: 'Galaxy Rocket',
    description:
      'A rocket roars past ringed planets and bright stars. Somebody is looking out of its round window.',
    tags: ['rocket', 'space', 'planets', 'stars', 'adventure'],
    category: 'vehicles',
    difficulty: 'medium',
    estimatedTime: 40,
    recipes: [
      {
        composition: 'rocket',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['2a0a5ed5e342a9b967d487025b8c4418d5ed5139a8fa80f5c79601f210f3d9b5'],
  },
  {
    slug: 'christmas-at-the-window',
    title: 'Christmas at the Window',
    description:
      'A glass bauble and a snow globe from the attic. Two pages for the darkest days of the year.',
    tags: ['christmas', 'bauble', 'ornament', 'winter', 'patterns'],
    category: 'holidays',
    difficulty: 'medium',
    estimatedTime: 85,
    recipes: [
      {
        composition: 'bauble',
        difficulty: 'medium',
        seed: '5',
      },
      {
        composition: 'snow-globe',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: [
      'e7513d8e109610e6608aa271c302a2220a50962918f16fa4cf13eeef3d54f088',
      '49e37f8eba2451d73d8571bbd627ffe26115c8f4e9d198973ba71f45cfaeb5b8',
    ],
  },
  {
    slug: 'sunday-cat-with-cosmos',
    title: 'Sunday Cat with Cosmos',
    description: 'A cat sits among the flowers and listens. Patterns run over its chest like a quilt.',
    tags: ['cat', 'kitten', 'pet', 'flowers', 'whiskers'],
    category: 'animals',
    difficulty: 'hard',
    estimatedTime: 95,
    recipes: [
      {
        composition: 'cat',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['7ce4e12d8753ef8b3007817962f569c65d974d3bb246827fd54bdcf742c3cb84'],
  },
  {
    slug: 'heron-lake',
    title: 'Heron Lake',
    description:
      'The sun stands low between the peaks and its light lies on the water. Firs and flowers line the near shore.',
    tags: ['mountains', 'lake', 'sunset', 'forest', 'landscape'],
    category: 'nature',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'mountain-lake',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['d078c229f7e2bc8f8d79e3bfd2436572c748ecebf20db1104c0754f2536dc7ea'],
  },
  {
    slug: 'the-unicorn-with-the-flowing-mane',
    title: 'The Unicorn with the Flowing Mane',
    description:
      'A unicorn turns its head and its long mane flows in the wind. Stars shine around its spiral horn and flowers grow at its side.',
    tags: ['unicorn', 'horse', 'mane', 'magic', 'fairy tale'],
    category: 'fantasy',
    difficulty: 'hard',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'unicorn',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['1ef5e934beb43b2736ebc5e03aee11cfb836282151be931f935fea36de012386'],
  },
  {
    slug: 'five-fresh-donuts',
    title: 'Five Fresh Donuts',
    description: 'Five fresh donuts lie on a tray. Choose an icing for each and mind the sprinkles.',
    tags: ['donuts', 'dessert', 'sweet', 'bakery', 'icing'],
    category: 'food',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'donut-box',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['9fe74b59649935e14320ae10402481d372ce7600c3bc18824a6b545d8158a5ae'],
  },
  {
    slug: 'sunset-sails',
    title: 'Sunset Sails',
    description:
      "A little boat rides the waves with all its sails up. A cat in a sailor's hat keeps watch at the bow.",
    tags: ['sailing boat', 'sea', 'waves', 'cat', 'lighthouse', 'sunset'],
    category: 'vehicles',
    difficulty: 'hard',
    estimatedTime: 95,
    recipes: [
      {
        composition: 'sailboat',
        difficulty: 'hard',
        seed: '1',
      },
    ],
    hashes: ['af4a4063b3e50974213671cf0dbb887b9accdc30c939f3717da23679d600a64e'],
  },
  {
    slug: 'seashells-by-the-shore',
    title: 'Seashells by the Shore',
    description:
      'The tide has left a great scallop and other shells on the sand. A starfish rests beside them while the last waves run out.',
    tags: ['seashells', 'beach', 'sea', 'sand', 'starfish'],
    category: 'nature',
    difficulty: 'medium',
    estimatedTime: 35,
    recipes: [
      {
        composition: 'seashells',
        difficulty: 'medium',
        seed: '3',
      },
    ],
    hashes: ['8839b10d7d29c7285bde6ca8a84829a788cfc1ac8a4157fc51d3f2a049f22c05'],
  },
  {
    slug: 'four-little-treats',
    title: 'Four Little Treats',
    description:
      'A cupcake, an ice cream, a tray of donuts and a bowl of fruit. Four quick pages for a sweet afternoon.',
    tags: ['cupcake', 'cake', 'dessert', 'sweet', 'strawberry'],
    category: 'food',
    difficulty: 'easy',
    estimatedTime: 45,
    recipes: [
      {
        composition: 'cupcake',
        difficulty: 'easy',
        seed: '2',
      },
      {
        composition: 'ice-cream',
        difficulty: 'easy',
        seed: '4',
      },
      {
        composition: 'donut-box',
        difficulty: 'easy',
        seed: '1',
      },
      {
        composition: 'fruit-basket',
        difficulty: 'easy',
        seed: '2',
      },
    ],
    hashes: [
      '34af4405ca93be90028940bc4011554b225f977acad7e07409543e95bb5a995c',
      '9e6d88846272efb720ed1e112371adc4ccf7f84c7cbd655037a92facdbe691fd',
      'e5225e2a8694ddbfefa7222dd7eafecf0177947788efe80c198f7578c5a699a8',
      '2c5c66b405ac13c92d9382daf5bafbd73b3a933a369ff213b165351d6655b41b',
    ],
  },
  {
    slug: 'hello-little-dragon',
    title: 'Hello, Little Dragon',
    description:
      'A baby dragon has just broken out of its egg and is happy to see you. Its round shell has big spots to fill.',
    tags: ['dragon', 'baby dragon', 'egg', 'fairy tale', 'cute'],
    category: 'fantasy',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'hatchling',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['a79c4005d5a6ccb725923ac368e40559a7bebf5b37b34efe7ece039f7f37d5f8'],
  },
  {
    slug: 'steam-train-with-firewood',
    title: 'Steam Train with Firewood',
    description:
      'A bear drives his engine past fir trees and green hills. The wagon behind it is piled high with firewood.',
    tags: ['train', 'steam engine', 'railway', 'bear', 'firewood'],
    category: 'vehicles',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'steam-train',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['8007c1e39ddff050687340be63264c5a0eaea2f04b4cfdff39ed0927b23074c6'],
  },
  {
    slug: 'koi-in-deep-water',
    title: 'Koi in Deep Water',
    description:
      'Two koi circle each other between lily leaves in a clear pond. A dragonfly hovers above the open flowers.',
    tags: ['koi', 'pond', 'water lily', 'lily pads', 'dragonfly'],
    category: 'nature',
    difficulty: 'hard',
    estimatedTime: 120,
    recipes: [
      {
        composition: 'lily-pond',
        difficulty: 'hard',
        seed: '3',
      },
    ],
    hashes: ['b93629e6b2d435878d72cdfe3737b0713a33c013244e2e0ba5e2a5398b043134'],
  },
  {
    slug: 'harvest-basket',
    title: 'Harvest Basket',
    description:
      'Bananas, grapes, a pineapple and more are heaped in a woven basket. Color them ripe and juicy, or any way you like.',
    tags: ['fruit', 'basket', 'apple', 'pear', 'kitchen'],
    category: 'food',
    difficulty: 'hard',
    estimatedTime: 75,
    recipes: [
      {
        composition: 'fruit-basket',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['90e58d94b81dd37272ce81cee19b15c1337c42ccc86c6c1cc64303bda8b93ae0'],
  },
  {
    slug: 'golden-sails',
    title: 'Golden Sails',
    description:
      "A little boat rides the waves with all its sails up. A cat in a sailor's hat keeps watch at the bow.",
    tags: ['sailing boat', 'sea', 'waves', 'cat', 'lighthouse', 'sunset'],
    category: 'vehicles',
    difficulty: 'medium',
    estimatedTime: 45,
    recipes: [
      {
        composition: 'sailboat',
        difficulty: 'medium',
        seed: '3',
      },
    ],
    hashes: ['be1074fd891e7e8711ca1e2184e753df5950a5e8fae386a08e76da6c26175ae2'],
  },
  {
    slug: 'a-small-storybook',
    title: 'A Small Storybook',
    description:
      'Once there was a castle, and on the way to it lived a dragon, a unicorn and a gnome. Four pages for a story you can make up while you color.',
    tags: ['castle', 'fairy tale', 'towers', 'hill', 'sun'],
    category: 'fantasy',
    difficulty: 'medium',
    estimatedTime: 165,
    recipes: [
      {
        composition: 'castle',
        difficulty: 'medium',
        seed: '3',
      },
      {
        composition: 'hatchling',
        difficulty: 'medium',
        seed: '4',
      },
      {
        composition: 'unicorn',
        difficulty: 'medium',
        seed: '2',
      },
      {
        composition: 'mushroom-house',
        difficulty: 'medium',
        seed: '3',
      },
    ],
    hashes: [
      '21d032ed4bb3c4c9bed02846a023251362a524592b4734447732df8f4e179864',
      'ff717e3ec2dacea66cd68fe115d402b85fd3936bfd9f38a5d523136dde0f5def',
      'a21f69842e59afaa258db89f065fc2774a25c2ad53895cd4d07484905826e2b0',
      '829555d0cb14373336274ae72cb230973ba91514a5ce39abf35a320dfaae5f38',
    ],
  },
  {
    slug: 'nine-donuts-nine-flavors',
    title: 'Nine Donuts, Nine Flavors',
    description: 'Nine fresh donuts lie on a tray. Choose an icing for each and mind the sprinkles.',
    tags: ['donuts', 'dessert', 'sweet', 'bakery', 'icing'],
    category: 'food',
    difficulty: 'hard',
    estimatedTime: 115,
    recipes: [
      {
        composition: 'donut-box',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['780bc94ad626220eab7a4ae4f3f83cf544f1b0e7466c649986e7a1e9ab5a033f'],
  },
  {
    slug: 'two-koi-at-noon',
    title: 'Two Koi at Noon',
    description:
      'Two koi circle each other between lily leaves in a clear pond. A dragonfly hovers above the open flowers.',
    tags: ['koi', 'pond', 'water lily', 'lily pads', 'dragonfly'],
    category: 'nature',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'lily-pond',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['2f0b355a0220b657e98857ccf74fc9bedb2126837fba6bf2af574be7a5224f63'],
  },
  {
    slug: 'the-little-bear-express',
    title: 'The Little Bear Express',
    description:
      'A bear drives his engine past green hills. The big wheels and puffs of steam are easy to fill.',
    tags: ['train', 'steam engine', 'railway', 'bear', 'hills'],
    category: 'vehicles',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'steam-train',
        difficulty: 'easy',
        seed: '2',
      },
    ],
    hashes: ['c4741aeb11f89cf055dad26f797296797439029b4723c694a2a6c0c705f4ba0e'],
  },
  {
    slug: 'the-hatchling-of-the-hills',
    title: 'The Hatchling of the Hills',
    description:
      'A baby dragon has just broken out of its egg and is happy to see you. Its shell, its crest and its scales are full of small patterns.',
    tags: ['dragon', 'baby dragon', 'egg', 'fairy tale', 'cute'],
    category: 'fantasy',
    difficulty: 'hard',
    estimatedTime: 95,
    recipes: [
      {
        composition: 'hatchling',
        difficulty: 'hard',
        seed: '3',
      },
    ],
    hashes: ['e8938ddd0d82aeb7f2f59c7fb6e57c0c9998b5a8bbe879457f2c66fcaf59ca6e'],
  },
  {
    slug: 'a-day-by-the-water',
    title: 'A Day by the Water',
    description:
      'Shells in the morning, a quiet pond at noon and a sail in the evening. Three easy pages with plenty of blue.',
    tags: ['seashells', 'beach', 'sea', 'sand', 'starfish'],
    category: 'nature',
    difficulty: 'easy',
    estimatedTime: 55,
    recipes: [
      {
        composition: 'seashells',
        difficulty: 'easy',
        seed: '2',
      },
      {
        composition: 'lily-pond',
        difficulty: 'easy',
        seed: '3',
      },
      {
        composition: 'sailboat',
        difficulty: 'easy',
        seed: '2',
      },
    ],
    hashes: [
      'b2653cabe6aae41b95362d242869d1eaa5ca46f96d934d358f302f1214eabf5e',
      '9141adc6842ed3ff8f598d343ca4624200d613615d2d292144111333aa0e66b6',
      '6fce59f8856ec30e04969e946f429cda3e6d541fbf4d0c0400cef05c2c07674a',
    ],
  },
  {
    slug: 'market-day-basket',
    title: 'Market Day Basket',
    description:
      'Bananas, grapes, a pineapple and more are heaped in a woven basket. Color them ripe and juicy, or any way you like.',
    tags: ['fruit', 'basket', 'apple', 'pear', 'kitchen'],
    category: 'food',
    difficulty: 'medium',
    estimatedTime: 65,
    recipes: [
      {
        composition: 'fruit-basket',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['8c40338db8adc654ecae32dcdca32cf3db6c7f26f44a5a05f3211a42aecd4dd1'],
  },
  {
    slug: 'gentle-unicorn',
    title: 'Gentle Unicorn',
    description:
      'A unicorn turns its head and its long mane flows in the wind. Every lock can have a color of its own.',
    tags: ['unicorn', 'horse', 'mane', 'magic', 'fairy tale'],
    category: 'fantasy',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'unicorn',
        difficulty: 'easy',
        seed: '2',
      },
    ],
    hashes: ['b9202fb8913c997edda0bef45fc1d5676e83479df2949027660fd12f7c41c603'],
  },
  {
    slug: 'the-patterned-shell',
    title: 'The Patterned Shell',
    description:
      'The tide has left a great scallop and other shells on the sand. A starfish rests beside them while the last waves run out.',
    tags: ['seashells', 'beach', 'sea', 'sand', 'starfish'],
    category: 'nature',
    difficulty: 'hard',
    estimatedTime: 85,
    recipes: [
      {
        composition: 'seashells',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['58485886c7166e3c8433a688a2111e3f72b588285735141517a638e9531a5ab5'],
  },
  {
    slug: 'the-old-town-street',
    title: 'The Old Town Street',
    description:
      'Narrow houses with gables stand side by side along the street. Flowers grow at the windows and the shop has its awning out.',
    tags: ['houses', 'street', 'town', 'windows', 'shop'],
    category: 'urban',
    difficulty: 'hard',
    estimatedTime: 115,
    recipes: [
      {
        composition: 'town-street',
        difficulty: 'hard',
        seed: '3',
      },
    ],
    hashes: ['ff47f92a750a9a6da705589e5fe194d402e7d8029b0806cddfc0ae0070949435'],
  },
  {
    slug: 'three-little-houses',
    title: 'Three Little Houses',
    description:
      'Narrow houses with gables stand side by side along the street. Every house can have its own color.',
    tags: ['houses', 'street', 'town', 'windows', 'shop'],
    category: 'urban',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'town-street',
        difficulty: 'easy',
        seed: '1',
      },
    ],
    hashes: ['2086943b6d7b34dfcb6191c6f5e881daedd68059e77b6b039f09bdf76fca1073'],
  },
  {
    slug: 'lantern-street',
    title: 'Lantern Street',
    description:
      'Narrow houses with gables stand side by side along the street. Flowers grow at the windows and the shop has its awning out.',
    tags: ['houses', 'street', 'town', 'windows', 'evening'],
    category: 'urban',
    difficulty: 'medium',
    estimatedTime: 70,
    recipes: [
      {
        composition: 'town-street',
        difficulty: 'medium',
        seed: '2',
      },
    ],
    hashes: ['24a8797035e7f80ed187f21cf78da903cbafae083bf28becbab91937cbcb417d'],
  },
  {
    slug: 'morning-in-gable-street',
    title: 'Morning in Gable Street',
    description:
      'Narrow houses with gables stand side by side along the street. Flowers grow at the windows and the shop has its awning out.',
    tags: ['houses', 'street', 'town', 'windows', 'shop'],
    category: 'urban',
    difficulty: 'medium',
    estimatedTime: 60,
    recipes: [
      {
        composition: 'town-street',
        difficulty: 'medium',
        seed: '4',
      },
    ],
    hashes: ['8270ac42b90a1c31fb98bd42badca4f6f2454c3a3e5277ed9e6dc7d49c100aab'],
  },
  {
    slug: 'treehouse-with-a-swing',
    title: 'Treehouse with a Swing',
    description:
      'A ladder leads up to a little house in the branches of a big tree. Its flag is flying and the swing is free.',
    tags: ['treehouse', 'tree', 'swing', 'ladder', 'hideout'],
    category: 'adventure',
    difficulty: 'medium',
    estimatedTime: 50,
    recipes: [
      {
        composition: 'treehouse',
        difficulty: 'medium',
        seed: '1',
      },
    ],
    hashes: ['28eec5eba8e0e2f3ae99e4a7635e60fb894b3ca7288ffb9370e1043207745986'],
  },
  {
    slug: 'the-secret-treehouse',
    title: 'The Secret Treehouse',
    description:
      'A ladder leads up to a little house in the branches of a big tree. Its flag is flying and the swing is free.',
    tags: ['treehouse', 'tree', 'swing', 'ladder', 'hideout'],
    category: 'adventure',
    difficulty: 'hard',
    estimatedTime: 95,
    recipes: [
      {
        composition: 'treehouse',
        difficulty: 'hard',
        seed: '2',
      },
    ],
    hashes: ['a24fc4e408d55469df44c3f36ecb93cabc29eb07bf3191741491915a8a869276'],
  },
  {
    slug: 'up-the-ladder',
    title: 'Up the Ladder',
    description:
      'A ladder leads up to a little house in the branches of a big tree. Its flag is flying and the swing is free.',
    tags: ['treehouse', 'tree', 'swing', 'ladder', 'hideout'],
    category: 'adventure',
    difficulty: 'easy',
    estimatedTime: 25,
    recipes: [
      {
        composition: 'treehouse',
        difficulty: 'easy',
        seed: '2',
      },
    ],
    hashes: ['e396c09c237433ec72e3ea81fdb970bfc3c9782580012164a149311ce1067036'],
  },
];
