import { useEffect, useState } from 'react';
import { sections, type Section } from '#shared/addresses.ts';

/** How far down the screen a section's top must have come to be the one that is looked at. */
const LINE = 0.4;

/** The section the visitor looks at, while on the home page. */
export function useCurrentSection(isHome: boolean): Section | null {
  const [current, setCurrent] = useState<Section>('home');
  useEffect(() => {
    if (!isHome) return;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInSight()));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, [isHome]);
  return isHome ? current : null;
}

function sectionInSight(): Section {
  // The last section may be too short to ever reach the line.
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= document.body.scrollHeight - 2)
    return 'contact';
  const line = window.innerHeight * LINE;
  const passed = sections.filter((section) => {
    const top = document.getElementById(section)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
  return passed.at(-1) ?? 'home';
}
