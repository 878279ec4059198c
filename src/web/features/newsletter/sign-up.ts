import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

/** For the footer, where its code is loaded once a visitor comes near. */
export const signUpForm = lazyPart(() => import('#web/features/newsletter/sign-up-form.tsx'));

/**
 * For the element around the form: a submit before its code has arrived waits for it. The browser would leave the page,
 * and the music would stop.
 */
export function holdEarlySubmit(element: HTMLElement | null): void {
  element?.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    // Set once the form has its code.
    if (form.noValidate) return;
    event.preventDefault();
    form.dataset['waits'] = '';
    signUpForm.preload().catch(() => form.submit());
  });
}
