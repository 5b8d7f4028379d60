import type { Composition } from '../composition.ts';
import { birthdayCake } from './holidays/birthday-cake.ts';
import { celebrations } from './holidays/celebrations.ts';
import { colorThrowings } from './holidays/color-throwing.ts';
import { diya } from './holidays/diya.ts';
import { easterBasket } from './holidays/easter-basket.ts';
import { fireworks } from './holidays/fireworks.ts';
import { gingerbreads } from './holidays/gingerbread.ts';
import { snowyTowns, winterVillages } from './holidays/winter-village.ts';
import { hauntedHouses } from './holidays/haunted-house.ts';
import { breakfasts } from './holidays/breakfast-tray.ts';
import { rangolis } from './holidays/rangoli.ts';
import { schoolDesks } from './holidays/school-desk.ts';
import { thanksgivings } from './holidays/thanksgiving.ts';
import { halloweenCat } from './holidays/halloween-cat.ts';
import { keepsakes } from './holidays/keepsake.ts';
import { lanterns } from './holidays/lanterns.ts';
import { lanternFair } from './holidays/lantern-fair.ts';
import { menorah } from './holidays/menorah.ts';
import { pumpkin } from './holidays/pumpkin.ts';
import { snowGlobeAtHome } from './holidays/snow-globe-at-home.ts';
import { lovePost } from './holidays/love-post.ts';
import { deepSnow } from './holidays/deep-snow.ts';
import { ghostManor } from './holidays/ghost-manor.ts';
import { smallFeasts } from './holidays/small-feasts.ts';
import { nearerFeasts } from './holidays/nearer-feasts.ts';
import { eidNights } from './holidays/eid-night.ts';
import { ofrendas } from './holidays/ofrenda.ts';
import { reunionDinners } from './holidays/reunion-dinner.ts';
import { firesides } from './holidays/indoor-feasts.ts';

/** The compositions whose pages belong to the stream holidays. */
export const holidays: readonly Composition[] = [
  birthdayCake,
  ...celebrations,
  diya,
  easterBasket,
  fireworks,
  halloweenCat,
  ...keepsakes,
  lanterns,
  menorah,
  pumpkin,
  snowGlobeAtHome,
  lovePost,
  lanternFair,
  deepSnow,
  ghostManor,
  ...smallFeasts,
  ...gingerbreads,
  ...winterVillages,
  ...snowyTowns,
  ...hauntedHouses,
  ...breakfasts,
  ...rangolis,
  ...schoolDesks,
  ...thanksgivings,
  ...nearerFeasts,
  ...eidNights,
  ...ofrendas,
  ...firesides,
  ...reunionDinners,
  ...colorThrowings,
];
