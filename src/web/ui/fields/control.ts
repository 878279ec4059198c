/** What every box one can write or choose in has in common. */
export const controlClass =
  'w-full rounded-field border border-edge bg-surface px-3.5 text-ink transition-[border-color,box-shadow] ' +
  'hover:border-ink/70 focus-visible:border-ink focus-visible:outline-[1.5px] focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger ' +
  'disabled:pointer-events-none disabled:opacity-55';
