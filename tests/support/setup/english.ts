import { textOf } from '#shared/language/text-of.ts';
import { setText } from '#shared/language/text.ts';

// Components are tested in English, as a browser shows them.
setText(textOf('en'));
