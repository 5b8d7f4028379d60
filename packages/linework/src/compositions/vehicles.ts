import type { Composition } from '../composition.ts';
import { balloon } from './vehicles/balloon.ts';
import { camper } from './vehicles/camper.ts';
import { onTheRoad } from './vehicles/on-the-road.ts';
import { rocket } from './vehicles/rocket.ts';
import { sailboat } from './vehicles/sailboat.ts';
import { steamTrain } from './vehicles/steam-train.ts';

/** The compositions whose pages belong to the stream vehicles. */
export const vehicles: readonly Composition[] = [balloon, camper, rocket, sailboat, steamTrain, ...onTheRoad];
