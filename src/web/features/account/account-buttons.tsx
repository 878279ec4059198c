import { ForOwner } from '#web/features/account/for-owner.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

const { Part: OwnerButtons } = lazyPart(() => import('#web/features/account/owner-buttons.tsx'));

export function AccountButtons() {
  return (
    <ForOwner>
      <OwnerButtons />
    </ForOwner>
  );
}
