import { BookOpen, FileText, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { configuration } from '../../../api/client/configuration.ts';
import { ConfiguredLink } from '../../../shared/navigation/configured-link.tsx';
import { Setting } from './setting.tsx';

const LINK = 'font-display font-medium underline-offset-4 hover:underline';

const ANSWERS = [
  [
    'Where is my work?',
    'Each stroke is kept on this device at once. Save & Exit keeps the drawing in your account, and every device that you sign in on can go on with it.',
  ],
  [
    'I was offline. Is it lost?',
    'No. What you saved waits on this device and is sent as soon as there is a connection again.',
  ],
  [
    'How do I print a page?',
    'Open it and press Download for Print. All its pages come as one PDF for A4 or Letter.',
  ],
] as const;

function Row({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-4 border-t border-line py-2 first:border-t-0 [&_svg]:size-5 [&_svg]:text-muted">
      {icon}
      {children}
    </li>
  );
}

/** What people ask, and where the rest is said. */
export function Help() {
  return (
    <Setting title="Help & Support">
      {ANSWERS.map(([question, answer]) => (
        <details key={question} className="border-t border-line py-1 first:border-t-0">
          <summary className="flex min-h-11 cursor-pointer items-center font-display font-medium">
            {question}
          </summary>
          <p className="pb-3 text-muted">{answer}</p>
        </details>
      ))}
    </Setting>
  );
}

/** What the app is, its texts, and how it asks its server. */
export function About() {
  const { appName = '', version = '' } = configuration() ?? {};
  return (
    <Setting title="About" words={`${appName}, version ${version}`}>
      <ul>
        <Row icon={<BookOpen aria-hidden />}>
          <ConfiguredLink to="about" className={LINK}>
            About this site
          </ConfiguredLink>
        </Row>
        <Row icon={<FileText aria-hidden />}>
          <ConfiguredLink to="terms" className={LINK}>
            Terms
          </ConfiguredLink>
        </Row>
        <Row icon={<FileText aria-hidden />}>
          <ConfiguredLink to="privacy" className={LINK}>
            Privacy Policy
          </ConfiguredLink>
        </Row>
        <Row icon={<SlidersHorizontal aria-hidden />}>
          <Link to="?tab=settings&config" replace preventScrollReset className={LINK}>
            Configuration
          </Link>
        </Row>
      </ul>
    </Setting>
  );
}
