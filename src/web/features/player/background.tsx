import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { carryCoversBetweenPages } from '#web/lib/navigation/cover-navigation.ts';
import { levelVolume } from '#web/lib/playback/audio.ts';
import { runPlayback } from '#web/lib/playback/run-playback.ts';
import { Shortcuts } from '#web/ui/shortcuts/shortcuts.tsx';

carryCoversBetweenPages();

/** Continuous playback and keyboard shortcuts, loaded after hydration on every page. */
export default function Background() {
  return (
    <>
      <BackgroundPlayback />
      <Shortcuts />
    </>
  );
}

function BackgroundPlayback() {
  const client = useQueryClient();
  const { unlevelled } = useArtist();
  useEffect(() => runPlayback(client), [client]);
  useEffect(() => levelVolume(!unlevelled), [unlevelled]);
  return null;
}
