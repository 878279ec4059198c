import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';

type Props = { onClick: () => void; className?: string; children: string };

export function ShowMoreButton({ onClick, className, children }: Props) {
  return (
    <div className={cn('mt-10 flex justify-center noscript:hidden', className)}>
      <Button variant="outline" onClick={onClick}>
        {children}
      </Button>
    </div>
  );
}
