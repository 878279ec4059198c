import { useQuery } from '@tanstack/react-query';
import { heroSizes } from '#web/features/hero/hero-sizes.ts';
import { featuredPhotoQuery } from '#web/lib/queries.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';

/** The photo the owner featured, or art drawn from the name. */
export function HeroPicture({ name }: { name: string }) {
  const { data: photo, isPending } = useQuery(featuredPhotoQuery);
  return (
    <div className="relative grid aspect-[9/10] max-h-[70dvh] w-full place-items-center overflow-hidden rounded-panel bg-sunk max-md:rounded-b-none sm:aspect-[6/5] md:aspect-[106/100] md:max-h-none">
      {isPending ? (
        <Spinner className="text-2xl" label="Loading the picture…" />
      ) : (
        <Artwork
          path={photo?.imagePath ?? null}
          facts={photo?.picture ?? null}
          title={name}
          shape="hero"
          alt={photo?.title ?? ''}
          sizes={heroSizes}
          priority
        />
      )}
    </div>
  );
}
