import type { MusicGroup } from 'schema-dts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { fullAddress } from '#ssr/head/site-address.ts';

export const byArtist = ({ name }: Pick<Artist, 'name'>) =>
  ({
    '@type': 'MusicGroup' as const,
    '@id': fullAddress('/#artist'),
    name,
    url: fullAddress('/'),
  }) satisfies MusicGroup;
