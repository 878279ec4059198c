import { Protected } from '#web/features/account/protected.tsx';
import { Dashboard } from '#web/admin/dashboard/dashboard.tsx';

export default function AdminPage() {
  return (
    <Protected>
      <Dashboard />
    </Protected>
  );
}
