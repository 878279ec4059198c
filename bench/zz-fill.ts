import { fillSite } from '#tests/support/fill-site.ts';
import { growthContent } from './growth/content.ts';
await fillSite('/tmp/g100k', growthContent(100_000));
process.exit(0);
