import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';

export default function VideosPage() {
  return (
    <div className="shell py-12">
      <Link href={pagePaths.home}>Back</Link>
      <h1 className="font-display text-5xl">All Videos</h1>
      <p className="text-soft">No videos available yet.</p>
    </div>
  );
}
