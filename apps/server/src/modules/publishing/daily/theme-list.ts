import type { WeekTheme } from './themes.ts';

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The themes of a year; each rests until the others of its time had their turn. */
export const WEEK_THEMES: readonly WeekTheme[] = [
  {
    id: 'first-frost',
    title: 'The First Frost',
    seasons: ['winter'],
    families:
      words(`mandala-snow northern-lights owl tea wreath-winter snow-day plant-shelf fox penguin cable-car
      bread mandala-lace winter-village reflection toadstools`),
    story: `On Monday the puddle by the gate had a lid of glass.
The owl fluffed herself up to twice her size and said nothing about it.
Somebody hung a wreath on the door, and then moved it a little to the left.
All the windows grew ferns overnight, though nobody had watered them.
The kettle sang first, then the stove, then the person between them.
In the evening green light walked over the hill and took its time.
On Sunday the snow came down to see what all the waiting was for.`,
  },
  {
    id: 'lamps',
    title: 'When the Lamps Come on Early',
    seasons: ['winter', 'autumn'],
    families: words(`street skyline train tea camp rooftops books bakery lantern-walk bridge windows bus
      barber ramen flower-shop courtyard town quay tram soup`),
    story: `By five the street is blue, and the first lamp clears its throat.
The baker leaves one light on for whoever is late.
The train goes by like a row of lit windows looking for their house.
On the third floor somebody practises the same four bars until they are right.
A tent glows in the garden, since it is never too cold to camp for one night.
The city counts its windows, loses count and begins again.
Late on Sunday one lamp is left, and it belongs to you.`,
  },
  {
    id: 'long-nights',
    title: 'The Long Nights',
    seasons: ['winter'],
    families:
      words(`night-hills northern-lights rocket dreamcatcher balloon astronaut wolf fox star-whale moon bridge
      mars-rover glass-peaks crystal town castle robot owl snow-day`),
    story: `The night begins before supper and has brought its good coat.
Over the hills the mill turns slowly, so as not to wake the stars.
A rocket is packed: one pencil, one sandwich, one map of the moon.
Somebody counts the stars and is glad when the number comes out different.
A dream was caught by its tail, and let go after breakfast.
The balloon came down in a field and was taken for the moon by a cow.
On Sunday the morning came two minutes earlier, and everybody noticed.`,
  },
  {
    id: 'lights-in-the-window',
    title: 'Lights in the Window',
    feast: 'christmas',
    families:
      words(`bauble snow-globe wreath-winter train santa winter-village gingerbread stockings mandala-snow
      windows cake bread`),
    story: `The box came down from the attic, lighter than everybody remembered.
One bauble has been in the family longer than the cat.
In the globe on the shelf it snows whenever somebody is bored.
The train runs round the tree and is late only once, because of a sock.
Something smells of oranges and it is not the oranges.
Everybody whispers, and everybody hears.
In the morning the paper is everywhere, and the best toy is the box.`,
  },
  {
    id: 'first-green',
    title: 'The First Green',
    seasons: ['spring'],
    families: words(`daffodil tulip wreath-spring parrot pansy gardener bulbs wisteria iris rabbit bee
      hens cow river-valley embroidery-hoop calla seed-packets window-table`),
    story: `A green nose looked out of the ground and decided to stay.
By Tuesday there were three, and they had begun to talk.
The daffodils arrived all at once, as they do at weddings.
A bird tried out a twig, a string and a hair from somebody’s brush.
It rained on both sides of the street, which is only fair.
An iris opened like a drawer full of handkerchiefs.
On Sunday the coat stayed on its hook.`,
  },
  {
    id: 'the-garden-wakes',
    title: 'The Garden Wakes Up',
    seasons: ['spring', 'summer'],
    families: words(`watering-can flower-boot peony iris window flower-pot gardener posy seed-packets
      hanging-baskets bee ladybird flower-stall rose-arch flower-giants pot-steps wisteria window-table
      rabbit hummingbird beekeeper`),
    story: `The gardener found last year’s boot, and something was growing in it.
The watering can has a dent, and a better memory than the gardener.
Whoever planted the irises in a row did not ask the irises.
A peony took all of Thursday to open one door after another.
Next door leaned over the fence to lend advice and borrow a spade.
There were more pots than windows, and then more flowers than pots.
On Sunday nothing was done, and the garden went on without any help.`,
  },
  {
    id: 'eggs',
    title: 'What the Rabbit Forgot',
    feast: 'easter',
    families: words(`easter-basket easter-egg flower-egg wreath-spring rabbit hens bulbs garland`),
    story: `The rabbit wrote a list, and then could not find the list.
Twelve eggs were painted, and one painted back.
The basket was full until somebody looked at it closely.
One egg was hidden so well that it is there to this day.
A chick moved into the best hiding place and would not hear of leaving.
Somebody found two at once and gave one back.
On Sunday the list turned up, under the eggs.`,
  },
  {
    id: 'out-to-sea',
    title: 'Out to Sea',
    seasons: ['summer'],
    families: words(`sailboat turtle beach treasure parrot ship sailing submarine pirates helicopter
      dolphin sea-serpent kraken sea-cave rock-pool star-whale glass-sail wave-rows reef jellyfish
      quay`),
    story: `The boat left on Monday with a cat at the wheel.
By noon the harbor was as small as a button.
A turtle came alongside, looked in, and was not impressed.
There was an island on no map, with one palm and two opinions.
The parrot knew where the chest was, but wanted to be asked nicely.
In the chest lay a better map, and a biscuit.
They were back on Sunday, and nobody believed the part about the biscuit.`,
  },
  {
    id: 'long-days',
    title: 'The Long Days',
    seasons: ['summer'],
    families: words(`ice-cream meadow sunflower lavender camper ice-cream-van wreath-summer swing picnic
      bubbles lemonade bee ladybird straw-hat bicycle smoothie rock-pool horse cow floating-bowl
      harvest pond-from-above`),
    story: `The bell of the van came round the corner before the van did.
In the meadow everybody had somewhere to be, mostly on a flower.
The sunflowers turned their heads as one, like people at tennis.
The camper was packed until only the driver was left outside.
A cone was lost to gravity, and a dog was very happy.
Somebody fell asleep over a book and read the rest of it anyway.
On Sunday the light stayed so long that it was asked to supper.`,
  },
  {
    id: 'treehouse',
    title: 'Up in the Tree',
    seasons: ['summer', 'spring'],
    families: words(`treehouse owl camp balloon mushroom fairy swing tree-door walking-tree koala
      hummingbird friends hide-and-seek toadstools burrow tree-village`),
    story: `Four planks and a rope went up, and something like a house came of it.
The first rule was written on the door, and it was about knocking.
An owl had the room above and kept late hours.
A balloon passed so near that a bun could be handed over.
It rained, and the roof turned out to be mostly an idea.
At the foot of the tree a mushroom opened, and somebody small moved in.
On Sunday the second rule was written: there is always room for one more.`,
  },
  {
    id: 'harvest',
    title: 'Everything at Once',
    seasons: ['autumn'],
    families: words(`fruit tractor oak wreath-autumn tree market jam lantern-walk flower-basket harvest
      soup hedgehog leaf-litter cheese horse bread river-valley toadstools burrow`),
    story: `The tractor began on Monday before the sun had found its boots.
The apples had waited all year to be chosen, and now all of them were.
Somebody raked the leaves into a heap and somebody else was in the heap.
The old tree let go of a leaf, watched it down, and let go of the next.
There was jam in every jar and then in the teapot.
An acorn was buried in a place that nobody would ever forget.
On Sunday the table was so full that the plates had to share.`,
  },
  {
    id: 'fog',
    title: 'A Week of Fog',
    seasons: ['autumn'],
    families: words(`mountain-lake night-hills owl street tea tram crossing lantern-walk deer wolf
      reflection bridge bear forest-path leaf-litter books windows ship quay`),
    story: `On Monday the hills were put away in paper.
The street went as far as the third lamp and then became a rumor.
Out on the lake somebody rowed, to judge by the sound.
The owl asked who, and for once got an answer.
Two people said good morning to the same post box.
There is a special tea for fog, and it is whichever is nearest.
On Sunday it lifted, and everything was a little nearer than before.`,
  },
  {
    id: 'once-upon-a-hill',
    title: 'Once upon a Hill',
    families: words(`castle dragon unicorn mushroom rose princess phoenix pegasus
      tree-door walking-tree potion sea-serpent fairy crystal mandala-keyhole`),
    story: `The castle has ninety windows and one draught, which knows all of them.
An egg in the east tower had begun to knock from the inside.
The dragon’s first word was more.
A unicorn came to the gate and asked whether there was a garden to let.
The cook climbed the tower with a spoon, since nobody else would.
It turned out that dragons like roses, with or without the stems.
On Sunday the hill was very quiet, and smelled a little of toast.`,
  },
  {
    id: 'at-the-bakers',
    title: 'At the Baker’s',
    families:
      words(`cupcake donut sweets tea snacks bakery cake cook breakfast bread gingerbread pancakes burger
      cheese sushi pizza smoothie jam ramen`),
    story: `The oven is lit at four, by somebody who has never seen the end of a film.
A tray of donuts came out smiling, all but one.
The cake in the window is not for sale, it is for hope.
The shop bell rang so often that it was given the afternoon off.
A child chose for half an hour and then wanted the first one.
What is left in the evening goes next door, and comes back as a story.
On Sunday the shop is closed, and still smells of Saturday.`,
  },
  {
    id: 'on-the-road',
    title: 'Somebody’s Day at Work',
    families: words(`bus fire-engine digger tractor train skyline truck tram car crossing airport
      car-park cockpit ship helicopter plane ice-cream-van harvest bicycle camper`),
    story: `The first bus knows everybody’s name and says none of them.
The digger dug a hole, was thanked, and filled it in again.
The fire engine rescued a kite, which had been resting.
The tractor held up eleven cars and gave each of them time to look around.
The train was on time, and the whole platform took it personally.
A crane wrote something on the sky, too high up to read.
On Sunday all the wheels stood still and listened to the cooling.`,
  },
  {
    id: 'quiet-rooms',
    title: 'Quiet Rooms',
    families: words(`plant-shelf cactus vase pitcher flower-jar posy rose books painter guitarist
      window-table embroidery-hoop pressed-flowers seed-packets story floating-bowl button-box
      terrarium wallpaper folk-tree windows`),
    story: `On Monday the plants were turned, so that each could see the street for once.
The cactus has a flower every seven years, and this was not the year.
Somebody put three stems in a jar and the whole kitchen stood up straighter.
The clock was stopped by accident, and left like that on purpose.
Light came in at four and lay down on the rug like a cat.
Then the cat came in and wanted the rug.
On Sunday the cactus flowered after all, when nobody was looking.`,
  },
  {
    id: 'wheels-of-petals',
    title: 'Round and Round',
    families: words(`mandala-temple mandala-dahlia mandala-sun mandala-vase mandala-balloon bloom garland
      mandala-close mandala-sunflower mandala-lace mandala-three mandala-meadow mandala-peacock
      mandala-frieze mandala-corner mandala-grove bee tiled-hall scales flower-giants`),
    story: `It began with a dot, as these things do.
Around the dot went eight petals, holding hands.
Then sixteen, because eight had told their friends.
On Thursday there was a ring of little hearts that nobody remembered drawing.
The sun looked over the edge and recognized a cousin.
The outermost ring met itself and was pleased with what it saw.
On Sunday the dot in the middle was colored, and it was done.`,
  },
  {
    id: 'warm-places',
    title: 'Somewhere Warm',
    families: words(`desert giraffe parrot strelitzia cactus balloon beach plane elephant hummingbird
      koala caravan reef turtle smoothie jungle-temple lemonade`),
    story: `A postcard came from somewhere warm, with sand in it.
The giraffe heard the news first, as usual.
Two parrots agreed about everything and shouted it at each other.
At noon the shadows went home, and came back long after lunch.
A flower opened that looked more like a bird than the birds did.
The balloon crossed the desert with its own shadow for company.
On Sunday the postcard was answered, with snow in it.`,
  },
  {
    id: 'to-the-stars',
    title: 'Once around the Moon',
    families: words(`rocket night-hills owl castle skyline astronaut robot northern-lights mars-rover
      star-whale moon glass-peaks airship town optical-tunnel mandala-crescent cockpit`),
    story: `The countdown began at ten and was interrupted at six for a sandwich.
From above, the city looks like something spilled and never wiped up.
On the moon it is Tuesday too, but nobody has to be anywhere.
A star was passed on the left, with a nod.
The map turned out to be of somewhere else, just as pretty.
Halfway home somebody remembered the sandwich.
On Sunday they landed in the right garden, at the wrong breakfast.`,
  },
  {
    id: 'letters',
    title: 'A Letter a Day',
    families: words(`letter-a letter-c letter-d letter-h letter-s portrait books letter-k letter-w
      letter-y letter-b letter-e letter-f letter-g letter-i letter-j letter-l letter-m letter-n
      letter-o letter-p letter-q letter-r letter-t letter-u letter-v letter-z alphabet-chart
      alphabet-bunting weekday month`),
    story: `A wanted to be first, and was.
Nobody had told B that it was in the middle of anything.
C left a door open, and a cat came in.
D stood with its back to the wall and its belly to the sun.
Some letters like to be sung, and these were.
All of them together wrote a word that only one person can read.
On Sunday that person wrote back.`,
  },
  {
    id: 'red-lanterns',
    title: 'The Year Begins Again',
    feast: 'lunar-new-year',
    families: words(`lanterns reunion dragon tea ramen`),
    story: `The house was swept twice, and the dust was shown the gate.
Somebody hung the lanterns too low, and somebody tall was glad of the light.
There were so many dumplings that the smallest cook lost count on purpose.
The dragon came down the street on forty feet, none of them in step.
A red envelope was opened very slowly, to make it last.
The drum was heard on the hill, and the hill answered.
On Sunday the old year was forgiven, and the new one had its first nap.`,
  },
  {
    id: 'things-that-go-bump',
    title: 'Things That Say Boo',
    feast: 'halloween',
    families: words(`haunted-house costume-party trick-or-treat witch potion owl`),
    story: `The pumpkins were chosen on Monday, for their faces.
A sheet left the washing line and was seen again in the lane.
The cat had dressed as a cat, and nobody could improve on it.
The haunted house put its one good shutter straight.
At every gate somebody small said the words, and meant them.
The broom was swept up by its owner and taken home.
On Sunday the ghost slept late, with sugar on its chin.`,
  },
  {
    id: 'under-water',
    title: 'Forty Feet Down',
    families: words(
      `turtle octopus fish shoal jellyfish dolphin reef submarine kraken sea-serpent
      sea-cave mandala-jellyfish mandala-turtle pond-from-above penguin star-whale pirates`,
    ),
    story: `A few steps from the beach the week began to be blue.
The seahorses held on to each other, so as not to be posted.
A turtle overtook nobody all day, and arrived first.
Down there a wreck is a street with very good windows.
The whale sang one note on Friday and finished it on Saturday.
The jellyfish went where they were going, wherever that was.
On Sunday everybody came up for air but the fish.`,
  },
  {
    id: 'in-the-wood',
    title: 'What the Wood Knows',
    seasons: ['autumn', 'winter', 'spring'],
    families: words(
      `deer fox wolf bear owl hedgehog rabbit burrow toadstools tree-door walking-tree
      forest-path leaf-litter mushroom treehouse unicorn fairy oak tree camp`,
    ),
    story: `There is a path, and then there is what the deer use.
The squirrel had hidden something so well that it now belonged to the oak.
Under the hill six rooms were warm, and one was full of carrots.
Two foxes crossed the clearing without being introduced.
A toadstool came up overnight and behaved as if it had always been there.
The owl read the whole wood from above and turned the page.
On Sunday it was so quiet that one could hear the moss.`,
  },
  {
    id: 'on-the-farm',
    title: 'Up with the Hens',
    seasons: ['spring', 'summer', 'autumn'],
    families: words(
      `cow horse hens dog bee rabbit tractor harvest river-valley beekeeper fruit market
      bread cheese sunflower window jam flower-stall soup`,
    ),
    story: `The cock crowed at four, and again at five, in case.
One pig found the mud and was kind enough to tell the others.
The dog counted the sheep, and had to begin again after lunch.
A cow looked over the fence at the train, and the train looked back.
The hens held a meeting about the hat of the scarecrow.
The hay came in just before the rain, with somebody asleep on top.
On Sunday even the gate was too tired to squeak.`,
  },
  {
    id: 'a-game-for-everyone',
    title: 'Your Turn',
    families: words(
      `ball-game jump-rope hide-and-seek seesaw archer maze friends robot guitarist dancer
      bubbles birthday bicycle weekday race costume-party picnic`,
    ),
    story: `Somebody counted to a hundred and left out most of it.
The ball went over the hedge and came back with an apple.
The seesaw went up on one side, and everybody was surprised again.
There was a band by Thursday, since four people had four things to bang.
The rope turned faster until it was only a sound.
Nobody won, but it was close.
On Sunday all the games were put back into the wrong boxes.`,
  },
];
