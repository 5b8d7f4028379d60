import { addDays } from '../../shared/calendar/days.ts';

/** What stands before and after the name of a day's page. */
type Sentence = readonly [before: string, after: string];

/** A story of a week. A day without a page is left out, so no sentence leans on the one before it. */
interface Story {
  readonly title: string;
  readonly opening: string;
  /** From Monday to Sunday. */
  readonly days: readonly Sentence[];
  readonly closing: string;
}

const STORIES: readonly Story[] = [
  {
    title: 'The postcard stand',
    opening:
      'By the harbor there is a kiosk with a stand for postcards, and every morning it gets one new card.',
    days: [
      ['Monday brought', ', which the baker took for the wall above the oven.'],
      ['On Tuesday', ' went to a girl who needed something for her grandfather.'],
      ['It rained on Wednesday, so', ' stayed dry in the window and was waved at.'],
      ["Thursday's card was", '; two people wanted it, and they tossed a coin.'],
      ['On Friday a sailor wrote three words on', ' and posted it to himself.'],
      ['Saturday had', ', and the kiosk kept that one.'],
      ['On Sunday it was', ', and the gulls stopped to look.'],
    ],
    closing: 'At the end of the week the stand was empty, and everybody knew somebody who had a card.',
  },
  {
    title: 'The long wall',
    opening: 'The school has a wall that was gray for thirty years. Then somebody left chalk beside it.',
    days: [
      ['On Monday the second graders found room for', ' under the window.'],
      ['On Tuesday', ' was drawn so high up that nobody could say how.'],
      ['Wednesday added', ', and the caretaker pretended to be cross.'],
      ['On Thursday', ' went around the drainpipe, which suited it.'],
      ['On Friday the teachers had their turn:', ', a little crooked.'],
      ['Saturday was for', ', drawn by a dog walker in one go.'],
      ['On Sunday, when nobody was there,', ' appeared in the last corner.'],
    ],
    closing: 'Rain is expected. Nobody minds: there is a whole box of chalk left.',
  },
  {
    title: 'The night train',
    opening:
      'In the last car of the night train lies a notebook, and whoever cannot sleep draws what the window showed.',
    days: [
      ['Monday has', ', drawn with the left hand, for the right one held tea.'],
      ['On Tuesday somebody saw', ' where the map has only a lake.'],
      ['Wednesday shows', ', and beside it: "It waved first."'],
      ["Thursday's passenger drew", ' twice, because the train was late.'],
      ['On Friday there was', ', in the light of a station without a name.'],
      ['The page of Saturday is', ", with a crumb of somebody's sandwich."],
      ['The page of Sunday night says', ', seen just before the tunnel.'],
    ],
    closing: 'In the morning the conductor read it all, smiled, and sharpened the pencil.',
  },
  {
    title: 'The quilt',
    opening: 'Seven neighbors sew a quilt together, each a square, each on an evening of their own.',
    days: [
      ['On Monday came', ', cut from a shirt that had been to sea.'],
      ['Tuesday meant to sew a plain border and made', ' instead.'],
      ["Wednesday's", ' has one button, where nobody would expect it.'],
      ['On Thursday the cat slept on', ' until it was quite finished.'],
      ['Friday stitched', ' by candlelight, because the lamp was needed for soup.'],
      ['Saturday added', ' and a double knot.'],
      ['Sunday closed the last gap with', ', in the softest blue there was.'],
    ],
    closing: 'It is a little too small for any bed, so it goes from house to house, a night at each.',
  },
  {
    title: 'The museum of small things',
    opening: 'The smallest museum in town has seven frames, and hangs one picture a day.',
    days: [
      ['On Monday, when museums are closed,', ' was hung all the same.'],
      ['On Tuesday a class of first graders counted everything in', ' and came to a hundred and six.'],
      ['Wednesday showed', ', and the guard sat opposite it with his coffee.'],
      ['For', ' on Thursday the curtains had to be opened a little wider.'],
      ['On Friday somebody asked what', ' meant, and everybody had another answer.'],
      ['Saturday had', ', hung low enough for the dogs.'],
      ['Sunday showed', ' to four visitors, one of them a sparrow.'],
    ],
    closing: 'On the way out hangs an eighth frame. It is a mirror.',
  },
  {
    title: 'The lighthouse log',
    opening:
      'Whoever keeps the light writes down the weather. On this coast they also draw one thing they thought of.',
    days: [
      ['Monday, a light wind from the south:', ', twice, and then tea.'],
      ['Tuesday, fog until noon:', ', as far as one could tell.'],
      ['Wednesday, waves of two meters:', ', drawn with one hand on the table.'],
      ['Thursday, clear and cold:', ', with a star above it that may be a ship.'],
      ['Friday, showers:', ', while the boots dried.'],
      ['Saturday, calm again:', ', and a seal that listened to the radio.'],
      ['Sunday, good sight:', ', and nothing else worth a line.'],
    ],
    closing: 'The week is signed and dated, with a small sun for the one who takes over.',
  },
  {
    title: 'What fell out of the books',
    opening:
      'People forget all kinds of bookmarks in the books that they bring back, and the library keeps them in a drawer.',
    days: [
      ['On Monday', ' fell out of a cookbook, at the pages with the puddings.'],
      ['A thick novel of Tuesday had stopped at', ', not far from the end.'],
      ["Wednesday's was", ', in an atlas, between two oceans.'],
      ['On Thursday somebody came back for', ', and for a second helping of the same book.'],
      ['On Friday a poem was marked by', ', and the poem was about something else.'],
      ['Saturday brought', ', pressed flat like a leaf.'],
      ["In Sunday's book about bees lay", ', still a little sticky.'],
    ],
    closing:
      'Every Sunday night the drawer is opened, and the bookmarks are put into books that look lonely.',
  },
  {
    title: 'The window opposite',
    opening:
      'Two windows look at each other across a narrow street. Every evening one of them holds up a drawing.',
    days: [
      ['On Monday it was', ', held up with both hands.'],
      ['On Tuesday there was', ', and somebody laughed behind the curtain.'],
      ['Wednesday held up', ' for so long that the tram driver saw it too.'],
      ['On Thursday', ' had to be shown twice, because of the steam from the kettle.'],
      ['On Friday it was', ', with a little flag: what is yours?'],
      ['Saturday stuck', ' to the glass and left it there.'],
      ['On Sunday both windows held up', ' at the same moment.'],
    ],
    closing: 'They have still not met. They know each other quite well.',
  },
];

/** A Monday, from which weeks are counted. */
const FIRST_MONDAY = '1970-01-05';
const WEEK_MS = Date.parse(addDays(FIRST_MONDAY, 7)) - Date.parse(FIRST_MONDAY);

/** The story of the week that begins on a Monday; they take turns. */
export function storyOf(monday: string): Story {
  const week = Math.round((Date.parse(monday) - Date.parse(FIRST_MONDAY)) / WEEK_MS);
  const count = STORIES.length;
  return STORIES[((week % count) + count) % count]!;
}
