import { isSame, type Comparison } from '#server/domain/move/move-rows.ts';
import type { Move } from '#server/domain/move/move-site.ts';
import type { StorageLocation } from '#server/storage/storage-location.ts';

const HASH_LETTERS = 12;

export function tableOf(comparisons: Comparison[]): string {
  const lines = comparisons.map((comparison) => {
    const { name, source, target } = comparison;
    const cells = [source, target].map(
      ({ count, hash }) => `${String(count).padStart(8)}  ${hash.slice(0, HASH_LETTERS)}`,
    );
    return [name.padEnd(12), ...cells, isSame(comparison) ? 'same' : 'DIFFERENT'].join('  ');
  });
  const head = `${' '.repeat(12)}      here                      there`;
  return [head, ...lines].join('\n');
}

export function describeDifferences(comparisons: Comparison[]): string {
  return comparisons
    .filter((comparison) => !isSame(comparison))
    .map(({ name, source, target }) =>
      source.count === target.count
        ? `${name} has the same number here and there, but not the same content`
        : `${name}: ${source.count} here, ${target.count} there`,
    )
    .join('; ');
}

/** The new settings, without secrets. */
export function nextSteps({ from, to }: Pick<Move, 'from' | 'to'>): string {
  const settings: string[] = [];
  if (to.dataDir !== from.dataDir) settings.push(`DATA_DIR=${to.dataDir}`);
  if (to.databaseUrl !== from.databaseUrl)
    settings.push(to.databaseUrl ? 'DATABASE_URL=… (the address you gave)' : 'DATABASE_URL=');
  if (to.s3 !== from.s3)
    settings.push(...(to.s3 ? settingsOf(to.s3) : ['S3_BUCKET= # and no other S3_ setting']));
  return [
    'Everything arrived. Put this into .env, then start the site:',
    ...settings.map((setting) => `  ${setting}`),
    'Nothing was taken from the old place. Keep it until you have seen the new one work.',
  ].join('\n');
}

function settingsOf({ bucket, endpoint, region, accessKeyId }: NonNullable<StorageLocation['s3']>): string[] {
  return [
    `S3_BUCKET=${bucket}`,
    ...(endpoint ? [`S3_ENDPOINT=${endpoint}`] : []),
    `S3_REGION=${region}`,
    `S3_ACCESS_KEY_ID=${accessKeyId}`,
    'S3_SECRET_ACCESS_KEY=… (the key you gave)',
  ];
}
