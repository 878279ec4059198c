import { NotFound } from '#web/ui/states/not-found.tsx';

export default function NotFoundPage() {
  return <NotFound />;
}
