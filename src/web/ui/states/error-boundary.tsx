import { Component, type ReactNode } from 'react';
import { PartMissing } from '#web/lib/lazy/lazy-part.tsx';

type Props = {
  fallback: ReactNode;
  /** A change resets the boundary. */
  attempt?: unknown;
  onFail?: () => void;
  children: ReactNode;
};

type State = { hasFailed: boolean; attempt: unknown };

/** Without a boundary React unmounts the whole page on an error. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { hasFailed: false, attempt };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartMissing) error.reset();
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
