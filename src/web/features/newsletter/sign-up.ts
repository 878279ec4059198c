import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

/** For the footer, where its code is loaded once a visitor comes near. */
export const signUpForm = lazyPart(() => import('#web/features/newsletter/sign-up-form.tsx'));
