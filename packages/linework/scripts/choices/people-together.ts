import { type Choice, described } from './choice.ts';

/** What is published of people who do something with each other, in its order. */
export const peopleTogether: readonly Choice[] = [
  described(
    'one-blanket',
    'medium',
    6,
    'Grandma reads, and one of the girls cannot believe it. Six warm feet look out from under the quilt.',
    'Three under One Quilt',
  ),
  described(
    'one-blanket',
    'hard',
    8,
    'The moon is up, and nobody on this sofa is tired yet. Only the cat has given in.',
    'One More Chapter on the Sofa',
  ),
  described(
    'first-haircut',
    'medium',
    3,
    'It tickles behind the ears, and one has to laugh. The barber waits a moment and goes on.',
    "Curls on the Barber's Cape",
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
    3,
    'The strings are low, the bellows are wide, and the box goes tock. The hat in front is still empty.',
    'A Box, a Bass and an Accordion',
  ),
  described(
    'corner-band',
    'hard',
    4,
    'Three coins are in the hat, one for each of them. The dog sits in the first row and hears every wrong note.',
    'Three Coins in the Hat',
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
];
