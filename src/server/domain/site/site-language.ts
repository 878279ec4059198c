import type { FastifyBaseLogger } from 'fastify';
import { languageFrom } from '#shared/language/languages.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { followChanges, type Changes } from '#server/domain/changes.ts';
import { speakLanguage } from '#server/language.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findSetting } from '#server/storage/database/queries/site/settings.queries.ts';

type Deps = { database: Database; changes: Changes; log: FastifyBaseLogger };

/** Speaks the language of the site, also after another instance has changed it. */
export function followLanguage(deps: Deps): Promise<void> {
  return followChanges(deps, 'The language of the site', async () =>
    speakLanguage(languageFrom((await findSetting(deps.database, settingKeys.language))?.value)),
  );
}
