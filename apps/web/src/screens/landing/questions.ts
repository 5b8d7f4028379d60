export const TOPICS = ['Getting started', 'Pages', 'Devices', 'Privacy'] as const;

/** A question people ask, and its answer. */
export interface Question {
  readonly category: (typeof TOPICS)[number];
  readonly question: string;
  readonly answer: string;
}

export const QUESTIONS: readonly Question[] = [
  {
    category: 'Getting started',
    question: 'Do I need an account?',
    answer:
      'No. Browse, favourite and color right away. Sign in when you want to download pages for print or go on with a drawing on another device.',
  },
  {
    category: 'Getting started',
    question: 'What does it cost?',
    answer: 'Nothing. Opening a page and coloring it is free, and no card is asked for.',
  },
  {
    category: 'Pages',
    question: 'Who draws the pages?',
    answer:
      'They are AI-generated: a program draws every line, and people choose which pages to keep. No third-party artists’ work is used.',
  },
  {
    category: 'Pages',
    question: 'Is it safe for children?',
    answer:
      'Yes. No page has explicit content, nobody can write to anybody here, and the easy pages have big shapes for small hands.',
  },
  {
    category: 'Pages',
    question: 'Can I print a page?',
    answer: 'Yes. Open a page and choose Download for Print. You are asked to sign in first.',
  },
  {
    category: 'Devices',
    question: 'Where can I color?',
    answer:
      'In the browser of a phone, a tablet or a computer: with a finger, a pen, a mouse or the keyboard alone.',
  },
  {
    category: 'Devices',
    question: 'What if my connection drops while I color?',
    answer:
      'Go on. Every stroke is kept on your device first. When you are signed in, it goes to your account once the connection is back.',
  },
  {
    category: 'Privacy',
    question: 'What do you know about me?',
    answer:
      'Without an account, nothing: your drawings and favourites stay on your device. With one, your name, your mail address and the drawings you keep.',
  },
];
