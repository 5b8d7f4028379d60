import { Link } from 'react-router';
import { Document, Part } from './document.tsx';

/** What a person and this site may expect of each other. */
export default function Terms() {
  return (
    <Document
      path="/terms"
      title="Terms"
      lead="Color, print and share what you made, for yourself and the people around you. The rest is a matter of fairness."
    >
      <Part title="What you may do">
        <ul>
          <li>Color every page on screen, as often as you like.</li>
          <li>Print pages for yourself, your family, a class or a ward.</li>
          <li>Share the drawings you made. What you add to a page is yours.</li>
        </ul>
      </Part>
      <Part title="What you may not do">
        <ul>
          <li>Sell the blank pages, or pass them off as your own line work.</li>
          <li>Copy the catalogue by machine, or strain the service so that others cannot use it.</li>
          <li>Use somebody else's account, or try to get around what protects accounts.</li>
        </ul>
      </Part>
      <Part title="The pages">
        <p>
          Every page is AI-generated. The pages contain no explicit content and use no third-party artists'
          work. If a page should not be here, tell whoever runs this site and it will be looked at.
        </p>
      </Part>
      <Part title="Price">
        <p>Browsing and coloring are free of charge.</p>
      </Part>
      <Part title="Your drawings">
        <p>
          They stay yours. The server stores what you save so that it can show it to you again; nobody else is
          shown it. How to delete it is told under{' '}
          <Link to="/privacy" className="font-bold text-accent-strong underline underline-offset-3">
            Privacy
          </Link>
          .
        </p>
      </Part>
      <Part title="No promises that cannot be kept">
        <p>
          This is an alpha version. Great care is taken that no stroke is lost, but the service comes as it
          is: it may change, pause or end. Save or print what must not be lost.
        </p>
      </Part>
    </Document>
  );
}
