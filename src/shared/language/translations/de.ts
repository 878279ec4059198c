import type { Language } from '#shared/language/language.ts';

export const de = {
  name: 'Deutsch',
  direction: 'ltr',
  visitor: {
    sections: {
      home: 'Start',
      music: 'Musik',
      videos: 'Videos',
      shows: 'Konzerte',
      news: 'News',
      about: 'Bio',
      contact: 'Kontakt',
    },
    rules: {
      text: '{field}: nur Text erlaubt',
      tooShort: '{field}: mindestens {min} Zeichen',
      tooLong: '{field}: höchstens {max} Zeichen',
      singleLine: '{field}: nur eine Zeile erlaubt',
      unstorable:
        'Dieser Text enthält ein Zeichen, das sich nicht speichern lässt. Bitte entferne es oder gib den Text neu ein.',
      email: 'Bitte gib eine gültige E-Mail-Adresse ein',
    },
    catalogue: {
      releaseTypes: {
        single: 'Single',
        ep: 'EP',
        album: 'Album',
      },
      videoTypes: {
        musicVideo: 'Musikvideo',
        livePerformance: 'Live-Auftritt',
        behindTheScenes: 'Hinter den Kulissen',
        comedy: 'Comedy',
        tutorial: 'Tutorial',
      },
      song: 'Song',
      fromRelease: 'aus „{release}“',
    },
    amounts: {
      thisMonth: 'diesen Monat',
      monthsAgo: {
        one: 'vor {count} Monat',
        other: 'vor {count} Monaten',
      },
      yearsAgo: {
        one: 'vor {count} Jahr',
        other: 'vor {count} Jahren',
      },
      songs: {
        one: '{count} Song',
        other: '{count} Songs',
      },
      songsAndSeconds: '{songs}, {seconds} Sek.',
      songsAndMinutes: '{songs}, {minutes} Min.',
      songsAndHours: '{songs}, {hours} Std. {minutes} Min.',
      thousands: '{count} Tsd.',
      millions: '{count} Mio.',
      thousandsExactly: '{count} Tsd.',
      millionsExactly: '{count} Mio.',
    },
    site: {
      skip: 'Zum Inhalt springen',
      mainMenu: 'Hauptmenü',
      openMenu: 'Menü öffnen',
      closeMenu: 'Menü schließen',
      darkTheme: 'Zum dunklen Modus wechseln',
      lightTheme: 'Zum hellen Modus wechseln',
      footer: 'Fußzeile',
      copyright: '© {year} {artist}. Alle Rechte vorbehalten.',
      announcement: '', // Announcement
      close: 'Schließen',
      loading: 'Wird geladen …',
      error: 'Fehler',
      failed: 'Etwas ist schiefgelaufen. Bitte versuche es noch einmal.',
      tryAgain: 'Noch einmal versuchen',
      cannotCopy: 'Dein Browser erlaubt das Kopieren nicht. Der Text ist markiert: Bitte kopiere ihn selbst.',
      loadMore: 'Mehr laden',
      previousPage: 'Vorherige Seite',
      firstPage: 'Erste Seite',
      countOrMore: '{count} oder mehr',
      back: 'Zurück zur Startseite',
      backToHome: 'Zurück zur Startseite',
    },
    pages: {
      music: 'Alle Songs',
      videos: 'Alle Videos',
      shows: 'Konzerte',
      offline: 'Gespeicherte Songs',
      thanks: 'Nachricht gesendet',
      signIn: 'Anmelden',
      register: 'Registrieren',
      dashboard: 'Dashboard',
      notFound: 'Seite nicht gefunden',
      numbered: '{title} – Seite {page}',
    },
    hero: {
      listen: 'Jetzt anhören',
      watch: 'Videos ansehen',
      loading: 'Bild wird geladen …',
    },
    welcome: {
      register: {
        sentence: 'Willkommen auf deiner neuen Website: {link} und mach sie zu deiner eigenen.',
        link: 'Erstelle dein Konto',
      },
      firstSteps: {
        sentence: 'Willkommen auf deiner neuen Website: {link} und mach sie zu deiner eigenen.',
        link: 'Geh die ersten Schritte',
      },
    },
    music: {
      stream: 'Hör dir die neuesten Songs von {artist} an.',
      streamOrDownload: 'Hör dir die neuesten Songs von {artist} an oder lade sie herunter.',
      latest: 'Neueste Songs',
      seeAll: 'Alle Songs ansehen',
      none: 'Hier gibt es noch keine Musik. Schau bald wieder vorbei!',
      failed: 'Die Musik konnte nicht geladen werden. Bitte versuche es später noch einmal.',
      loading: 'Musik wird geladen ...',
      favourite: '{title} als Favorit markieren',
      explicit: 'Explizit',
      neighbours: {
        label: 'Weitere Songs',
        previous: 'Vorheriger Song',
        next: 'Nächster Song',
      },
    },
    musicList: {
      caption: 'Alle Songs',
      search: 'Musik suchen',
      searchHint: 'Musik suchen ...',
      cover: 'Cover',
      title: 'Titel',
      type: 'Art',
      released: 'Erschienen',
      listen: 'Anhören',
      download: 'Download',
      none: 'Hier gibt es noch keine Musik.',
      noMatches: 'Keine Musik zu „{query}“ gefunden.',
      emptyPage: 'Auf dieser Seite gibt es keine Musik.',
      more: 'Mehr Musik',
      found: {
        one: '{shown} Song gefunden',
        other: '{shown} Songs gefunden',
      },
    },
    releases: {
      title: 'Releases',
      songs: 'Songs',
      from: 'aus {title}',
      fromSame: {
        single: 'aus der Single',
        ep: 'aus der EP',
        album: 'aus dem Album',
      },
    },
    videos: {
      title: 'Videos',
      subtitle: 'Die neuesten Videos von {artist} und Einblicke hinter die Kulissen.',
      more: 'Weitere Videos',
      showMore: 'Mehr Videos anzeigen',
      seeAll: 'Alle Videos ansehen',
      none: 'Hier gibt es noch keine Videos. Schau bald wieder vorbei!',
      failed: 'Die Videos konnten nicht geladen werden. Bitte versuche es später noch einmal.',
      loading: 'Videos werden geladen ...',
      watch: 'Ansehen',
      watchTitle: '{title} ansehen',
      close: '{title} schließen',
      views: {
        one: '{shown} Aufruf',
        other: '{shown} Aufrufe',
      },
      broken:
        'Das Video konnte nicht abgespielt werden. Bitte versuche es später noch einmal oder nimm einen anderen Browser.',
      unavailable: 'Dieses Video ist im Moment nicht verfügbar',
      noSource: 'Zu diesem Video gibt es keine Datei und keine Adresse',
      neighbours: {
        label: 'Weitere Videos',
        previous: 'Vorheriges Video',
        next: 'Nächstes Video',
      },
    },
    videoList: {
      caption: 'Alle Videos',
      search: 'Videos suchen',
      searchHint: 'Videos suchen ...',
      thumbnail: 'Vorschaubild',
      title: 'Titel',
      views: 'Aufrufe',
      category: 'Kategorie',
      uploaded: 'Hochgeladen',
      watch: 'Ansehen',
      none: 'Hier gibt es noch keine Videos.',
      noMatches: 'Keine Videos zu „{query}“ gefunden.',
      emptyPage: 'Auf dieser Seite gibt es keine Videos.',
      found: {
        one: '{shown} Video gefunden',
        other: '{shown} Videos gefunden',
      },
    },
    shows: {
      upcoming: 'Kommende Konzerte',
      past: 'Vergangene Konzerte',
      seeAll: 'Alle Konzerte ansehen',
      none: 'Zurzeit sind keine Konzerte angekündigt. Schau bald wieder vorbei!',
      nonePast: 'Es gibt noch keine vergangenen Konzerte.',
      emptyPage: 'Auf dieser Seite gibt es keine Konzerte.',
      failed: 'Die Konzerte konnten nicht geladen werden. Bitte versuche es später noch einmal.',
      loading: 'Konzerte werden geladen ...',
      more: 'Weitere Konzerte',
      statuses: {
        confirmed: 'Bestätigt',
        cancelled: 'Abgesagt',
        postponed: 'Verschoben',
        soldOut: 'Ausverkauft',
      },
      place: '{city}, {country}',
      tickets: 'Tickets',
      ticketsFor: 'Tickets für {show}',
      map: 'Karte',
      mapOf: 'Karte: {show}',
      addToCalendar: 'In den Kalender',
      addShowToCalendar: '{show} in den Kalender eintragen',
      addAllToCalendar: 'Alle in den Kalender',
      setlist: 'Setlist',
      photos: 'Fotos',
      recording: 'Mitschnitt',
    },
    news: {
      subtitle: 'Neues von {artist}.',
      seeAll: 'Alle News ansehen',
      search: 'News suchen',
      searchHint: 'News suchen ...',
      more: 'Weitere News',
      none: 'Hier gibt es noch keine News.',
      noMatches: 'Keine News zu „{query}“ gefunden.',
      emptyPage: 'Auf dieser Seite gibt es keine News.',
      found: {
        one: '{shown} Beitrag gefunden',
        other: '{shown} Beiträge gefunden',
      },
      failed: 'Die News konnten nicht geladen werden. Bitte versuche es später noch einmal.',
      loading: 'News werden geladen ...',
      neighbours: {
        label: 'Weitere News',
        previous: 'Neuerer Beitrag',
        next: 'Älterer Beitrag',
      },
    },
    artist: {
      tagline: 'Musik, Videos und Fotos',
    },
    about: {
      title: 'Über {artist}',
    },
    photos: {
      title: 'Fotogalerie',
      none: 'In der Galerie gibt es noch keine Fotos.',
      failed: 'Die Fotos konnten nicht geladen werden. Bitte versuche es später noch einmal.',
      loading: 'Fotos werden geladen ...',
      previous: 'Vorheriges Foto',
      next: 'Nächstes Foto',
      photographer: 'Foto von',
      location: 'Ort',
      year: 'Jahr',
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
      title: 'Melde dich',
      subtitle: 'Für Bookings, gemeinsame Projekte oder einfach, um Hallo zu sagen!',
      form: 'Kontakt',
      name: 'Name',
      email: 'E-Mail',
      subject: 'Betreff',
      message: 'Nachricht',
      send: 'Nachricht senden',
      sending: 'Wird gesendet ...',
      leaveEmpty: 'Lass dieses Feld leer',
      sent: 'Nachricht gesendet!',
      thanks: 'Danke für deine Nachricht! Du bekommst bald eine Antwort.',
      sentTitle: 'Deine Nachricht ist angekommen!',
      sentText:
        'Danke, dass du dich gemeldet hast. {artist} liest jede Nachricht und antwortet so bald wie möglich.',
      sendAnother: 'Noch eine Nachricht senden',
    },
    player: {
      bar: 'Player',
      of: 'Player für {title}',
      play: '{title} abspielen',
      pause: '{title} pausieren',
      playAll: 'Alle abspielen',
      previous: 'Vorheriger Song',
      next: 'Nächster Song',
      seek: 'Position in {title}',
      time: '{position} von {duration}',
      volume: 'Lautstärke',
      mute: 'Stummschalten',
      unmute: 'Ton einschalten',
      close: 'Player schließen',
      open: '„Läuft gerade“ öffnen: {title}',
      nowPlaying: 'Läuft gerade',
      aboutSong: 'Über diesen Song',
      lyrics: 'Songtext',
      instrumental: 'Instrumental',
      queue: 'Warteschlange',
      showMore: 'Mehr anzeigen',
      credits: 'Credits',
      isrc: 'ISRC {code}',
      download: 'Herunterladen',
      downloadTitle: '{title} herunterladen',
      noDownload: 'Der Download ist im Moment nicht verfügbar',
      failed: 'Fehler bei der Wiedergabe. Die Datei ist vielleicht nicht verfügbar.',
      unavailable: 'Dieser Song ist im Moment nicht verfügbar',
      unsupported:
        'Dieser Browser kann den Song nicht abspielen. Bitte versuche es mit einem anderen Browser.',
      refused: 'Dein Browser hat den Start dieses Songs verhindert. Drück noch einmal auf Play.',
    },
    links: {
      newTab: '(öffnet sich in einem neuen Tab)',
      listenOn: 'Auf {service} anhören',
      listenElsewhere: 'Anderswo anhören',
      findOn: 'Auf {service} finden',
      findElsewhere: 'Anderswo finden',
      followOn: 'Auf {service} folgen',
      followElsewhere: 'Anderswo',
      artistElsewhere: '{artist} anderswo',
    },
    share: {
      share: 'Teilen',
      shareTitle: '{title} teilen',
      withApp: 'Mit einer App teilen …',
      link: 'Link',
      copyLink: 'Link kopieren',
      linkCopied: 'Link kopiert',
      code: 'Einbettungscode',
      codeHint: 'Füge ihn in eine eigene Seite ein, um den Player dort zu zeigen.',
      copyCode: 'Code kopieren',
      codeCopied: 'Einbettungscode kopiert',
    },
    byArtist: {
      song: 'Song von {artist}',
      songFrom: 'Song von {artist}, aus „{release}“',
      single: 'Single von {artist}',
      ep: 'EP von {artist}',
      album: 'Album von {artist}',
      musicVideo: 'Musikvideo von {artist}',
      livePerformance: 'Live-Auftritt von {artist}',
      behindTheScenes: 'Hinter den Kulissen mit {artist}',
      comedy: 'Comedy von {artist}',
      tutorial: 'Tutorial von {artist}',
      show: 'Konzert von {artist} am {date}',
      title: '{title} von {artist}',
    },
    offline: {
      title: 'Du bist offline',
      notKept:
        'Das ist in diesem Browser nicht gespeichert. Sobald du wieder online bist, wird es hier angezeigt.',
      pageNotKept:
        'Diese Seite ist in diesem Browser nicht gespeichert. Du kannst sie öffnen, sobald du wieder online bist; deine gespeicherten Songs kannst du jetzt schon hören.',
      onlySongs:
        'Deine gespeicherten Songs kannst du auch ohne Internet hören. Alles andere lässt sich öffnen, sobald du wieder online bist.',
      songs: 'Gespeicherte Songs',
      none: 'In diesem Browser sind noch keine Songs gespeichert. Drück auf der Seite eines Songs auf „Offline speichern“, um ihn ohne Internet zu hören.',
      keep: 'Offline speichern',
      keeping: 'Wird gespeichert …',
      keepingSome: '{done} von {count} gespeichert …',
      kept: 'Offline gespeichert',
      remove: 'Entfernen',
      removeTitle: '{title} entfernen',
      keepFailed: 'Der Song konnte nicht gespeichert werden',
      removeFailed: 'Der Song konnte nicht entfernt werden',
      needsHttps: 'Dieser Browser kann Songs nur von Websites speichern, deren Adresse mit https beginnt.',
      noRoom:
        'In diesem Browser ist kein Platz mehr. Bitte entferne einen anderen gespeicherten Song und versuche es noch einmal.',
      noNetwork: 'Du bist offline. Bitte versuche es noch einmal, wenn du wieder online bist.',
      notArrived: 'Der Song ist nicht angekommen. Bitte versuche es noch einmal.',
    },
    account: {
      tabs: 'Anmelden oder registrieren',
      username: 'Benutzername',
      password: 'Passwort',
      login: {
        title: 'Willkommen zurück',
        subtitle: 'Melde dich an, um deine Inhalte zu verwalten',
        tab: 'Anmelden',
        submit: 'Anmelden',
        pending: 'Anmeldung läuft ...',
        done: 'Angemeldet',
        welcome: 'Willkommen zurück, {name}!',
        failed: 'Anmeldung fehlgeschlagen',
        refused: 'Benutzername oder Passwort ist falsch',
      },
      register: {
        title: 'Erstelle dein Konto',
        subtitle:
          'Diese Website gehört noch niemandem. Wer sich zuerst registriert, übernimmt sie; danach ist keine Registrierung mehr möglich.',
        tab: 'Registrieren',
        submit: 'Registrieren',
        pending: 'Registrierung läuft ...',
        done: 'Registriert',
        welcome: 'Willkommen, {name}!',
        failed: 'Registrierung fehlgeschlagen',
        refused: 'Das Konto konnte nicht erstellt werden',
        closed: 'Hier kannst du dich nicht registrieren',
      },
      logout: {
        submit: 'Abmelden',
        pending: 'Abmeldung läuft ...',
        done: 'Abgemeldet',
        doneText: 'Du bist jetzt abgemeldet',
        failed: 'Abmeldung fehlgeschlagen',
        tryAgain: 'Bitte versuche es noch einmal.',
      },
      admin: 'Admin',
      needsScript: 'Das Dashboard braucht JavaScript. Bitte schalte es in deinem Browser ein.',
      music: 'Musik',
      musicText: 'Songs und Alben hochladen und verwalten',
      videos: 'Videos',
      videosText: 'Musikvideos, Live-Auftritte und mehr zeigen',
    },
    embed: {
      listenAt: 'Bei {artist} anhören',
      watchAt: 'Bei {artist} ansehen',
      visit: 'Website von {artist} besuchen',
      noVideo: 'Dieses Video ist im Moment nicht verfügbar.',
      nothingToPlay: 'Das ist im Moment nicht verfügbar',
    },
    shortcuts: {
      title: 'Tastenkürzel',
      keys: {
        escape: 'Esc',
        space: 'Leertaste',
        home: 'Pos1',
        end: 'Ende',
      },
      everywhere: {
        title: 'Überall',
        list: 'Diese Liste anzeigen',
        close: 'Geöffnetes schließen',
        notification: 'Zur aktuellen Benachrichtigung',
      },
      player: {
        title: 'Player',
        when: 'Wenn du mit der Tastatur in einem Player bist oder darin etwas angeklickt hast.',
        play: 'Abspielen oder pausieren',
        seek: {
          one: '{count} Sekunde zurück oder vor',
          other: '{count} Sekunden zurück oder vor',
        },
        volume: 'Lauter oder leiser',
        mute: 'Ton aus oder an',
      },
      photo: {
        title: 'Geöffnetes Foto',
        move: 'Vorheriges oder nächstes Foto',
      },
      order: {
        title: 'Reihenfolge von Fotos und Songs',
        when: 'Am Griff neben jedem Eintrag.',
        move: 'Einen Platz nach vorn oder hinten',
        end: 'An den Anfang oder ans Ende',
      },
      focalPoint: {
        title: 'Fokuspunkt',
        move: 'Verschieben; mit der Umschalttaste in größeren Schritten',
        edge: 'An den linken oder rechten Rand',
      },
    },
    preview: {
      label: 'Vorschau',
      sentence: 'So sehen Fans die Website am {date}',
      leave: 'Vorschau verlassen',
    },
    notifications: {
      label: 'Benachrichtigung',
      region: 'Benachrichtigungen ({key})',
    },
    notFound: {
      title: '404 – Seite nicht gefunden',
      text: 'Diese Seite gibt es nicht oder nicht mehr.',
    },
    pageFailure: {
      title: 'Etwas ist schiefgelaufen',
      text: 'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuche es gleich noch einmal.',
    },
  },
  owner: {
    dashboard: {
      title: 'Dashboard',
      subtitle: 'Verwalte deine Musik, Videos und Nachrichten',
      backToSite: 'Zurück zur Website',
      shortcuts: 'Tastenkürzel',
      tabs: 'Dashboard',
      upload: 'Hochladen',
      manage: 'Verwalten',
      messages: 'Nachrichten',
      unread: {
        one: 'ungelesen',
        other: 'ungelesen',
      },
      notices: 'Hinweise',
      partFailed: 'Dieser Teil des Dashboards konnte nicht geladen werden.',
      uploadForms: 'Was möchtest du hochladen?',
      uploadForm: {
        music: 'Musik',
        video: 'Video',
        image: 'Foto',
        show: 'Konzert',
        news: 'News',
        settings: 'Einstellungen',
      },
      libraries: 'Bibliotheken',
    },
    overview: {
      title: 'Übersicht',
      unread: 'Ungelesen',
      scheduled: 'Geplant',
      draft: 'Entwürfe',
      backup: 'Letztes Backup',
      free: 'Freier Speicher',
      never: 'Noch keins',
      tasks: {
        music: 'Song hochladen',
        video: 'Video hinzufügen',
        image: 'Fotos hinzufügen',
        show: 'Konzert hinzufügen',
        news: 'Beitrag schreiben',
        settings: 'Einstellungen',
      },
    },
    palette: {
      search: 'Suchen',
      hint: 'Songs, Videos, Nachrichten, Einstellungen ...',
      shortcuts: 'Dashboard',
      shortcut: 'Alles finden und gleich erledigen',
      actionHint: 'Was möchtest du damit tun?',
      back: 'Zurück zu den Ergebnissen',
      searching: 'Suche läuft ...',
      failed: 'Nicht alles konnte durchsucht werden. Bitte versuche es noch einmal.',
      more: 'Es gibt noch mehr. Tippe, um sie zu finden.',
      noDrafts: 'Es gibt keine Entwürfe.',
      nothingScheduled: 'Es ist nichts geplant.',
      groups: {
        tasks: 'Aufgaben',
        settings: 'Einstellungen',
        track: 'Songs',
        release: 'Releases',
        video: 'Videos',
        photo: 'Fotos',
        show: 'Konzerte',
        post: 'News',
        message: 'Nachrichten',
      },
      actions: {
        feature: 'Auf der Startseite hervorheben',
        publish: 'Jetzt veröffentlichen',
        schedule: 'Planen oder verbergen',
        open: 'Nachricht öffnen',
      },
      words: {
        music: 'neu musik lied titel track mp3 album single ep release hinzufügen upload',
        video: 'neu film clip musikvideo youtube vimeo tiktok hochladen upload',
        image: 'neu bild bilder galerie hochladen upload',
        show: 'neu auftritt gig show live tour tournee termin termine datum import importieren csv eintragen',
        news: 'neu news neuigkeiten post blog artikel text',
        manage: 'bibliothek inhalte songs musik videos fotos releases alben papierkorb löschen',
        messages: 'posteingang mail e-mail ungelesen kontakt',
        site: 'startseite homepage seite fans besuch ansehen',
        shortcuts: 'tasten tastatur hilfe shortcuts',
        artist: 'künstlername slogan links e-mail email social media podcast',
        about: 'biografie text geschichte über mich',
        look: 'aussehen farbe farben schrift schriftart theme hell dunkel stil icon logo bereiche',
        language: 'übersetzung deutsch englisch',
        timeZone: 'uhr uhrzeit zeit stunden konzerte',
        downloads: 'herunterladen dateien mp3 erlauben',
        preview: 'zukunft datum geplant',
        password: 'kennwort geheim login anmelden',
        accounts: 'benutzer personen team zugang accounts hinzufügen entfernen',
        signIns: 'sitzungen anmeldungen abmelden logout',
        backup: 'sicherung sichern speichern kopie herunterladen wiederherstellen',
        check: 'prüfen prüfung dateien fehlen beschädigt reparieren',
      },
    },
    start: {
      title: 'Erste Schritte',
      progress: '{done} von {total}',
      allDone: 'Alles erledigt: Deine Website ist bereit für die Welt.',
      all: 'Alle ersten Schritte',
      hide: 'Ausblenden',
      show: 'Erste Schritte anzeigen',
      failed: 'Das konnte nicht gespeichert werden. Bitte versuche es noch einmal.',
      steps: {
        name: 'Trag deinen Namen ein',
        about: 'Erzähl, wer du bist',
        photo: 'Füge ein Foto hinzu',
        song: 'Lade deinen ersten Song hoch',
        video: 'Füge ein Video hinzu',
        backup: 'Sichere deine Website',
        share: 'Sag es weiter',
      },
      reasons: {
        name: 'Er steht auf jeder Seite.',
        about: 'Ein paar Sätze für den Bereich „Bio“.',
        photo: 'Ein hervorgehobenes Foto begrüßt alle, die vorbeischauen.',
        song: 'MP3, WAV, FLAC und andere.',
        video: 'Eine Datei oder ein Link zu YouTube, Vimeo oder TikTok.',
        backup: 'Ein Backup: eine Datei, in der alles steckt.',
        share: 'Kopiere die Adresse deiner Website und verschicke sie.',
      },
      stepDone: '(erledigt)',
      addressCopied: 'Adresse kopiert',
      address: 'Die Adresse deiner Website',
      demo: {
        offer: 'Sieh dir an, wie es mit Musik aussieht',
        offerText:
          'Die Demo füllt deine leere Website mit Songs, Videos, Fotos und Nachrichten von jemandem, den es gar nicht gibt. Das dauert keine Minute, und mit einem Klick ist alles wieder weg.',
        fill: 'Mit der Demo füllen',
        filling: 'Website wird gefüllt',
        shown: 'Deine Website zeigt die Demo',
        shownText:
          'Auch alle anderen sehen sie. Was du selbst hinzufügst, bleibt, wenn du die Demo entfernst; was du an der Demo änderst, liegt danach im Papierkorb.',
        remove: 'Demo entfernen',
        removing: 'Wird entfernt ...',
        failed: 'Bitte versuche es noch einmal.',
      },
    },
    rules: {
      fields: {
        title: 'Titel',
        description: 'Beschreibung',
        credits: 'Credits',
        lyrics: 'Songtext',
        isrc: 'ISRC',
        releaseDate: 'Erscheinungsdatum',
        publishAt: 'Zeitpunkt der Veröffentlichung',
        address: 'Adresse',
        photographer: 'Foto von',
        location: 'Ort',
        year: 'Jahr',
        artistName: 'Name',
        tagline: 'Slogan',
        aboutText: 'Bio',
        profileLink: 'Profil-Link',
        announcement: '', // Announcement
        announcementLink: '', // Announcement link
        announcementUntil: '', // Last day
        value: 'Wert',
        previewMoment: 'Zeitpunkt der Vorschau',
      },
      day: '{field}: bitte ein Datum in der Form 2024-03-05',
      moment: '{field}: bitte Datum und Uhrzeit mit Zeitzone, in der Form 2024-03-05T18:00:00Z',
      momentYears: '{field}: nur die Jahre 1000 bis 9999',
      yesOrNo: 'Muss true oder false sein',
      version: 'Die Version muss eine ganze Zahl sein',
      titleRequired: 'Bitte gib einen Titel ein',
      artistNameRequired: 'Bitte gib einen Namen ein',
      taglineRequired: 'Bitte gib einen Slogan ein',
      valueRequired: 'Bitte gib einen Wert ein',
      aboutTooShort: 'Die Bio muss mindestens {min} Zeichen lang sein.',
      enterCurrentPassword: 'Bitte gib dein aktuelles Passwort ein',
      previewMoment: 'Wähle Tag und Uhrzeit für die Vorschau',
      trackType: 'Die Art des Releases muss Single, EP oder Album sein',
      releaseType: 'Die Art des Releases muss Album, EP oder Single sein',
      videoType:
        'Die Art des Videos muss Musikvideo, Live-Auftritt, Hinter den Kulissen, Comedy oder Tutorial sein',
      visibility: 'Die Sichtbarkeit muss Veröffentlicht, Entwurf oder Geplant sein',
      scheduleWithoutTime: 'Wähle Tag und Uhrzeit der Veröffentlichung',
      scheduleInThePast: 'Dieser Zeitpunkt ist schon vorbei. Wähle einen späteren oder veröffentliche jetzt.',
      timeWithoutSchedule: 'Um die Songs zu diesem Zeitpunkt zu veröffentlichen, wähle auch „Geplant“',
      isrc: 'Ein ISRC hat 12 Buchstaben und Ziffern, zum Beispiel USRC17607839',
      url: 'Bitte gib eine gültige URL ein',
      audioFileRequired: 'Bitte wähle eine Audiodatei aus',
      photoRequired: 'Keine Datei ausgewählt',
      sourceRequired: 'Entweder embedUrl oder videoFile muss angegeben sein',
      sourceRequiredInForm: 'Gib eine Video-URL ein oder lade eine Videodatei hoch',
      noThumbnailsFromVideos:
        'Diese Website erstellt keine Vorschaubilder aus Videodateien. Bitte gib dem Video ein eigenes Bild.',
      focusOutside: 'Der Fokuspunkt muss im Bild liegen: zwei Zahlen von 0 bis 1, waagerecht und senkrecht',
      focusWithoutPicture: 'Hier gibt es kein Bild, in dem ein Fokuspunkt liegen könnte',
      releaseTracks: 'Die Songs eines Releases werden mit ihren Nummern angegeben, zum Beispiel [3, 5, 4]',
      tooManyTracks: 'Ein Release kann höchstens {most} Songs haben',
      trackNamedTwice: '„{track}“ ist doppelt angegeben. Jeder Song kommt auf einem Release nur einmal vor.',
      trackTaken: '„{track}“ ist schon auf „{release}“. Nimm den Song erst dort herunter.',
      trackGone: 'Einen dieser Songs gibt es nicht mehr. Bitte wähle die Songs noch einmal aus.',
      linkNotHttps: 'Ein Link muss mit https:// beginnen',
      linkTooLong: 'Ein Link darf höchstens {max} Zeichen lang sein',
      linkNotWhole: 'Ein Link muss eine vollständige Webadresse sein, zum Beispiel https://example.com/song',
      linkWithPassword: 'Ein Link darf weder Benutzernamen noch Passwort enthalten',
      linkNotPublic:
        'Ein Link muss zu einer Website führen, die alle erreichen können, zum Beispiel https://example.com',
      linksNotAList: 'Links müssen eine Liste von Adressen sein, zum Beispiel ["https://example.com/song"]',
      tooManyLinks: 'Es sind höchstens {most} Links möglich',
      tooManyProfiles: 'Es sind höchstens {most} Profile möglich: der Social-Media-Link und {others} weitere',
      lyricsTimesInLine:
        'Zeile {line} hat mehr als {most} Zeitangaben. Bitte teile sie auf mehrere Zeilen auf.',
      lyricsOffset:
        'Zeile {line}: Der Versatz {written} ist nicht lesbar. Gib ihn in Millisekunden an, zum Beispiel [offset:500].',
      lyricsTime: 'Zeile {line}: Die Zeit {written} ist nicht lesbar. Schreib sie so: [01:07.50].',
      lyricsTooManyLines: 'Es sind höchstens {most} Zeilen mit Zeitangabe möglich. Bitte lass einige weg.',
      lyricsTooLong:
        'Mit allen Wiederholungen darf der Songtext höchstens {most} Zeichen haben. Bitte lass etwas weg.',
      downloads: 'Downloads müssen an oder aus sein',
      language: 'Wähle eine dieser Sprachen: {codes}',
      oneOf: 'Wähle eine dieser Möglichkeiten: {choices}',
      colour: 'Wähle eine Farbe in der Form #c8402a',
      sections: 'Wähle mindestens einen Bereich, jeden nur einmal: {sections}',
      photo: 'Wähle eines deiner Fotos',
    },
    files: {
      tooLarge: {
        audio: 'Die Audiodatei darf höchstens {size} groß sein',
        video: 'Die Videodatei darf höchstens {size} groß sein',
        picture: 'Das Bild darf höchstens {size} groß sein',
        document: '', // Document must be {size} or smaller
      },
      empty: {
        audio: 'Die Audiodatei ist leer. Bitte wähle eine andere.',
        video: 'Die Videodatei ist leer. Bitte wähle eine andere.',
        picture: 'Das Bild ist leer. Bitte wähle ein anderes.',
        document: '', // Document is empty. Please choose another one.
      },
      wrongType: {
        audio: 'Die Audiodatei muss im Format MP3, WAV, M4A, AAC, FLAC, OGG oder Opus vorliegen',
        video: 'Die Videodatei muss im Format MP4, MOV oder WebM vorliegen',
        picture: 'Das Bild muss im Format JPG, PNG, GIF, WebP oder AVIF vorliegen',
        document: '', // Document must be a PDF
      },
      unreadable: {
        audio:
          'Die Audiodatei ist nicht lesbar. Vielleicht ist sie beschädigt oder unvollständig. Bitte exportiere sie noch einmal oder wähle eine andere.',
        video:
          'Die Videodatei ist nicht lesbar. Vielleicht ist sie beschädigt oder unvollständig. Bitte exportiere sie noch einmal oder wähle eine andere.',
        picture:
          'Das Bild ist nicht lesbar. Vielleicht ist es beschädigt oder unvollständig. Bitte exportiere es noch einmal oder wähle ein anderes.',
        document: '', // Document could not be read. It may be damaged or incomplete. Please export it again, or choose another one.
      },
      types: {
        audio: 'MP3, WAV, M4A, AAC, FLAC, OGG oder Opus',
        video: 'MP4, MOV oder WebM',
        picture: 'JPG, PNG, GIF, WebP oder AVIF',
      },
      megabytesShort: '{size} MB',
      kilobytes: '{size} KB',
      megabytes: '{size} MB',
      gigabytes: '{size} GB',
      kilobytesPerSecond: '{size} KB/s',
      megabytesPerSecond: '{size} MB/s',
    },
    forms: {
      visibilities: {
        published: 'Veröffentlicht',
        draft: 'Entwurf',
        scheduled: 'Geplant',
      },
      edit: {
        track: 'Song bearbeiten',
        release: 'Release bearbeiten',
        video: 'Video bearbeiten',
        photo: 'Foto bearbeiten',
        show: 'Konzert bearbeiten',
        post: 'Beitrag bearbeiten',
      },
      save: 'Änderungen speichern',
      saving: 'Wird gespeichert ...',
      cancel: 'Abbrechen',
      discardChanges: 'Änderungen verwerfen?',
      updated: {
        track: 'Song aktualisiert',
        release: 'Release aktualisiert',
        video: 'Video aktualisiert',
        photo: 'Foto aktualisiert',
        show: 'Konzert aktualisiert',
        post: 'Beitrag aktualisiert',
      },
      updatedText: {
        track: 'Deine Änderungen am Song sind gespeichert.',
        release: 'Deine Änderungen am Release sind gespeichert.',
        video: 'Deine Änderungen am Video sind gespeichert.',
        photo: 'Deine Änderungen am Foto sind gespeichert.',
        show: 'Deine Änderungen am Konzert sind gespeichert.',
        post: 'Deine Änderungen am Beitrag sind gespeichert.',
      },
      updateFailed: {
        track: 'Der Song konnte nicht aktualisiert werden. Bitte versuche es noch einmal.',
        release: 'Das Release konnte nicht aktualisiert werden. Bitte versuche es noch einmal.',
        video: 'Das Video konnte nicht aktualisiert werden. Bitte versuche es noch einmal.',
        photo: 'Das Foto konnte nicht aktualisiert werden. Bitte versuche es noch einmal.',
        show: 'Das Konzert konnte nicht aktualisiert werden. Bitte versuche es noch einmal.',
        post: 'Der Beitrag konnte nicht aktualisiert werden. Bitte versuche es noch einmal.',
      },
      openFailed: {
        track: 'Der Song konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
        release: 'Das Release konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
        video: 'Das Video konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
        photo: 'Das Foto konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
        show: 'Das Konzert konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
        post: 'Der Beitrag konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
      },
      deletedMeanwhile: {
        track: 'Dieser Song wurde inzwischen gelöscht. Schau im Papierkorb nach.',
        release: 'Dieses Release wurde inzwischen gelöscht. Schau im Papierkorb nach.',
        video: 'Dieses Video wurde inzwischen gelöscht. Schau im Papierkorb nach.',
        photo: 'Dieses Foto wurde inzwischen gelöscht. Schau im Papierkorb nach.',
        show: 'Dieses Konzert wurde inzwischen gelöscht. Schau im Papierkorb nach.',
        post: 'Dieser Beitrag wurde inzwischen gelöscht. Schau im Papierkorb nach.',
      },
      lookAtTheField: 'Es wurde nichts gespeichert. Bitte sieh dir das markierte Feld an.',
      sessionEnded: 'Deine Sitzung ist abgelaufen',
      signInAgain: 'Bitte melde dich noch einmal an. Es wurde nichts geändert.',
      uploadCancelled: 'Upload abgebrochen',
      nothingSaved: 'Es wurde nichts gespeichert.',
      conflict: {
        track: 'Während du diesen Song bearbeitet hast, hat ihn jemand anderes geändert.',
        release: 'Während du dieses Release bearbeitet hast, hat es jemand anderes geändert.',
        video: 'Während du dieses Video bearbeitet hast, hat es jemand anderes geändert.',
        photo: 'Während du dieses Foto bearbeitet hast, hat es jemand anderes geändert.',
        show: 'Während du dieses Konzert bearbeitet hast, hat es jemand anderes geändert.',
        post: 'Während du diesen Beitrag bearbeitet hast, hat ihn jemand anderes geändert.',
      },
      newerDiffers: 'Deine Änderungen sind noch nicht gespeichert. In der neueren Version steht:',
      newerIsSame: 'In der neueren Version steht dasselbe wie in deiner.',
      loadNewer: 'Neuere Version laden',
      saveOver: 'Mit meiner Version überschreiben',
      values: {
        yes: 'Ja',
        no: 'Nein',
        empty: '(leer)',
        sameFile: 'Wie unten gezeigt',
        otherFile: 'Eine andere Datei',
      },
      draft: {
        label: 'Nicht gespeicherter Entwurf',
        isBack: 'Deine früheren Änderungen sind wieder da.',
        notSaved: 'Sie sind noch nicht gespeichert.',
        filesAgain: 'Dateien musst du eventuell noch einmal auswählen.',
        discard: 'Verwerfen',
      },
      releaseDate: 'Erscheinungsdatum',
      releaseDateHint: 'Optional. Sonst wird der Tag des Uploads angezeigt.',
      releaseDateOfRelease: 'Optional. Sonst wird das Datum von „{release}“ angezeigt: {date}.',
      visibility: 'Sichtbarkeit',
      visibilityHints: {
        published: 'Für alle sichtbar',
        draft: 'Nur du siehst es, hier im Dashboard',
        scheduled: 'Bis zum gewählten Zeitpunkt siehst nur du es',
      },
      scheduledFor: 'Geplant: {time}',
      publishAt: 'Veröffentlichen am',
      yourTime: 'Deine Zeit, {zone}',
      linkNumber: '{list}, Link {number}',
      addLink: 'Link hinzufügen',
      removeLink: '{address} entfernen',
      removeEmptyLink: 'Diese Zeile entfernen',
      replaceFile: {
        audioFile: 'Audiodatei ersetzen',
        coverArt: 'Cover ersetzen',
        videoFile: 'Datei ersetzen',
        thumbnail: 'Vorschaubild ersetzen',
        aboutImage: 'Foto ersetzen',
        picture: 'Bild ersetzen',
        rider: '', // Replace Rider
      },
      chooseFile: {
        audioFile: 'Audiodatei auswählen',
        coverArt: 'Cover auswählen',
        videoFile: 'Datei auswählen',
        thumbnail: 'Vorschaubild auswählen',
        aboutImage: 'Foto auswählen',
        picture: 'Bild auswählen',
        rider: '', // Choose Rider
      },
      removeFile: {
        coverArt: 'Cover entfernen',
        videoFile: 'Datei entfernen',
        picture: 'Bild entfernen',
        rider: '', // Remove Rider
      },
      newFile: {
        audioFile: 'Neue Audiodatei',
        coverArt: 'Neues Cover',
        videoFile: 'Neue Datei',
        thumbnail: 'Neues Vorschaubild',
        aboutImage: 'Neues Foto',
        picture: 'Neues Bild',
        rider: '', // New rider
      },
      newFilePreview: {
        audioFile: 'Die neue Audiodatei',
        coverArt: 'Das neue Cover',
        videoFile: 'Die neue Datei',
        thumbnail: 'Das neue Vorschaubild',
        aboutImage: 'Das neue Foto',
        picture: 'Das neue Bild',
        rider: '', // The new rider
      },
      coverArt: 'Cover',
      willBeRemoved: 'Wird entfernt',
      undo: 'Rückgängig',
      focalPoint: {
        title: 'Fokuspunkt',
        hint: 'Tippe auf das, was im Bild wichtig ist. Es bleibt in jedem Ausschnitt sichtbar.',
        role: 'verschiebbarer Punkt',
        position: '{across} % von links, {down} % von oben',
        square: 'Quadratisch',
        wide: 'Breit',
      },
      embed: {
        title: 'Einbetten',
        hint: 'Auf einer anderen Website zeigen',
        code: 'Einbettungscode',
        paste: 'Füge ihn in eine Seite einer anderen Website ein, um den Player dort zu zeigen.',
        notYet: 'Funktioniert, sobald es veröffentlicht ist.',
        copy: 'Code kopieren',
        copied: 'Einbettungscode kopiert',
      },
    },
    lists: {
      searchHint: '{label} ...',
      inAll: '{count} insgesamt',
      found: '{found} von {all}',
      noMatches: 'Nichts zu „{query}“ gefunden.',
      clearSearch: 'Suche zurücksetzen',
      sortBy: 'Sortieren nach',
      sortAscending: 'Aufsteigend sortieren',
      sortDescending: 'Absteigend sortieren',
      loading: 'Wird geladen ...',
      trying: 'Neuer Versuch ...',
      restFailed: 'Der Rest konnte nicht geladen werden. Bitte versuche es noch einmal.',
      outOfDate: '{failure} Was du siehst, ist vielleicht nicht mehr aktuell.',
      edit: 'Bearbeiten',
      editItem: '{title} bearbeiten',
      select: '{title} auswählen',
      opening: 'Wird geöffnet ...',
      delete: 'Löschen',
      deleteItem: '{title} löschen',
      actionsFor: 'Aktionen für {title}',
      viewPage: 'Seite ansehen',
      viewPageOf: 'Seite ansehen: {title}',
      share: 'Teilen',
      shareItem: '{title} teilen',
      released: 'Erschienen am {date}',
      notFeatured: 'Nicht hervorgehoben',
      onHome: 'Auf der Startseite',
      selected: {
        track: {
          one: '{shown} ausgewählt',
          other: '{shown} ausgewählt',
        },
        video: {
          one: '{shown} ausgewählt',
          other: '{shown} ausgewählt',
        },
        photo: {
          one: '{shown} ausgewählt',
          other: '{shown} ausgewählt',
        },
        show: {
          one: '{shown} ausgewählt',
          other: '{shown} ausgewählt',
        },
        post: {
          one: '{shown} ausgewählt',
          other: '{shown} ausgewählt',
        },
        message: {
          one: '{shown} ausgewählt',
          other: '{shown} ausgewählt',
        },
      },
      clearSelection: 'Auswahl aufheben',
      move: '{name} verschieben',
      moveHint: 'Ziehen oder Pfeiltasten benutzen',
      moveUp: '{name} nach oben verschieben',
      moveDown: '{name} nach unten verschieben',
      moveEarlier: '{name} nach vorn verschieben',
      moveLater: '{name} nach hinten verschieben',
      moved: '{name} steht jetzt auf Platz {place} von {total}',
    },
    selection: {
      title: {
        track: 'Ausgewählte Songs',
        video: 'Ausgewählte Videos',
        photo: 'Ausgewählte Fotos',
        show: 'Ausgewählte Konzerte',
        post: 'Ausgewählte Beiträge',
      },
      allShown: 'Alle angezeigten auswählen',
      updated: {
        track: {
          one: '{count} Song aktualisiert.',
          other: '{count} Songs aktualisiert.',
        },
        video: {
          one: '{count} Video aktualisiert.',
          other: '{count} Videos aktualisiert.',
        },
        photo: {
          one: '{count} Foto aktualisiert.',
          other: '{count} Fotos aktualisiert.',
        },
        show: {
          one: '{count} Konzert aktualisiert.',
          other: '{count} Konzerte aktualisiert.',
        },
        post: {
          one: '{count} Beitrag aktualisiert.',
          other: '{count} Beiträge aktualisiert.',
        },
      },
      failed: {
        track: 'Nicht alle Songs konnten geändert werden. Bitte versuche es noch einmal.',
        video: 'Nicht alle Videos konnten geändert werden. Bitte versuche es noch einmal.',
        photo: 'Nicht alle Fotos konnten geändert werden. Bitte versuche es noch einmal.',
        show: 'Nicht alle Konzerte konnten geändert werden. Bitte versuche es noch einmal.',
        post: 'Nicht alle Beiträge konnten geändert werden. Bitte versuche es noch einmal.',
      },
      changedMeanwhile:
        'Einiges wurde inzwischen anderswo geändert. Sieh dir die Liste an und versuche es noch einmal.',
      visibility: {
        title: 'Sichtbarkeit ändern',
        changed: 'Sichtbarkeit geändert',
      },
      photographer: {
        title: '„Foto von“ angeben',
        changed: '„Foto von“ geändert',
        hint: 'Für alle ausgewählten Fotos. Lass das Feld leer, um die Angabe zu entfernen.',
      },
      release: {
        title: 'Zu einem Release hinzufügen',
        search: 'Releases suchen',
        addTo: 'Zu {release} hinzufügen',
        added: 'Zum Release hinzugefügt',
        addedText: {
          one: '{count} Song steht jetzt am Ende von „{release}“.',
          other: '{count} Songs stehen jetzt am Ende von „{release}“.',
        },
        failed: 'Die Songs konnten nicht hinzugefügt werden. Bitte versuche es noch einmal.',
      },
      confirmDelete: {
        track: {
          one: 'Möchtest du {count} Song wirklich löschen?',
          other: 'Möchtest du diese {count} Songs wirklich löschen?',
        },
        video: {
          one: 'Möchtest du {count} Video wirklich löschen?',
          other: 'Möchtest du diese {count} Videos wirklich löschen?',
        },
        photo: {
          one: 'Möchtest du {count} Foto wirklich löschen?',
          other: 'Möchtest du diese {count} Fotos wirklich löschen?',
        },
        show: {
          one: 'Möchtest du {count} Konzert wirklich löschen?',
          other: 'Möchtest du diese {count} Konzerte wirklich löschen?',
        },
        post: {
          one: 'Möchtest du {count} Beitrag wirklich löschen?',
          other: 'Möchtest du diese {count} Beiträge wirklich löschen?',
        },
      },
      deleted: {
        track: {
          one: '{count} Song gelöscht',
          other: '{count} Songs gelöscht',
        },
        video: {
          one: '{count} Video gelöscht',
          other: '{count} Videos gelöscht',
        },
        photo: {
          one: '{count} Foto gelöscht',
          other: '{count} Fotos gelöscht',
        },
        show: {
          one: '{count} Konzert gelöscht',
          other: '{count} Konzerte gelöscht',
        },
        post: {
          one: '{count} Beitrag gelöscht',
          other: '{count} Beiträge gelöscht',
        },
      },
      deletedText: 'Sie liegen jetzt im Papierkorb.',
      deleteFailed: {
        track: 'Nicht alle Songs konnten gelöscht werden. Bitte versuche es noch einmal.',
        video: 'Nicht alle Videos konnten gelöscht werden. Bitte versuche es noch einmal.',
        photo: 'Nicht alle Fotos konnten gelöscht werden. Bitte versuche es noch einmal.',
        show: 'Nicht alle Konzerte konnten gelöscht werden. Bitte versuche es noch einmal.',
        post: 'Nicht alle Beiträge konnten gelöscht werden. Bitte versuche es noch einmal.',
      },
      undoHint: 'Um sie zurückzuholen, öffne den Papierkorb unter „Verwalten“',
      restored: {
        track: {
          one: '{count} Song wiederhergestellt',
          other: '{count} Songs wiederhergestellt',
        },
        video: {
          one: '{count} Video wiederhergestellt',
          other: '{count} Videos wiederhergestellt',
        },
        photo: {
          one: '{count} Foto wiederhergestellt',
          other: '{count} Fotos wiederhergestellt',
        },
        show: {
          one: '{count} Konzert wiederhergestellt',
          other: '{count} Konzerte wiederhergestellt',
        },
        post: {
          one: '{count} Beitrag wiederhergestellt',
          other: '{count} Beiträge wiederhergestellt',
        },
      },
      restoredText: 'Sie sind wieder da, wo sie waren.',
      restoreFailed: 'Nicht alles konnte wiederhergestellt werden. Bitte öffne den Papierkorb.',
    },
    upload: {
      track: {
        stored: 'Musik hochgeladen',
        storedText: 'Deine Musik ist hochgeladen und jetzt auf deiner Website zu hören.',
        failed: 'Die Musik konnte nicht hochgeladen werden',
      },
      video: {
        stored: 'Video hinzugefügt',
        storedText: 'Dein Video ist hinzugefügt und jetzt auf deiner Website zu sehen.',
        failed: 'Das Video konnte nicht hochgeladen werden',
      },
      photo: {
        stored: 'Upload abgeschlossen',
        storedText: 'Das Foto wurde hochgeladen.',
        failed: 'Das Foto konnte nicht hochgeladen werden',
      },
      post: {
        stored: 'Beitrag gespeichert',
        storedText: 'Dein Beitrag ist jetzt auf deiner Website.',
        failed: 'Der Beitrag konnte nicht gespeichert werden',
      },
      unseen: {
        draft: 'Das ist ein Entwurf: Nur du kannst ihn sehen.',
        scheduled: 'Die Veröffentlichung ist für den gewählten Zeitpunkt geplant.',
      },
      failed: 'Upload fehlgeschlagen',
      uploading: 'Wird hochgeladen ...',
      retry: 'Noch einmal versuchen',
      progress: {
        title: 'Fortschritt des Uploads',
        of: 'Fortschritt von {file}',
        sent: '{percent} % · {speed}',
        allSent: 'Gesendet. Der Server prüft die Datei …',
        offline: 'Du bist offline. Der Upload läuft von selbst weiter, sobald die Verbindung wieder da ist.',
        cancel: 'Abbrechen',
      },
      file: {
        choose: 'Datei auswählen oder hier ablegen',
        chooseOrDrop: 'Dateien auswählen oder hier ablegen, auch als Ordner',
        noneDropped: 'Keine der abgelegten Dateien ist hier verwendbar.',
        remove: '{file} entfernen',
      },
      hints: {
        audio: '{types}. Maximal {size}.',
        cover: 'JPG oder PNG. Empfohlen: 1400 × 1400. Maximal {size}.',
        video: '{types}. Maximal {size}',
        thumbnail: 'JPG oder PNG. Empfohlen: 1280 × 720. Maximal {size}',
        newPhoto: 'WebP und AVIF gehen auch. Maximal {size}.',
        photo: '{types}. Maximal {size}.',
      },
      queue: {
        title: 'Mehrere auf einmal',
        uploaded: {
          one: '{done} von {count} Datei hochgeladen',
          other: '{done} von {count} Dateien hochgeladen',
        },
        uploadedLastSent: {
          one: '{done} von {count} Datei hochgeladen. Die letzte Datei ist schon beim Server und lässt sich nicht mehr zurückholen.',
          other:
            '{done} von {count} Dateien hochgeladen. Die letzte Datei ist schon beim Server und lässt sich nicht mehr zurückholen.',
        },
        failed: {
          one: 'Nicht hochgeladen: {failed} von {count} Datei. Warum, steht in der Liste.',
          other: 'Nicht hochgeladen: {failed} von {count} Dateien. Warum, steht in der Liste.',
        },
        start: {
          one: '{count} Datei hochladen',
          other: '{count} Dateien hochladen',
        },
        stop: 'Stoppen',
        stopping: 'Wird gestoppt ...',
        clear: 'Fertige ausblenden',
        asDrafts: 'Als Entwürfe speichern',
        asDraftsHint: 'Nur du siehst sie, bis du sie veröffentlichst',
        titleOf: 'Titel von {file}',
        found: 'Aus der Datei: {details}',
        waiting: 'Wartet',
        done: 'Hochgeladen',
        cancelled: 'Abgebrochen',
      },
      details: {
        lyrics: 'Songtext',
        credits: 'Credits',
        isrc: 'ISRC',
        releaseDate: 'Erscheinungsdatum',
      },
      credits: {
        written: 'Geschrieben von {people}',
        music: 'Musik von {people}',
        lyrics: 'Text von {people}',
        arranged: 'Arrangiert von {people}',
        produced: 'Produziert von {people}',
        recorded: 'Aufgenommen von {people}',
        mixed: 'Gemischt von {people}',
        remixed: 'Remix von {people}',
      },
    },
    published: {
      title: 'Gerade veröffentlicht',
      live: 'Jetzt online. Sag es weiter.',
      goesLive: 'Geht am {time} online.',
      draft: 'Das ist ein Entwurf. Nur du kannst ihn sehen.',
      picture: 'Das Bild, das neben dem Link erscheint',
      qr: 'QR-Code des Links',
      saveQr: 'QR-Code speichern',
      seeIt: 'Ansehen',
    },
    tracks: {
      library: 'Musikbibliothek',
      list: {
        search: 'Songs suchen',
        loading: 'Songs werden geladen ...',
        empty: 'Noch keine Songs. Lade welche hoch, um loszulegen.',
        failure: 'Die Songs konnten nicht geladen werden.',
      },
      columns: {
        title: 'Titel',
        releaseType: 'Art',
        uploadDate: 'Hochgeladen',
        featured: 'Hervorgehoben',
        actions: 'Aktionen',
      },
      row: {
        release: 'Auf {release}',
      },
      upload: {
        title: 'Neue Musik hochladen',
        send: 'Musik hochladen',
      },
      fields: {
        title: 'Titel',
        releaseType: 'Art des Releases',
        description: 'Beschreibung',
        audioFile: 'Audiodatei',
        featured: 'Hervorgehoben',
        downloadable: 'Fans dürfen diesen Song herunterladen',
        lyrics: 'Songtext',
        credits: 'Credits',
        explicit: 'Explizit',
        isrc: 'ISRC',
        links: 'Links',
      },
      hints: {
        releaseType: 'Um aus mehreren Songs ein Album zu machen, wähle sie unter „Verwalten“ aus',
        releaseTypeOfRelease: '{type}, weil der Song auf „{release}“ ist',
        description: 'Optional',
        audioFile: 'Länge: {length}. {hint}',
        featured: 'Steht als neuester Song ganz vorn auf der Startseite, anstelle des bisher hervorgehobenen',
        downloadable:
          'Ohne diese Erlaubnis können Fans den Song weiterhin hier, in Podcast-Apps und offline in ihrem Browser hören',
        lyrics:
          'Einfacher Text oder LRC: Mit Zeiten wie [00:12.50] am Anfang leuchtet jede Zeile auf, wenn sie gesungen wird',
        credits: 'Eine Zeile pro Aufgabe, zum Beispiel „Geschrieben von Ana“',
        explicit: 'Zeigt ein E neben dem Titel',
        isrc: 'Der Code dieser Aufnahme, zum Beispiel USRC17607839',
        links: 'Wo man den Song kaufen oder streamen kann, in der Reihenfolge, in der die Links erscheinen',
      },
      more: {
        title: 'Mehr zu diesem Song',
        hint: 'Songtext, Credits, Explizit, ISRC, Links',
      },
      files: {
        cover: 'Cover',
        audio: 'Audiodatei',
      },
      foundInFile: {
        title: 'In der Datei gefunden',
        anotherCover: 'Du hast ein anderes Cover gewählt',
        usedCover: 'Wird als Cover verwendet, wenn du kein anderes wählst',
      },
      use: {
        title: 'Titel übernehmen',
        lyrics: 'Songtext übernehmen',
        credits: 'Credits übernehmen',
        isrc: 'ISRC übernehmen',
        releaseDate: 'Erscheinungsdatum übernehmen',
        cover: 'Cover übernehmen',
      },
    },
    videos: {
      thumbnailStatus: {
        available: 'Vorhanden',
        needsGeneration: 'Fehlt noch',
        notApplicable: 'Entfällt',
      },
      library: 'Videobibliothek',
      list: {
        search: 'Videos suchen',
        loading: 'Videos werden geladen ...',
        empty: 'Noch keine Videos. Füge welche hinzu, um loszulegen.',
        failure: 'Die Videos konnten nicht geladen werden.',
      },
      columns: {
        title: 'Titel',
        videoType: 'Art',
        uploadDate: 'Hochgeladen',
        views: 'Aufrufe',
        featured: 'Hervorgehoben',
        thumbnail: 'Vorschaubild',
        actions: 'Aktionen',
      },
      viewed: {
        one: '{views} Aufruf',
        other: '{views} Aufrufe',
      },
      needsThumbnail: 'Noch kein Vorschaubild',
      add: 'Video hinzufügen',
      fields: {
        title: 'Titel',
        videoType: 'Art des Videos',
        embedUrl: 'Video-URL',
        videoFile: 'Videodatei',
        thumbnail: 'Eigenes Vorschaubild',
        featured: 'Auf der Startseite hervorgehoben',
        featuredOfNew: 'Hervorgehoben',
        description: 'Beschreibung',
        credits: 'Credits',
        links: 'Links',
      },
      hints: {
        embedUrl: 'YouTube, Vimeo oder TikTok',
        videoFile: 'Länge: {length}. {hint}',
        featured: 'Steht groß über den anderen Videos, anstelle des bisher hervorgehobenen',
        featuredOfNew: 'Dieses Video wird auf der Startseite hervorgehoben',
        credits: 'Eine Zeile pro Aufgabe, zum Beispiel „Gefilmt von Ana“',
        links: 'Wo man es sonst noch findet, in der Reihenfolge, in der die Links erscheinen',
      },
      more: {
        title: 'Mehr zu diesem Video',
        hint: 'Beschreibung, Credits, Links',
      },
      files: {
        video: 'Datei',
        thumbnail: 'Vorschaubild',
      },
      source: {
        title: 'Quelle des Videos',
        embed: 'URL einbetten',
        file: 'Datei hochladen',
        filePlays: 'Dieses Video hat eine Datei und eine Adresse. Abgespielt wird die Datei.',
        addressPlays:
          'Dieses Video hat eine Datei und eine Adresse. Die Datei fehlt, deshalb wird die Adresse abgespielt.',
      },
      address: {
        video: '{service}-Video {id}',
        page: '{service}-Seite',
        otherPage: 'Eine Seite auf einer anderen Website',
        preview: 'Vorschau des Videos',
        showPreview: 'Vorschau anzeigen',
        opensElsewhere:
          'Das Video lässt sich nicht auf deiner Website abspielen und öffnet sich in einem neuen Tab.',
        open: 'Öffnen',
      },
      frames: {
        list: 'Bilder aus diesem Video',
        title: 'Ein Bild aus dem Video als Vorschaubild verwenden',
        use: 'Bild {number} als Vorschaubild verwenden',
      },
      thumbnails: {
        generate: 'Vorschaubild erstellen',
        generateFor: 'Vorschaubild erstellen für {title}',
        generateMissing: 'Fehlende Vorschaubilder erstellen',
        generating: 'Wird erstellt ...',
        progress: '{done} von {total} erstellt',
        generated: 'Vorschaubild erstellt',
        generatedText: '„{title}“ hat jetzt ein Vorschaubild.',
        failed: 'Das Vorschaubild konnte nicht erstellt werden. Bitte versuche es noch einmal.',
        complete: 'Vorschaubilder fertig',
        completeText: {
          one: '{message}. {count} Video aktualisiert.',
          other: '{message}. {count} Videos aktualisiert.',
        },
        allFailed: 'Die Vorschaubilder konnten nicht erstellt werden. Bitte versuche es noch einmal.',
      },
    },
    news: {
      library: 'News',
      list: {
        search: 'Beiträge suchen',
        loading: 'Beiträge werden geladen ...',
        empty: 'Noch keine Beiträge. Schreib einen, um loszulegen.',
        failure: 'Die Beiträge konnten nicht geladen werden.',
      },
      columns: {
        title: 'Titel',
        date: 'Datum',
        actions: 'Aktionen',
      },
      write: 'Beitrag schreiben',
      save: 'Beitrag speichern',
      fields: {
        title: 'Titel',
        body: 'Text',
        trackId: 'Song',
        videoId: 'Video',
        releaseId: 'Release',
        picture: 'Bild',
      },
      hints: {
        body: 'Markdown: **fett**, *kursiv*, [Link](https://example.com), # Überschrift, - Liste, > Zitat',
      },
      editor: {
        label: 'Text',
        write: 'Schreiben',
        preview: 'Vorschau',
      },
      nothingToPreview: 'Hier erscheint dein Text, während du schreibst.',
      attachment: {
        search: 'Song, Video oder Release zeigen',
        hint: 'Gib einen Teil des Titels ein',
        found: {
          one: '{count} gefunden',
          other: '{count} gefunden',
        },
        none: 'Nichts gefunden.',
        kinds: {
          track: 'Song',
          video: 'Video',
          release: 'Release',
        },
        remove: '{title} entfernen',
      },
      bodyRequired: 'Bitte schreib etwas',
      attachmentGone:
        'Diesen Song, dieses Video oder dieses Release gibt es nicht mehr. Bitte wähle etwas anderes aus.',
      oneAttachment:
        'Ein Beitrag zeigt nur einen Song, ein Video oder ein Release. Bitte lass das Übrige weg.',
    },
    photos: {
      library: 'Fotogalerie',
      list: {
        search: 'Fotos suchen',
        loading: 'Fotos werden geladen ...',
        empty: 'Noch keine Fotos. Lade welche hoch, um loszulegen.',
        failure: 'Die Fotos konnten nicht geladen werden.',
      },
      sorts: {
        position: 'Reihenfolge der Galerie',
        uploadDate: 'Hochgeladen',
        title: 'Titel',
        photographer: 'Foto von',
        location: 'Ort',
        featured: 'Hervorgehoben',
      },
      order: {
        hint: 'Zieh die Fotos oder nutze ihre Pfeile, um festzulegen, in welcher Reihenfolge sie auf der Website stehen.',
        list: 'Fotos in der Reihenfolge der Galerie',
        failed: 'Das Foto konnte nicht verschoben werden. Bitte versuche es noch einmal.',
      },
      tile: {
        featured: 'Hervorgehoben',
        photographer: 'Foto: {photographer}',
        location: 'Ort: {location}',
      },
      upload: {
        title: 'Fotos hochladen',
        send: 'Foto hochladen',
      },
      fields: {
        title: 'Titel',
        description: 'Beschreibung',
        photographer: 'Foto von',
        year: 'Jahr',
        location: 'Ort',
        featured: 'Hervorgehoben',
        imageFile: 'Bilddatei',
      },
      hints: {
        description: 'Optional',
        featured: 'Steht mit deinem Namen oben auf der Startseite, anstelle des bisher hervorgehobenen Fotos',
      },
      file: {
        name: 'Foto',
        none: 'Kein Foto ausgewählt',
        formats: 'Unterstützte Formate: JPG, PNG, GIF',
        choose: 'Ein oder mehrere Fotos auswählen oder hier ablegen',
        preview: 'Vorschau von {file}',
        remove: 'Foto entfernen',
      },
    },
    releases: {
      library: 'Releases',
      list: {
        search: 'Releases suchen',
        loading: 'Releases werden geladen ...',
        empty: 'Noch keine Alben oder EPs. Wähle Songs in der Musikbibliothek aus und mach ein Album daraus.',
        failure: 'Die Releases konnten nicht geladen werden.',
      },
      columns: {
        title: 'Titel',
        releaseType: 'Art',
        date: 'Datum',
        actions: 'Aktionen',
      },
      typeAndSongs: {
        one: '{type}, {count} Song',
        other: '{type}, {count} Songs',
      },
      make: {
        title: 'Album erstellen',
        ofUploads: 'Daraus ein Album erstellen',
        send: 'Erstellen',
        done: 'Release erstellt',
        published: '„{title}“ hat jetzt eine eigene Seite.',
        scheduled: '„{title}“ hat ab dem {time} eine eigene Seite.',
        draft: 'Nur du siehst „{title}“, bis einer der Songs veröffentlicht ist.',
        failed: 'Das Release konnte nicht erstellt werden. Bitte versuche es noch einmal.',
      },
      album: {
        title: 'Neues Release',
        found:
          'Aus den Tags deiner Dateien. Prüfe die Angaben und veröffentliche dann alles mit einem Klick.',
        period: 'In den Dateien steht nur {period}. Wähle den Tag oder lass das Feld leer.',
        send: {
          published: 'Release veröffentlichen',
          draft: 'Als Entwurf speichern',
          scheduled: 'Release planen',
        },
        split: 'Als einzelne Songs hochladen',
        keptAsDrafts: {
          one: '{count} Song ist schon hochgeladen. Du findest ihn als Entwurf unter „Verwalten“.',
          other: '{count} Songs sind schon hochgeladen. Du findest sie als Entwürfe unter „Verwalten“.',
        },
        more: {
          title: 'Mehr zu diesem Release',
          hint: 'Beschreibung, Credits, Links',
        },
      },
      fields: {
        title: 'Titel',
        releaseType: 'Art',
        description: 'Beschreibung',
        credits: 'Credits',
        links: 'Links',
        songs: 'Songs',
        visibility: 'Sichtbarkeit der Songs',
      },
      hints: {
        releaseDate: 'Optional. Sonst wird der Tag angezeigt, an dem du das Release erstellt hast.',
        description: 'Optional',
        credits: 'Optional. Wer gespielt, geschrieben, aufgenommen hat.',
        links:
          'Optional. Wo man es kaufen oder streamen kann, in der Reihenfolge, in der die Links erscheinen.',
      },
      cover: 'Cover',
      visibility: {
        leaveAsItIs: 'So lassen',
        unchanged:
          'Jeder Song behält seine Sichtbarkeit. Das Release ist für alle sichtbar, sobald einer der Songs veröffentlicht ist.',
        published: 'Alle Songs sind für alle sichtbar',
        draft: 'Nur du siehst die Songs, hier im Dashboard',
        scheduled: 'Bis zum gewählten Zeitpunkt siehst nur du die Songs',
      },
      songs: {
        none: 'Noch keine Songs. Füge unten den ersten hinzu.',
        inOrder: 'Songs der Reihe nach',
        untitled: 'Song {id}',
        remove: '{title} vom Release nehmen',
        add: 'Song hinzufügen',
        addHint: 'Gib einen Teil des Titels ein',
        found: {
          one: '{count} gefunden',
          other: '{count} gefunden',
        },
        noneFree: 'Es gibt keinen Song mit diesem Titel, der noch auf keinem Release ist.',
      },
    },
    shows: {
      library: 'Konzerte',
      list: {
        search: 'Konzerte suchen',
        loading: 'Konzerte werden geladen ...',
        empty: 'Noch keine Konzerte. Füge welche hinzu, um loszulegen.',
        failure: 'Die Konzerte konnten nicht geladen werden.',
      },
      columns: {
        venue: 'Location',
        city: 'Stadt',
        date: 'Datum',
        status: 'Status',
        actions: 'Aktionen',
      },
      duplicate: 'Duplizieren',
      duplicateItem: '{title} duplizieren',
      add: 'Konzert hinzufügen',
      adding: 'Wird hinzugefügt ...',
      added: 'Konzert hinzugefügt',
      addedText: 'Dein Konzert ist jetzt auf deiner Website.',
      addFailed: 'Das Konzert konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.',
      fields: {
        date: 'Datum',
        time: 'Uhrzeit',
        timezone: 'Zeitzone',
        venue: 'Location',
        city: 'Stadt',
        country: 'Land',
        ticketUrl: 'Ticket-Link',
        note: 'Infos',
        status: 'Status',
        setlist: 'Setlist',
        photos: 'Fotos',
        trackId: '', // Recorded Song
        videoId: '', // Recorded Video
      },
      hints: {
        time: 'Optional. Die Ortszeit des Konzerts.',
        timezone: 'Wo das Konzert stattfindet: Gib eine Stadt ein, zum Beispiel Oslo',
        ticketUrl: 'Optional. Wo es Tickets gibt.',
        note: 'Optional. Einlass, Support, Preise.',
        setlist: '', // One song per line. Songs of this site are linked by their titles.
        noPhotos: '', // There are no photos yet.
        trackId: '', // Optional. The title of a song of this site.
        videoId: '', // Optional. The title of a video of this site.
      },
      notFound: '', // Nothing is called “{title}”. Please write its title as it is.
      chooseCountry: 'Land auswählen',
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
        title: 'Nach dem Konzert',
        hint: 'Setlist, Fotos, Mitschnitt',
      },
    },
    showRules: {
      fields: {
        date: 'Datum',
        venue: 'Location',
        city: 'Stadt',
        note: 'Infos',
        setlistEntry: 'Song der Setlist',
      },
      venueRequired: 'Bitte gib eine Location ein',
      cityRequired: 'Bitte gib eine Stadt ein',
      time: 'Bitte gib die Uhrzeit in Stunden und Minuten an, zum Beispiel 20:30',
      timezone: 'Die Zeitzone muss ein Name wie Europe/Oslo sein',
      country: 'Das Land wird mit seinen zwei Buchstaben angegeben, zum Beispiel NO',
      status: 'Der Status muss Bestätigt, Abgesagt, Verschoben oder Ausverkauft sein',
      setlist: 'Die Setlist ist eine Liste von Songs, jeder mit seinem Namen',
      setlistEntryRequired: 'Gib den Namen des Songs ein oder entferne die Zeile',
      setlistTooLong: 'Eine Setlist kann höchstens {most} Songs haben',
      tooManyPhotos: 'Ein Konzert kann höchstens {most} Fotos haben',
      ids: 'Songs, Videos und Fotos werden mit ihren Nummern angegeben',
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
      title: 'Papierkorb',
      description: {
        one: 'Was du löschst, verschwindet sofort von deiner Website und bleibt noch {count} Tag hier.',
        other: 'Was du löschst, verschwindet sofort von deiner Website und bleibt noch {count} Tage hier.',
      },
      list: 'Gelöschte Inhalte',
      none: 'Der Papierkorb ist leer.',
      failed: 'Der Papierkorb konnte nicht geladen werden. Bitte lade die Seite neu.',
      kinds: {
        track: 'Song',
        release: 'Release',
        video: 'Video',
        photo: 'Foto',
        show: 'Konzert',
        post: 'Beitrag',
      },
      dates: 'Gelöscht am {deleted}, wird am {gone} endgültig entfernt',
      confirm: {
        track: 'Möchtest du diesen Song wirklich löschen?',
        release: 'Möchtest du dieses Release wirklich löschen?',
        video: 'Möchtest du dieses Video wirklich löschen?',
        photo: 'Möchtest du dieses Foto wirklich löschen?',
        show: 'Möchtest du dieses Konzert wirklich löschen?',
        post: 'Möchtest du diesen Beitrag wirklich löschen?',
        message: 'Möchtest du diese Nachricht wirklich löschen?',
      },
      deleted: {
        track: 'Song gelöscht',
        release: 'Release gelöscht',
        video: 'Video gelöscht',
        photo: 'Foto gelöscht',
        show: 'Konzert gelöscht',
        post: 'Beitrag gelöscht',
        message: 'Nachricht gelöscht',
      },
      deletedText: {
        track: 'Der Song wurde gelöscht.',
        release: 'Das Release wurde gelöscht.',
        video: 'Das Video wurde gelöscht.',
        photo: 'Das Foto wurde gelöscht.',
        show: 'Das Konzert wurde gelöscht.',
        post: 'Der Beitrag wurde gelöscht.',
        message: 'Die Nachricht wurde gelöscht.',
      },
      deleteFailed: {
        track: 'Der Song konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
        release: 'Das Release konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
        video: 'Das Video konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
        photo: 'Das Foto konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
        show: 'Das Konzert konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
        post: 'Der Beitrag konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
        message: 'Die Nachricht konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
      },
      undo: 'Rückgängig',
      undoHint: {
        track: 'Um den Song zurückzuholen, öffne den Papierkorb unter „Verwalten“',
        release: 'Um das Release zurückzuholen, öffne den Papierkorb unter „Verwalten“',
        video: 'Um das Video zurückzuholen, öffne den Papierkorb unter „Verwalten“',
        photo: 'Um das Foto zurückzuholen, öffne den Papierkorb unter „Verwalten“',
        show: 'Um das Konzert zurückzuholen, öffne den Papierkorb unter „Verwalten“',
        post: 'Um den Beitrag zurückzuholen, öffne den Papierkorb unter „Verwalten“',
      },
      restore: 'Wiederherstellen',
      restoreItem: '{title} wiederherstellen',
      restored: {
        track: 'Song wiederhergestellt',
        release: 'Release wiederhergestellt',
        video: 'Video wiederhergestellt',
        photo: 'Foto wiederhergestellt',
        show: 'Konzert wiederhergestellt',
        post: 'Beitrag wiederhergestellt',
      },
      restoredText: {
        track: 'Der Song ist wieder da, wo er war.',
        release: 'Das Release ist wieder da, wo es war.',
        video: 'Das Video ist wieder da, wo es war.',
        photo: 'Das Foto ist wieder da, wo es war.',
        show: 'Das Konzert ist wieder da, wo es war.',
        post: 'Der Beitrag ist wieder da, wo er war.',
      },
      restoreFailed: {
        track: 'Der Song konnte nicht wiederhergestellt werden. Bitte versuche es noch einmal.',
        release: 'Das Release konnte nicht wiederhergestellt werden. Bitte versuche es noch einmal.',
        video: 'Das Video konnte nicht wiederhergestellt werden. Bitte versuche es noch einmal.',
        photo: 'Das Foto konnte nicht wiederhergestellt werden. Bitte versuche es noch einmal.',
        show: 'Das Konzert konnte nicht wiederhergestellt werden. Bitte versuche es noch einmal.',
        post: 'Der Beitrag konnte nicht wiederhergestellt werden. Bitte versuche es noch einmal.',
      },
      forGood: {
        delete: 'Endgültig löschen',
        deleteItem: '{title} endgültig löschen',
        confirm: '„{title}“ endgültig löschen? Das lässt sich nicht rückgängig machen.',
        deleted: 'Endgültig gelöscht',
        deletedText: '„{title}“ und die Dateien dazu sind weg.',
        failed: 'Das endgültige Löschen hat nicht geklappt. Bitte versuche es noch einmal.',
        empty: 'Papierkorb leeren',
        confirmEmpty: 'Alles im Papierkorb endgültig löschen? Das lässt sich nicht rückgängig machen.',
        emptied: 'Papierkorb geleert',
        emptiedText: 'Alles darin ist endgültig gelöscht.',
      },
      diskUse: {
        title: 'Speicherplatz',
        description:
          'Deine Dateien und die kleineren Kopien der Bilder, mit denen die Seiten schneller laden. Die Kopien werden einmal am Tag gezählt.',
        failed: 'Der Speicherplatz konnte nicht ermittelt werden. Bitte lade die Seite neu.',
        used: '{used} belegt.',
        usedAndFree: '{used} belegt, {free} frei.',
        nothing: 'Noch nichts gespeichert.',
        nothingAndFree: 'Noch nichts gespeichert, {free} frei.',
        songs: 'Songs',
        videos: 'Videos',
        pictures: 'Bilder',
        sizes: 'Kleinere Kopien der Bilder',
        bin: 'Papierkorb',
        notCounted: 'noch nicht gezählt',
      },
    },
    messages: {
      title: 'Nachrichten aus dem Kontaktformular',
      list: {
        search: 'Nachrichten suchen',
        loading: 'Nachrichten werden geladen ...',
        empty: 'Noch keine Nachrichten.',
        failure: 'Die Nachrichten konnten nicht geladen werden.',
      },
      columns: {
        from: 'Von',
        subject: 'Betreff',
        date: 'Datum',
        status: 'Status',
        actions: 'Aktionen',
      },
      row: {
        select: 'Nachricht von {name} auswählen: {subject}',
        viewMessage: 'Nachricht von {name} ansehen: {subject}',
        delete: 'Nachricht von {name} löschen: {subject}',
        actions: 'Aktionen für die Nachricht von {name}: {subject}',
        view: 'Ansehen',
        new: 'Neu',
        read: 'Gelesen',
      },
      selection: {
        title: 'Ausgewählte Nachrichten',
        all: {
          one: 'Alle {shown} Nachrichten auswählen',
          other: 'Alle {shown} Nachrichten auswählen',
        },
      },
      deleting: 'Wird gelöscht ...',
      confirmDelete: {
        one: 'Möchtest du diese Nachricht wirklich löschen?',
        other: 'Möchtest du diese {shown} Nachrichten wirklich löschen?',
      },
      deleted: {
        one: 'Nachricht gelöscht',
        other: 'Nachrichten gelöscht',
      },
      deletedText: {
        one: 'Die Nachricht wurde gelöscht.',
        other: 'Die Nachrichten wurden gelöscht.',
      },
      deleteFailed: {
        one: 'Die Nachricht konnte nicht gelöscht werden. Bitte versuche es noch einmal.',
        other: 'Die Nachrichten konnten nicht gelöscht werden. Bitte versuche es noch einmal.',
      },
      markedRead: 'Nachricht als gelesen markiert',
      markReadFailed:
        'Die Nachricht konnte nicht als gelesen markiert werden. Bitte versuche es noch einmal.',
      reply: 'Antworten',
      quoted: 'Am {date} schrieb {name}:',
    },
    settings: {
      failed: 'Die Einstellungen konnten nicht geladen werden. Bitte lade die Seite neu.',
      seeOnSite: 'Auf der Website ansehen',
      created: 'Einstellung gespeichert',
      createdText: 'Die neue Einstellung ist gespeichert.',
      createFailed: 'Die Einstellung konnte nicht gespeichert werden: {reason}',
      updated: 'Einstellung gespeichert',
      updatedText: 'Die Einstellung ist gespeichert.',
      updateFailed: 'Die Einstellung konnte nicht gespeichert werden: {reason}',
      tryAgain: 'Bitte versuche es noch einmal.',
      index: 'Einstellungen',
      sections: {
        artist: 'Profil',
        look: 'Design',
        publishing: 'Veröffentlichung',
        accounts: 'Konten',
        safety: 'Sicherheit',
      },
      unsaved: 'Nicht gespeicherte Änderungen',
      save: 'Speichern',
      discard: 'Verwerfen',
      notSaved: '„{setting}“ konnte nicht gespeichert werden.',
      about: {
        title: 'Bio von {name}',
        hint: 'Dieser Text steht auf der Website im Bereich „Bio“.',
      },
      artist: {
        title: 'Name und Profile',
        description:
          'Dein Name, dein Slogan und die Links zu deinen Profilen, wie sie auf jeder Seite stehen.',
        name: 'Name',
        tagline: 'Slogan',
        socialLink: 'Social-Media-Link',
        socialLinkHint:
          'Die Adresse deines Profils auf TikTok, Instagram, YouTube oder anderswo. Ohne Adresse gibt es keinen Link.',
        profiles: 'Weitere Profile',
        profilesHint: {
          one: 'Bis zu {count} Seite auf Spotify, Bandcamp, Instagram oder anderswo.',
          other:
            'Bis zu {count} Seiten auf Spotify, Bandcamp, Instagram oder anderswo, in der Reihenfolge, in der die Links erscheinen.',
        },
        feedEmail: 'E-Mail im Podcast-Feed',
        feedEmailHint:
          'Podcast-Verzeichnisse schreiben an diese Adresse, um zu prüfen, ob der Feed dir gehört. Im Feed ist sie für alle lesbar. Lass das Feld leer, wenn du keine angeben möchtest.',
      },
      language: {
        title: 'Sprache',
        description:
          'Alle Seiten deiner Website und dieses Dashboard erscheinen in dieser Sprache. Was du selbst geschrieben hast, bleibt, wie es ist.',
        label: 'Sprache der Website',
      },
      timeZone: {
        title: 'Zeitzone',
        description: 'Wo du die meisten Konzerte spielst. Jedes Konzert kann eine andere haben.',
        label: 'Zeitzone neuer Konzerte',
      },
      downloads: {
        title: 'Downloads',
        description: 'Ob Fans deine Songs herunterladen dürfen oder sie nur auf der Website hören.',
        allow: 'Fans dürfen Songs herunterladen',
        whenOff:
          'Ohne diese Erlaubnis gibt es nirgends einen Button „Herunterladen“. Fans können weiterhin hier, in Podcast-Apps und offline in ihrem Browser hören.',
        whenOn: 'Einzelne Songs kannst du trotzdem davon ausnehmen, wenn du sie bearbeitest.',
      },
      preview: {
        title: 'Vorschau',
        description:
          'Sieh dir an, wie die Website an einem späteren Tag aussehen wird, mit allem, was bis dahin geplant ist. Nur du kannst das sehen.',
        time: 'Tag und Uhrzeit',
        open: 'Vorschau öffnen',
        failed: 'Die Vorschau konnte nicht geöffnet werden. Bitte versuche es noch einmal.',
      },
      backup: {
        title: 'Backup',
        description:
          'Alles in einer Datei: Songs, Videos, Fotos, Nachrichten, Einstellungen und Konten. Bewahre sie dort auf, wo nur du sie öffnen kannst.',
        download: 'Backup herunterladen',
        pending: 'Wird erstellt ...',
        startFailed: 'Das Backup konnte nicht gestartet werden. Bitte versuche es noch einmal.',
        incomplete:
          'Der letzte Download ist nicht vollständig angekommen ({time}): Bitte versuche es noch einmal.',
        none: 'Es gibt noch kein Backup.',
        last: 'Letztes Backup: {time}, {size}.',
        missing: 'Dateien, die auf der Website fehlten und nicht im Backup sind: {count}.',
        damaged: 'Beschädigte Dateien im Backup: {count}.',
        nightly: {
          one: 'Jede Nacht wird eines erstellt, das letzte wird aufbewahrt.',
          other: 'Jede Nacht wird eines erstellt, die letzten {count} werden aufbewahrt.',
        },
      },
      check: {
        title: 'Website-Check',
        description:
          'Prüft, ob zu jedem Song, Video und Foto die Datei da ist und ob alle Dateien seit dem Hochladen unverändert sind.',
        start: 'Jetzt prüfen',
        pending: 'Wird geprüft ...',
        startFailed: 'Der Check konnte nicht gestartet werden: {reason}',
        failed: 'Das letzte Ergebnis konnte nicht geladen werden. Bitte lade die Seite neu.',
        none: 'Bisher wurde noch nichts geprüft.',
        last: '{time}: {result}',
        lastFine: '{time}: {result} Alles in Ordnung.',
        more: {
          one: 'und {count} weiteres',
          other: 'und {count} weitere',
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
        missing: '„{title}“: Die Datei fehlt ({file})',
        damaged: '„{title}“: Die Datei ist beschädigt ({file})',
        unreadable: '„{title}“: Die Datei ist nicht lesbar ({file})',
        setAside: '„{title}“: Die Datei liegt in lost+found ({file})',
        unnamed: '{file}: gehört zu nichts auf der Website',
        unknown: '{file}: gehört zu nichts, was diese Datenbank kennt',
      },
      remedy: {
        lost: 'Lade eine fehlende oder beschädigte Datei unter „Verwalten“ › „Bearbeiten“ noch einmal hoch oder hole sie aus einem Backup zurück.',
        misplaced:
          'Führe auf dem Rechner, auf dem die Website läuft, npm run verify -- --repair aus: Das bringt jede Datei an ihren Platz und verschiebt alles, was zu nichts gehört, nach lost+found.',
        unknown:
          'Wenn auf deiner Website Songs, Videos oder Fotos fehlen, halte die Website an und stelle dein neuestes Backup wieder her. Die Dateien bleiben, wo sie sind. Wenn nichts fehlt, verschiebt npm run verify -- --set-aside sie nach lost+found; dort bleiben sie, bis du sie löschst.',
      },
      checked: {
        one: '{count} Datei geprüft.',
        other: '{count} Dateien geprüft.',
      },
      partlyCompared: {
        one: '{count} Datei geprüft. Davon nicht verglichen, weil noch ohne Prüfsumme hochgeladen: {uncompared}. npm run verify -- --repair ergänzt die fehlenden Prüfsummen.',
        other:
          '{count} Dateien geprüft. Davon nicht verglichen, weil noch ohne Prüfsumme hochgeladen: {uncompared}. npm run verify -- --repair ergänzt die fehlenden Prüfsummen.',
      },
    },
    accounts: {
      title: 'Konten',
      description: 'Alle, die sich anmelden können. Sie können hier dasselbe tun wie du.',
      you: 'Du',
      since: 'Seit {date}',
      listFailed: 'Diese Liste konnte nicht geladen werden. Bitte lade die Seite neu.',
      ownPassword: 'Dein eigenes Passwort',
      add: {
        title: 'Konto hinzufügen',
        description:
          'Für eine Person, die sich mit dir um die Website kümmert. Sie kann hier alles tun, was du kannst, auch Konten entfernen.',
        username: 'Benutzername',
        password: 'Passwort für diese Person',
        passwordHint: 'Teile es ihr mit. Nach der Anmeldung kann sie es hier ändern.',
        ownPasswordHint: 'Damit klar ist, dass wirklich du jemanden hereinlässt.',
        action: 'Konto hinzufügen',
        pending: 'Wird hinzugefügt ...',
        done: 'Konto hinzugefügt',
        doneText: '{username} kann sich jetzt anmelden.',
        failed: 'Das Konto konnte nicht hinzugefügt werden: {reason}',
      },
      remove: {
        button: 'Entfernen',
        buttonOf: '{username} entfernen',
        title: '{username} entfernen?',
        yours: 'Das ist dein eigenes Konto. Du wirst abgemeldet und kannst dich nicht mehr anmelden.',
        theirs:
          'Diese Person wird sofort abgemeldet und kann sich nicht mehr anmelden. Alles, was sie hochgeladen hat, bleibt.',
        action: 'Konto entfernen',
        pending: 'Wird entfernt ...',
        done: 'Konto entfernt',
        doneText: '{username} kann sich nicht mehr anmelden.',
        failed: 'Das Konto konnte nicht entfernt werden: {reason}',
      },
      password: {
        change: 'Passwort ändern',
        description: 'Meldet alle anderen Geräte ab.',
        currentPassword: 'Aktuelles Passwort',
        newPassword: 'Neues Passwort',
        repeated: 'Neues Passwort wiederholen',
        different: 'Die beiden neuen Passwörter stimmen nicht überein',
        done: 'Passwort geändert',
        doneText: 'Ab jetzt gilt das neue. Alle anderen Geräte wurden abgemeldet.',
        failed: 'Das Passwort konnte nicht geändert werden: {reason}',
      },
      signIns: {
        title: 'Angemeldete Geräte',
        description:
          'Alle Geräte, die angemeldet sind, mit ihrem Konto: Wer sich anmelden kann, sieht sie alle. Melde ab, was du nicht kennst, und ändere dann dein Passwort.',
        thisOne: 'Dieses Gerät',
        signedIn: 'angemeldet am {time}',
        lastSeen: 'zuletzt aktiv am {time}',
        end: 'Abmelden',
        endOf: 'Abmelden: {username}, {device}',
        endOthers: 'Alle anderen abmelden',
        ended: 'Abgemeldet',
        endedText: '{device} muss sich neu anmelden.',
        othersEndedText: 'Nur dieses Gerät ist noch angemeldet.',
        endFailed: 'Das Gerät konnte nicht abgemeldet werden: {reason}',
        endOthersFailed: 'Die anderen Geräte konnten nicht abgemeldet werden: {reason}',
      },
    },
    look: {
      title: 'Design',
      description:
        'Gib der Website deinen eigenen Stil. Was du nicht änderst, bleibt im Originaldesign von Marquee.',
      reset: 'Zurück zum Originaldesign',
      themes: {
        light: 'Hell',
        dark: 'Dunkel',
      },
      palette: {
        title: 'Farben',
        hint: 'Papier, Tinte, Bühne und Akzent, im hellen und im dunklen Modus.',
        fromPhoto: 'Aus deinem hervorgehobenen Foto',
        fromEarlierPhoto: 'Aus einem früheren Foto',
        noColour: 'Dein hervorgehobenes Foto hat keine klare Farbe, aus der eine Palette entstehen könnte.',
      },
      palettes: {
        matinee: 'Matinee. Warmes Papier und Zinnober',
        harbour: 'Hafen. Seenebel und tiefes Petrol',
        evergreen: 'Evergreen. Salbei, Waldgrün und Messing',
        midnight: 'Mitternacht. Kühles Weiß, Indigo und Gold',
        rosewood: 'Rosenholz. Zartrosa, Pflaume und Himbeere',
      },
      accent: {
        title: 'Akzentfarbe',
        hint: 'Die Farbe von Buttons und Links.',
        readable: 'Diese Farbe ist für alle gut lesbar, im hellen und im dunklen Modus.',
        darker: 'Erscheint auf hellen Seiten dunkler, wo sie sonst nicht für alle lesbar wäre.',
        lighter: 'Erscheint auf dunklen Seiten heller, wo sie sonst nicht für alle lesbar wäre.',
        darkerAndLighter:
          'Erscheint auf hellen Seiten dunkler und auf dunklen Seiten heller, wo sie sonst nicht für alle lesbar wäre.',
        reset: 'Originalfarbe verwenden',
        words: 'Text',
      },
      typeface: {
        title: 'Schrift',
        yourName: 'Dein Name',
      },
      typefaces: {
        marquee: 'Marquee. Fett und schmal, wie ein Leuchtschild',
        songbook: 'Songbook. Warme Serifen über schlichtem Text',
        concert: 'Concert. Durchgehend Serifen, wie ein Programmheft',
        poster: 'Poster. Hoch und laut',
        studio: 'Studio. Breit und modern',
      },
      hero: {
        title: 'Seitenanfang',
        hint: 'Das Bild ist dein hervorgehobenes Foto oder, solange es keines gibt, eine Zeichnung.',
        beside: 'Bild neben deinem Namen',
        wide: 'Bild über die ganze Breite',
        words: 'Nur dein Name',
      },
      sections: {
        title: 'Bereiche der Startseite',
        hint: 'Was du weglässt, verschwindet auch aus dem Menü. Die Seiten mit all deiner Musik und all deinen Videos bleiben für alle erreichbar, die ihre Adresse haben.',
      },
      moveSectionUp: {
        music: 'Musik nach oben verschieben',
        videos: 'Videos nach oben verschieben',
        shows: 'Konzerte nach oben verschieben',
        news: 'News nach oben verschieben',
        about: 'Bio nach oben verschieben',
        contact: 'Kontakt nach oben verschieben',
      },
      moveSectionDown: {
        music: 'Musik nach unten verschieben',
        videos: 'Videos nach unten verschieben',
        shows: 'Konzerte nach unten verschieben',
        news: 'News nach unten verschieben',
        about: 'Bio nach unten verschieben',
        contact: 'Kontakt nach unten verschieben',
      },
      sectionMoved: {
        music: '„Musik“ steht jetzt auf Platz {position} von {total}',
        videos: '„Videos“ steht jetzt auf Platz {position} von {total}',
        shows: '„Konzerte“ steht jetzt auf Platz {position} von {total}',
        news: '„News“ steht jetzt auf Platz {position} von {total}',
        about: '„Bio“ steht jetzt auf Platz {position} von {total}',
        contact: '„Kontakt“ steht jetzt auf Platz {position} von {total}',
      },
      photo: {
        title: 'Icon und Bild für geteilte Links',
        hint: 'Was im Browser-Tab, auf dem Startbildschirm des Handys und bei geteilten Links zu sehen ist. Am besten eignen sich quadratische Fotos mit einem klaren Motiv.',
        featured: 'Das hervorgehobene Foto',
        more: 'Weitere Fotos',
      },
      preview: {
        title: 'So sieht es aus',
        description:
          'Die Startseite mit dem, was du hier gewählt hast. Für alle anderen ändert sich nichts, bis du speicherst.',
        screen: 'Bildschirm',
        phone: 'Handy',
        computer: 'Computer',
        theme: 'Modus',
        page: 'Die Startseite',
        loading: 'Die Startseite, während sie geladen wird',
      },
    },
  },
  server: {
    errors: {
      fieldsNotValid: 'Einige Felder sind ungültig',
      badRequest: 'Die Anfrage war nicht verständlich',
      notAnObject: 'Die Anfrage muss ein JSON-Objekt sein',
      formatNotOffered: 'Hier gibt es nur format=json und format=xml',
      notOurPage: 'Das ist nicht die Adresse eines Songs, Releases oder Videos auf dieser Website',
      pathNotFound: 'Unter dieser Adresse gibt es nichts',
      methodNotAllowed: 'Diese Adresse antwortet nur auf {methods}',
      foreignOrigin:
        'Diese Anfrage kam von einer anderen Website und wurde abgelehnt. Bitte öffne diese Website selbst und versuche es dort noch einmal.',
      tooManyRequests: 'Zu viele Versuche. Bitte warte eine Weile und versuche es dann noch einmal.',
      bodyTooLarge: 'Die Anfrage ist zu groß. Bitte sende weniger auf einmal.',
      headersTooLarge: 'Die Adresse oder die Header der Anfrage sind zu lang',
      requestTooSlow:
        'Die Anfrage hat zu lange gebraucht. Bitte prüfe deine Verbindung und versuche es noch einmal.',
      wrongContentType: 'Diese Adresse nimmt solche Inhalte nicht an',
      noFileHere: 'Hier gehört keine Datei hin',
      oneFileHere: 'Hier gehört nur eine Datei hin',
      unexpected: 'Bei uns ist etwas schiefgelaufen. Bitte versuche es noch einmal.',
      unavailable: 'Das ist auf der Website gerade nicht möglich. Bitte versuche es gleich noch einmal.',
      outcomeUnknown:
        'Es ist nicht sicher, ob das gespeichert wurde. Bitte sieh nach, bevor du es noch einmal versuchst.',
      closing: 'Die Website wird gerade neu gestartet. Bitte versuche es gleich noch einmal.',
      backupUnderWay: 'Es wird schon ein Backup erstellt. Bitte warte, bis es fertig ist.',
      demoNotOffered:
        'Die Demo füllt eine leere Website, aber auf dieser gibt es schon Songs, Videos oder Fotos. „npm run demo“ zeigt sie neben deiner.',
      noDemo: 'Auf dieser Website gibt es keine Demo. Bitte lade die Seite neu.',
      diskFull:
        'Der Speicher ist voll, deshalb wurde nichts gespeichert. Bitte versuche es noch einmal, sobald wieder Platz ist.',
      noRoomForFile:
        'Für diese Datei ist nicht genug Speicherplatz da, deshalb wurde nichts gespeichert. Bitte leere den Papierkorb oder schaffe anderswo Platz und versuche es noch einmal.',
      databaseMoved:
        'Die Datenbank dieser Website liegt nicht an ihrem Platz, deshalb wurde nichts gespeichert. Wer den Server betreibt, kann sie dorthin zurückbringen oder die Website neu starten.',
      databaseDamaged: 'Die Datenbank ist beschädigt. Bitte stelle ein Backup wieder her.',
      pagesFail: 'Die Seiten lassen sich nicht anzeigen. Der Grund steht im Protokoll.',
      signedOut: 'Bitte melde dich zuerst an',
      wrongCredentials: 'Benutzername oder Passwort ist falsch',
      registrationClosed: 'Eine Registrierung ist nicht mehr möglich',
      ownerElsewhere:
        'Diese Website gehört noch niemandem. Um sie zu übernehmen, öffne {address} und registriere dich dort.',
      ownerUnknown:
        'Diese Website gehört noch niemandem und kann nicht erkennen, ob sie dir gehört. Öffne sie auf dem Rechner, auf dem sie läuft, unter localhost und registriere dich dort. Oder setze OWNER_USERNAME und OWNER_PASSWORD oder trag bei PUBLIC_URL die Adresse ein, die du vor dir siehst, und starte die Website neu.',
      databaseLost:
        'Auf dieser Website liegen Songs oder Bilder, von denen ihre Datenbank nichts weiß; wahrscheinlich ist die Datenbank verloren gegangen. Stelle dein neuestes Backup wieder her. Oder lege auf dem Rechner, auf dem die Website läuft, ein neues Konto an: npm run owner -- add <name>. Bis dahin kann sich hier niemand registrieren.',
      usernameTaken: 'Diesen Benutzernamen gibt es schon',
      wrongCurrentPassword: 'Das aktuelle Passwort ist falsch. Bitte gib es noch einmal ein.',
      accountNotFound: 'Konto nicht gefunden. Bitte sieh in der Liste der Konten nach.',
      lastAccount: 'Das ist das einzige Konto. Füge ein anderes hinzu, bevor du es entfernst.',
      signInNotFound: 'Dieses Gerät ist schon abgemeldet. Bitte lade die Seite neu.',
      trackNotFound: 'Song nicht gefunden',
      releaseNotFound: 'Release nicht gefunden',
      videoNotFound: 'Video nicht gefunden',
      postNotFound: 'Beitrag nicht gefunden',
      photoNotFound: 'Foto nicht gefunden',
      showNotFound: 'Konzert nicht gefunden',
      unknownNeighbour: 'Das Foto, vor dem es stehen soll, ist nicht mehr da',
      notInBin: 'Das ist nicht mehr im Papierkorb',
      messageNotFound: 'Nachricht nicht gefunden',
      fileNotFound: 'Datei nicht gefunden',
      notForDownload: 'Dieser Song lässt sich nicht herunterladen. Du kannst ihn hier anhören.',
      releaseNotForDownload: 'Dieses Release lässt sich nicht herunterladen. Du kannst es hier anhören.',
      rangeNotSatisfiable: 'Diesen Abschnitt hat die Datei nicht',
      pressNotFound: '', // This site has no press kit
      settingNotFound: 'Einstellung nicht gefunden',
      settingExists: 'Eine Einstellung mit diesem Schlüssel gibt es schon',
      changedMeanwhile:
        'Das wurde inzwischen anderswo geändert. Sieh dir die neuere Version an und versuche es noch einmal.',
      unknownCursor: 'Von dort aus geht diese Liste nicht weiter. Bitte beginne wieder am Anfang.',
      pictureTooManyPixels:
        'Das Bild hat zu viele Pixel. Bitte nimm eines mit höchstens {megapixels} Megapixeln.',
      pictureTooHeavy:
        'Das Bild braucht beim Öffnen zu viel Arbeitsspeicher. Bitte speichere es als gewöhnliches JPG oder in kleinerer Größe und versuche es noch einmal.',
      animationTooManyPixels: 'Die Animation hat zu viele Pixel. Bitte nimm eine kleinere oder kürzere.',
      pictureTooManyFrames:
        'Das Bild hat zu viele Einzelbilder. Bitte nimm eines mit höchstens {frames} Einzelbildern.',
      noVideoFile:
        'Dieses Video hat keine Datei, aus der ein Vorschaubild entstehen könnte. Bitte wähle stattdessen unter „Eigenes Vorschaubild“ ein Bild aus.',
      pictureNotDrawn: 'Dieses Bild konnte nicht erstellt werden. Bitte versuche es später noch einmal.',
      thumbnailFailed:
        'In diesem Video fand sich kein brauchbares Bild. Bitte wähle stattdessen unter „Eigenes Vorschaubild“ ein Bild aus.',
    },
    requests: {
      wholeNumber: '{name} muss eine ganze Zahl von 1 bis {max} sein',
      id: 'Unbekannte ID',
      cursor: 'After muss ein Cursor sein',
      show: 'Show kann nur all sein',
      showInList: 'Show muss all, draft oder scheduled sein',
      when: 'When muss upcoming, past oder all sein',
      sort: 'Sort muss einer dieser Werte sein: {sorts}; mit einem Minus davor steht der größte Wert zuerst',
      searchTooLong: 'Eine Suche darf höchstens {max} Zeichen lang sein',
      oneSearch: 'Suche immer nur nach einem Text',
      pageOrAfter: 'Frage entweder nach Page oder nach After, nicht nach beidem',
      binKind: 'So etwas gibt es im Papierkorb nicht',
      photoNeighbour: 'Gib das Foto an, vor dem es stehen soll, oder null für das Ende',
      oembedUrl:
        'Url muss die vollständige Adresse einer Seite sein, zum Beispiel https://example.com/music/12',
      oembedFormat: 'Format muss json oder xml sein',
      itemsAtOnce: 'Wähle 1 bis {most} Einträge',
      messageIds: 'Wähle 1 bis {most} Nachrichten',
      unknownMessage: 'Unbekannte Nachricht',
      whichMessages:
        'Gib an, welche Nachrichten: ihre ids oder wonach gesucht wurde und bis zu welcher Nachricht',
      settingKey:
        'Der Schlüssel einer Einstellung besteht aus 1 bis {max} Kleinbuchstaben, Ziffern und Unterstrichen',
    },
    maintenance: {
      clock:
        'Das Datum des Servers ist plötzlich vom {before} auf den {after} gesprungen: Vielleicht geht seine Uhr falsch, oder die Website war zwischendurch aus oder wurde aus einem Backup wiederhergestellt. Bis zum {end} wird nichts wegen seines Alters endgültig gelöscht, und was für die Tage dazwischen geplant war, wird nicht veröffentlicht. Wenn das Datum falsch ist, sag der Person Bescheid, die den Server betreibt, damit sie es korrigiert. Wenn es stimmt, veröffentliche selbst, was noch wartet; sonst ist nichts zu tun.',
      database:
        'Die Datenbank deiner Website ist beschädigt: Einige Songs, Videos, Fotos oder Nachrichten könnten fehlen oder falsch sein. Ändere nichts und stelle ein Backup wieder her.',
      disk: 'Der Speicher ist voll: Es sind nur noch {size} frei. Deine Website bleibt für alle sichtbar, aber es kann nichts Neues gespeichert werden. Lösche etwas, das du nicht mehr brauchst, und leere den Papierkorb, oder lass dir von der Person, die den Server betreibt, mehr Platz geben.',
      proxy: {
        private:
          'Diese Website wird über einen anderen Server ({proxy}) aufgerufen. Deshalb gelten alle, die sie besuchen, als ein und dieselbe Person und teilen sich ein Limit für Nachrichten und Anmeldungen. Wenn dieser Server dir gehört, setze TRUST_PROXY={proxy} in .env und starte die Website neu.',
        public:
          'Der Server unter {proxy} gibt an, im Auftrag anderer anzufragen. Wenn er dir gehört, zum Beispiel als Webserver oder CDN vor dieser Website, gelten alle, die sie besuchen, als ein und dieselbe Person und teilen sich ein Limit für Nachrichten und Anmeldungen, bis TRUST_PROXY in .env seine Adresse nennt. Andernfalls kannst du das ignorieren: Das kann jeder Server behaupten.',
      },
      checkFound: {
        one: 'Der letzte Website-Check hat ein Problem gefunden. Unter „Hochladen“ › „Einstellungen“ › „Website-Check“ steht, was zu tun ist.',
        other:
          'Der letzte Website-Check hat {count} Probleme gefunden. Unter „Hochladen“ › „Einstellungen“ › „Website-Check“ steht, was zu tun ist.',
      },
      files: {
        some: {
          one: '{names} und {count} weitere',
          other: '{names} und {count} weitere',
        },
        fileOf: '{file} von „{title}“',
        missing: {
          one: 'Fehlende Dateien: {count} ({names}). {remedy}',
          other: 'Fehlende Dateien: {count} ({names}). {remedy}',
        },
        unknown: {
          one: '{count} gespeicherte Datei gehört zu nichts in der Datenbank ({names}) und wurde an ihrem Platz gelassen. {cause} {remedy}',
          other:
            '{count} gespeicherte Dateien gehören zu nichts in der Datenbank ({names}) und wurden an ihrem Platz gelassen. {cause} {remedy}',
        },
        cause: {
          newDatabase:
            'Die Datenbank ist neu oder stammt von einer anderen Website und kennt keine der Dateien.',
          olderDatabase:
            'Die Datenbank ist älter als die Dateien, wie nach dem Wiederherstellen einer alten Kopie.',
          tooMany:
            'Ein Absturz allein hinterlässt nicht so viele: Vielleicht stammt die Datenbank von einem anderen Zeitpunkt oder einer anderen Website.',
        },
        expiring: {
          one: '{count} gespeicherte Datei gehört zu nichts auf der Website ({names}) und bleibt bis zum {until} in lost+found. Falls dir etwas fehlt, stelle vorher ein Backup wieder her. Sonst ist nichts zu tun.',
          other:
            '{count} gespeicherte Dateien gehören zu nichts auf der Website ({names}) und bleiben bis zum {until} in lost+found. Falls dir etwas fehlt, stelle vorher ein Backup wieder her. Sonst ist nichts zu tun.',
        },
        kept: {
          one: '{count} gespeicherte Datei gehört zu nichts, was diese Datenbank kennt ({names}), und bleibt in lost+found, bis du sie dort löschst.',
          other:
            '{count} gespeicherte Dateien gehören zu nichts, was diese Datenbank kennt ({names}), und bleiben in lost+found, bis du sie dort löschst.',
        },
      },
      backup: {
        failed:
          'Das nächtliche Backup konnte nicht erstellt werden: {reason}. Innerhalb der nächsten Stunde folgt ein neuer Versuch.',
        doubtful:
          'Das neueste nächtliche Backup ist vielleicht nicht vollständig. Es bleibt erhalten, und auch von den guten davor wird keines entfernt, bis ein neues in Ordnung ist. Ob Dateien fehlen oder beschädigt sind, siehst du unter „Hochladen“ › „Einstellungen“ › „Website-Check“. Wenn mit deiner Website alles stimmt, kann die Person, die den Server betreibt, die älteren Backups entfernen.',
        doubtfulBecause:
          'Das neueste nächtliche Backup ist vielleicht nicht vollständig: {warnings}. Es bleibt erhalten, und auch von den guten davor wird keines entfernt, bis ein neues in Ordnung ist. Ob Dateien fehlen oder beschädigt sind, siehst du unter „Hochladen“ › „Einstellungen“ › „Website-Check“. Wenn mit deiner Website alles stimmt, kann die Person, die den Server betreibt, die älteren Backups entfernen.',
        warning: {
          database: 'die Datenbank ist beschädigt',
          missing: {
            one: 'auf deiner Website fehlt {count} Datei',
            other: 'auf deiner Website fehlen {count} Dateien',
          },
          damaged: {
            one: '{count} Datei ist beschädigt',
            other: '{count} Dateien sind beschädigt',
          },
          clock: 'die Uhr des Servers geht vielleicht falsch',
          unknown: {
            one: '{count} Datei ist der Datenbank unbekannt',
            other: '{count} Dateien sind der Datenbank unbekannt',
          },
          smaller: 'es ist viel kleiner als das vorige ({size} statt {before})',
        },
      },
      device: {
        browser: {
          iPhone: '{browser} auf einem iPhone',
          iPad: '{browser} auf einem iPad',
          android: '{browser} unter Android',
          windows: '{browser} unter Windows',
          chromebook: '{browser} auf einem Chromebook',
          mac: '{browser} auf einem Mac',
          linux: '{browser} unter Linux',
        },
        program: {
          iPhone: 'Ein Programm auf einem iPhone',
          iPad: 'Ein Programm auf einem iPad',
          android: 'Ein Programm unter Android',
          windows: 'Ein Programm unter Windows',
          chromebook: 'Ein Programm auf einem Chromebook',
          mac: 'Ein Programm auf einem Mac',
          linux: 'Ein Programm unter Linux',
        },
        unknown: 'Unbekanntes Gerät',
      },
    },
    refusedMessage: {
      title: 'Nachricht nicht gesendet',
      advice:
        'Geh in deinem Browser zurück, um es noch einmal zu versuchen: Was du geschrieben hast, ist noch da.',
      back: 'Zurück zum Formular',
    },
    artist: {
      about: 'Hier findest du Musik, Videos und Fotos von {artist}.',
    },
    thumbnails: {
      made: '{made} von {total} Vorschaubildern erstellt',
      noneMissing: 'Es fehlt kein Vorschaubild',
    },
  },
} as const satisfies Language<'one' | 'other'>;
