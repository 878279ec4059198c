import { Link } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { Button } from '#web/ui/button.tsx';

export default function NotFoundPage() {
  return (
    <div className="shell grid min-h-[60dvh] content-center justify-items-start gap-6 py-20">
      <h1 className="font-display text-5xl md:text-7xl">404 Page Not Found</h1>
      <p className="text-lg text-soft">Did you forget to add the page to the router?</p>
      <Button asChild variant="outline">
        <Link href={pagePaths.home}>Back to the home page</Link>
      </Button>
    </div>
  );
}
