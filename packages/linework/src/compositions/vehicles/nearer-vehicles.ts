import { among, nearer } from '../nearer.ts';
import { bigTruck } from './big-truck.ts';
import { onTheRoad } from './on-the-road.ts';
import { station } from './station.ts';
import { steamTrain } from './steam-train.ts';

/** Vehicles so near that they leave the page. */
export const nearerVehicles = nearer([
  {
    name: 'bus-window',
    of: among(onTheRoad, 'bus'),
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.62, 0.4],
      [0.36, 0.4],
    ],
    tags: ['bus', 'windows', 'passengers', 'animals', 'close up'],
    told: [
      [
        'Upstairs on the Bus',
        'From the upper deck one sees into all the gardens. Somebody always gets the front seat, and today it could be you.',
      ],
      [
        'Next Stop, Market Street',
        'They look out of the windows and wait for their stop. Nobody has rung the bell yet.',
      ],
      [
        'The Number Seven',
        'It comes every ten minutes and everybody knows the driver. Begin with the wheels, they have the farthest to go.',
      ],
    ],
  },
  {
    name: 'fire-crew',
    of: among(onTheRoad, 'fire-engine'),
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.68, 0.5],
      [0.34, 0.5],
    ],
    tags: ['fire engine', 'wheels', 'rescue', 'close up', 'ladder'],
    told: [
      [
        'Ready to Roll',
        'The engine is polished and the boots stand by the door. If the bell rings, it takes them one minute.',
      ],
      ['Behind the Siren', 'From close by one sees who is on duty today. The helmet stays on.'],
      [
        'Red, Obviously',
        'Everybody knows the color of this engine. That is why it might enjoy another one for once.',
      ],
    ],
  },
  {
    name: 'tractor-wheels',
    of: among(onTheRoad, 'tractor'),
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.4, 0.5],
      [0.64, 0.5],
    ],
    tags: ['tractor', 'wheels', 'farm', 'close up', 'fields'],
    told: [
      [
        'Mud on the Big Wheel',
        'The wheel is taller than the farmer’s hat. It has picked up a bit of every field.',
      ],
      [
        'Between Two Furrows',
        'The engine chugs and the seat bounces. At the end of the row they turn and do it again.',
      ],
      [
        'A Tractor from the Lane',
        'It takes up the whole lane, so everybody waits and waves. The fields behind it want a color too.',
      ],
    ],
  },
  {
    name: 'ice-cream-hatch',
    of: among(onTheRoad, 'ice-cream-van'),
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.36, 0.46],
      [0.64, 0.46],
    ],
    tags: ['ice cream', 'van', 'summer', 'close up', 'hatch'],
    told: [
      [
        'Two Scoops, Please',
        'The van has stopped and the hatch is open. Think of your two favorite flavors.',
      ],
      [
        'The Hatch Is Open',
        'The hatch is open and the cones are ready. Paint the awning in the flavor you would choose.',
      ],
      ['A Queue of One', 'You are the first today, so you may have the whole menu. Sprinkles come last.'],
    ],
  },
  {
    name: 'truck-grille',
    of: bigTruck,
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.5, 0.34],
      [0.5, 0.6],
    ],
    zoom: 1.16,
    isPlainWhenEasy: true,
    tags: ['truck', 'driver', 'chrome', 'close up', 'road'],
    told: [
      [
        'Good Morning, Big Truck',
        'The driver sits up where the birds sit. From there the road looks like a ribbon.',
      ],
      [
        'Two Friends behind a Long Hood',
        'Two friends look out over a very long hood. The sun shines on all of it.',
      ],
      [
        'Eighteen Wheels behind Me',
        'Only the front fits on the page. The rest of the truck is still two pages back.',
      ],
    ],
  },
  {
    name: 'express-front',
    of: station,
    format: 'tall',
    backdrop: 'soft',
    looks: [
      [0.34, 0.55],
      [0.68, 0.55],
    ],
    tags: ['train', 'station', 'express', 'platform', 'close up'],
    told: [
      [
        'Mind the Gap',
        'The train is long and shiny and on time. Stand behind the line and hold on to your hat.',
      ],
      ['Platform One', 'The brakes sigh, the doors are about to open. Whoever gets off will be hugged.'],
      [
        'Glass Roof, Long Goodbye',
        'Under the iron ribs every word echoes twice. Paint the panes light so that the sun comes through.',
      ],
    ],
  },
  {
    name: 'engine-driver',
    of: steamTrain,
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.64, 0.5],
      [0.34, 0.5],
    ],
    tags: ['steam train', 'locomotive', 'boiler', 'close up', 'wheels'],
    told: [
      [
        'All Steam',
        'The boiler hisses and the wheels begin to turn. The driver has waited for this all his life.',
      ],
      [
        'A Pattern on the Boiler',
        'It is hot in front and windy behind. A pattern on the boiler makes it go faster, they say.',
      ],
      [
        'Rods and Rivets',
        'Close to the engine there is more to see than one can name. Every part has a job, and now a color.',
      ],
    ],
  },
]);
