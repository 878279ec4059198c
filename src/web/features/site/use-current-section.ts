import { useEffect, useState } from 'react';
import type { Section } from '#shared/primitives/addresses.ts';
import type { HomeSection } from '#shared/site/look/look.ts';

/** A section is current once its top is above this part of the screen. */
const LINE = 0.4;

/** Null on other pages. */
export function useCurrentSection(isHome: boolean, sections: HomeSection[]): Section | null {
  const [current, setCurrent] = useState<Section>('home');
  useEffect(() => {
    if (!isHome) return;
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(visibleSection(sections)));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, [isHome, sections]);
  return isHome ? current : null;
}

function visibleSection(sections: HomeSection[]): Section {
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
