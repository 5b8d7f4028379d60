import { Component, Suspense, type ReactNode } from 'react';
import { pipeline } from '../../api/client/connection.ts';
import { noteApiError } from '../../api/client/emergency.ts';
import { isApiTrouble } from './api-trouble.ts';
import { Attempt } from './attempt.ts';
import { LaterErrorPage } from './later-error-page.tsx';

interface RecoverProps {
  /** Another one puts what failed up anew, e.g. the address. */
  readonly place?: string;
  readonly children: ReactNode;
  /** What stands for what failed; the error page unless told otherwise, or nothing with null. */
  readonly instead?: null;
}

interface RecoverState {
  readonly failure: { readonly error: unknown } | null;
  readonly attempt: number;
}

/** Holds what is inside when it fails, so that all around it stays, and puts it up anew in its place. */
export class Recover extends Component<RecoverProps, RecoverState> {
  override state: RecoverState = { failure: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<RecoverState> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (isApiTrouble(error)) noteApiError(error, pipeline);
  }

  override componentDidUpdate(before: RecoverProps, { failure }: RecoverState) {
    const isOfAnotherPlace = failure !== null && before.place !== this.props.place;
    if (isOfAnotherPlace && this.state.failure === failure) this.#again();
  }

  #again = () => {
    pipeline.halfOpen();
    this.setState(({ attempt }) => ({ failure: null, attempt: attempt + 1 }));
  };

  override render() {
    const { failure, attempt } = this.state;
    if (!failure) return <Attempt value={attempt}>{this.props.children}</Attempt>;
    if (this.props.instead === null) return null;
    return (
      <Suspense>
        <LaterErrorPage error={failure.error} onRetry={this.#again} />
      </Suspense>
    );
  }
}
