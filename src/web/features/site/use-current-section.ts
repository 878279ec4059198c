import { useEffect, useState } from 'react';
import type { Section } from '#shared/addresses.ts';
import type { HomeSection } from '#shared/look.ts';

/** How far down the screen a section's top must have come to be the one that is looked at. */
const LINE = 0.4;

/** The section the visitor looks at, while on the home page. */
export function useCurrentSection(isHome: boolean, sections: HomeSection[]): Section | null {
  const [current, setCurrent] = useState<Section>('home');
  useEffect(() => {
    if (!isHome) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInSight(sections)));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [isHome, sections]);
  return isHome ? current : null;
}

function sectionInSight(sections: HomeSection[]): Section {
  // The last section may be too short to ever reach the line.
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= document.body.scrollHeight - 2)
    return sections.at(-1) ?? 'home';
  const line = window.innerHeight * LINE;
  const passed = sections.filter((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
  return passed.at(-1) ?? 'home';
}
