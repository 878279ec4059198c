import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';

export default function MusicPage() {
  return (
    <div className="shell py-12">
      <Link href={pagePaths.home}>Back</Link>
      <h1 className="font-display text-5xl">All Music</h1>
      <p className="text-soft">No music available yet.</p>
    </div>
  );
}
