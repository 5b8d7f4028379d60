import { Document, Part } from './document.tsx';

/** What is stored, where, and how to have it deleted. */
export default function Privacy() {
  return (
    <Document
      path="/privacy"
      title="Privacy"
      lead="Coloring needs no account, and what you color without one stays on your device. Here is all that is stored, where it is stored, and how to delete it."
    >
      <Part title="Without an account">
        <p>What you do is kept in your browser, on your device, and is sent to nobody:</p>
        <ul>
          <li>the drawings you have begun, stroke by stroke</li>
          <li>the pages you marked as favourites, opened lately, or put into collections</li>
          <li>small settings, such as the notice you dismissed</li>
        </ul>
        <p>
          The server sees which pages your browser asks for, as every website does. It keeps no profile of it.
          It also counts how often things happen here, such as a drawing begun or a download: numbers by day,
          without anything that says who it was.
        </p>
        <p>Two things are on the server even then, because you asked for them:</p>
        <ul>
          <li>
            the pages you had made for you, with the name or words you typed; a key on your device opens them,
            and they go when you have not looked at them for half a year
          </li>
          <li>
            what you said of a page when you reported it, with a code in place of your network address, until
            somebody has looked at it
          </li>
        </ul>
      </Part>
      <Part title="With an account">
        <p>Signing in tells the server who you are, so that your drawings can follow you. It stores:</p>
        <ul>
          <li>your name, mail address and picture, as the provider you sign in with gives them</li>
          <li>the drawings you save, with their strokes and their earlier versions</li>
          <li>the pages you marked as favourites, so that they are on all your devices</li>
          <li>the pages you had made for you, and when you colored or printed a page</li>
          <li>your sign-ins that are still open: when, from which browser and from which network address</li>
        </ul>
        <p>
          A password, where this site offers one, is kept in a form that nobody can read. There is no date of
          birth, no location and no contact list.
        </p>
      </Part>
      <Part title="What does not happen">
        <ul>
          <li>No advertising, and nobody is followed across other websites.</li>
          <li>No request goes to a third party while you browse or color.</li>
          <li>Nothing about you is sold or given away, and your drawings train nothing.</li>
        </ul>
      </Part>
      <Part title="Cookies">
        <p>
          There are none until you sign in. Then one cookie keeps you signed in, and it goes when you sign
          out.
        </p>
      </Part>
      <Part title="How to delete it">
        <ul>
          <li>A saved drawing: open My Account, and choose Delete on the drawing.</li>
          <li>What is on this device: clear this site's data in your browser's settings.</li>
          <li>
            Your whole account: choose Delete My Account in the Settings of My Account. With it goes every
            sign-in, every drawing and every favourite.
          </li>
        </ul>
      </Part>
      <Part title="Children">
        <p>
          Children can color here without telling anybody anything. There are no messages, no public galleries
          and no links to strangers. An account should be opened by, or together with, a grown-up.
        </p>
      </Part>
    </Document>
  );
}
