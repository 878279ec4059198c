import { Spinner } from '#web/ui/states/spinner.tsx';

/** Stands where a page will be. */
export function PageSpinner() {
  return (
    <div className="grid min-h-[60dvh] place-items-center text-2xl">
      <Spinner />
    </div>
  );
}
