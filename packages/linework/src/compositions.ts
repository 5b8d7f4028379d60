import type { Composition } from './composition.ts';
import { balloon } from './compositions/balloon.ts';
import { pumpkin } from './compositions/pumpkin.ts';
import { snowGlobe } from './compositions/snow-globe.ts';
import { camper } from './compositions/camper.ts';
import { lion } from './compositions/lion.ts';
import { peacock } from './compositions/peacock.ts';
import { castle } from './compositions/castle.ts';
import { mountainLake } from './compositions/mountain-lake.ts';
import { mushroomHouse } from './compositions/mushroom-house.ts';
import { bouquet } from './compositions/bouquet.ts';
import { cat } from './compositions/cat.ts';
import { dahliaMandala } from './compositions/mandala-dahlia.ts';
import { sunMandala } from './compositions/mandala-sun.ts';
import { cactus } from './compositions/cactus.ts';
import { keepsakes } from './compositions/keepsake.ts';
import { seasonTrees } from './compositions/season-tree.ts';
import { fish } from './compositions/fish.ts';
import { rocket } from './compositions/rocket.ts';
import { teacup } from './compositions/teacup.ts';
import { cupcake } from './compositions/cupcake.ts';
import { flowerBloom } from './compositions/flower-bloom.ts';
import { flowerPosy } from './compositions/flower-posy.ts';
import { lotusMandala } from './compositions/mandala-lotus.ts';
import { iceCream } from './compositions/ice-cream.ts';
import { turtle } from './compositions/turtle.ts';
import { owlBranch } from './compositions/owl-branch.ts';
import { patchworks } from './compositions/patchwork.ts';
import { starTiling } from './compositions/star-tiling.ts';
import { steamTrain } from './compositions/steam-train.ts';
import { sailboat } from './compositions/sailboat.ts';
import { hatchling } from './compositions/hatchling.ts';
import { unicornPortrait } from './compositions/unicorn.ts';
import { donutBox } from './compositions/donut-box.ts';
import { fruitBasket } from './compositions/fruit-basket.ts';
import { seashells } from './compositions/seashells.ts';
import { lilyPond } from './compositions/lily-pond.ts';
import { townStreet } from './compositions/town-street.ts';
import { treehousePage } from './compositions/treehouse.ts';

const ALL: readonly Composition[] = [
  lotusMandala,
  flowerBloom,
  flowerPosy,
  owlBranch,
  starTiling,
  cupcake,
  iceCream,
  turtle,
  balloon,
  pumpkin,
  snowGlobe,
  camper,
  lion,
  peacock,
  castle,
  mountainLake,
  mushroomHouse,
  dahliaMandala,
  sunMandala,
  bouquet,
  cat,
  fish,
  rocket,
  teacup,
  cactus,
  ...keepsakes,
  ...seasonTrees,
  steamTrain,
  sailboat,
  hatchling,
  unicornPortrait,
  donutBox,
  fruitBasket,
  seashells,
  lilyPond,
  townStreet,
  treehousePage,
  ...patchworks,
];

const BY_NAME: ReadonlyMap<string, Composition> = new Map(
  ALL.map((composition) => [composition.name, composition]),
);

/** Every composition's name, usable in a recipe. */
export function compositionNames(): readonly string[] {
  return [...BY_NAME.keys()];
}

/** The composition of that name; throws when there is none. */
export function compositionNamed(name: string): Composition {
  const composition = BY_NAME.get(name);
  if (!composition) throw new Error(`unknown composition: ${name}`);
  return composition;
}
