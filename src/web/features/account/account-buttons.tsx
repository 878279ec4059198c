import { ForOwner } from '#web/features/account/for-owner.tsx';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

export const ownerButtons = lazyPart(() => import('#web/features/account/owner-buttons.tsx'));

export function AccountButtons() {
  return (
    <ForOwner>
      <ownerButtons.Part />
    </ForOwner>
  );
}
