import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Conversion } from '#shared/media/conversions.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { refreshKind } from '#web/admin/kinds.ts';

type Conversions = { conversions: Conversion[] };
export type ConvertedKind = Conversion['kind'];

const POLL_MS = 2_000;

/** Invalidated with the songs and videos. */
const conversionsQuery = queryOptions<Conversions>({ queryKey: [apiPaths.conversions] });

export function useConversion(kind: ConvertedKind, id: number): Conversion | undefined {
  const { data } = useQuery({
    ...conversionsQuery,
    select: ({ conversions }) => conversions.find((each) => each.kind === kind && each.id === id),
  });
  return data;
}

const isUnderWay = ({ state }: Conversion) => state !== 'failed';

/** Reads the progress again and again while something is converted and the page is visible. */
export function useConversionProgress(): void {
  const client = useQueryClient();
  const { data } = useQuery({
    ...conversionsQuery,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.conversions.some(isUnderWay) ? POLL_MS : false),
  });
  // What is no longer listed has its streams now.
  const earlier = useRef<Conversion[]>([]);
  useEffect(() => {
    if (!data) return;
    const isListed = ({ kind, id }: Conversion) =>
      data.conversions.some((each) => each.kind === kind && each.id === id);
    const finished = earlier.current.filter((each) => !isListed(each));
    for (const kind of new Set(finished.map((each) => each.kind))) void refreshKind(client, kind);
    earlier.current = data.conversions;
  }, [client, data]);
}
