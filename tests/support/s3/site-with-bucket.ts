import { s3Environment } from '#tests/support/s3/environment.ts';
import { startFaultServer } from '#tests/support/s3/fault-server.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

/** The whole site with its files in a bucket, behind a server that can be told to misbehave. */
export async function siteWithBucket(more: Record<string, string> = {}) {
  const bucket = await s3Environment();
  const server = await startFaultServer();
  const environment = { ...bucket, S3_ENDPOINT: server.url, ...more };
  const site = await makeSite({ environment });
  return { site, owner: await makeOwner(site), server, environment, bucket };
}
