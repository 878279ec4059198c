import { text } from '#shared/language/text.ts';
import { pressLogoPath } from '#shared/primitives/addresses.ts';
import { DownloadLink } from '#web/features/press/download-link.tsx';
import { PressSection } from '#web/features/press/press-section.tsx';

type Props = { artistName: string; rider: string | null };

/** The logo and the rider. */
export function PressFiles({ artistName, rider }: Props) {
  const { logo, rider: riderTitle } = text().press;
  return (
    <>
      <PressSection title={logo} action={<DownloadLink href={pressLogoPath} title={logo} />}>
        {/* White in both themes, as the logo is black. */}
        <div className="h-48 max-w-prose rounded-media border border-line bg-white p-8">
          <img src={pressLogoPath} alt={artistName} loading="lazy" className="size-full object-contain" />
        </div>
      </PressSection>
      {rider && (
        <PressSection title={riderTitle}>
          <DownloadLink href={rider} title={riderTitle} />
        </PressSection>
      )}
    </>
  );
}
