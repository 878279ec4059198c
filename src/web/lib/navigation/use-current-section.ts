import { useEffect, useState } from 'react';

/** A section is current once its top is above this part of the screen. */
const LINE = 0.4;

/** The id of the section on the screen; `first` above them all. Null where they are not shown. */
export function useCurrentSection<Id extends string>(
  isShown: boolean,
  sections: readonly Id[],
  first: Id,
): Id | null {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    if (!isShown) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(visibleSection(sections) ?? first));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [isShown, sections, first]);
  return isShown ? current : null;
}

function visibleSection<Id extends string>(sections: readonly Id[]): Id | undefined {
  // The last section may be too short to ever reach the line.
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= document.body.scrollHeight - 2)
    return sections.at(-1);
  const line = window.innerHeight * LINE;
  return sections.findLast((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
}
