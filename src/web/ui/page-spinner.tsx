import { Spinner } from '#web/ui/spinner.tsx';

/** Stands where a page will be. */
export function PageSpinner() {
  return (
    <div className="text-2xl grid min-h-[60dvh] place-items-center">
      <Spinner />
    </div>
  );
}
