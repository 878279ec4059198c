import { useQuery } from '@tanstack/react-query';
import { heroSizes } from '#web/features/hero/hero-sizes.ts';
import { featuredPhotoQuery } from '#web/lib/queries.ts';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';

type Props = { name: string; layout: keyof typeof heroSizes };

/** The photo the owner featured, or art drawn from the name. */
export function HeroPicture({ name, layout }: Props) {
  const { data: photo, isPending } = useQuery(featuredPhotoQuery);
  return (
    <div
      className={cn(
        'relative grid aspect-[9/10] max-h-[70dvh] w-full place-items-center overflow-hidden rounded-panel bg-sunk sm:aspect-[6/5]',
        layout === 'wide'
          ? 'rounded-b-none md:aspect-[9/4]'
          : 'max-md:rounded-b-none md:aspect-[106/100] md:max-h-none',
      )}
    >
      {isPending ? (
        <Spinner className="text-2xl" label="Loading the picture…" />
      ) : (
        <Artwork
          path={photo?.imagePath ?? null}
          facts={photo?.picture ?? null}
          title={name}
          shape="hero"
          alt={photo?.title ?? ''}
          sizes={heroSizes[layout]}
          priority
        />
      )}
    </div>
  );
}
