import type { FastifyBaseLogger } from 'fastify';
import { languageFrom } from '#shared/language/languages.ts';
import { settingKeys } from '#shared/site/settings.ts';
import type { Changes } from '#server/domain/changes.ts';
import { speakLanguage } from '#server/language.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';

type Deps = { database: Database; changes: Changes; log: FastifyBaseLogger };

/** Speaks the language of the site, also after another instance has changed it. */
export async function followLanguage({ database, changes, log }: Deps): Promise<void> {
  const read = async () =>
    speakLanguage(languageFrom((await findSetting(database, settingKeys.language))?.value));
  // One after the other, so that an older answer never comes last.
  let reading = read();
  changes.onChange(() => {
    reading = reading
      .then(read)
      .catch((error: unknown) => log.warn({ err: error }, 'The language of the site could not be read'));
  });
  await reading;
}
