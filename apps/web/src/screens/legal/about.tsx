import { configuration } from '../../api/client/configuration.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Document, Part } from './document.tsx';

/** What this is and where its pages come from. */
export default function About() {
  const name = configuration()?.appName ?? 'Inkbloom';
  return (
    <Document
      path="/about"
      title={`About ${name}`}
      lead="Fresh coloring pages every day! For kids, teens and grown-ups, on a screen or on paper."
    >
      <Part title="What it is for">
        <p>
          A page, a few colors and nothing else to do: coloring rests the mind. {name} is made for that. It
          opens quickly, asks for nothing and never hurries you. There are no points, no streaks and no ranks.
        </p>
      </Part>
      <Part title="Where the pages come from">
        <p>
          Every page is AI-generated: a program draws it line by line from a recipe, and people choose which
          pages are kept. The pages contain no explicit content and use no third-party artists' work. New ones
          are added every day.
        </p>
      </Part>
      <Part title="How the colors come alive">
        <p>
          Each page knows its own shapes, so a tap fills exactly one of them, and a brush can be held inside
          the lines. The colored picture that blooms on a card is only one idea. Yours may be quite different.
        </p>
      </Part>
      <Part title="Your work is safe">
        <p>
          Every stroke is kept on your device the moment it is finished. With an account your saved drawings
          follow you to other devices.
        </p>
      </Part>
      <p className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/gallery" kind="primary">
          Browse Gallery
        </ButtonLink>
        <ButtonLink to="/streams">All Streams</ButtonLink>
      </p>
    </Document>
  );
}
