import type { Composition } from '../composition.ts';
import { tidied } from './tidied.ts';
import { beachedBoats } from './vehicles/beached-boats.ts';
import { bicycles } from './vehicles/bicycles.ts';
import { bigTruck } from './vehicles/big-truck.ts';
import { camper } from './vehicles/camper.ts';
import { coastDrive } from './vehicles/coast-drive.ts';
import { EASY_CAMPERS } from './vehicles/easy-travels.ts';
import { EASY_HARBORS } from './vehicles/easy-rail-and-sea.ts';
import { withEasy } from './easy-page.ts';
import { harborGiant } from './vehicles/harbor-giant.ts';
import { cableCars } from './vehicles/cable-car.ts';
import { cockpits } from './vehicles/cockpit.ts';
import { balloonFiestas } from './vehicles/balloon-fiesta.ts';
import { weddingCars } from './vehicles/wedding-car.ts';
import { aprons, carParks, harvests } from './vehicles/from-above.ts';
import { balloonAloft, steamTrainUnderClouds } from './vehicles/hard-dress.ts';
import { narrowboats } from './vehicles/narrowboats.ts';
import { highViaduct } from './vehicles/high-viaduct.ts';
import { hillTram } from './vehicles/hill-tram.ts';
import { lakeVan } from './vehicles/lake-van.ts';
import { onTheRoad } from './vehicles/on-the-road.ts';
import { raceBend } from './vehicles/race-bend.ts';
import { regatta } from './vehicles/regatta.ts';
import { rocket } from './vehicles/rocket.ts';
import { sailboat } from './vehicles/sailboat.ts';
import { seaRescue } from './vehicles/sea-rescue.ts';
import { seaplanePage } from './vehicles/seaplane.ts';
import { station } from './vehicles/station.ts';
import { nearerTravels } from './vehicles/nearer-travels.ts';
import { nearerVehicles } from './vehicles/nearer-vehicles.ts';

/** The compositions whose pages belong to the stream vehicles. */
export const vehicles: readonly Composition[] = [
  balloonAloft,
  beachedBoats,
  tidied(bicycles),
  bigTruck,
  withEasy(camper, EASY_CAMPERS),
  coastDrive,
  withEasy(harborGiant, EASY_HARBORS),
  tidied(highViaduct, 1, 1),
  hillTram,
  lakeVan,
  tidied(narrowboats, 1, 1),
  raceBend,
  regatta,
  tidied(rocket, 0, 0),
  sailboat,
  seaRescue,
  seaplanePage,
  station,
  steamTrainUnderClouds,
  ...onTheRoad,
  ...cableCars,
  ...cockpits,
  ...balloonFiestas,
  ...weddingCars,
  ...aprons,
  ...carParks,
  ...harvests,
  ...nearerVehicles,
  ...nearerTravels,
];
