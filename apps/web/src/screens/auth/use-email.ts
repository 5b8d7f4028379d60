import { type ChangeEvent, useState } from 'react';
import { emailProblem } from './email-problem.ts';

/** An address that is typed: what its field needs, and a way to do something with it once it is one. */
export function useEmail(initial = '') {
  const [email, setEmail] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    field: {
      value: email,
      problem,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        setEmail(event.currentTarget.value);
        setProblem(null);
      },
    },
    /** Does something with the address, or says what is wrong with it. */
    take(act: (address: string) => void): void {
      const found = emailProblem(email);
      setProblem(found);
      if (found === null) act(email.trim().toLowerCase());
    },
  };
}
