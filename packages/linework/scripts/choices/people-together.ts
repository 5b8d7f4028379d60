import { type Choice, described } from './choice.ts';

/** What is published of people who do something with each other, in its order. */
export const peopleTogether: readonly Choice[] = [
  described(
    'one-blanket',
    'medium',
    15,
    'Grandma reads, one laughs, and the other cannot believe it. The quilt ends where the socks begin.',
    'Six Socks and a Thick Book',
  ),
  described(
    'one-blanket',
    'hard',
    9,
    'There is a star in the window, and nobody on this sofa is tired yet. Only the cat has given in.',
    'One More Chapter on the Sofa',
  ),
  described(
    'first-haircut',
    'hard',
    4,
    'The comb comes from one side and the scissors from the other. Whoever sits still will be finished before the dog falls asleep.',
    'Very Still in the Big Chair',
  ),
  described(
    'star-cookies',
    'medium',
    2,
    'One rolls, one cuts out and one stirs what is left in the bowl. The first tray will not see the evening.',
    'Rolled Out and Cut into Stars',
  ),
  described(
    'painter',
    'hard',
    5,
    'On the canvas the path runs to the hills and the sun is low. The dog has seen the real one and prefers the picture.',
    'A Path to the Painted Hills',
  ),
  described(
    'corner-band',
    'medium',
    9,
    'The strings are low, the bellows are wide, and the drum keeps everyone in step. The hat in front is still empty.',
    'A Drum, a Bass and an Accordion',
  ),
  described(
    'corner-band',
    'hard',
    4,
    'There is a coin in the hat for each of them, and the evening is long. The dog sits in the first row and hears every wrong note.',
    'A Coin for Each of the Three',
  ),
  described(
    'fast-break',
    'medium',
    8,
    'One hand goes up, but the ball is already higher. What counts now is the wrist.',
    'Higher than the Hand',
  ),
  described(
    'fast-break',
    'hard',
    1,
    'Both hands are on the ball, and a friend at the back is already cheering. Afterwards they change ends.',
    'Cheered before It Is In',
  ),
  described(
    'at-the-barre',
    'hard',
    2,
    'Two hands on the barre, backs straight and knees apart. The one in the middle has gone up while the others go down.',
    'Knees Out, Backs Straight',
  ),
  described(
    'at-the-barre',
    'hard',
    8,
    'Two point a foot to the side, and one reaches up with both arms. The cat is the only one that does not have to practice.',
    'Two Feet Pointed, Two Arms Up',
  ),
];
