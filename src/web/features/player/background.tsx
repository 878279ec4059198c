import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { carryCoversBetweenPages } from '#web/lib/navigation/cover-navigation.ts';
import { levelVolume } from '#web/lib/playback/audio.ts';
import { runPlayback } from '#web/lib/playback/run-playback.ts';

carryCoversBetweenPages();

/** Continuous playback and moving covers, loaded once a visitor does something. */
export default function Background() {
  const client = useQueryClient();
  const { unlevelled } = useArtist();
  useEffect(() => runPlayback(client), [client]);
  useEffect(() => levelVolume(!unlevelled), [unlevelled]);
  return null;
}
