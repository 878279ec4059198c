import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { Protected } from '#web/features/account/protected.tsx';
import { Button } from '#web/ui/button.tsx';

export default function AdminPage() {
  return (
    <Protected>
      <div className="shell flex flex-wrap items-end justify-between gap-4 py-10 tool">
        <div>
          <h1 className="text-3xl font-bold">Admin Dashboard</h1>
          <p className="text-soft">Manage your music, videos, and messages</p>
        </div>
        <Button asChild variant="outline">
          <Link href={pagePaths.home}>Back to Site</Link>
        </Button>
      </div>
    </Protected>
  );
}
