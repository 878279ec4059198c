/** What is written beside a photograph: who took it, where and when. Its title is that of the picture. */
type DemoPhoto = {
  /** Its name in pictures/photographs.ts. */
  picture: string;
  photographer: string;
  location: string;
  year: string;
  featured?: boolean;
};

/** In the order in which they hang in the gallery, the newest first. */
export const photos: readonly DemoPhoto[] = [
  {
    picture: 'hero',
    photographer: 'Joana Brito',
    location: 'The terrace, Vila do Cabo',
    year: '2026',
    featured: true,
  },
  { picture: 'from-the-back', photographer: 'Tomás Leal', location: 'Teatro Miramar', year: '2026' },
  { picture: 'low-sun', photographer: 'Ines Valdemar', location: 'Praia do Norte', year: '2025' },
  { picture: 'six-strings', photographer: 'Ines Valdemar', location: 'At home', year: '2025' },
  {
    picture: 'four-oclock',
    photographer: 'Ines Valdemar',
    location: 'The room where “Salt Hours” was made',
    year: '2025',
  },
  { picture: 'harbour-lights', photographer: 'Rui Santana', location: 'Vila do Cabo', year: '2025' },
  { picture: 'before-the-song', photographer: 'Joana Brito', location: 'Teatro Miramar', year: '2026' },
  { picture: 'the-small-hall', photographer: 'Marit Øvergård', location: 'Kabelvåg', year: '2023' },
  { picture: 'rain-on-the-window', photographer: 'Ines Valdemar', location: 'On tour', year: '2024' },
  { picture: 'side-two', photographer: 'Rui Santana', location: 'Test pressing', year: '2025' },
  { picture: 'letters', photographer: 'Ines Valdemar', location: 'Kitchen table', year: '2023' },
  { picture: 'hills-in-fog', photographer: 'Tomás Leal', location: 'Serra do Açor', year: '2024' },
  { picture: 'string-lights', photographer: 'Joana Brito', location: 'Garden concert, Évora', year: '2024' },
  { picture: 'raking-light', photographer: 'Ines Valdemar', location: 'Estúdio Maré', year: '2025' },
  { picture: 'birds-on-wires', photographer: 'Ines Valdemar', location: 'Behind the school', year: '2022' },
  { picture: 'moon-over-mountains', photographer: 'Marit Øvergård', location: 'Lofoten', year: '2023' },
];
