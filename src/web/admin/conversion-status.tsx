import { TriangleAlert } from 'lucide-react';
import { ownerText } from '#shared/language/text.ts';
import { useConversion, type ConvertedKind } from '#web/admin/conversions.queries.ts';

type Props = { kind: ConvertedKind; id: number };

/** How far the conversion of a song or video is, or why there is none; nothing once it is done. */
export function ConversionStatus({ kind, id }: Props) {
  const conversion = useConversion(kind, id);
  const texts = ownerText().conversions;
  switch (conversion?.state) {
    case 'waiting':
      return (
        <p data-status className="text-xs leading-5 text-soft">
          {texts.waiting}
        </p>
      );
    case 'running':
      return (
        <p data-status className="text-xs leading-5 text-soft tabular-nums">
          {texts.running({ percent: Math.floor(conversion.done * 100) })}
        </p>
      );
    case 'failed':
      return (
        <p data-status className="flex gap-1.5 text-xs leading-5 font-medium text-danger-ink">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {texts.failed({ reason: conversion.reason ?? '' })}
        </p>
      );
    case undefined:
      return null;
  }
}
