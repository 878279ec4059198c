/** The rows of cards, whether they have arrived or not. */
export const cardGrid =
  'grid grid-cols-1 items-start gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8';
