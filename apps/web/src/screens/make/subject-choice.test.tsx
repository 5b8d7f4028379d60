import type { MadeSubject } from '@inkbloom/contracts/made';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { JUST_SO } from './wish-draft.ts';
import { SubjectChoice } from './subject-choice.tsx';

function subject(name: string, words: string[] = []): MadeSubject {
  const id = name.toLowerCase();
  return { id, name, words, thumbnailUrl: null, places: [JUST_SO], difficultiesAt: { [JUST_SO]: ['easy'] } };
}

const FIRST = ['Owl', 'Turtle', 'Train', 'Cakes', 'Flowers', 'Unicorn', 'Fox', 'Castle'];
const SUBJECTS = [...FIRST.map((name) => subject(name)), subject('Dog', ['puppy', 'pet']), subject('Robot')];

function shown(): string[] {
  return screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
}

it('MAKE-1 a subject is found by another word for it and chosen with Enter, which does not send the form', async () => {
  const onChoose = vi.fn();
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <SubjectChoice subjects={SUBJECTS} chosen="owl" onChoose={onChoose} />
    </form>,
  );
  expect(shown()).toHaveLength(FIRST.length);
  await userEvent.click(screen.getByRole('button', { name: 'All 10 subjects' }));
  const field = screen.getByRole('searchbox', { name: 'Find a subject' });
  expect(shown()).toHaveLength(SUBJECTS.length);
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();

  await userEvent.fill(field, 'zebra');
  expect(shown()).toEqual([]);
  expect(screen.getByText('No subject is called that. You can say it in your own words.')).toBeTruthy();

  await userEvent.fill(field, ' Pup');
  expect(shown()).toEqual(['dog']);
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['dog']]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
