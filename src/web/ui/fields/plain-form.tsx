import { text } from '#shared/language/text.ts';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';

/** For forms that also work without JavaScript: the browser validates only then, because our messages are better. */
export const disableNativeValidation = (form: HTMLFormElement | null) => {
  if (form) form.noValidate = true;
};

/** Invisible and not focusable; only bots fill it in. Needs a `relative` parent. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
      <label>
        {text().contact.leaveEmpty}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
