import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CloudDownload } from 'lucide-react';
import type { Track } from '#shared/tracks.schema.ts';
import { canKeepSongs, forgetSong, isKept, keepSong } from '#web/features/tracks/page/kept-songs.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Keeps a song in this browser, to be heard without a network. */
export function KeepSongButton({ track }: { track: Track }) {
  const client = useQueryClient();
  const queryKey = ['kept-song', track.audioFile];
  const { data: kept = false } = useQuery({ queryKey, queryFn: () => isKept(track), networkMode: 'always' });
  const { mutate, isPending } = useMutation({
    mutationFn: () => (kept ? forgetSong(track) : keepSong(track)),
    networkMode: 'always',
    onSuccess: () => client.setQueryData(queryKey, !kept),
    onError: () =>
      toast({
        title: 'The song could not be kept',
        description: canKeepSongs()
          ? 'There may be no network, or no room left in this browser. Please try again.'
          : 'This browser keeps songs only of sites with https in their address.',
        variant: 'destructive',
      }),
  });
  const Sign = kept ? CircleCheck : CloudDownload;
  return (
    <Button
      variant="outline"
      className="noscript:hidden"
      aria-pressed={kept}
      disabled={isPending}
      onClick={() => mutate()}
    >
      <Sign aria-hidden="true" />
      {kept ? 'Kept offline' : 'Keep offline'}
    </Button>
  );
}
