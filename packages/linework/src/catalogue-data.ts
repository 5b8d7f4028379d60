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
    hashes: ['a17bd17a215e214d6a05ea820dde9d747fc57ef6266d923f46599382cad1dbff'],
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
    hashes: ['66a68b4332e51575b41cf7b56818c432ce9d771af6514fe7ad0dca8f009069f1'],
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
    hashes: ['d7201869ce5328dc670c02374ae4a41a4bc52c3ee82ecc0cfc3048891270937c'],
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
    hashes: ['8caa5ce374b7b3dd4550ee34a37e5cedb6bfaa049d010d4c3b63b865a28375ba'],
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
    hashes: ['72d801ae04a1fa38f0a890cb6114886426e3079543d6b9dbaf73a1d02442cd41'],
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
    hashes: ['ff8feef4a1756786210f5dbf583492a6833e0276d2bff6b4c825e22280d8fa65'],
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
    hashes: ['8df9e199be140349c54a08edc65fb5a1376f95414429f48150a19437d56789f8'],
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
    hashes: ['8c4a7500f7776af79aed810d359102a906aaa8f117bf7446fb8786fd0da0c3bc'],
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
      '995029ce781c6983aab1a3d461b8e1c89b69cb13f3c4943d423a71546edabcdb',
      '2d160e0d02ae5d65b1885a532ee91e7f6863953cfd26478ec6aecceb4ee1b09e',
      '6959f00cf51e773eaf558fdf150ed59ec473e43e5a99742345b2afccf27fc154',
      'a36a135a80b641fa2082f96c917bd4c78f59fd53a2407481946c2f044879f4b7',
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
    hashes: ['b7f6ec2bf43e2868b37b75ae1a0967bdc2139ab08e71b291061c191d88b63496'],
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
    hashes: ['c2f8853fe8db6758e1ac24a4e4f981f8035ef72416d007d1b2832cfae53f1b54'],
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
    hashes: ['71287c72e014530530ba7dc9fb2771248ef16eb5c670e2e11ace5b98ea2fc0c1'],
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
    hashes: ['b115118cc4fafbfe1378b3911a886bf161aa44c1ebd1b7047c100419f770da14'],
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
    hashes: ['afb331f207713a23048cde6f8f62cf83cd40c34c5732c8b7d05b8bb3decb7e24'],
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
    hashes: ['730d3ed9c94d8a0a05730e27aaf6d52083ac155759907d6a720262d821744244'],
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
    hashes: ['eee6e4c1f763f425fab5027087f0e51b77746428694b429367871cb80b556dba'],
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
    hashes: ['022d02a7e6fc9fec56a9b1a6551ea6d0ac6a065f30d502395fbb1058afff5c7e'],
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
    hashes: ['5131aebe58d33adc9379a163ee6d64a1ffb62576d68b316f9151951a33d562eb'],
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
    hashes: ['47c55994e4ddb97c1cc4893dd7e6748a4e5adee0dbaa4fbf69edceb7b324fbe6'],
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
    hashes: ['8da63e0be06262f33da4377c494ed38ce186b93660fc45b8cf7555715eab524e'],
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
    hashes: ['804a4b93f320d4bba671e00f2621869061107431f14f928b1f5a3019ec1ca2e5'],
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
    hashes: ['8ab45ae06b85a9425eb239f655c5bf62ad9127a1152a57d6b17c5a5c9de523c0'],
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
    hashes: ['1b9eb3a595b77aa1ba1d2063380f74e774f9a6f9798e067176c50b045bffd349'],
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
    hashes: ['739130eed850f2951fa6e9104080000a8995d69b75cad3569d2f9ba7774d0a14'],
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
    hashes: ['8a44c04d13babd1adf7101bcf6604cc586771816ab1ec8ef18205c075208da6a'],
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
    hashes: ['9f72ba65175bfcd5489f7e8083b1c0aae7615806479b8115d541ae05d1a6f196'],
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
    hashes: ['ebc868fab7a87d63fefc704836cee051e931af6b35942ae167d4203a75aa7da9'],
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
      'c01602e6982470882a14624be4a37316e0711a24dd03803fcfa6338e1b7951b6',
      '819262a24991295f56a8c68a1b117e49ab123de20505d087248b9ee52714cf0c',
      '66a68b4332e51575b41cf7b56818c432ce9d771af6514fe7ad0dca8f009069f1',
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
    hashes: ['f3615bbb55bf981187e60efe41ea1c8aebc57dcd60e59cb72ebd24501f7f1517'],
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
    hashes: ['94e750b922d9b00197860724056c10199004906dad248db84d08d5e45d0f5fab'],
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
    hashes: ['33c97e105f700a8bbac7cd88e4920de29a22e155955300aec2355262a5fd493b'],
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
    hashes: ['5411009ee214ad9db9197d8500dbdeb0c9a27c5adda50411017219e17ac8d093'],
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
    hashes: ['d9ca82e0a193badf3882d2681fcddfe922759eec35e0ee4513ee3c7d74a603c0'],
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
    hashes: ['26a349676d192be09faea1899b75691149d2671c89aa0ac6b8955d10feb46c95'],
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
    hashes: ['e39a16d967babdd23c3b247b3d92e2cf4d492cba48887e7298d73810f6bd8acf'],
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
    hashes: ['89c4ae84421c05f99616d6964e8594cd55880ae72b6158ff73402246791eabaa'],
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
    hashes: ['2ac45c11f66701979ec7336cdd13bcea9eb6b843daeb3f11b9828d2521843ed7'],
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
    hashes: ['ddcc56a620486b68df9ed970c0ba52eeed91b5171b7f0fe6cce0742a027496bc'],
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
    hashes: ['d1628b3b171a23ac15fac0146b4447e1de8ec1f22e9be0a834bd7cb2b9dbbe34'],
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
    hashes: ['daf4ba1cb865c5a215ca156e17e2bad84ff52910fbde676db89062240acfafab'],
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
    hashes: ['95bcd60c101b6213e3cf184633e6d7f7077d0b3a61db9f4e67ce0c13c972dc6b'],
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
    hashes: ['10a88f187bc66c600536d8140359b7537ec568371b5218b0ed8feaf6a065551f'],
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
    hashes: ['c2f604f89ad801b97b8125e22c3bb6e6717cd2370062900216bfca557c0ff8c9'],
  },
  {
    slug: 'sleepy-owl',
    title: 'Sleepy Owl',
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
    hashes: ['af198d382eff389e17d77db97651945a4ddfd08196564447161d555362afe48e'],
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
    hashes: ['fc95a213896c5019529b38ab52f61f422d8a9d49e09464871f534db3fbf4f44d'],
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
    hashes: ['1542fac92927811277e123189368e7e3195f4e81cd928f59de6e25daa87728e4'],
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
    hashes: ['0b865d453e68d911e6ae0c8b1a87e73e24c7751a5de25872531ff26977b695e8'],
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
    hashes: ['0b0dc8fac185b3a034f4ccc2b79fdc651127d6ab2c4a86c88c53c132ed725fdc'],
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
    hashes: ['7afd95240b00a9b7faca6549f9e1aad11f13c9456fb8d067bf8cc9fb3b983f21'],
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
    hashes: ['a253cca784c52614e76266eedcf9b9bf5220fe3494abe7b92b57574ffd8cbf75'],
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
    hashes: ['03275772dc335459d5e3b5c00cd3d15417297f0be9a305ebbbc9a4af84c8f474'],
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
    hashes: ['4219cdacc0663419456bbfca8813427877b883beb1ec2cb69f2f0aac1bb82b6d'],
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
    hashes: ['f27cbd91cbbb787747bb671a71453eb8ccd17111e3f6562cbc7924ce39dfbaf3'],
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
    hashes: ['f1294fd0ed71a100783f8898c1f9736e26b754ebcbe2b555629b79e03a0b26dc'],
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
      'ef6297d15240381dac96636f17095e1162027ceea3c288721f271d9c3fdf8db0',
      '12ccfb8d7a8eb18427674899499d736355a61119ac84f751b609a2249f249a87',
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
    hashes: ['e5dd9a5ab236dacb0e37f9331e653c46ff199f1e3893be4bfb2ecd1750621c1f'],
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
    hashes: ['e0e5dd8b715a67d86506b05a1257b6198797d95247d95d5d3e6c5d4d7881dc0c'],
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
    hashes: ['2289e0e03187bfaa265cb29f2711c5ba798bde50724a0b395d98a62bafca1d86'],
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
    hashes: ['b8330200025388bf809d39928fd7a325982389c418c95b64e99c72c2ff9ba702'],
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
    hashes: ['60ffa3e3a133781a09354b1b1c1bf948d0f0e9786c31f2a610dae6d073cba920'],
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
    hashes: ['4d55efbc9c473c0744d070d3b8824bf0d240c9a21ff44702750ba499fee3140b'],
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
      'acd59a84e1f8cd5a83296d1cc00b99415bcd087ded87ed309af5360819f8d28e',
      '14386da4619584a91a16b6ac8e43859b447d4dc2cd08bc453073ab333c3cb780',
      '3ce5f042aa812f0346d109007da14ea85e6321cdee602dd172c3303397a3bc93',
      '9f8c06c800ace98f3a604d4df3d6ed5dedcdb033ece2a907ac8df29848edef5c',
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
    hashes: ['e8e763920174586b1faa8c738bf0387a727729191eb2f8161a4342b7e3eb9158'],
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
    hashes: ['19e632882421ab3637f7662204d15163fa7b003f4cde73a4d7306b16c536d55e'],
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
    hashes: ['3a498f2784b2bdbeaa43cc4711e46d69321bdb09dd60e3ae0d342de8a0bfb241'],
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
    hashes: ['b9124391e03d2be984aa7c13b0722dec84e66593d5e9925490e3dcd73709d902'],
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
    hashes: ['0ac0cb8d84aa7fc8aa2f710c87a93f8fbe0c11759f087ec4117bc81f3feb4e7a'],
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
      '6081cc6255ed76f9c473d0e0ff824eaa6acca1faa9363e4119495d6287a39b08',
      'e1f511507aaf6e186544ff251445b626cab161153539a22c2b9a89fb7dde0eb7',
      '1eaff8854dd21337e3b4841123fa553c94e818417fe2b52f23314e4fd22d47c1',
      '27288cf9a28a16010f3fa5d8d88c13ebaadc842f9682f9980f00a508c4c5253a',
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
    hashes: ['049fe34da03fd3cb7e69add48008c78c809dea352eed60a528ad766e2da896fc'],
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
    hashes: ['187166f278048f21a6784f70a13ac25bc8014cfab9d6bab2ac03e4b7c766e544'],
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
    hashes: ['818a8e491514b9e97f1f4598927961cdb176f86670b92a1fcee5c9543b3367ed'],
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
    hashes: ['219a970ddb9c7ac901ba354190c2ae9a4938e2db9bc6fff0b653d50565df889e'],
  },
  {
    slug: 'a-day-by-the-water',
    title: 'A Day by the Water',
    description:
      'A sail in the morning, shells at noon and a quiet pond in the evening. Three easy pages with plenty of blue.',
    tags: ['sailing boat', 'sea', 'waves', 'cat', 'sun'],
    category: 'vehicles',
    difficulty: 'easy',
    estimatedTime: 55,
    recipes: [
      {
        composition: 'sailboat',
        difficulty: 'easy',
        seed: '2',
      },
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
    ],
    hashes: [
      'c6c9b7a24641ffab9b12b47987c2c8c047530d7c48447194973428c8c926d2fc',
      'bcd195a6e626b451f2d3be9a4b4eb710160787145866aa07c7f87ff6add9b007',
      'd7c1f0a7efd21fb0ca27b789831af3ba4d0a405e4b408ca25bd817272c512189',
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
    hashes: ['35e45b6df5a16a11b7b1d1cae3e17e187cbbe014f1ee6eb6155ea66546be1c96'],
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
    hashes: ['92f48c641b5502890868098b6782d163da163162363032127cecd69c40afd801'],
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
    hashes: ['91778dcd21fe94452390863d105233ca925a59a32d2278d6b8358323199828f1'],
  },
];
