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
    8,
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
    'star-cookies',
    'hard',
    4,
    'He leans on the rolling pin with all his weight. There is a star for everyone, and the spoon belongs to whoever stirs.',
    'A Star for Everyone in the Kitchen',
  ),
  described(
    'corner-band',
    'medium',
    15,
    'The strings are low, the bellows are wide, and the box goes tock. The hat in front is still empty.',
    'A Box, a Bass and an Accordion',
  ),
  described(
    'corner-band',
    'hard',
    3,
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
    'Backs to the barre, and the knees go out like doors. The one in the middle has heard something else.',
    'Two Go Down and One Goes Up',
  ),
  described(
    'at-the-barre',
    'hard',
    1,
    'Straight backs, soft knees, and nobody looks into the mirror. The cat has learned it all by watching.',
    'A Ballet Lesson with a Cat',
  ),
];
