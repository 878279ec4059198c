import { HONEYPOT_FIELD } from '#shared/messages.ts';

/** Out of sight and out of the keyboard's way; only robots fill it in. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this field empty
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
