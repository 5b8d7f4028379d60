import { nearer } from '../nearer.ts';
import { camper } from './camper.ts';
import { coastDrive } from './coast-drive.ts';
import { harborGiant } from './harbor-giant.ts';
import { hillTram } from './hill-tram.ts';
import { regatta } from './regatta.ts';
import { rocket } from './rocket.ts';
import { sailboat } from './sailboat.ts';
import { seaRescue } from './sea-rescue.ts';
import { seaplanePage } from './seaplane.ts';

/** Travelers by rail, sea and air so near that they leave the page. */
export const nearerTravels = nearer([
  {
    name: 'tram-stop',
    of: hillTram,
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.5, 0.62],
      [0.5, 0.5],
    ],
    tags: ['tram', 'driver', 'street', 'houses', 'close up'],
    told: [
      ['Ding, Ding', 'The driver rings and the pigeons step aside. There is still room by the window.'],
      [
        'Front Row on the Tram',
        'Three faces look out of the front windows. None of them has to watch the rails.',
      ],
      [
        'Between the Painted Houses',
        'The street is so narrow that the tram could knock at the doors. Choose neighbors that go well together.',
      ],
    ],
  },
  {
    name: 'camper-breakfast',
    of: camper,
    format: 'square',
    backdrop: 'sky',
    looks: [
      [0.4, 0.5],
      [0.62, 0.5],
    ],
    tags: ['camper', 'van', 'vacation', 'close up', 'travel'],
    told: [
      [
        'Home on Four Wheels',
        'Everything they need is in here, even the curtains. Tomorrow the garden will be a different one.',
      ],
      [
        'Parked for the Night',
        'The handbrake is on and the kettle too. Decide which color the van has been all these years.',
      ],
      [
        'Flowers on the Door',
        'Somebody painted the van by hand and did not stop at the door. You need not stop either.',
      ],
    ],
  },
  {
    name: 'sails-up',
    of: sailboat,
    format: 'square',
    backdrop: 'sky',
    looks: [
      [0.5, 0.4],
      [0.5, 0.62],
    ],
    tags: ['sailboat', 'sails', 'sea', 'close up', 'wind'],
    told: [
      ['Wind from the Left', 'The mast creaks and the ropes hum. Nobody needs an engine on a day like this.'],
      [
        'Cat on Watch',
        'A good captain looks ahead and smells fish from afar. Both sails may have the same pattern or not.',
      ],
      [
        'Every Stitch of Canvas',
        'They have set all that they own. The boat leans over and the sea runs along the rail.',
      ],
    ],
  },
  {
    name: 'moon-rocket-window',
    of: rocket,
    format: 'square',
    backdrop: 'night',
    looks: [
      [0.5, 0.36],
      [0.5, 0.64],
    ],
    isPlainWhenEasy: true,
    tags: ['rocket', 'space', 'astronaut', 'close up', 'stars'],
    told: [
      [
        'Porthole to the Stars',
        'The astronaut waves with one hand and steers with the other. Earth is behind the fins.',
      ],
      [
        'Stage One Is Burning',
        'It rumbles in the tummy and tickles in the toes. The flames may be any color as long as they are hot.',
      ],
      [
        'A Small Window in a Big Rocket',
        'Outside it is night all day long. Give the stars the brightest pencil you have.',
      ],
    ],
  },
  {
    name: 'waves-and-rescue',
    of: seaRescue,
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.5, 0.36],
      [0.5, 0.66],
    ],
    tags: ['rescue', 'sea', 'waves', 'close up', 'boat'],
    told: [
      ['Hold On Tight', 'The waves are high, but help is higher. In a minute everybody will be dry.'],
      [
        'Help from Above',
        'The wind roars, the rope swings and nobody lets go. Paint the sea first and the courage last.',
      ],
      ['Force Nine', 'Every wave has another one behind it. The crew has seen worse and says so.'],
    ],
  },
  {
    name: 'seaplane-bay',
    of: seaplanePage,
    format: 'tall',
    backdrop: 'water',
    looks: [
      [0.36, 0.4],
      [0.62, 0.6],
    ],
    zoom: 1.24,
    tags: ['seaplane', 'islands', 'from above', 'close up', 'sea'],
    told: [
      [
        'Landing on Water',
        'Two floats, one splash and they are there. The island has been waiting with coconuts.',
      ],
      [
        'Mail for the Islands',
        'The postman flies, as there is no road. Below him the reef is as bright as a paint box.',
      ],
      [
        'Shallow Blue, Deep Blue',
        'Around the islands the sea has more blues than there are names. Begin at the beach and go deeper.',
      ],
    ],
  },
  {
    name: 'ship-and-tugs',
    of: harborGiant,
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.5, 0.44],
      [0.5, 0.68],
    ],
    tags: ['ship', 'harbor', 'bow', 'close up', 'sea'],
    told: [
      [
        'A Wall of a Ship',
        'It is as high as a church and comes without a sound. The small boats say hello first.',
      ],
      [
        'Into the Harbor',
        'The big ship cannot stop by itself, so the small ones help. Together they fit through the gate.',
      ],
      [
        'Containers from Far Away',
        'Toys, tea and bicycles are in there. Nobody knows which box is which until they are colored.',
      ],
    ],
  },
  {
    name: 'second-gear',
    of: coastDrive,
    format: 'wide',
    backdrop: 'sky',
    looks: [
      [0.5, 0.34],
      [0.5, 0.7],
    ],
    tags: ['car', 'coast', 'road', 'sea', 'close up'],
    told: [
      ['The Long Way Around', 'There is a shorter road, but it has no sea. Windows down, radio on.'],
      [
        'Hairpin with a View',
        'After this bend comes another one, and after that lunch. The rocks are warm already.',
      ],
      ['Sunday Drivers', 'They have no aim and all day for it. The sea on one side keeps up with them.'],
    ],
  },
  {
    name: 'lee-rail',
    of: regatta,
    format: 'tall',
    backdrop: 'sky',
    looks: [
      [0.34, 0.46],
      [0.66, 0.52],
    ],
    zoom: 1.24,
    tags: ['regatta', 'sailing', 'boats', 'sea', 'close up'],
    told: [
      ['Sail against Sail', 'They are so near that they could shake hands. Neither of them wants to.'],
      [
        'First to the Buoy',
        'The wind is the same for all, but not everybody is its friend. Stripe your sail so that we can see you.',
      ],
      [
        'Spray in the Face',
        'The boats lie on their sides and fly. Blue for the waves, white for the spray, the rest is yours.',
      ],
    ],
  },
]);
