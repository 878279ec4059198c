import { text } from '#shared/language/text.ts';
import { roundedViews } from '#shared/primitives/format.ts';
import { preciseViews } from '#shared/primitives/numbers.ts';

/** 12k views, 12.3K views or 12.3K. Also used by start.ts. */
export const viewsText = {
  rounded: (views: number) => text().videos.views({ count: views, shown: roundedViews(views) }),
  precise: (views: number) => text().videos.views({ count: views, shown: preciseViews(views) }),
  number: preciseViews,
};

export type ViewsFormat = keyof typeof viewsText;
