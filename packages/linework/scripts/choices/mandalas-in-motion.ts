import { type Choice, described } from './choice.ts';

/** Mandalas of things that fly, swim, grow and are made by hand. */
export const mandalasInMotion: readonly Choice[] = [
  described(
    'mandala-nest',
    'medium',
    8,
    'Three doves come home to one nest from three sides, and three speckled eggs wait for them. Give the feathers two grays and the eggs your best blue.',
    'Three Ways Home to the Nest',
  ),
  described(
    'mandala-nest',
    'medium',
    2,
    'Four small birds hold their wings open around a nest like the petals of a flower. Color wing by wing and leave the eggs for last.',
    'Four Wings, Four Winds',
  ),
  described(
    'mandala-nest',
    'hard',
    1,
    'Swallows shoot in between the leaves with their long tails behind them, and nobody touches a twig. Blue-black backs and rusty throats would be true to life.',
    'Swallows through the Leaves',
  ),
  described(
    'mandala-nest',
    'hard',
    3,
    'Four doves have their tails spread to brake before they land at the nest. Every feather may be a little darker than its neighbor.',
    'Four Doves Coming in to Land',
  ),
  described(
    'mandala-plant',
    'medium',
    1,
    'The lantern plant shows all its ages at once: bud, white star and paper lantern with its net of veins. Keep the glowing orange for the lanterns.',
    'Paper Lanterns from the Garden',
  ),
  described(
    'mandala-plant',
    'medium',
    11,
    'An open poppy lies in the middle, and its buds, cups and seed heads whirl around it. Let the red fade from petal to petal as it does in July.',
    'The Poppy’s Whole Summer',
  ),
  described(
    'mandala-plant',
    'medium',
    7,
    'Buds, roses and red hips grow round one wild rose as in an old book of plants. Shade along the engraver’s strokes and the hips turn round.',
    'From Rose to Rose Hip',
  ),
  described(
    'mandala-fish-round',
    'easy',
    1,
    'Three fish swim round and round, and the waves clap at the edge. Who is catching whom?',
    'Three Fish Go Round',
  ),
  described(
    'mandala-fish-round',
    'easy',
    2,
    'Two big fish follow each other around a swirl. Make one of them warm and the other one cool.',
    'Two Fish and a Swirl',
  ),
  described(
    'mandala-fish-round',
    'medium',
    2,
    'A carp in scales and a carp in stripes circle each other while waves curl in from all sides. Dark water in the eddy makes both of them shine.',
    'Two Carp in One Whirlpool',
  ),
  described(
    'mandala-fish-round',
    'medium',
    3,
    'Five fish race round an eddy, and no two neighbors wear the same coat. The foam can stay white.',
    'Five Fish in a Hurry',
  ),
  described(
    'mandala-fish-round',
    'hard',
    1,
    'Beyond the breakers the sea lies in rows, and three big fish turn where the water winds into the deep. Work from pale green outside to ink blue at the heart.',
    'Where the Water Winds Down',
  ),
];
