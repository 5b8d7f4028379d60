import type { Composition } from '../composition.ts';
import { boardsFromAbove } from './food/boards.ts';
import { marketStalls } from './food/market-stalls.ts';
import { coldDrinks } from './food/cold-drinks.ts';
import { gelato } from './food/gelato.ts';
import { cupcake } from './food/cupcake.ts';
import { supperPages } from './food/tacos.ts';
import { burgerPages } from './food/burgers.ts';
import { pancakePages } from './food/breakfast-stack.ts';
import { boardPages } from './food/from-the-board.ts';
import { bakeryWindow } from './food/bakery-window.ts';
import { ramenCounter } from './food/ramen-counter.ts';
import { spiceMarket } from './food/spice-market.ts';
import { sugarHouses } from './food/sugar-houses.ts';
import { donutBox } from './food/donut-box.ts';
import { fruitBasket } from './food/fruit-basket.ts';
import { iceCream } from './food/ice-cream.ts';
import { pantry } from './food/pantry.ts';
import { parties } from './food/parties.ts';
import { tablesFromAbove } from './food/tables.ts';
import { teacup } from './food/teacup.ts';
import { treatPages } from './food/treats.ts';

/** The compositions whose pages belong to the stream food. */
export const food: readonly Composition[] = [
  cupcake,
  donutBox,
  fruitBasket,
  iceCream,
  teacup,
  ...treatPages,
  ...pantry,
  ...parties,
  ...boardsFromAbove,
  ...tablesFromAbove,
  ...marketStalls,
  ...gelato,
  ...coldDrinks,
  ...supperPages,
  ...burgerPages,
  ...pancakePages,
  ...boardPages,
  ...sugarHouses,
  spiceMarket,
  ramenCounter,
  bakeryWindow,
];
