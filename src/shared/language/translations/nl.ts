import type { Language } from '#shared/language/language.ts';

export const nl = {
  name: 'Nederlands',
  direction: 'ltr',
  visitor: {
    sections: {
      home: 'Home',
      music: 'Muziek',
      videos: 'Video’s',
      shows: 'Optredens',
      news: 'Nieuws',
      about: 'Bio',
      contact: 'Contact',
    },
    rules: {
      text: '{field}: alleen tekst toegestaan',
      tooShort: '{field}: minimaal {min} tekens',
      tooLong: '{field}: maximaal {max} tekens',
      singleLine: '{field}: niet meer dan één regel',
      unstorable:
        'Deze tekst bevat een teken dat niet kan worden opgeslagen. Haal het weg of typ de tekst opnieuw.',
      email: 'Vul een geldig e-mailadres in',
    },
    catalogue: {
      releaseTypes: {
        single: 'Single',
        ep: 'EP',
        album: 'Album',
      },
      videoTypes: {
        musicVideo: 'Videoclip',
        livePerformance: 'Liveoptreden',
        behindTheScenes: 'Achter de schermen',
        comedy: 'Comedy',
        tutorial: 'Tutorial',
      },
      song: 'Nummer',
      fromRelease: 'van “{release}”',
    },
    amounts: {
      thisMonth: 'Deze maand',
      monthsAgo: {
        one: '{count} maand geleden',
        other: '{count} maanden geleden',
      },
      yearsAgo: {
        one: '{count} jaar geleden',
        other: '{count} jaar geleden',
      },
      songs: {
        one: '{count} nummer',
        other: '{count} nummers',
      },
      songsAndSeconds: '{songs}, {seconds} sec.',
      songsAndMinutes: '{songs}, {minutes} min.',
      songsAndHours: '{songs}, {hours} u {minutes} min.',
      thousands: '{count}K',
      millions: '{count} mln.',
      thousandsExactly: '{count}K',
      millionsExactly: '{count} mln.',
    },
    site: {
      skip: 'Naar de inhoud',
      mainMenu: 'Hoofdmenu',
      openMenu: 'Menu openen',
      closeMenu: 'Menu sluiten',
      darkTheme: 'Overschakelen naar donker thema',
      lightTheme: 'Overschakelen naar licht thema',
      footer: 'Voettekst',
      copyright: '© {year} {artist}. Alle rechten voorbehouden.',
      announcement: '', // Announcement
      close: 'Sluiten',
      loading: 'Laden…',
      error: 'Fout',
      failed: 'Er is iets misgegaan. Probeer het opnieuw.',
      tryAgain: 'Opnieuw proberen',
      cannotCopy: 'Je browser staat kopiëren niet toe. De tekst is geselecteerd: kopieer die zelf.',
      loadMore: 'Meer laden',
      previousPage: 'Vorige pagina',
      firstPage: 'Eerste pagina',
      countOrMore: '{count} of meer',
      back: 'Terug naar home',
      backToHome: 'Terug naar de homepage',
    },
    pages: {
      music: 'Alle muziek',
      videos: 'Alle video’s',
      shows: 'Optredens',
      offline: 'Bewaarde nummers',
      thanks: 'Bericht verzonden',
      signIn: 'Inloggen',
      register: 'Registreren',
      dashboard: 'Dashboard',
      notFound: 'Pagina niet gevonden',
      numbered: '{title} – pagina {page}',
    },
    hero: {
      listen: 'Luister nu',
      watch: 'Bekijk video’s',
      loading: 'Afbeelding laden…',
    },
    welcome: {
      register: {
        sentence: 'Welkom op je nieuwe site: {link} en maak er jouw plek van.',
        link: 'maak je account aan',
      },
      firstSteps: {
        sentence: 'Welkom op je nieuwe site: {link} en maak er jouw plek van.',
        link: 'zet de eerste stappen',
      },
    },
    music: {
      stream: 'Stream de nieuwste nummers van {artist}.',
      streamOrDownload: 'Stream of download de nieuwste nummers van {artist}.',
      latest: 'Nieuwste nummers',
      seeAll: 'Alle muziek bekijken',
      none: 'Er is nog geen muziek. Kom snel nog eens langs!',
      failed: 'De muziek kon niet worden geladen. Probeer het later opnieuw.',
      loading: 'Muziek laden...',
      favourite: '{title} als favoriet markeren',
      explicit: 'Expliciet',
      neighbours: {
        label: 'Meer nummers',
        previous: 'Vorig nummer',
        next: 'Volgend nummer',
      },
    },
    musicList: {
      caption: 'Alle muziek',
      search: 'Muziek zoeken',
      searchHint: 'Muziek zoeken...',
      cover: 'Cover',
      title: 'Titel',
      type: 'Type',
      released: 'Uitgebracht',
      listen: 'Luisteren',
      download: 'Downloaden',
      none: 'Er is nog geen muziek.',
      noMatches: 'Geen muziek gevonden voor “{query}”.',
      emptyPage: 'Geen muziek op deze pagina.',
      more: 'Meer muziek',
      found: {
        one: '{shown} nummer gevonden',
        other: '{shown} nummers gevonden',
      },
    },
    releases: {
      title: 'Releases',
      songs: 'Nummers',
      from: 'van {title}',
      fromSame: {
        single: 'van de single',
        ep: 'van de EP',
        album: 'van het album',
      },
    },
    videos: {
      title: 'Video’s',
      subtitle: 'Bekijk de nieuwste video’s van {artist} en kijk mee achter de schermen.',
      more: 'Meer video’s',
      showMore: 'Meer video’s tonen',
      seeAll: 'Alle video’s bekijken',
      none: 'Er zijn nog geen video’s. Kom snel nog eens langs!',
      failed: 'De video’s konden niet worden geladen. Probeer het later opnieuw.',
      loading: 'Video’s laden...',
      watch: 'Bekijken',
      watchTitle: '{title} bekijken',
      close: '{title} sluiten',
      views: {
        one: '{shown} weergave',
        other: '{shown} weergaven',
      },
      broken: 'De video kon niet worden afgespeeld. Probeer het later opnieuw of gebruik een andere browser.',
      unavailable: 'Deze video is op dit moment niet beschikbaar',
      noSource: 'Voor deze video is geen bron beschikbaar',
      neighbours: {
        label: 'Meer video’s',
        previous: 'Vorige video',
        next: 'Volgende video',
      },
    },
    videoList: {
      caption: 'Alle video’s',
      search: 'Video’s zoeken',
      searchHint: 'Video’s zoeken...',
      thumbnail: 'Thumbnail',
      title: 'Titel',
      views: 'Weergaven',
      category: 'Categorie',
      uploaded: 'Uploaddatum',
      watch: 'Bekijken',
      none: 'Er zijn nog geen video’s.',
      noMatches: 'Geen video’s gevonden voor “{query}”.',
      emptyPage: 'Geen video’s op deze pagina.',
      found: {
        one: '{shown} video gevonden',
        other: '{shown} video’s gevonden',
      },
    },
    shows: {
      upcoming: 'Komende optredens',
      past: 'Eerdere optredens',
      seeAll: 'Alle optredens bekijken',
      none: 'Er zijn nu geen optredens aangekondigd. Kom snel nog eens langs!',
      nonePast: 'Er zijn nog geen eerdere optredens.',
      emptyPage: 'Geen optredens op deze pagina.',
      failed: 'De optredens konden niet worden geladen. Probeer het later opnieuw.',
      loading: 'Optredens laden...',
      more: 'Meer optredens',
      statuses: {
        confirmed: 'Bevestigd',
        cancelled: 'Geannuleerd',
        postponed: 'Uitgesteld',
        soldOut: 'Uitverkocht',
      },
      place: '{city}, {country}',
      tickets: 'Tickets',
      ticketsFor: 'Tickets voor {show}',
      map: 'Kaart',
      mapOf: 'Kaart: {show}',
      addToCalendar: 'In agenda zetten',
      addShowToCalendar: '{show} in agenda zetten',
      addAllToCalendar: 'Alles in agenda zetten',
      setlist: 'Setlist',
      photos: 'Foto’s',
      recording: 'Opname',
    },
    news: {
      subtitle: 'Het laatste nieuws van {artist}.',
      seeAll: 'Al het nieuws bekijken',
      search: 'Nieuws zoeken',
      searchHint: 'Nieuws zoeken...',
      more: 'Meer nieuws',
      none: 'Er is nog geen nieuws.',
      noMatches: 'Geen nieuws gevonden voor “{query}”.',
      emptyPage: 'Geen nieuws op deze pagina.',
      found: {
        one: '{shown} nieuwsbericht gevonden',
        other: '{shown} nieuwsberichten gevonden',
      },
      failed: 'Het nieuws kon niet worden geladen. Probeer het later opnieuw.',
      loading: 'Nieuws laden...',
      neighbours: {
        label: 'Meer nieuws',
        previous: 'Nieuwer bericht',
        next: 'Ouder bericht',
      },
    },
    artist: {
      tagline: 'Muziek, video’s en foto’s',
    },
    about: {
      title: 'Over {artist}',
    },
    photos: {
      title: 'Fotogalerij',
      none: 'Er zijn nog geen foto’s in de galerij.',
      failed: 'De foto’s konden niet worden geladen. Probeer het later opnieuw.',
      loading: 'Foto’s laden...',
      previous: 'Vorige foto',
      next: 'Volgende foto',
      photographer: 'Fotograaf',
      location: 'Locatie',
      year: 'Jaar',
    },
    press: {
      title: '', // Press
      failed: '', // The press kit could not be loaded.
      downloadAll: '', // Download everything
      shortBio: '', // Short biography
      longBio: '', // Biography
      copy: '', // Copy
      copyTitle: '', // Copy: {title}
      copied: '', // Text copied
      quotes: '', // Quotes
      photos: '', // Photos
      photoBy: '', // Photo: {photographer}
      logo: '', // Logo
      rider: '', // Technical rider (PDF)
    },
    contact: {
      title: 'Neem contact op',
      subtitle: 'Voor boekingen, samenwerkingen of gewoon om even hallo te zeggen!',
      form: 'Contact',
      name: 'Naam',
      email: 'E-mail',
      subject: 'Onderwerp',
      message: 'Bericht',
      send: 'Bericht verzenden',
      sending: 'Verzenden...',
      leaveEmpty: 'Laat dit veld leeg',
      sent: 'Bericht verzonden!',
      thanks: 'Bedankt voor je bericht! Je krijgt snel antwoord.',
      sentTitle: 'Je bericht is verzonden!',
      sentText: 'Bedankt voor je bericht. {artist} leest alle berichten en antwoordt zo snel mogelijk.',
      sendAnother: 'Nog een bericht verzenden',
    },
    player: {
      bar: 'Speler',
      of: 'Speler voor {title}',
      play: '{title} afspelen',
      pause: '{title} pauzeren',
      playAll: 'Alles afspelen',
      previous: 'Vorig nummer',
      next: 'Volgend nummer',
      seek: 'Positie in {title}',
      time: '{position} van {duration}',
      volume: 'Volume',
      mute: 'Geluid uit',
      unmute: 'Geluid aan',
      close: 'Speler sluiten',
      open: '“Speelt nu” openen: {title}',
      nowPlaying: 'Speelt nu',
      aboutSong: 'Over dit nummer',
      lyrics: 'Songtekst',
      instrumental: 'Instrumentaal',
      queue: 'Wachtrij',
      showMore: 'Meer tonen',
      credits: 'Credits',
      isrc: 'ISRC {code}',
      download: 'Downloaden',
      downloadTitle: '{title} downloaden',
      noDownload: 'Downloaden is op dit moment niet mogelijk',
      failed: 'Het nummer kan niet worden afgespeeld. Misschien is het bestand niet beschikbaar.',
      unavailable: 'Dit nummer is op dit moment niet beschikbaar',
      unsupported: 'Deze browser kan dit nummer niet afspelen. Probeer een andere browser.',
      refused: 'Je browser heeft dit nummer niet laten starten. Druk nog een keer op Afspelen.',
    },
    links: {
      newTab: '(opent in een nieuw tabblad)',
      listenOn: 'Luister op {service}',
      listenElsewhere: 'Luister op andere sites',
      findOn: 'Te vinden op {service}',
      findElsewhere: 'Te vinden op andere sites',
      followOn: 'Volgen op {service}',
      followElsewhere: 'Op andere sites',
      artistElsewhere: '{artist} op andere sites',
    },
    share: {
      share: 'Delen',
      shareTitle: '{title} delen',
      withApp: 'Delen via een app…',
      link: 'Link',
      copyLink: 'Link kopiëren',
      linkCopied: 'Link gekopieerd',
      code: 'Insluitcode',
      codeHint: 'Plak de code in een eigen pagina om de speler daar te tonen.',
      copyCode: 'Code kopiëren',
      codeCopied: 'Insluitcode gekopieerd',
    },
    byArtist: {
      song: 'Nummer van {artist}',
      songFrom: 'Nummer van {artist} op “{release}”',
      single: 'Single van {artist}',
      ep: 'EP van {artist}',
      album: 'Album van {artist}',
      musicVideo: 'Videoclip van {artist}',
      livePerformance: 'Liveoptreden van {artist}',
      behindTheScenes: 'Achter de schermen bij {artist}',
      comedy: 'Comedy van {artist}',
      tutorial: 'Tutorial van {artist}',
      show: 'Optreden van {artist} op {date}',
      title: '{title} van {artist}',
    },
    offline: {
      title: 'Je bent offline',
      notKept: 'Dit is niet in deze browser bewaard. Je kunt het bekijken zodra je weer online bent.',
      pageNotKept:
        'Deze pagina is niet in deze browser bewaard. Zodra je weer online bent, kun je de pagina openen; je bewaarde nummers kun je nu al beluisteren.',
      onlySongs:
        'Je bewaarde nummers spelen ook zonder internet. Al het andere kun je openen zodra je weer online bent.',
      songs: 'Bewaarde nummers',
      none: 'Er zijn nog geen nummers in deze browser bewaard. Open de pagina van een nummer en druk op “Offline bewaren” om het ook zonder internet te beluisteren.',
      keep: 'Offline bewaren',
      keeping: 'Bewaren…',
      keepingSome: 'Bewaren… {done} van {count}',
      kept: 'Offline bewaard',
      remove: 'Verwijderen',
      removeTitle: '{title} verwijderen',
      keepFailed: 'Het nummer kon niet worden bewaard',
      removeFailed: 'Het nummer kon niet worden verwijderd',
      needsHttps: 'Deze browser bewaart alleen nummers van sites met https in het adres.',
      noRoom:
        'Er is geen ruimte meer in deze browser. Verwijder een ander bewaard nummer en probeer het opnieuw.',
      noNetwork: 'Je bent offline. Probeer het opnieuw als je weer online bent.',
      notArrived: 'Het nummer is niet aangekomen. Probeer het opnieuw.',
    },
    account: {
      tabs: 'Inloggen of registreren',
      username: 'Gebruikersnaam',
      password: 'Wachtwoord',
      login: {
        title: 'Welkom terug',
        subtitle: 'Log in om je site te beheren',
        tab: 'Inloggen',
        submit: 'Inloggen',
        pending: 'Bezig met inloggen...',
        done: 'Je bent ingelogd',
        welcome: 'Welkom terug, {name}!',
        failed: 'Inloggen mislukt',
        refused: 'De gebruikersnaam of het wachtwoord klopt niet',
      },
      register: {
        title: 'Maak je account aan',
        subtitle:
          'Deze site is nog van niemand. Wie zich als eerste registreert, wordt eigenaar; daarna kan niemand zich meer registreren.',
        tab: 'Registreren',
        submit: 'Registreren',
        pending: 'Bezig met registreren...',
        done: 'Je bent geregistreerd',
        welcome: 'Welkom, {name}!',
        failed: 'Registreren mislukt',
        refused: 'Het account kon niet worden aangemaakt',
        closed: 'Je kunt je hier niet registreren',
      },
      logout: {
        submit: 'Uitloggen',
        pending: 'Bezig met uitloggen...',
        done: 'Uitgelogd',
        doneText: 'Je bent uitgelogd',
        failed: 'Uitloggen mislukt',
        tryAgain: 'Probeer het opnieuw.',
      },
      admin: 'Admin',
      needsScript: 'Het dashboard heeft JavaScript nodig. Zet het aan in je browser.',
      music: 'Muziek',
      musicText: 'Upload en beheer nummers en albums',
      videos: 'Video’s',
      videosText: 'Deel videoclips, liveoptredens en meer',
    },
    embed: {
      listenAt: 'Luister bij {artist}',
      watchAt: 'Kijk bij {artist}',
      visit: 'Naar de site van {artist}',
      noVideo: 'Deze video is op dit moment niet beschikbaar.',
      nothingToPlay: 'Dit is op dit moment niet beschikbaar',
    },
    shortcuts: {
      title: 'Sneltoetsen',
      keys: {
        escape: 'Esc',
        space: 'Spatie',
        home: 'Home',
        end: 'End',
      },
      everywhere: {
        title: 'Overal',
        list: 'Deze lijst tonen',
        close: 'Sluiten wat openstaat',
        notification: 'Naar de huidige melding gaan',
      },
      player: {
        title: 'Speler',
        when: 'Als je met het toetsenbord in een speler bent of nadat je erin hebt geklikt.',
        play: 'Afspelen of pauzeren',
        seek: {
          one: '{count} seconde terug of vooruit',
          other: '{count} seconden terug of vooruit',
        },
        volume: 'Harder of zachter',
        mute: 'Geluid uit of aan',
      },
      photo: {
        title: 'Geopende foto',
        move: 'Vorige of volgende foto',
      },
      order: {
        title: 'Volgorde van foto’s en nummers',
        when: 'Op de greep naast elk item.',
        move: 'Eén plaats naar voren of naar achteren',
        end: 'Naar het begin of het einde',
      },
      focalPoint: {
        title: 'Focuspunt',
        move: 'Verplaatsen; met Shift in grotere stappen',
        edge: 'Naar de linker- of rechterrand',
      },
    },
    preview: {
      label: 'Voorbeeld',
      sentence: 'De site zoals bezoekers die op {date} zien',
      leave: 'Voorbeeld sluiten',
    },
    notifications: {
      label: 'Melding',
      region: 'Meldingen ({key})',
    },
    notFound: {
      title: '404 Pagina niet gevonden',
      text: 'Deze pagina bestaat niet (meer).',
    },
    pageFailure: {
      title: 'Er is iets misgegaan',
      text: 'Deze pagina kan op dit moment niet worden getoond. Probeer het zo nog eens.',
    },
  },
  owner: {
    dashboard: {
      title: 'Dashboard',
      subtitle: 'Beheer je muziek, video’s en berichten',
      backToSite: 'Terug naar de site',
      shortcuts: 'Sneltoetsen',
      tabs: 'Dashboard',
      upload: 'Uploaden',
      manage: 'Beheren',
      messages: 'Berichten',
      unread: {
        one: 'ongelezen',
        other: 'ongelezen',
      },
      notices: 'Mededelingen',
      partFailed: 'Dit deel van het dashboard kon niet worden geladen.',
      uploadForms: 'Wat wil je uploaden?',
      uploadForm: {
        music: 'Muziek',
        video: 'Video',
        image: 'Foto',
        show: 'Optreden',
        news: 'Nieuws',
        settings: 'Site-instellingen',
      },
      libraries: 'Bibliotheken',
    },
    overview: {
      title: 'Overzicht',
      unread: 'Ongelezen',
      scheduled: 'Gepland',
      draft: 'Concepten',
      backup: 'Laatste back-up',
      free: 'Vrije ruimte',
      never: 'Geen',
      tasks: {
        music: 'Nummer uploaden',
        video: 'Video toevoegen',
        image: 'Foto’s toevoegen',
        show: 'Optreden toevoegen',
        news: 'Nieuws schrijven',
        settings: 'Instellingen',
      },
    },
    palette: {
      search: 'Zoeken',
      hint: 'Nummers, video’s, berichten, instellingen...',
      shortcuts: 'Dashboard',
      shortcut: 'Alles vinden en meteen regelen',
      actionHint: 'Wat wil je ermee doen?',
      back: 'Terug naar de resultaten',
      searching: 'Zoeken...',
      failed: 'Niet alles kon worden doorzocht. Probeer het opnieuw.',
      more: 'Er zijn er meer. Typ om ze te vinden.',
      noDrafts: 'Er zijn geen concepten.',
      nothingScheduled: 'Er is niets gepland.',
      groups: {
        tasks: 'Taken',
        settings: 'Instellingen',
        track: 'Nummers',
        release: 'Releases',
        video: 'Video’s',
        photo: 'Foto’s',
        show: 'Optredens',
        post: 'Nieuws',
        message: 'Berichten',
      },
      actions: {
        feature: 'Uitlichten op de homepage',
        publish: 'Nu publiceren',
        schedule: 'Plannen of verbergen',
        open: 'Bericht openen',
      },
      words: {
        music: 'nieuw muziek liedje song track mp3 album single ep release toevoegen',
        video: 'nieuwe film clip videoclip youtube vimeo tiktok uploaden',
        image: 'nieuwe afbeelding plaatje galerij uploaden',
        show: 'nieuw concert gig show live tour tournee agenda datum import importeren csv',
        news: 'nieuw nieuwsbericht bericht news post blog artikel',
        manage: 'bibliotheek nummers muziek video’s foto’s releases albums prullenbak verwijderen wissen',
        messages: 'inbox mail e-mail ongelezen contact',
        site: 'home homepage website bezoekers bekijken',
        shortcuts: 'toetsen toetsenbord hulp help',
        artist: 'naam tagline links e-mail email social media profielen podcast',
        about: 'biografie tekst verhaal over mij',
        look: 'kleur kleuren lettertype thema licht donker design vormgeving stijl icoon logo secties',
        language: 'vertaling nederlands engels',
        timeZone: 'klok uur uren tijd concerten optredens',
        downloads: 'downloaden bestanden mp3 toestaan',
        preview: 'toekomst datum gepland',
        password: 'veranderen geheim inloggen login',
        accounts: 'gebruikers personen mensen toevoegen verwijderen',
        signIns: 'sessies uitloggen',
        backup: 'backup opslaan bewaren reservekopie downloaden herstellen',
        check: 'controleren check bestanden ontbreken beschadigd repareren herstellen',
      },
    },
    start: {
      title: 'Eerste stappen',
      progress: '{done} van {total}',
      allDone: 'Alles klaar: je site kan de wereld in.',
      all: 'Alle eerste stappen',
      hide: 'Verbergen',
      show: 'Eerste stappen tonen',
      failed: 'Dit kon niet worden opgeslagen. Probeer het opnieuw.',
      steps: {
        name: 'Vul je naam in',
        about: 'Vertel wie je bent',
        photo: 'Voeg een foto toe',
        song: 'Upload je eerste nummer',
        video: 'Voeg een video toe',
        backup: 'Bewaar een back-up',
        share: 'Vertel het rond',
      },
      reasons: {
        name: 'Die staat op elke pagina.',
        about: 'Een paar zinnen voor de sectie “Bio”.',
        photo: 'Een uitgelichte foto verwelkomt je bezoekers.',
        song: 'MP3, WAV, FLAC en meer.',
        video: 'Een bestand of een link naar YouTube, Vimeo of TikTok.',
        backup: 'Eén bestand met alles erin.',
        share: 'Kopieer het adres van je site en stuur het naar iemand.',
      },
      stepDone: '(klaar)',
      addressCopied: 'Adres gekopieerd',
      address: 'Het adres van je site',
      demo: {
        offer: 'Kijk hoe je site er met muziek uitziet',
        offerText:
          'De demo vult je lege site met nummers, video’s, foto’s en berichten van een artiest die niet bestaat. Dat duurt nog geen minuut, en met één klik is alles weer weg.',
        fill: 'Vullen met de demo',
        filling: 'De site wordt gevuld',
        shown: 'Je site toont de demo',
        shownText:
          'Ook bezoekers zien de demo. Wat je zelf toevoegt, blijft staan als je de demo verwijdert; wat je in de demo hebt gewijzigd, ligt dan in de prullenbak.',
        remove: 'Demo verwijderen',
        removing: 'Demo verwijderen...',
        failed: 'Probeer het opnieuw.',
      },
    },
    rules: {
      fields: {
        title: 'Titel',
        description: 'Beschrijving',
        credits: 'Credits',
        lyrics: 'Songtekst',
        isrc: 'ISRC',
        releaseDate: 'Releasedatum',
        publishAt: 'Publicatietijdstip',
        address: 'Adres',
        photographer: 'Fotograaf',
        location: 'Locatie',
        year: 'Jaar',
        artistName: 'Artiestennaam',
        tagline: 'Tagline',
        aboutText: 'Bio',
        profileLink: 'Profiellink',
        announcement: '', // Announcement
        announcementLink: '', // Announcement link
        announcementUntil: '', // Last day
        value: 'Waarde',
        previewMoment: 'Dag en tijd',
      },
      day: '{field}: vul een dag in, geschreven als 2024-03-05',
      moment: '{field}: vul een datum en tijd met tijdzone in, geschreven als 2024-03-05T18:00:00Z',
      momentYears: '{field}: kies een jaar van 1000 tot en met 9999',
      yesOrNo: 'Moet true of false zijn',
      version: 'De versie moet een geheel getal zijn',
      titleRequired: 'Vul een titel in',
      artistNameRequired: 'Vul een artiestennaam in',
      taglineRequired: 'Vul een tagline in',
      valueRequired: 'Vul een waarde in',
      aboutTooShort: 'Je bio moet minimaal {min} tekens lang zijn.',
      enterCurrentPassword: 'Vul je huidige wachtwoord in',
      previewMoment: 'Kies de dag en tijd die je wilt bekijken',
      trackType: 'Het releasetype moet Single, EP of Album zijn',
      releaseType: 'Het releasetype moet Album, EP of Single zijn',
      videoType: 'Het videotype moet Videoclip, Liveoptreden, Achter de schermen, Comedy of Tutorial zijn',
      visibility: 'De zichtbaarheid moet Gepubliceerd, Concept of Gepland zijn',
      scheduleWithoutTime: 'Kies de dag en tijd van publicatie',
      scheduleInThePast: 'Dit tijdstip is al voorbij. Kies een later tijdstip of publiceer nu.',
      timeWithoutSchedule: 'Kies ook “Gepland” om de nummers op dit tijdstip te publiceren',
      isrc: 'Een ISRC bestaat uit 12 letters en cijfers, zoals USRC17607839',
      url: 'Vul een geldige URL in',
      audioFileRequired: 'Kies een audiobestand',
      photoRequired: 'Geen bestand gekozen',
      sourceRequired: 'Geef embedUrl of videoFile op',
      sourceRequiredInForm: 'Vul een video-URL in of upload een videobestand',
      noThumbnailsFromVideos:
        'Deze site maakt geen thumbnails uit videobestanden. Geef de video een eigen afbeelding.',
      focusOutside:
        'Het focuspunt moet binnen de afbeelding liggen: twee getallen van 0 tot 1, horizontaal en verticaal',
      focusWithoutPicture: 'Er is hier geen afbeelding om een focuspunt in te plaatsen',
      releaseTracks: 'Geef de nummers van een release op met hun id’s, zoals [3, 5, 4]',
      tooManyTracks: 'Een release kan maximaal {most} nummers hebben',
      trackNamedTwice: '“{track}” is twee keer opgegeven. Op een release staat elk nummer maar één keer.',
      trackTaken: '“{track}” staat al op “{release}”. Haal het nummer daar eerst af.',
      trackGone: 'Een van deze nummers bestaat niet meer. Kies de nummers opnieuw.',
      linkNotHttps: 'Een link moet een adres zijn dat begint met https://',
      linkTooLong: 'Een link mag maximaal {max} tekens lang zijn',
      linkNotWhole: 'Een link moet een volledig webadres zijn, zoals https://example.com/song',
      linkWithPassword: 'Een link mag geen gebruikersnaam of wachtwoord bevatten',
      linkNotPublic:
        'Een link moet naar een site leiden die voor iedereen bereikbaar is, zoals https://example.com',
      linksNotAList: 'Links moeten een lijst met adressen zijn, zoals ["https://example.com/song"]',
      tooManyLinks: 'Je kunt maximaal {most} links toevoegen',
      tooManyProfiles:
        'Je kunt maximaal {most} profielen toevoegen: je socialmediaprofiel en {others} andere',
      lyricsTimesInLine: 'Regel {line} heeft meer dan {most} tijden. Verdeel die over meerdere regels.',
      lyricsOffset:
        'Regel {line}: de verschuiving {written} is niet leesbaar. Schrijf die in milliseconden, als [offset:500].',
      lyricsTime: 'Regel {line}: de tijd {written} is niet leesbaar. Schrijf die als [01:07.50].',
      lyricsTooManyLines: 'Er kunnen maximaal {most} regels met een tijd zijn. Laat er een paar weg.',
      lyricsTooLong:
        'Met alle herhaalde regels uitgeschreven mag een songtekst maximaal {most} tekens lang zijn. Laat iets weg.',
      downloads: 'Downloads moeten aan of uit staan',
      language: 'Kies een van deze talen: {codes}',
      oneOf: 'Kies een van deze mogelijkheden: {choices}',
      colour: 'Kies een kleur, geschreven als #c8402a',
      sections: 'Kies minstens één sectie, en elke sectie maar één keer: {sections}',
      photo: 'Kies een van je foto’s',
    },
    files: {
      tooLarge: {
        audio: 'Het audiobestand mag maximaal {size} groot zijn',
        video: 'Het videobestand mag maximaal {size} groot zijn',
        picture: 'De afbeelding mag maximaal {size} groot zijn',
        document: '', // Document must be {size} or smaller
      },
      empty: {
        audio: 'Het audiobestand is leeg. Kies een ander bestand.',
        video: 'Het videobestand is leeg. Kies een ander bestand.',
        picture: 'De afbeelding is leeg. Kies een andere.',
        document: '', // Document is empty. Please choose another one.
      },
      wrongType: {
        audio: 'Het audiobestand moet van het type MP3, WAV, M4A, AAC, FLAC, OGG of Opus zijn',
        video: 'Het videobestand moet van het type MP4, MOV of WebM zijn',
        picture: 'De afbeelding moet van het type JPG, PNG, GIF, WebP of AVIF zijn',
        document: '', // Document must be a PDF
      },
      unreadable: {
        audio:
          'Het audiobestand kon niet worden gelezen. Misschien is het beschadigd of onvolledig. Exporteer het opnieuw of kies een ander bestand.',
        video:
          'Het videobestand kon niet worden gelezen. Misschien is het beschadigd of onvolledig. Exporteer het opnieuw of kies een ander bestand.',
        picture:
          'De afbeelding kon niet worden gelezen. Misschien is die beschadigd of onvolledig. Exporteer de afbeelding opnieuw of kies een andere.',
        document: '', // Document could not be read. It may be damaged or incomplete. Please export it again, or choose another one.
      },
      types: {
        audio: 'MP3, WAV, M4A, AAC, FLAC, OGG of Opus',
        video: 'MP4, MOV of WebM',
        picture: 'JPG, PNG, GIF, WebP of AVIF',
      },
      megabytesShort: '{size} MB',
      kilobytes: '{size} KB',
      megabytes: '{size} MB',
      gigabytes: '{size} GB',
      kilobytesPerSecond: '{size} KB/s',
      megabytesPerSecond: '{size} MB/s',
    },
    forms: {
      visibilities: {
        published: 'Gepubliceerd',
        draft: 'Concept',
        scheduled: 'Gepland',
      },
      edit: {
        track: 'Nummer bewerken',
        release: 'Release bewerken',
        video: 'Video bewerken',
        photo: 'Foto bewerken',
        show: 'Optreden bewerken',
        post: 'Nieuwsbericht bewerken',
      },
      save: 'Wijzigingen opslaan',
      saving: 'Opslaan...',
      cancel: 'Annuleren',
      discardChanges: 'Je wijzigingen weggooien?',
      updated: {
        track: 'Nummer bijgewerkt',
        release: 'Release bijgewerkt',
        video: 'Video bijgewerkt',
        photo: 'Foto bijgewerkt',
        show: 'Optreden bijgewerkt',
        post: 'Nieuwsbericht bijgewerkt',
      },
      updatedText: {
        track: 'Het nummer is bijgewerkt.',
        release: 'De release is bijgewerkt.',
        video: 'De video is bijgewerkt.',
        photo: 'De foto is bijgewerkt.',
        show: 'Het optreden is bijgewerkt.',
        post: 'Het nieuwsbericht is bijgewerkt.',
      },
      updateFailed: {
        track: 'Het nummer kon niet worden bijgewerkt. Probeer het opnieuw.',
        release: 'De release kon niet worden bijgewerkt. Probeer het opnieuw.',
        video: 'De video kon niet worden bijgewerkt. Probeer het opnieuw.',
        photo: 'De foto kon niet worden bijgewerkt. Probeer het opnieuw.',
        show: 'Het optreden kon niet worden bijgewerkt. Probeer het opnieuw.',
        post: 'Het nieuwsbericht kon niet worden bijgewerkt. Probeer het opnieuw.',
      },
      openFailed: {
        track: 'Het nummer kon niet worden geopend. Probeer het opnieuw.',
        release: 'De release kon niet worden geopend. Probeer het opnieuw.',
        video: 'De video kon niet worden geopend. Probeer het opnieuw.',
        photo: 'De foto kon niet worden geopend. Probeer het opnieuw.',
        show: 'Het optreden kon niet worden geopend. Probeer het opnieuw.',
        post: 'Het nieuwsbericht kon niet worden geopend. Probeer het opnieuw.',
      },
      deletedMeanwhile: {
        track: 'Dit nummer is intussen verwijderd. Kijk in de prullenbak.',
        release: 'Deze release is intussen verwijderd. Kijk in de prullenbak.',
        video: 'Deze video is intussen verwijderd. Kijk in de prullenbak.',
        photo: 'Deze foto is intussen verwijderd. Kijk in de prullenbak.',
        show: 'Dit optreden is intussen verwijderd. Kijk in de prullenbak.',
        post: 'Dit nieuwsbericht is intussen verwijderd. Kijk in de prullenbak.',
      },
      lookAtTheField: 'Er is niets opgeslagen. Kijk naar het gemarkeerde veld.',
      sessionEnded: 'Je sessie is verlopen',
      signInAgain: 'Log opnieuw in. Er is niets gewijzigd.',
      uploadCancelled: 'Upload geannuleerd',
      nothingSaved: 'Er is niets opgeslagen.',
      conflict: {
        track: 'Iemand anders heeft dit nummer gewijzigd terwijl je het bewerkte.',
        release: 'Iemand anders heeft deze release gewijzigd terwijl je die bewerkte.',
        video: 'Iemand anders heeft deze video gewijzigd terwijl je die bewerkte.',
        photo: 'Iemand anders heeft deze foto gewijzigd terwijl je die bewerkte.',
        show: 'Iemand anders heeft dit optreden gewijzigd terwijl je het bewerkte.',
        post: 'Iemand anders heeft dit nieuwsbericht gewijzigd terwijl je het bewerkte.',
      },
      newerDiffers: 'Jouw wijzigingen zijn nog niet opgeslagen. In de nieuwere versie staat:',
      newerIsSame: 'In de nieuwere versie staat hetzelfde als in die van jou.',
      loadNewer: 'Nieuwere versie laden',
      saveOver: 'Overschrijven met mijn versie',
      values: {
        yes: 'Ja',
        no: 'Nee',
        empty: '(leeg)',
        sameFile: 'Het bestand hieronder',
        otherFile: 'Een ander bestand',
      },
      draft: {
        label: 'Niet-opgeslagen concept',
        isBack: 'Je eerdere wijzigingen zijn terug.',
        notSaved: 'Ze zijn nog niet opgeslagen.',
        filesAgain: 'Misschien moet je bestanden opnieuw kiezen.',
        discard: 'Weggooien',
      },
      releaseDate: 'Releasedatum',
      releaseDateHint: 'Optioneel. Zonder datum wordt de dag van het uploaden getoond.',
      releaseDateOfRelease: 'Optioneel. Zonder datum wordt die van “{release}” getoond: {date}.',
      visibility: 'Zichtbaarheid',
      visibilityHints: {
        published: 'Zichtbaar voor iedereen',
        draft: 'Alleen voor jou zichtbaar, hier in het dashboard',
        scheduled: 'Alleen voor jou zichtbaar tot het zover is',
      },
      scheduledFor: 'Gepland voor {time}',
      publishAt: 'Publiceren op',
      yourTime: 'Jouw tijd, {zone}',
      linkNumber: '{list}, link {number}',
      addLink: 'Link toevoegen',
      removeLink: '{address} verwijderen',
      removeEmptyLink: 'Deze rij verwijderen',
      replaceFile: {
        audioFile: 'Audio vervangen',
        coverArt: 'Cover vervangen',
        videoFile: 'Bestand vervangen',
        thumbnail: 'Thumbnail vervangen',
        aboutImage: 'Foto vervangen',
        picture: 'Afbeelding vervangen',
        rider: '', // Replace Rider
      },
      chooseFile: {
        audioFile: 'Audio kiezen',
        coverArt: 'Cover kiezen',
        videoFile: 'Bestand kiezen',
        thumbnail: 'Thumbnail kiezen',
        aboutImage: 'Foto kiezen',
        picture: 'Afbeelding kiezen',
        rider: '', // Choose Rider
      },
      removeFile: {
        coverArt: 'Cover verwijderen',
        videoFile: 'Bestand verwijderen',
        picture: 'Afbeelding verwijderen',
        rider: '', // Remove Rider
      },
      newFile: {
        audioFile: 'Nieuwe audio',
        coverArt: 'Nieuwe cover',
        videoFile: 'Nieuw bestand',
        thumbnail: 'Nieuwe thumbnail',
        aboutImage: 'Nieuwe foto',
        picture: 'Nieuwe afbeelding',
        rider: '', // New rider
      },
      newFilePreview: {
        audioFile: 'De nieuwe audio',
        coverArt: 'De nieuwe cover',
        videoFile: 'Het nieuwe bestand',
        thumbnail: 'De nieuwe thumbnail',
        aboutImage: 'De nieuwe foto',
        picture: 'De nieuwe afbeelding',
        rider: '', // The new rider
      },
      coverArt: 'Cover',
      willBeRemoved: 'Wordt verwijderd',
      undo: 'Ongedaan maken',
      focalPoint: {
        title: 'Focuspunt',
        hint: 'Tik op wat belangrijk is in de afbeelding. Dat blijft in elke uitsnede zichtbaar.',
        role: 'verplaatsbaar punt',
        position: '{across}% van links, {down}% van boven',
        square: 'Vierkant',
        wide: 'Breed',
      },
      embed: {
        title: 'Insluiten',
        hint: 'Toon het op een andere site',
        code: 'Insluitcode',
        paste: 'Plak de code in een pagina van een andere site om de speler daar te tonen.',
        notYet: 'Dit werkt zodra het gepubliceerd is.',
        copy: 'Code kopiëren',
        copied: 'Insluitcode gekopieerd',
      },
    },
    lists: {
      searchHint: '{label}...',
      inAll: '{count} in totaal',
      found: '{found} van {all}',
      noMatches: 'Niets gevonden voor “{query}”.',
      clearSearch: 'Zoekopdracht wissen',
      sortBy: 'Sorteren op',
      sortAscending: 'Oplopend sorteren',
      sortDescending: 'Aflopend sorteren',
      loading: 'Laden...',
      trying: 'Opnieuw proberen...',
      restFailed: 'De rest kon niet worden geladen. Probeer het opnieuw.',
      outOfDate: '{failure} Wat je ziet, is misschien niet meer actueel.',
      edit: 'Bewerken',
      editItem: '{title} bewerken',
      select: '{title} selecteren',
      opening: 'Openen...',
      delete: 'Verwijderen',
      deleteItem: '{title} verwijderen',
      actionsFor: 'Acties voor {title}',
      viewPage: 'Pagina bekijken',
      viewPageOf: 'Pagina van {title} bekijken',
      share: 'Delen',
      shareItem: '{title} delen',
      released: 'Uitgebracht op {date}',
      notFeatured: 'Niet uitgelicht',
      onHome: 'Nu op home',
      selected: {
        track: {
          one: '{shown} geselecteerd',
          other: '{shown} geselecteerd',
        },
        video: {
          one: '{shown} geselecteerd',
          other: '{shown} geselecteerd',
        },
        photo: {
          one: '{shown} geselecteerd',
          other: '{shown} geselecteerd',
        },
        show: {
          one: '{shown} geselecteerd',
          other: '{shown} geselecteerd',
        },
        post: {
          one: '{shown} geselecteerd',
          other: '{shown} geselecteerd',
        },
        message: {
          one: '{shown} geselecteerd',
          other: '{shown} geselecteerd',
        },
      },
      clearSelection: 'Deselecteren',
      move: '{name} verplaatsen',
      moveHint: 'Sleep of gebruik de pijltjestoetsen',
      moveUp: '{name} omhoog verplaatsen',
      moveDown: '{name} omlaag verplaatsen',
      moveEarlier: '{name} naar voren verplaatsen',
      moveLater: '{name} naar achteren verplaatsen',
      moved: '{name} staat nu op plaats {place} van {total}',
    },
    selection: {
      title: {
        track: 'Geselecteerde nummers',
        video: 'Geselecteerde video’s',
        photo: 'Geselecteerde foto’s',
        show: 'Geselecteerde optredens',
        post: 'Geselecteerde nieuwsberichten',
      },
      allShown: 'Alle getoonde selecteren',
      updated: {
        track: {
          one: '{count} nummer bijgewerkt.',
          other: '{count} nummers bijgewerkt.',
        },
        video: {
          one: '{count} video bijgewerkt.',
          other: '{count} video’s bijgewerkt.',
        },
        photo: {
          one: '{count} foto bijgewerkt.',
          other: '{count} foto’s bijgewerkt.',
        },
        show: {
          one: '{count} optreden bijgewerkt.',
          other: '{count} optredens bijgewerkt.',
        },
        post: {
          one: '{count} nieuwsbericht bijgewerkt.',
          other: '{count} nieuwsberichten bijgewerkt.',
        },
      },
      failed: {
        track: 'Niet alle nummers konden worden gewijzigd. Probeer het opnieuw.',
        video: 'Niet alle video’s konden worden gewijzigd. Probeer het opnieuw.',
        photo: 'Niet alle foto’s konden worden gewijzigd. Probeer het opnieuw.',
        show: 'Niet alle optredens konden worden gewijzigd. Probeer het opnieuw.',
        post: 'Niet alle nieuwsberichten konden worden gewijzigd. Probeer het opnieuw.',
      },
      changedMeanwhile:
        'Sommige zijn intussen ergens anders gewijzigd. Bekijk de lijst en probeer het opnieuw.',
      visibility: {
        title: 'Zichtbaarheid wijzigen',
        changed: 'Zichtbaarheid gewijzigd',
      },
      photographer: {
        title: 'Fotograaf invullen',
        changed: 'Fotograaf gewijzigd',
        hint: 'Voor alle geselecteerde foto’s. Laat leeg om de naam te verwijderen.',
      },
      release: {
        title: 'Toevoegen aan een release',
        search: 'Releases zoeken',
        addTo: 'Toevoegen aan {release}',
        added: 'Toegevoegd aan de release',
        addedText: {
          one: '{count} nummer staat nu aan het einde van “{release}”.',
          other: '{count} nummers staan nu aan het einde van “{release}”.',
        },
        failed: 'De nummers konden niet worden toegevoegd. Probeer het opnieuw.',
      },
      confirmDelete: {
        track: {
          one: 'Weet je zeker dat je {count} nummer wilt verwijderen?',
          other: 'Weet je zeker dat je deze {count} nummers wilt verwijderen?',
        },
        video: {
          one: 'Weet je zeker dat je {count} video wilt verwijderen?',
          other: 'Weet je zeker dat je deze {count} video’s wilt verwijderen?',
        },
        photo: {
          one: 'Weet je zeker dat je {count} foto wilt verwijderen?',
          other: 'Weet je zeker dat je deze {count} foto’s wilt verwijderen?',
        },
        show: {
          one: 'Weet je zeker dat je {count} optreden wilt verwijderen?',
          other: 'Weet je zeker dat je deze {count} optredens wilt verwijderen?',
        },
        post: {
          one: 'Weet je zeker dat je {count} nieuwsbericht wilt verwijderen?',
          other: 'Weet je zeker dat je deze {count} nieuwsberichten wilt verwijderen?',
        },
      },
      deleted: {
        track: {
          one: '{count} nummer verwijderd',
          other: '{count} nummers verwijderd',
        },
        video: {
          one: '{count} video verwijderd',
          other: '{count} video’s verwijderd',
        },
        photo: {
          one: '{count} foto verwijderd',
          other: '{count} foto’s verwijderd',
        },
        show: {
          one: '{count} optreden verwijderd',
          other: '{count} optredens verwijderd',
        },
        post: {
          one: '{count} nieuwsbericht verwijderd',
          other: '{count} nieuwsberichten verwijderd',
        },
      },
      deletedText: 'Ze liggen nu in de prullenbak.',
      deleteFailed: {
        track: 'Niet alle nummers konden worden verwijderd. Probeer het opnieuw.',
        video: 'Niet alle video’s konden worden verwijderd. Probeer het opnieuw.',
        photo: 'Niet alle foto’s konden worden verwijderd. Probeer het opnieuw.',
        show: 'Niet alle optredens konden worden verwijderd. Probeer het opnieuw.',
        post: 'Niet alle nieuwsberichten konden worden verwijderd. Probeer het opnieuw.',
      },
      undoHint: 'Wil je ze terugzetten, open dan de prullenbak onder “Beheren”',
      restored: {
        track: {
          one: '{count} nummer teruggezet',
          other: '{count} nummers teruggezet',
        },
        video: {
          one: '{count} video teruggezet',
          other: '{count} video’s teruggezet',
        },
        photo: {
          one: '{count} foto teruggezet',
          other: '{count} foto’s teruggezet',
        },
        show: {
          one: '{count} optreden teruggezet',
          other: '{count} optredens teruggezet',
        },
        post: {
          one: '{count} nieuwsbericht teruggezet',
          other: '{count} nieuwsberichten teruggezet',
        },
      },
      restoredText: 'Ze staan weer op hun plek.',
      restoreFailed: 'Niet alles kon worden teruggezet. Open de prullenbak.',
    },
    upload: {
      track: {
        stored: 'Muziek geüpload',
        storedText: 'Je muziek is geüpload en staat nu op je website.',
        failed: 'De muziek kon niet worden geüpload',
      },
      video: {
        stored: 'Video toegevoegd',
        storedText: 'Je video is toegevoegd en staat nu op je website.',
        failed: 'De video kon niet worden geüpload',
      },
      photo: {
        stored: 'Upload gelukt',
        storedText: 'De foto is geüpload.',
        failed: 'De foto kon niet worden geüpload',
      },
      post: {
        stored: 'Nieuwsbericht opgeslagen',
        storedText: 'Je nieuwsbericht staat nu op je site.',
        failed: 'Het nieuwsbericht kon niet worden opgeslagen',
      },
      unseen: {
        draft: 'Het is een concept: alleen jij kunt het zien.',
        scheduled: 'Het wordt gepubliceerd op het tijdstip dat je hebt gekozen.',
      },
      failed: 'Uploaden mislukt',
      uploading: 'Uploaden...',
      retry: 'Opnieuw proberen',
      progress: {
        title: 'Voortgang van de upload',
        of: 'Voortgang van {file}',
        sent: '{percent}% · {speed}',
        allSent: 'Verzonden. De server controleert het bestand…',
        offline: 'Je bent offline. De upload gaat vanzelf verder zodra je weer verbinding hebt.',
        cancel: 'Annuleren',
      },
      file: {
        choose: 'Kies een bestand of sleep het hierheen',
        chooseOrDrop: 'Kies bestanden of sleep bestanden of een map hierheen',
        noneDropped: 'Er zit geen bruikbaar bestand in wat je hierheen hebt gesleept.',
        remove: '{file} verwijderen',
      },
      hints: {
        audio: '{types}. Maximaal {size}.',
        cover: 'JPG of PNG. Aanbevolen: 1400 × 1400. Maximaal {size}.',
        video: '{types}. Maximaal {size}',
        thumbnail: 'JPG of PNG. Aanbevolen: 1280 × 720. Maximaal {size}',
        newPhoto: 'WebP en AVIF kunnen ook. Maximaal {size}.',
        photo: '{types}. Maximaal {size}.',
      },
      queue: {
        title: 'Meerdere tegelijk',
        uploaded: {
          one: '{done} van {count} bestand geüpload',
          other: '{done} van {count} bestanden geüpload',
        },
        uploadedLastSent: {
          one: '{done} van {count} bestand geüpload. Het laatste bestand is al bij de server en kan niet meer worden teruggehaald.',
          other:
            '{done} van {count} bestanden geüpload. Het laatste bestand is al bij de server en kan niet meer worden teruggehaald.',
        },
        failed: {
          one: 'Niet geüpload: {failed} van {count} bestand. In de lijst staat waarom.',
          other: 'Niet geüpload: {failed} van {count} bestanden. In de lijst staat waarom.',
        },
        start: {
          one: '{count} bestand uploaden',
          other: '{count} bestanden uploaden',
        },
        stop: 'Stoppen',
        stopping: 'Stoppen...',
        clear: 'Voltooide verbergen',
        asDrafts: 'Als concept bewaren',
        asDraftsHint: 'Alleen voor jou zichtbaar tot je ze publiceert',
        titleOf: 'Titel van {file}',
        found: 'Uit het bestand: {details}',
        waiting: 'In de wachtrij',
        done: 'Geüpload',
        cancelled: 'Geannuleerd',
      },
      details: {
        lyrics: 'songtekst',
        credits: 'credits',
        isrc: 'ISRC',
        releaseDate: 'releasedatum',
      },
      credits: {
        written: 'Geschreven door {people}',
        music: 'Muziek van {people}',
        lyrics: 'Tekst van {people}',
        arranged: 'Gearrangeerd door {people}',
        produced: 'Geproduceerd door {people}',
        recorded: 'Opgenomen door {people}',
        mixed: 'Gemixt door {people}',
        remixed: 'Geremixt door {people}',
      },
    },
    published: {
      title: 'Zojuist gepubliceerd',
      live: 'Het staat online. Vertel het rond.',
      goesLive: 'Het komt online op {time}.',
      draft: 'Het is een concept. Alleen jij kunt het zien.',
      picture: 'Wat mensen naast de link zien',
      qr: 'QR-code van de link',
      saveQr: 'QR-code opslaan',
      seeIt: 'Bekijken',
    },
    tracks: {
      library: 'Muziekbibliotheek',
      list: {
        search: 'Nummers zoeken',
        loading: 'Nummers laden...',
        empty: 'Er zijn nog geen nummers. Upload een paar nummers om te beginnen.',
        failure: 'De nummers konden niet worden geladen.',
      },
      columns: {
        title: 'Titel',
        releaseType: 'Type',
        uploadDate: 'Uploaddatum',
        featured: 'Uitgelicht',
        actions: 'Acties',
      },
      row: {
        release: 'Op {release}',
      },
      upload: {
        title: 'Nieuwe muziek uploaden',
        send: 'Muziek uploaden',
      },
      fields: {
        title: 'Titel',
        releaseType: 'Releasetype',
        description: 'Beschrijving',
        audioFile: 'Audiobestand',
        featured: 'Uitgelicht',
        downloadable: 'Bezoekers mogen dit nummer downloaden',
        lyrics: 'Songtekst',
        credits: 'Credits',
        explicit: 'Expliciet',
        isrc: 'ISRC',
        links: 'Links',
      },
      hints: {
        releaseType: 'Wil je van meerdere nummers een album maken, selecteer ze dan onder “Beheren”',
        releaseTypeOfRelease: '{type}, omdat het op “{release}” staat',
        description: 'Optioneel',
        audioFile: 'Duur: {length}. {hint}',
        featured:
          'Staat als nieuwste nummer bovenaan op de homepage, in plaats van het vorige uitgelichte nummer',
        downloadable:
          'Staat dit uit, dan kunnen fans nog steeds luisteren: hier, in podcastapps en offline in hun browser',
        lyrics:
          'Gewone tekst of LRC: met tijden zoals [00:12.50] vóór de regels licht elke regel op zodra die wordt gezongen',
        credits: 'Eén regel per soort werk, zoals “Geschreven door Ana”',
        explicit: 'Toont een E naast de titel',
        isrc: 'De eigen code van de opname, zoals USRC17607839',
        links: 'Waar het nummer te koop of te streamen is, in de volgorde waarin de links worden getoond',
      },
      more: {
        title: 'Meer over dit nummer',
        hint: 'Songtekst, credits, expliciet, ISRC, links',
      },
      files: {
        cover: 'Cover',
        audio: 'Audio',
      },
      foundInFile: {
        title: 'Gevonden in het bestand',
        anotherCover: 'Je hebt een andere cover gekozen',
        usedCover: 'Wordt als cover gebruikt, tenzij je een andere kiest',
      },
      use: {
        title: 'Titel gebruiken',
        lyrics: 'Songtekst gebruiken',
        credits: 'Credits gebruiken',
        isrc: 'ISRC gebruiken',
        releaseDate: 'Releasedatum gebruiken',
        cover: 'Cover gebruiken',
      },
    },
    videos: {
      thumbnailStatus: {
        available: 'Beschikbaar',
        needsGeneration: 'Nog te maken',
        notApplicable: 'N.v.t.',
      },
      library: 'Videobibliotheek',
      list: {
        search: 'Video’s zoeken',
        loading: 'Video’s laden...',
        empty: 'Er zijn nog geen video’s. Voeg een paar video’s toe om te beginnen.',
        failure: 'De video’s konden niet worden geladen.',
      },
      columns: {
        title: 'Titel',
        videoType: 'Type',
        uploadDate: 'Uploaddatum',
        views: 'Weergaven',
        featured: 'Uitgelicht',
        thumbnail: 'Thumbnail',
        actions: 'Acties',
      },
      viewed: {
        one: '{views} weergave',
        other: '{views} weergaven',
      },
      needsThumbnail: 'Nog geen thumbnail',
      add: 'Video toevoegen',
      fields: {
        title: 'Titel',
        videoType: 'Videotype',
        embedUrl: 'Video-URL',
        videoFile: 'Videobestand',
        thumbnail: 'Eigen thumbnail',
        featured: 'Uitgelicht op de homepage',
        featuredOfNew: 'Uitgelicht',
        description: 'Beschrijving',
        credits: 'Credits',
        links: 'Links',
      },
      hints: {
        embedUrl: 'YouTube, Vimeo of TikTok',
        videoFile: 'Duur: {length}. {hint}',
        featured: 'Staat groot boven de andere video’s, in plaats van de vorige uitgelichte video',
        featuredOfNew: 'Deze video wordt uitgelicht op de homepage',
        credits: 'Eén regel per soort werk, zoals “Gefilmd door Ana”',
        links: 'Waar de video nog meer te vinden is, in de volgorde waarin de links worden getoond',
      },
      more: {
        title: 'Meer over deze video',
        hint: 'Beschrijving, credits, links',
      },
      files: {
        video: 'Bestand',
        thumbnail: 'Thumbnail',
      },
      source: {
        title: 'Videobron',
        embed: 'URL insluiten',
        file: 'Bestand uploaden',
        filePlays: 'Deze video heeft een bestand en een adres. Het bestand wordt afgespeeld.',
        addressPlays:
          'Deze video heeft een bestand en een adres. Het bestand is weg, dus de video van het adres wordt afgespeeld.',
      },
      address: {
        video: '{service}-video {id}',
        page: '{service}-pagina',
        otherPage: 'Een pagina op een andere site',
        preview: 'Videovoorbeeld',
        showPreview: 'Voorbeeld tonen',
        opensElsewhere: 'De video kan niet op je site worden afgespeeld en opent in een nieuw tabblad.',
        open: 'Openen',
      },
      frames: {
        list: 'Beelden uit deze video',
        title: 'Gebruik een beeld als thumbnail',
        use: 'Beeld {number} als thumbnail gebruiken',
      },
      thumbnails: {
        generate: 'Thumbnail maken',
        generateFor: 'Thumbnail maken voor {title}',
        generateMissing: 'Ontbrekende thumbnails maken',
        generating: 'Wordt gemaakt...',
        progress: '{done} van {total} gemaakt',
        generated: 'Thumbnail gemaakt',
        generatedText: '“{title}” heeft nu een thumbnail.',
        failed: 'De thumbnail kon niet worden gemaakt. Probeer het opnieuw.',
        complete: 'Thumbnails klaar',
        completeText: {
          one: '{message}. {count} video bijgewerkt.',
          other: '{message}. {count} video’s bijgewerkt.',
        },
        allFailed: 'De thumbnails konden niet worden gemaakt. Probeer het opnieuw.',
      },
    },
    news: {
      library: 'Nieuws',
      list: {
        search: 'Nieuws zoeken',
        loading: 'Nieuwsberichten laden...',
        empty: 'Er zijn nog geen nieuwsberichten. Schrijf er een om te beginnen.',
        failure: 'De nieuwsberichten konden niet worden geladen.',
      },
      columns: {
        title: 'Titel',
        date: 'Datum',
        actions: 'Acties',
      },
      write: 'Nieuws schrijven',
      save: 'Nieuws opslaan',
      fields: {
        title: 'Titel',
        body: 'Tekst',
        trackId: 'Nummer',
        videoId: 'Video',
        releaseId: 'Release',
        picture: 'Afbeelding',
      },
      hints: {
        body: 'Markdown: **vet**, *cursief*, [link](https://example.com), # kop, - lijst, > citaat',
      },
      editor: {
        label: 'Tekst',
        write: 'Schrijven',
        preview: 'Voorbeeld',
      },
      nothingToPreview: 'Hier verschijnt je tekst terwijl je schrijft.',
      attachment: {
        search: 'Nummer, video of release tonen',
        hint: 'Typ een deel van de titel',
        found: {
          one: '{count} gevonden',
          other: '{count} gevonden',
        },
        none: 'Niets gevonden.',
        kinds: {
          track: 'Nummer',
          video: 'Video',
          release: 'Release',
        },
        remove: '{title} verwijderen',
      },
      bodyRequired: 'Schrijf iets',
      attachmentGone: 'Dit nummer, deze video of deze release bestaat niet meer. Kies iets anders.',
      oneAttachment: 'Een nieuwsbericht toont één nummer, video of release. Laat de andere weg.',
    },
    photos: {
      library: 'Fotogalerij',
      list: {
        search: 'Foto’s zoeken',
        loading: 'Foto’s laden...',
        empty: 'Er zijn nog geen foto’s. Upload een paar foto’s om te beginnen.',
        failure: 'De foto’s konden niet worden geladen.',
      },
      sorts: {
        position: 'Volgorde in de galerij',
        uploadDate: 'Uploaddatum',
        title: 'Titel',
        photographer: 'Fotograaf',
        location: 'Locatie',
        featured: 'Uitgelicht',
      },
      order: {
        hint: 'Sleep de foto’s of gebruik hun pijltjes om te kiezen in welke volgorde bezoekers ze zien.',
        list: 'Foto’s in galerijvolgorde',
        failed: 'De foto kon niet worden verplaatst. Probeer het opnieuw.',
      },
      tile: {
        featured: 'Uitgelicht',
        photographer: 'Foto: {photographer}',
        location: 'Locatie: {location}',
      },
      upload: {
        title: 'Foto’s uploaden',
        send: 'Foto uploaden',
      },
      fields: {
        title: 'Titel',
        description: 'Beschrijving',
        photographer: 'Fotograaf',
        year: 'Jaar',
        location: 'Locatie',
        featured: 'Uitgelicht',
        imageFile: 'Fotobestand',
      },
      hints: {
        description: 'Optioneel',
        featured: 'Staat met je naam bovenaan op de homepage, in plaats van de vorige uitgelichte foto',
      },
      file: {
        name: 'Foto',
        none: 'Geen foto gekozen',
        formats: 'Ondersteunde formaten: JPG, PNG, GIF',
        choose: 'Kies een of meer foto’s of sleep ze hierheen',
        preview: 'Voorbeeld van {file}',
        remove: 'Foto verwijderen',
      },
    },
    releases: {
      library: 'Releases',
      list: {
        search: 'Releases zoeken',
        loading: 'Releases laden...',
        empty:
          'Er zijn nog geen albums of EP’s. Selecteer nummers in de muziekbibliotheek en maak er een album van.',
        failure: 'De releases konden niet worden geladen.',
      },
      columns: {
        title: 'Titel',
        releaseType: 'Type',
        date: 'Datum',
        actions: 'Acties',
      },
      typeAndSongs: {
        one: '{type}, {count} nummer',
        other: '{type}, {count} nummers',
      },
      make: {
        title: 'Album maken',
        ofUploads: 'Hier een album van maken',
        send: 'Maken',
        done: 'Release gemaakt',
        published: '“{title}” heeft nu een eigen pagina.',
        scheduled: '“{title}” heeft vanaf {time} een eigen pagina.',
        draft: 'Alleen jij ziet “{title}” tot een van de nummers is gepubliceerd.',
        failed: 'De release kon niet worden gemaakt. Probeer het opnieuw.',
      },
      album: {
        title: 'Nieuwe release',
        found: 'Uit de tags van je bestanden. Controleer alles en publiceer het dan met één klik.',
        period: 'In de bestanden staat alleen {period}. Kies de dag of laat het veld leeg.',
        send: {
          published: 'Release publiceren',
          draft: 'Als concept opslaan',
          scheduled: 'Release plannen',
        },
        split: 'Als losse nummers uploaden',
        keptAsDrafts: {
          one: '{count} nummer is al geüpload. Het staat als concept onder “Beheren”.',
          other: '{count} nummers zijn al geüpload. Ze staan als concept onder “Beheren”.',
        },
        more: {
          title: 'Meer over deze release',
          hint: 'Beschrijving, credits, links',
        },
      },
      fields: {
        title: 'Titel',
        releaseType: 'Type',
        description: 'Beschrijving',
        credits: 'Credits',
        links: 'Links',
        songs: 'Nummers',
        visibility: 'Zichtbaarheid van de nummers',
      },
      hints: {
        releaseDate: 'Optioneel. Zonder datum wordt de dag getoond waarop de release is toegevoegd.',
        description: 'Optioneel',
        credits: 'Optioneel. Wie er speelde, schreef en opnam.',
        links:
          'Optioneel. Waar de release te koop of te streamen is, in de volgorde waarin de links worden getoond.',
      },
      cover: 'Cover',
      visibility: {
        leaveAsItIs: 'Zo laten',
        unchanged:
          'Elk nummer houdt zijn eigen zichtbaarheid. Bezoekers zien de release zodra een van de nummers is gepubliceerd.',
        published: 'Alle nummers zijn zichtbaar voor iedereen',
        draft: 'De nummers zijn alleen voor jou zichtbaar, hier in het dashboard',
        scheduled: 'De nummers zijn alleen voor jou zichtbaar tot het zover is',
      },
      songs: {
        none: 'Nog geen nummers. Voeg hieronder het eerste toe.',
        inOrder: 'Nummers op volgorde',
        untitled: 'Nummer {id}',
        remove: '{title} van de release halen',
        add: 'Nummer toevoegen',
        addHint: 'Typ een deel van de titel',
        found: {
          one: '{count} gevonden',
          other: '{count} gevonden',
        },
        noneFree: 'Er is geen nummer met deze titel dat nog niet op een release staat.',
      },
    },
    shows: {
      library: 'Optredens',
      list: {
        search: 'Optredens zoeken',
        loading: 'Optredens laden...',
        empty: 'Er zijn nog geen optredens. Voeg er een paar toe om te beginnen.',
        failure: 'De optredens konden niet worden geladen.',
      },
      columns: {
        venue: 'Locatie',
        city: 'Plaats',
        date: 'Datum',
        status: 'Status',
        actions: 'Acties',
      },
      duplicate: 'Dupliceren',
      duplicateItem: '{title} dupliceren',
      add: 'Optreden toevoegen',
      adding: 'Toevoegen...',
      added: 'Optreden toegevoegd',
      addedText: 'Je optreden staat nu op je site.',
      addFailed: 'Het optreden kon niet worden toegevoegd. Probeer het opnieuw.',
      fields: {
        date: 'Datum',
        time: 'Tijd',
        timezone: 'Tijdzone',
        venue: 'Locatie',
        city: 'Plaats',
        country: 'Land',
        ticketUrl: 'Ticketlink',
        note: 'Info',
        status: 'Status',
        setlist: 'Setlist',
        photos: 'Foto’s',
        trackId: '', // Recorded Song
        videoId: '', // Recorded Video
      },
      hints: {
        time: 'Optioneel. De lokale tijd van het optreden.',
        timezone: 'Waar het optreden plaatsvindt: typ een stad, zoals Oslo',
        ticketUrl: 'Optioneel. Waar tickets te koop zijn.',
        note: 'Optioneel. Zaal open, voorprogramma, prijzen.',
        setlist: '', // One song per line. Songs of this site are linked by their titles.
        noPhotos: '', // There are no photos yet.
        trackId: '', // Optional. The title of a song of this site.
        videoId: '', // Optional. The title of a video of this site.
      },
      notFound: '', // Nothing is called “{title}”. Please write its title as it is.
      chooseCountry: 'Kies een land',
      import: {
        title: '', // Import Dates
        hint: '', // A table from a spreadsheet, saved as CSV. Its first line names the columns: date, time, venue, city, country, tickets, note, status.
        file: '', // CSV file
        paste: '', // Or paste the lines here
        noColumns: '', // The first line must name the columns, at least date, venue, city and country.
        tooLong: '', // There can be at most {most} lines at once.
        ambiguous: '', // {date} can be two days. Please write it like 2027-03-05.
        line: '', // Line
        show: '', // Show
        result: '', // Result
        ready: '', // Ready
        sending: '', // Adding...
        added: '', // Added
        send: {
          one: '', // Import {count} show
          other: '', // Import {count} shows
        },
        imported: {
          one: '', // {count} show imported
          other: '', // {count} shows imported
        },
        importedText: '', // They are under Manage Content now.
        someFailed: {
          one: '', // {count} line could not be imported. The table says why.
          other: '', // {count} lines could not be imported. The table says why.
        },
      },
      after: {
        title: 'Na het optreden',
        hint: 'Setlist, foto’s, opname',
      },
    },
    showRules: {
      fields: {
        date: 'Datum',
        venue: 'Locatie',
        city: 'Plaats',
        note: 'Info',
        setlistEntry: 'Nummer van de setlist',
      },
      venueRequired: 'Vul een locatie in',
      cityRequired: 'Vul een plaats in',
      time: 'Vul de tijd in uren en minuten in, geschreven als 20:30',
      timezone: 'De tijdzone moet een naam zijn zoals Europe/Oslo',
      country: 'Geef het land op met zijn twee letters, zoals NO',
      status: 'De status moet Bevestigd, Geannuleerd, Uitgesteld of Uitverkocht zijn',
      setlist: 'De setlist is een lijst met nummers, elk met zijn naam',
      setlistEntryRequired: 'Vul de naam van het nummer in of haal de regel weg',
      setlistTooLong: 'Een setlist kan maximaal {most} nummers hebben',
      tooManyPhotos: 'Een optreden kan maximaal {most} foto’s hebben',
      ids: 'Geef nummers, video’s en foto’s op met hun id’s',
    },
    press: {
      title: '', // Press Kit
      description: '', // A page with texts, photos and a rider for bookers and journalists.
      failed: '', // The press kit could not be loaded.
      enabled: '', // Show the press kit
      enabledHint: '', // Visitors find it at {path} and in the footer.
      shortBio: '', // Short biography
      longBio: '', // Long biography
      longBioHint: '', // A blank line starts a new paragraph.
      quotes: '', // Quotes
      quoteNumber: '', // Quote {number}
      quoteText: '', // Quote
      quoteSource: '', // Source
      quoteLink: '', // Link
      addQuote: '', // Add Quote
      removeQuote: '', // Remove quote {number}
      contact: '', // Press contact
      contactHint: '', // Name, email address and phone number. Everybody can read them.
      photos: '', // Photos
      photosHint: '', // From your gallery. Visitors can download them in full size.
      photosInOrder: '', // Photos in order
      addPhoto: '', // Add {photo}
      removePhoto: '', // Remove {photo}
      rider: '', // Technical rider
      riderHint: '', // PDF. Maximum {size}.
      save: '', // Save Press Kit
      saved: '', // Press kit saved
      saveFailed: '', // The press kit could not be saved. Please try again.
      conflict: '', // The press kit was changed elsewhere meanwhile. Yours is not saved yet.
      quotesNotAList: '', // Quotes are a list, each with a text, a source and perhaps a link
      quoteTextRequired: '', // Write what was said
      quoteSourceRequired: '', // Write who said it
      tooManyQuotes: '', // A press kit can have at most {most} quotes
      photosNotAList: '', // The photos are named by their numbers, such as [3, 5, 4]
      tooManyPhotos: '', // A press kit can have at most {most} photos
      photoGone: '', // One of the photos was deleted. Please choose again.
    },
    bin: {
      title: 'Prullenbak',
      description: {
        one: 'Wat je verwijdert, verdwijnt meteen van je site en blijft hier nog {count} dag bewaard.',
        other: 'Wat je verwijdert, verdwijnt meteen van je site en blijft hier nog {count} dagen bewaard.',
      },
      list: 'Verwijderd',
      none: 'De prullenbak is leeg.',
      failed: 'De prullenbak kon niet worden geladen. Laad de pagina opnieuw.',
      kinds: {
        track: 'Nummer',
        release: 'Release',
        video: 'Video',
        photo: 'Foto',
        show: 'Optreden',
        post: 'Nieuwsbericht',
      },
      dates: 'Verwijderd op {deleted}, definitief weg op {gone}',
      confirm: {
        track: 'Weet je zeker dat je dit nummer wilt verwijderen?',
        release: 'Weet je zeker dat je deze release wilt verwijderen?',
        video: 'Weet je zeker dat je deze video wilt verwijderen?',
        photo: 'Weet je zeker dat je deze foto wilt verwijderen?',
        show: 'Weet je zeker dat je dit optreden wilt verwijderen?',
        post: 'Weet je zeker dat je dit nieuwsbericht wilt verwijderen?',
        message: 'Weet je zeker dat je dit bericht wilt verwijderen?',
      },
      deleted: {
        track: 'Nummer verwijderd',
        release: 'Release verwijderd',
        video: 'Video verwijderd',
        photo: 'Foto verwijderd',
        show: 'Optreden verwijderd',
        post: 'Nieuwsbericht verwijderd',
        message: 'Bericht verwijderd',
      },
      deletedText: {
        track: 'Het nummer is verwijderd.',
        release: 'De release is verwijderd.',
        video: 'De video is verwijderd.',
        photo: 'De foto is verwijderd.',
        show: 'Het optreden is verwijderd.',
        post: 'Het nieuwsbericht is verwijderd.',
        message: 'Het bericht is verwijderd.',
      },
      deleteFailed: {
        track: 'Het nummer kon niet worden verwijderd. Probeer het opnieuw.',
        release: 'De release kon niet worden verwijderd. Probeer het opnieuw.',
        video: 'De video kon niet worden verwijderd. Probeer het opnieuw.',
        photo: 'De foto kon niet worden verwijderd. Probeer het opnieuw.',
        show: 'Het optreden kon niet worden verwijderd. Probeer het opnieuw.',
        post: 'Het nieuwsbericht kon niet worden verwijderd. Probeer het opnieuw.',
        message: 'Het bericht kon niet worden verwijderd. Probeer het opnieuw.',
      },
      undo: 'Ongedaan maken',
      undoHint: {
        track: 'Wil je het nummer terugzetten, open dan de prullenbak onder “Beheren”',
        release: 'Wil je de release terugzetten, open dan de prullenbak onder “Beheren”',
        video: 'Wil je de video terugzetten, open dan de prullenbak onder “Beheren”',
        photo: 'Wil je de foto terugzetten, open dan de prullenbak onder “Beheren”',
        show: 'Wil je het optreden terugzetten, open dan de prullenbak onder “Beheren”',
        post: 'Wil je het nieuwsbericht terugzetten, open dan de prullenbak onder “Beheren”',
      },
      restore: 'Terugzetten',
      restoreItem: '{title} terugzetten',
      restored: {
        track: 'Nummer teruggezet',
        release: 'Release teruggezet',
        video: 'Video teruggezet',
        photo: 'Foto teruggezet',
        show: 'Optreden teruggezet',
        post: 'Nieuwsbericht teruggezet',
      },
      restoredText: {
        track: 'Het nummer staat weer op zijn plek.',
        release: 'De release staat weer op zijn plek.',
        video: 'De video staat weer op zijn plek.',
        photo: 'De foto staat weer op zijn plek.',
        show: 'Het optreden staat weer op zijn plek.',
        post: 'Het nieuwsbericht staat weer op zijn plek.',
      },
      restoreFailed: {
        track: 'Het nummer kon niet worden teruggezet. Probeer het opnieuw.',
        release: 'De release kon niet worden teruggezet. Probeer het opnieuw.',
        video: 'De video kon niet worden teruggezet. Probeer het opnieuw.',
        photo: 'De foto kon niet worden teruggezet. Probeer het opnieuw.',
        show: 'Het optreden kon niet worden teruggezet. Probeer het opnieuw.',
        post: 'Het nieuwsbericht kon niet worden teruggezet. Probeer het opnieuw.',
      },
      forGood: {
        delete: 'Definitief verwijderen',
        deleteItem: '{title} definitief verwijderen',
        confirm: '“{title}” definitief verwijderen? Dit kan niet ongedaan worden gemaakt.',
        deleted: 'Definitief verwijderd',
        deletedText: '“{title}” en de bijbehorende bestanden zijn weg.',
        failed: 'Definitief verwijderen is mislukt. Probeer het opnieuw.',
        empty: 'Prullenbak legen',
        confirmEmpty: 'Alles in de prullenbak definitief verwijderen? Dit kan niet ongedaan worden gemaakt.',
        emptied: 'Prullenbak geleegd',
        emptiedText: 'Alles wat erin zat, is definitief weg.',
      },
      diskUse: {
        title: 'Schijfgebruik',
        description:
          'Je bestanden en de kleinere kopieën van afbeeldingen waarmee pagina’s snel laden. De kopieën worden één keer per dag geteld.',
        failed: 'Het schijfgebruik kon niet worden geladen. Laad de pagina opnieuw.',
        used: '{used} in gebruik.',
        usedAndFree: '{used} in gebruik, {free} vrij.',
        nothing: 'Er is nog niets opgeslagen.',
        nothingAndFree: 'Er is nog niets opgeslagen, {free} vrij.',
        songs: 'Nummers',
        videos: 'Video’s',
        pictures: 'Afbeeldingen',
        sizes: 'Kleinere kopieën van afbeeldingen',
        bin: 'Prullenbak',
        notCounted: 'nog niet geteld',
      },
    },
    messages: {
      title: 'Contactberichten',
      list: {
        search: 'Berichten zoeken',
        loading: 'Berichten laden...',
        empty: 'Nog geen berichten ontvangen.',
        failure: 'De berichten konden niet worden geladen.',
      },
      columns: {
        from: 'Van',
        subject: 'Onderwerp',
        date: 'Datum',
        status: 'Status',
        actions: 'Acties',
      },
      row: {
        select: 'Bericht van {name} selecteren: {subject}',
        viewMessage: 'Bericht van {name} bekijken: {subject}',
        delete: 'Bericht van {name} verwijderen: {subject}',
        actions: 'Acties voor bericht van {name}: {subject}',
        view: 'Bekijken',
        new: 'Nieuw',
        read: 'Gelezen',
      },
      selection: {
        title: 'Geselecteerde berichten',
        all: {
          one: '{shown} bericht selecteren',
          other: 'Alle {shown} berichten selecteren',
        },
      },
      deleting: 'Verwijderen...',
      confirmDelete: {
        one: 'Weet je zeker dat je dit bericht wilt verwijderen?',
        other: 'Weet je zeker dat je deze {shown} berichten wilt verwijderen?',
      },
      deleted: {
        one: 'Bericht verwijderd',
        other: 'Berichten verwijderd',
      },
      deletedText: {
        one: 'Het bericht is verwijderd.',
        other: 'De berichten zijn verwijderd.',
      },
      deleteFailed: {
        one: 'Het bericht kon niet worden verwijderd. Probeer het opnieuw.',
        other: 'De berichten konden niet worden verwijderd. Probeer het opnieuw.',
      },
      markedRead: 'Bericht als gelezen gemarkeerd',
      markReadFailed: 'Het bericht kon niet als gelezen worden gemarkeerd. Probeer het opnieuw.',
      reply: 'Beantwoorden',
      quoted: 'Op {date} schreef {name}:',
    },
    settings: {
      failed: 'De instellingen konden niet worden geladen. Laad de pagina opnieuw.',
      seeOnSite: 'Bekijk het op de site',
      created: 'Instelling aangemaakt',
      createdText: 'De instelling is aangemaakt.',
      createFailed: 'De instelling kon niet worden aangemaakt: {reason}',
      updated: 'Instelling bijgewerkt',
      updatedText: 'De instelling is bijgewerkt.',
      updateFailed: 'De instelling kon niet worden bijgewerkt: {reason}',
      tryAgain: 'Probeer het opnieuw.',
      index: 'Instellingen',
      sections: {
        artist: 'Artiest',
        look: 'Uiterlijk',
        publishing: 'Publicatie',
        accounts: 'Accounts',
        safety: 'Veiligheid',
      },
      unsaved: 'Niet-opgeslagen wijzigingen',
      save: 'Opslaan',
      discard: 'Weggooien',
      notSaved: '“{setting}” kon niet worden opgeslagen.',
      about: {
        title: 'Bio van {name}',
        hint: 'Deze tekst staat in de sectie “Bio” van de website.',
      },
      artist: {
        title: 'Artiest',
        description: 'Je naam, tagline en profiellinks, zoals ze op elke pagina staan.',
        name: 'Artiestennaam',
        tagline: 'Tagline',
        socialLink: 'Socialmediaprofiel',
        socialLinkHint:
          'Het adres van je profiel op TikTok, Instagram, YouTube of elders. Laat leeg als je geen link wilt.',
        profiles: 'Meer profielen',
        profilesHint: {
          one: 'Maximaal {count} pagina op Spotify, Bandcamp, Instagram of elders.',
          other:
            'Maximaal {count} pagina’s op Spotify, Bandcamp, Instagram of elders, in de volgorde waarin ze worden getoond.',
        },
        feedEmail: 'E-mailadres in de podcastfeed',
        feedEmailHint:
          'Podcastgidsen schrijven naar dit adres om te controleren of de feed van jou is. Iedereen kan het in de feed lezen. Laat leeg als je geen adres wilt tonen.',
      },
      language: {
        title: 'Taal',
        description:
          'Alle pagina’s van je site en dit dashboard verschijnen in deze taal. Wat je zelf hebt geschreven, blijft zoals het is.',
        label: 'Taal van de site',
      },
      timeZone: {
        title: 'Tijdzone',
        description: 'Waar je de meeste optredens geeft. Elk optreden kan een andere hebben.',
        label: 'Tijdzone van nieuwe optredens',
      },
      downloads: {
        title: 'Downloads',
        description: 'Of bezoekers je nummers mogen downloaden of ze alleen op de site kunnen beluisteren.',
        allow: 'Bezoekers mogen nummers downloaden',
        whenOff:
          'Staat dit uit, dan is er nergens een knop “Downloaden”. Fans kunnen nog steeds luisteren: hier, in podcastapps en offline in hun browser.',
        whenOn: 'Staat dit aan, dan kun je het bij het bewerken nog per nummer uitzetten.',
      },
      preview: {
        title: 'Voorbeeld',
        description:
          'Bekijk de site zoals bezoekers die op een latere dag zien, met alles wat tot dan gepland staat. Alleen jij ziet dit.',
        time: 'Dag en tijd',
        open: 'Voorbeeld openen',
        failed: 'Het voorbeeld kon niet worden geopend. Probeer het opnieuw.',
      },
      backup: {
        title: 'Back-up',
        description:
          'Alles in één bestand: nummers, video’s, foto’s, berichten, instellingen en accounts. Bewaar het waar alleen jij erbij kunt.',
        download: 'Back-up downloaden',
        pending: 'Wordt gemaakt...',
        startFailed: 'De back-up kon niet worden gestart. Probeer het opnieuw.',
        incomplete: 'De laatste download is niet volledig aangekomen ({time}). Probeer het opnieuw.',
        none: 'Er is nog geen back-up gemaakt.',
        last: 'Laatste back-up: {time}, {size}.',
        missing: 'Bestanden die de site kwijt was en die in de back-up ontbreken: {count}.',
        damaged: 'Beschadigde bestanden in de back-up: {count}.',
        nightly: {
          one: 'Elke nacht wordt een back-up gemaakt; alleen de laatste blijft bewaard.',
          other: 'Elke nacht wordt een back-up gemaakt; de laatste {count} blijven bewaard.',
        },
      },
      check: {
        title: 'Sitecontrole',
        description:
          'Controleert of het bestand van elk nummer, elke video en elke foto er nog is en sinds het uploaden niet is veranderd.',
        start: 'Nu controleren',
        pending: 'Controleren...',
        startFailed: 'De controle is niet gestart: {reason}',
        failed: 'Het laatste resultaat kon niet worden geladen. Laad de pagina opnieuw.',
        none: 'Er is nog niets gecontroleerd.',
        last: '{time}: {result}',
        lastFine: '{time}: {result} Alles is in orde.',
        more: {
          one: 'en nog {count}',
          other: 'en nog {count}',
        },
      },
    },
    announcement: {
      title: '', // Announcement
      description: '', // One line above every page, which visitors can close. Leave it empty for none.
      text: '', // Announcement Text
      link: '', // Announcement Link
      linkHint: '', // A page of your site, like /music, or an address elsewhere. Leave it empty for no link.
      until: '', // Last Day
      untilHint: '', // The line disappears after this day, at midnight UTC. Leave it empty to keep it.
      invalidLink: '', // A link begins with https:// or, for a page of your site, with /
    },
    check: {
      problem: {
        missing: '“{title}”: het bestand ontbreekt ({file})',
        damaged: '“{title}”: het bestand is beschadigd ({file})',
        unreadable: '“{title}”: het bestand kan niet worden gelezen ({file})',
        setAside: '“{title}”: het bestand staat in lost+found ({file})',
        unnamed: '{file}: hoort op de site nergens bij',
        unknown: '{file}: hoort bij niets wat deze database kent',
      },
      remedy: {
        lost: 'Upload een ontbrekend of beschadigd bestand opnieuw onder “Beheren” › “Bewerken” of zet het terug vanuit een back-up.',
        misplaced:
          'Voer npm run verify -- --repair uit op de computer waarop de site draait: dat zet elk bestand op zijn plaats, en wat nergens bij hoort in lost+found.',
        unknown:
          'Ontbreken er nummers, video’s of foto’s op je site, stop de site dan en zet je nieuwste back-up terug. De bestanden blijven waar ze zijn. Ontbreekt er niets, dan zet npm run verify -- --set-aside ze in lost+found, waar ze bewaard blijven tot je ze verwijdert.',
      },
      checked: {
        one: '{count} bestand gecontroleerd.',
        other: '{count} bestanden gecontroleerd.',
      },
      partlyCompared: {
        one: '{count} bestand gecontroleerd. Daarvan niet vergeleken: {uncompared}, omdat er bij het uploaden nog geen controlegetallen werden bewaard. npm run verify -- --repair vult de ontbrekende controlegetallen aan.',
        other:
          '{count} bestanden gecontroleerd. Daarvan niet vergeleken: {uncompared}, omdat er bij het uploaden nog geen controlegetallen werden bewaard. npm run verify -- --repair vult de ontbrekende controlegetallen aan.',
      },
    },
    accounts: {
      title: 'Accounts',
      description: 'Iedereen die kan inloggen. Al deze mensen kunnen hier alles wat jij kunt.',
      you: 'Jij',
      since: 'Sinds {date}',
      listFailed: 'Deze lijst kon niet worden geladen. Laad de pagina opnieuw.',
      ownPassword: 'Je eigen wachtwoord',
      add: {
        title: 'Account toevoegen',
        description:
          'Voor iemand die samen met jou de site beheert. Die persoon kan hier alles wat jij kunt, ook accounts verwijderen.',
        username: 'Gebruikersnaam',
        password: 'Wachtwoord voor dit account',
        passwordHint: 'Geef het door. Na het inloggen kan het hier worden gewijzigd.',
        ownPasswordHint: 'Zo weten we zeker dat jij degene bent die iemand toegang geeft.',
        action: 'Account toevoegen',
        pending: 'Toevoegen...',
        done: 'Account toegevoegd',
        doneText: '{username} kan nu inloggen.',
        failed: 'Het account kon niet worden toegevoegd: {reason}',
      },
      remove: {
        button: 'Verwijderen',
        buttonOf: '{username} verwijderen',
        title: '{username} verwijderen?',
        yours: 'Dit is je eigen account. Je wordt uitgelogd en kunt niet meer inloggen.',
        theirs:
          'Deze persoon wordt meteen uitgelogd en kan niet meer inloggen. Alles wat met dit account is geüpload, blijft staan.',
        action: 'Account verwijderen',
        pending: 'Verwijderen...',
        done: 'Account verwijderd',
        doneText: '{username} kan niet meer inloggen.',
        failed: 'Het account kon niet worden verwijderd: {reason}',
      },
      password: {
        change: 'Wachtwoord wijzigen',
        description: 'Logt alle andere apparaten uit.',
        currentPassword: 'Huidig wachtwoord',
        newPassword: 'Nieuw wachtwoord',
        repeated: 'Nieuw wachtwoord herhalen',
        different: 'De twee nieuwe wachtwoorden zijn niet gelijk',
        done: 'Wachtwoord gewijzigd',
        doneText: 'Gebruik vanaf nu het nieuwe wachtwoord. Alle andere apparaten zijn uitgelogd.',
        failed: 'Het wachtwoord kon niet worden gewijzigd: {reason}',
      },
      signIns: {
        title: 'Ingelogde apparaten',
        description:
          'Elk apparaat dat is ingelogd, met het bijbehorende account: iedereen die kan inloggen, ziet ze allemaal. Log elk apparaat uit dat je niet kent en wijzig daarna je wachtwoord.',
        thisOne: 'Dit apparaat',
        signedIn: 'ingelogd op {time}',
        lastSeen: 'laatst gezien op {time}',
        end: 'Uitloggen',
        endOf: 'Uitloggen: {username}, {device}',
        endOthers: 'Alle andere uitloggen',
        ended: 'Uitgelogd',
        endedText: '{device} moet opnieuw inloggen.',
        othersEndedText: 'Alleen dit apparaat is nog ingelogd.',
        endFailed: 'Dit apparaat kon niet worden uitgelogd: {reason}',
        endOthersFailed: 'De andere apparaten konden niet worden uitgelogd: {reason}',
      },
    },
    look: {
      title: 'Uiterlijk',
      description: 'Geef de site je eigen stijl. Wat je niet verandert, houdt het uiterlijk van Marquee.',
      reset: 'Terug naar het oorspronkelijke uiterlijk',
      themes: {
        light: 'Licht',
        dark: 'Donker',
      },
      palette: {
        title: 'Kleuren',
        hint: 'Papier, inkt, podium en accent, in het lichte en in het donkere thema.',
        fromPhoto: 'Uit je uitgelichte foto',
        fromEarlierPhoto: 'Uit een eerdere foto',
        noColour: 'Je uitgelichte foto heeft geen duidelijke kleur om een palet van te maken.',
      },
      palettes: {
        matinee: 'Matinee. Warm papier en vermiljoen',
        harbour: 'Haven. Zeemist en diep blauwgroen',
        evergreen: 'Evergreen. Salie, bosgroen en messing',
        midnight: 'Middernacht. Koel wit, indigo en goud',
        rosewood: 'Rozenhout. Zachtroze, pruim en framboos',
      },
      accent: {
        title: 'Accentkleur',
        hint: 'De kleur van knoppen en links.',
        readable: 'Deze kleur is voor iedereen leesbaar, in het lichte en in het donkere thema.',
        darker:
          'Wordt op lichte pagina’s donkerder getoond waar dat nodig is om voor iedereen leesbaar te zijn.',
        lighter:
          'Wordt op donkere pagina’s lichter getoond waar dat nodig is om voor iedereen leesbaar te zijn.',
        darkerAndLighter:
          'Wordt op lichte pagina’s donkerder en op donkere pagina’s lichter getoond waar dat nodig is om voor iedereen leesbaar te zijn.',
        reset: 'Oorspronkelijke kleur gebruiken',
        words: 'tekst',
      },
      typeface: {
        title: 'Lettertype',
        yourName: 'Je naam',
      },
      typefaces: {
        marquee: 'Marquee. Vet en smal, als een uithangbord',
        songbook: 'Songbook. Warme schreefletters boven strakke tekst',
        concert: 'Concert. Overal schreefletters, als in een programmaboekje',
        poster: 'Poster. Hoog en luid',
        studio: 'Studio. Breed en modern',
      },
      hero: {
        title: 'Bovenkant van de pagina',
        hint: 'De afbeelding is je uitgelichte foto, of een tekening zolang die er niet is.',
        beside: 'Afbeelding naast je naam',
        wide: 'Afbeelding over de volle breedte',
        words: 'Alleen je naam',
      },
      sections: {
        title: 'Secties van de homepage',
        hint: 'Wat je weglaat, verdwijnt ook uit het menu. De pagina’s met al je muziek en al je video’s blijven bestaan voor wie het adres kent.',
      },
      moveSectionUp: {
        music: 'Muziek omhoog verplaatsen',
        videos: 'Video’s omhoog verplaatsen',
        shows: 'Optredens omhoog verplaatsen',
        news: 'Nieuws omhoog verplaatsen',
        about: 'Bio omhoog verplaatsen',
        contact: 'Contact omhoog verplaatsen',
      },
      moveSectionDown: {
        music: 'Muziek omlaag verplaatsen',
        videos: 'Video’s omlaag verplaatsen',
        shows: 'Optredens omlaag verplaatsen',
        news: 'Nieuws omlaag verplaatsen',
        about: 'Bio omlaag verplaatsen',
        contact: 'Contact omlaag verplaatsen',
      },
      sectionMoved: {
        music: 'De sectie “Muziek” staat nu op plaats {position} van {total}',
        videos: 'De sectie “Video’s” staat nu op plaats {position} van {total}',
        shows: 'De sectie “Optredens” staat nu op plaats {position} van {total}',
        news: 'De sectie “Nieuws” staat nu op plaats {position} van {total}',
        about: 'De sectie “Bio” staat nu op plaats {position} van {total}',
        contact: 'De sectie “Contact” staat nu op plaats {position} van {total}',
      },
      photo: {
        title: 'Pictogram en afbeelding voor gedeelde links',
        hint: 'Te zien op het tabblad van de browser, op het beginscherm van een telefoon en bij gedeelde links. Vierkante foto’s met één duidelijk onderwerp werken het best.',
        featured: 'De uitgelichte foto',
        more: 'Meer foto’s',
      },
      preview: {
        title: 'Zo ziet het eruit',
        description:
          'De homepage met wat je hier hebt gekozen. Voor bezoekers verandert er niets tot je het opslaat.',
        screen: 'Scherm',
        phone: 'Telefoon',
        computer: 'Computer',
        theme: 'Thema',
        page: 'De homepage',
        loading: 'De homepage terwijl die wordt geladen',
      },
    },
  },
  server: {
    errors: {
      fieldsNotValid: 'Sommige velden zijn niet geldig',
      badRequest: 'Het verzoek is niet begrepen',
      notAnObject: 'Het verzoek moet een JSON-object zijn',
      formatNotOffered: 'Alleen format=json en format=xml zijn hier mogelijk',
      notOurPage: 'Dit is niet het adres van een nummer, release of video op deze site',
      pathNotFound: 'Op dit adres is niets te vinden',
      methodNotAllowed: 'Dit adres accepteert alleen {methods}',
      foreignOrigin:
        'Dit verzoek kwam van een andere website en is geweigerd. Open deze site zelf en probeer het daar opnieuw.',
      tooManyRequests: 'Te veel pogingen. Wacht even en probeer het opnieuw.',
      bodyTooLarge: 'Het verzoek is te groot. Verstuur minder in één keer.',
      headersTooLarge: 'Het adres of de headers van het verzoek zijn te lang',
      requestTooSlow:
        'Het duurde te lang voordat het verzoek binnenkwam. Controleer je verbinding en probeer het opnieuw.',
      wrongContentType: 'Dit adres accepteert dit soort inhoud niet',
      noFileHere: 'Hier hoort geen bestand',
      oneFileHere: 'Hier hoort maar één bestand',
      unexpected: 'Er is bij ons iets misgegaan. Probeer het opnieuw.',
      unavailable: 'De site kan dit op dit moment niet doen. Probeer het zo nog eens.',
      outcomeUnknown: 'Het is niet zeker of dit is opgeslagen. Kijk dat na voordat je het opnieuw probeert.',
      closing: 'De site wordt opnieuw gestart. Probeer het zo nog eens.',
      backupUnderWay: 'Er wordt al een back-up gemaakt. Wacht tot die klaar is.',
      demoNotOffered:
        'De demo vult een lege site, en op deze staan al nummers, video’s of foto’s. “npm run demo” toont de demo naast jouw site.',
      noDemo: 'Er staat geen demo op deze site. Laad de pagina opnieuw.',
      diskFull: 'De schijf is vol, dus er is niets opgeslagen. Probeer het opnieuw als er weer ruimte is.',
      noRoomForFile:
        'Er is niet genoeg ruimte op de schijf voor dit bestand, dus er is niets opgeslagen. Leeg de prullenbak of maak op een andere manier ruimte en probeer het opnieuw.',
      databaseMoved:
        'De database van deze site staat niet op zijn plaats, dus er is niets opgeslagen. De beheerder van de server kan de database terugzetten of de site opnieuw starten.',
      databaseDamaged: 'De database is beschadigd. Zet een back-up terug.',
      pagesFail: 'De pagina’s kunnen niet worden getoond. In het logboek staat waarom.',
      signedOut: 'Log eerst in',
      wrongCredentials: 'De gebruikersnaam of het wachtwoord klopt niet',
      registrationClosed: 'Registreren is niet meer mogelijk',
      ownerElsewhere:
        'Deze site is nog van niemand. Wil je eigenaar worden, open dan {address} en registreer je daar.',
      ownerUnknown:
        'Deze site is nog van niemand en kan niet vaststellen of jij de eigenaar bent. Open de site op de computer waarop die draait, via localhost, en registreer je daar. Of stel OWNER_USERNAME en OWNER_PASSWORD in, of zet PUBLIC_URL op het adres dat je nu voor je ziet, en start de site opnieuw.',
      databaseLost:
        'Op deze site staan nummers of afbeeldingen die de database niet kent; waarschijnlijk is de database verloren gegaan. Zet je nieuwste back-up terug. Of maak een nieuw account aan op de computer waarop de site draait: npm run owner -- add <name>. Tot die tijd kan niemand zich hier registreren.',
      usernameTaken: 'Deze gebruikersnaam bestaat al',
      wrongCurrentPassword: 'Het huidige wachtwoord klopt niet. Typ het opnieuw.',
      accountNotFound: 'Account niet gevonden. Kijk in de lijst met accounts.',
      lastAccount: 'Dit is het enige account. Voeg eerst een ander toe voordat je dit verwijdert.',
      signInNotFound: 'Dit apparaat is al uitgelogd. Laad de pagina opnieuw.',
      trackNotFound: 'Nummer niet gevonden',
      releaseNotFound: 'Release niet gevonden',
      videoNotFound: 'Video niet gevonden',
      postNotFound: 'Nieuwsbericht niet gevonden',
      photoNotFound: 'Foto niet gevonden',
      showNotFound: 'Optreden niet gevonden',
      unknownNeighbour: 'De foto waar deze vóór moet komen, is er niet meer',
      notInBin: 'Dit ligt niet meer in de prullenbak',
      messageNotFound: 'Bericht niet gevonden',
      fileNotFound: 'Bestand niet gevonden',
      notForDownload: 'Dit nummer kan niet worden gedownload. Je kunt het hier wel beluisteren.',
      releaseNotForDownload:
        'Deze release kan niet worden gedownload. Je kunt de nummers hier wel beluisteren.',
      rangeNotSatisfiable: 'Het bestand heeft dit gedeelte niet',
      pressNotFound: '', // This site has no press kit
      settingNotFound: 'Instelling niet gevonden',
      settingExists: 'Er bestaat al een instelling met deze sleutel',
      changedMeanwhile:
        'Dit is intussen ergens anders gewijzigd. Bekijk de nieuwere versie en probeer het opnieuw.',
      unknownCursor: 'Deze lijst kan daar niet verdergaan. Begin opnieuw bij het begin.',
      pictureTooManyPixels:
        'De afbeelding heeft te veel pixels. Gebruik er een van maximaal {megapixels} megapixel.',
      pictureTooHeavy:
        'Het openen van de afbeelding kost te veel geheugen. Sla de afbeelding op als gewone JPG of in een kleiner formaat en probeer het opnieuw.',
      animationTooManyPixels: 'De animatie heeft te veel pixels. Gebruik een kleinere of kortere.',
      pictureTooManyFrames:
        'De afbeelding bestaat uit te veel losse beelden. Gebruik er een met maximaal {frames} beelden.',
      noVideoFile:
        'Deze video heeft geen bestand om een thumbnail uit te maken. Kies in plaats daarvan een afbeelding bij “Eigen thumbnail”.',
      pictureNotDrawn: 'Deze afbeelding kon niet worden gemaakt. Probeer het later opnieuw.',
      thumbnailFailed:
        'Er is geen bruikbaar beeld gevonden in deze video. Kies in plaats daarvan een afbeelding bij “Eigen thumbnail”.',
    },
    requests: {
      wholeNumber: '{name} moet een geheel getal van 1 tot en met {max} zijn',
      id: 'Onbekende id',
      cursor: 'After moet een cursor zijn',
      show: 'Show kan alleen all zijn',
      showInList: 'Show moet all, draft of scheduled zijn',
      when: 'When moet upcoming, past of all zijn',
      sort: 'Sort moet een van deze waarden zijn: {sorts}; met een minteken ervoor komt het grootste eerst',
      searchTooLong: 'Een zoekopdracht mag maximaal {max} tekens lang zijn',
      oneSearch: 'Zoek naar één tekst tegelijk',
      pageOrAfter: 'Vraag om een pagina (Page) of om wat daarna komt (After), niet om allebei',
      binKind: 'Er ligt niets van deze soort in de prullenbak',
      photoNeighbour: 'Geef op vóór welke foto deze moet komen, of null voor het einde',
      oembedUrl: 'Url moet het volledige adres van een pagina zijn, zoals https://example.com/music/12',
      oembedFormat: 'Format moet json of xml zijn',
      itemsAtOnce: 'Kies minimaal 1 en maximaal {most} items',
      messageIds: 'Kies minimaal 1 en maximaal {most} berichten',
      unknownMessage: 'Onbekend bericht',
      whichMessages: 'Geef op welke berichten: hun ids, of waaraan ze voldoen en tot en met welk bericht',
      settingKey:
        'Een sleutel van een instelling bestaat uit 1 tot {max} kleine letters, cijfers en underscores',
    },
    maintenance: {
      clock:
        'De datum van de server is in één keer van {before} naar {after} gesprongen: misschien staat de klok verkeerd, of de site stond intussen uit of is vanuit een back-up hersteld. Tot {end} wordt niets definitief verwijderd omdat het oud is, en wat voor de tussenliggende dagen gepland stond, wordt niet gepubliceerd. Klopt de datum niet, vraag de beheerder van de server dan om die te corrigeren. Klopt de datum wel, publiceer dan zelf wat nog wacht; verder hoef je niets te doen.',
      database:
        'De database van je site is beschadigd: er kunnen nummers, video’s, foto’s of berichten ontbreken of niet kloppen. Wijzig niets en zet een back-up terug.',
      disk: 'De schijf is vol: er is nog maar {size} vrij. Bezoekers zien je site zoals die is, maar er kan niets nieuws worden opgeslagen. Verwijder iets wat je niet meer nodig hebt en leeg de prullenbak, of vraag de beheerder van de server om meer ruimte.',
      proxy: {
        private:
          'Bezoekers bereiken deze site via een andere server ({proxy}). Daardoor tellen ze allemaal als één bezoeker en delen ze één limiet voor berichten en inlogpogingen. Is die server van jou, zet dan TRUST_PROXY={proxy} in .env en start de site opnieuw.',
        public:
          'De server op {proxy} meldt dat hij verzoeken van anderen doorgeeft. Is die server van jou, bijvoorbeeld een webserver of een CDN vóór deze site, dan tellen alle bezoekers als één en delen ze één limiet voor berichten en inlogpogingen, totdat het adres ervan bij TRUST_PROXY in .env staat. Zo niet, dan kun je dit negeren: iedereen kan zoiets beweren.',
      },
      checkFound: {
        one: 'De laatste sitecontrole heeft een probleem gevonden. Onder “Uploaden” › “Site-instellingen” › “Sitecontrole” lees je wat je kunt doen.',
        other:
          'De laatste sitecontrole heeft {count} problemen gevonden. Onder “Uploaden” › “Site-instellingen” › “Sitecontrole” lees je wat je kunt doen.',
      },
      files: {
        some: {
          one: '{names} en nog {count}',
          other: '{names} en nog {count}',
        },
        fileOf: '{file} van “{title}”',
        missing: {
          one: 'Ontbrekende bestanden: {count} ({names}). {remedy}',
          other: 'Ontbrekende bestanden: {count} ({names}). {remedy}',
        },
        unknown: {
          one: '{count} opgeslagen bestand hoort bij niets in de database ({names}) en is blijven staan. {cause} {remedy}',
          other:
            '{count} opgeslagen bestanden horen bij niets in de database ({names}) en zijn blijven staan. {cause} {remedy}',
        },
        cause: {
          newDatabase: 'De database is nieuw of van een andere site en kent geen van de bestanden.',
          olderDatabase:
            'De database is ouder dan de bestanden, zoals na het terugzetten van een oude kopie.',
          tooMany:
            'Een crash alleen laat er niet zoveel achter: misschien is de database van een ander moment of van een andere site.',
        },
        expiring: {
          one: '{count} opgeslagen bestand hoort op de site nergens bij ({names}) en wordt tot {until} bewaard in lost+found. Mis je iets, zet dan vóór die tijd een back-up terug. Anders hoef je niets te doen.',
          other:
            '{count} opgeslagen bestanden horen op de site nergens bij ({names}) en worden tot {until} bewaard in lost+found. Mis je iets, zet dan vóór die tijd een back-up terug. Anders hoef je niets te doen.',
        },
        kept: {
          one: '{count} opgeslagen bestand hoort bij niets wat deze database kent ({names}) en blijft in lost+found tot je het daar verwijdert.',
          other:
            '{count} opgeslagen bestanden horen bij niets wat deze database kent ({names}) en blijven in lost+found tot je ze daar verwijdert.',
        },
      },
      backup: {
        failed:
          'De nachtelijke back-up kon niet worden gemaakt: {reason}. Binnen een uur wordt het opnieuw geprobeerd.',
        doubtful:
          'De nieuwste nachtelijke back-up is mogelijk niet volledig. Deze blijft bewaard, en eerdere goede back-ups worden pas verwijderd als er een nieuwe goede is. Onder “Uploaden” › “Site-instellingen” › “Sitecontrole” zie je of er bestanden ontbreken of beschadigd zijn. Is je site in orde, dan kan de beheerder van de server de oudere back-ups verwijderen.',
        doubtfulBecause:
          'De nieuwste nachtelijke back-up is mogelijk niet volledig: {warnings}. Deze blijft bewaard, en eerdere goede back-ups worden pas verwijderd als er een nieuwe goede is. Onder “Uploaden” › “Site-instellingen” › “Sitecontrole” zie je of er bestanden ontbreken of beschadigd zijn. Is je site in orde, dan kan de beheerder van de server de oudere back-ups verwijderen.',
        warning: {
          database: 'de database is beschadigd',
          missing: {
            one: 'er ontbreekt {count} bestand op je site',
            other: 'er ontbreken {count} bestanden op je site',
          },
          damaged: {
            one: '{count} bestand is beschadigd',
            other: '{count} bestanden zijn beschadigd',
          },
          clock: 'de klok van de server staat misschien verkeerd',
          unknown: {
            one: '{count} bestand is onbekend in de database',
            other: '{count} bestanden zijn onbekend in de database',
          },
          smaller: 'deze is veel kleiner dan de vorige ({size} in plaats van {before})',
        },
      },
      device: {
        browser: {
          iPhone: '{browser} op een iPhone',
          iPad: '{browser} op een iPad',
          android: '{browser} op Android',
          windows: '{browser} op Windows',
          chromebook: '{browser} op een Chromebook',
          mac: '{browser} op een Mac',
          linux: '{browser} op Linux',
        },
        program: {
          iPhone: 'Een programma op een iPhone',
          iPad: 'Een programma op een iPad',
          android: 'Een programma op Android',
          windows: 'Een programma op Windows',
          chromebook: 'Een programma op een Chromebook',
          mac: 'Een programma op een Mac',
          linux: 'Een programma op Linux',
        },
        unknown: 'Onbekend apparaat',
      },
    },
    refusedMessage: {
      title: 'Bericht niet verzonden',
      advice: 'Ga in je browser terug om het opnieuw te proberen: wat je hebt geschreven, staat er nog.',
      back: 'Terug naar het formulier',
    },
    artist: {
      about: 'Hier vind je muziek, video’s en foto’s van {artist}.',
    },
    thumbnails: {
      made: '{made} van {total} thumbnails gemaakt',
      noneMissing: 'Er ontbreekt geen enkele thumbnail',
    },
  },
} as const satisfies Language<'one' | 'other'>;
