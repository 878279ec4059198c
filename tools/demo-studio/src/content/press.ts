export const press = {
  shortBio:
    'Ines Valdemar writes quiet songs in Portuguese and English, for guitar, an old piano and whatever the room gives back.',
  longBio: [
    'Ines Valdemar grew up above a chandlery in a harbour town and wrote her first song on the back of a ferry timetable. Two EPs, “Rooms I Sang In” and “Papel de Seda”, were recorded where they were first sung: in a village hall, a school after hours and a bus station.',
    '',
    '“Salt Hours”, her album, was made in eleven evenings with the windows open. The single “Northbound” followed, written on a night train.',
  ],
  quotes: [
    { text: 'You lean in, and the room leans in with you.', source: 'Harbour Post' },
    { text: 'The quietest record of the year, and the one that stayed.', source: 'Radio Maré' },
  ],
  contact: 'Joana Brito\nbooking@example.com',
  photos: ['Six strings', 'Low sun', 'Four o’clock light'],
};
