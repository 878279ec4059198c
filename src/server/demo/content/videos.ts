import type { VideoType } from '#shared/videos.ts';
import type { DemoFile } from '#server/media/worker/protocol.ts';

type DemoVideo = {
  title: string;
  videoType: VideoType;
  releaseDate: string;
  description: string;
  credits?: string;
  featured?: boolean;
  /** A film of the site's own, or the picture of one that is elsewhere. */
  file: DemoFile;
  embedUrl?: string;
};

const clip = (name: string) => ({ file: { kind: 'clip', name } as const });
/** Films that anybody may show: most are open films of the Blender Foundation. */
const elsewhere = (embedUrl: string, picture: string) => ({
  embedUrl,
  file: { kind: 'photograph', name: picture } as const,
});

/** Films of the site's own, and one of every other kind that a page can show. The oldest first. */
export const videos: readonly DemoVideo[] = [
  {
    title: 'Projected behind us: Big Buck Bunny',
    videoType: 'comedy',
    releaseDate: '2023-10-28',
    description:
      'We played under this one for a hall full of children. Nobody looked at us, which was right.',
    credits: 'Film: Blender Foundation, CC BY',
    ...elsewhere('https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'the-small-hall'),
  },
  {
    title: 'The same rabbit, on Vimeo',
    videoType: 'comedy',
    releaseDate: '2023-11-04',
    description: 'For the cinema in Kabelvåg, whose network does not like the other site.',
    credits: 'Film: Blender Foundation, CC BY',
    ...elsewhere('https://vimeo.com/1084537', 'moon-over-mountains'),
  },
  {
    title: 'Open film night: Sintel',
    videoType: 'livePerformance',
    releaseDate: '2024-06-15',
    description: 'The film we improvised to in the garden, for those who stood behind the pear tree.',
    credits: 'Film: Blender Foundation, CC BY',
    ...elsewhere('https://youtu.be/eRsGyueVLvQ', 'string-lights'),
  },
  {
    title: 'A dog on the way to the concert',
    videoType: 'behindTheScenes',
    releaseDate: '2024-06-16',
    description: 'Upright, short, and not ours. It plays where it stands.',
    ...elsewhere('https://www.tiktok.com/@scout2015/video/6718335390845095173', 'six-strings'),
  },
  {
    title: 'How tissue paper folds',
    videoType: 'tutorial',
    releaseDate: '2024-07-01',
    description: 'From the archive: a player of another site, in a frame.',
    ...elsewhere('https://archive.org/embed/BigBuckBunny_124', 'letters'),
  },
  {
    title: 'Things we watched on the night train',
    videoType: 'behindTheScenes',
    releaseDate: '2025-02-20',
    description: 'A page that allows no frame: it opens in a tab of its own.',
    ...elsewhere('https://vimeo.com/channels/staffpicks', 'blue-hour-train'),
  },
  {
    title: 'Waiting for the Rain to Stop',
    videoType: 'behindTheScenes',
    releaseDate: '2025-04-11',
    description: 'Upright, from a phone on the dashboard of a van that had just broken down.',
    ...clip('rain-drifting'),
  },
  {
    title: 'Salt Hours',
    videoType: 'musicVideo',
    releaseDate: '2025-09-12',
    description: 'One take, one sun. We had eleven minutes of it and used nine seconds.',
    credits: 'Camera: Rui Santana',
    featured: true,
    ...clip('sea-glitter'),
  },
  {
    title: 'Live at the Teatro Miramar',
    videoType: 'livePerformance',
    releaseDate: '2026-02-14',
    description: 'The lights came on before we did.',
    credits: 'Light: Célia Moura',
    ...clip('stage-lights'),
  },
  {
    title: 'Northbound',
    videoType: 'musicVideo',
    releaseDate: '2026-03-06',
    description: 'Filmed through the window of coach 11, between two tunnels.',
    ...clip('train-window'),
  },
];
