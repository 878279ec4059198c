import { useEffect } from 'react';
import { useArtist } from '#web/lib/use-artist.ts';
import { scrollToSection } from '#web/lib/sections.ts';

export default function HomePage() {
  const { name, tagline, about } = useArtist();
  useSectionInAddress();
  return (
    <div className="shell flex flex-col gap-20 py-12">
      <section id="home">
        <h1 className="font-display text-8xl">{name}</h1>
        <p>{tagline}</p>
      </section>
      <section id="music">
        <h2 className="font-display text-5xl">Music</h2>
        <p>No music releases available yet. Check back soon!</p>
      </section>
      <section id="videos">
        <h2 className="font-display text-5xl">Videos</h2>
        <p>No videos available yet. Check back soon!</p>
      </section>
      <section id="about">
        <h2 className="font-display text-5xl">About {name}</h2>
        {about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section id="contact">
        <h2 className="font-display text-5xl">Get In Touch</h2>
      </section>
    </div>
  );
}

/** Arriving from another page at /#music ends at the music. */
function useSectionInAddress() {
  useEffect(() => {
    const section = window.location.hash.slice(1);
    if (section) scrollToSection(section);
  }, []);
}
