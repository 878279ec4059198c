import { Component, type ReactNode } from 'react';
import { PartMissing } from '#web/lib/lazy-part.tsx';

type Props = {
  /** What stands where something failed. */
  fallback: ReactNode;
  /** When this changes, what failed is tried again. */
  attempt?: unknown;
  onFail?: () => void;
  children: ReactNode;
};

type State = { hasFailed: boolean; attempt: unknown };

/** Keeps a failure to where it happened: without it React takes the whole page away. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, attempt: this.props.attempt };

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { hasFailed: false, attempt };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof PartMissing) error.forget();
    this.props.onFail?.();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
