import type { Language } from '#shared/language/language.ts';

export const fr = {
  name: 'Français',
  direction: 'ltr',
  visitor: {
    sections: {
      home: 'Accueil',
      music: 'Musique',
      videos: 'Vidéos',
      shows: 'Concerts',
      news: 'Actus',
      about: 'À propos',
      contact: 'Contact',
    },
    rules: {
      text: '{field} : du texte est attendu',
      tooShort: '{field} : {min} caractères au minimum',
      tooLong: '{field} : {max} caractères au maximum',
      singleLine: '{field} : une seule ligne, sans retour à la ligne',
      unstorable:
        'Ce texte contient un caractère qui ne peut pas être enregistré. Retirez-le ou saisissez le texte à nouveau.',
      email: 'Saisissez une adresse e-mail valide',
    },
    catalogue: {
      releaseTypes: {
        single: 'Single',
        ep: 'EP',
        album: 'Album',
      },
      videoTypes: {
        musicVideo: 'Clip',
        livePerformance: 'Live',
        behindTheScenes: 'Coulisses',
        comedy: 'Humour',
        tutorial: 'Tutoriel',
      },
      song: 'Morceau',
      fromRelease: 'extrait de « {release} »',
    },
    amounts: {
      thisMonth: 'Ce mois-ci',
      monthsAgo: {
        one: 'Il y a {count} mois',
        other: 'Il y a {count} mois',
      },
      yearsAgo: {
        one: 'Il y a {count} an',
        other: 'Il y a {count} ans',
      },
      songs: {
        one: '{count} morceau',
        other: '{count} morceaux',
      },
      songsAndSeconds: '{songs}, {seconds} s',
      songsAndMinutes: '{songs}, {minutes} min',
      songsAndHours: '{songs}, {hours} h {minutes} min',
      thousands: '{count} k',
      millions: '{count} M',
      thousandsExactly: '{count} k',
      millionsExactly: '{count} M',
    },
    site: {
      skip: 'Aller au contenu',
      mainMenu: 'Menu principal',
      openMenu: 'Ouvrir le menu',
      closeMenu: 'Fermer le menu',
      darkTheme: 'Passer au thème sombre',
      lightTheme: 'Passer au thème clair',
      footer: 'Pied de page',
      copyright: '© {year} {artist}. Tous droits réservés.',
      announcement: '', // Announcement
      close: 'Fermer',
      loading: 'Chargement…',
      error: 'Erreur',
      failed: 'Une erreur s’est produite. Veuillez réessayer.',
      tryAgain: 'Réessayer',
      cannotCopy:
        'Votre navigateur bloque la copie automatique. Le texte est sélectionné : il ne vous reste qu’à le copier.',
      loadMore: 'Afficher plus',
      previousPage: 'Page précédente',
      firstPage: 'Première page',
      countOrMore: 'au moins {count}',
      back: 'Retour à l’accueil',
      backToHome: 'Retour à la page d’accueil',
    },
    pages: {
      music: 'Toute la musique',
      videos: 'Toutes les vidéos',
      shows: 'Concerts',
      offline: 'Morceaux hors ligne',
      thanks: 'Message envoyé',
      signIn: 'Connexion',
      register: 'Inscription',
      dashboard: 'Tableau de bord',
      notFound: 'Page introuvable',
      numbered: '{title} – page {page}',
    },
    hero: {
      listen: 'Écouter',
      watch: 'Voir les vidéos',
      loading: 'Chargement de l’image…',
    },
    welcome: {
      register: {
        sentence: 'Bienvenue sur votre nouveau site : {link} et personnalisez-le.',
        link: 'créez votre compte',
      },
      firstSteps: {
        sentence: 'Bienvenue sur votre nouveau site : {link} et personnalisez-le.',
        link: 'faites vos premiers pas',
      },
    },
    music: {
      stream: 'Écoutez en streaming les derniers morceaux signés {artist}.',
      streamOrDownload: 'Écoutez ou téléchargez les derniers morceaux signés {artist}.',
      latest: 'Derniers morceaux',
      seeAll: 'Voir toute la musique',
      none: 'Pas encore de musique ici. Revenez bientôt !',
      failed: 'Impossible de charger la musique. Veuillez réessayer plus tard.',
      loading: 'Chargement de la musique...',
      favourite: 'Ajouter {title} aux favoris',
      explicit: 'Explicite',
      neighbours: {
        label: 'Autres morceaux',
        previous: 'Morceau précédent',
        next: 'Morceau suivant',
      },
    },
    musicList: {
      caption: 'Toute la musique',
      search: 'Rechercher un morceau',
      searchHint: 'Rechercher un morceau...',
      cover: 'Pochette',
      title: 'Titre',
      type: 'Type',
      released: 'Sortie',
      listen: 'Écouter',
      download: 'Télécharger',
      none: 'Pas encore de musique ici.',
      noMatches: 'Aucun morceau ne correspond à « {query} ».',
      emptyPage: 'Aucun morceau sur cette page.',
      more: 'Plus de musique',
      found: {
        one: '{shown} morceau trouvé',
        other: '{shown} morceaux trouvés',
      },
    },
    releases: {
      title: 'Discographie',
      songs: 'Morceaux',
      from: 'extrait de « {title} »',
      fromSame: {
        single: 'extrait du single',
        ep: 'extrait de l’EP',
        album: 'extrait de l’album',
      },
    },
    videos: {
      title: 'Vidéos',
      subtitle: 'Retrouvez {artist} en vidéo : dernières sorties et images des coulisses.',
      more: 'Autres vidéos',
      showMore: 'Afficher plus de vidéos',
      seeAll: 'Voir toutes les vidéos',
      none: 'Pas encore de vidéos ici. Revenez bientôt !',
      failed: 'Impossible de charger les vidéos. Veuillez réessayer plus tard.',
      loading: 'Chargement des vidéos...',
      watch: 'Regarder',
      watchTitle: 'Regarder {title}',
      close: 'Fermer {title}',
      views: {
        one: '{shown} vue',
        other: '{shown} vues',
      },
      broken: 'Impossible de lire la vidéo. Réessayez plus tard ou dans un autre navigateur.',
      unavailable: 'Cette vidéo n’est pas disponible pour le moment',
      noSource: 'Aucune source vidéo disponible',
      neighbours: {
        label: 'Autres vidéos',
        previous: 'Vidéo précédente',
        next: 'Vidéo suivante',
      },
    },
    videoList: {
      caption: 'Toutes les vidéos',
      search: 'Rechercher une vidéo',
      searchHint: 'Rechercher une vidéo...',
      thumbnail: 'Miniature',
      title: 'Titre',
      views: 'Vues',
      category: 'Catégorie',
      uploaded: 'Date d’ajout',
      watch: 'Regarder',
      none: 'Pas encore de vidéos ici.',
      noMatches: 'Aucune vidéo ne correspond à « {query} ».',
      emptyPage: 'Aucune vidéo sur cette page.',
      found: {
        one: '{shown} vidéo trouvée',
        other: '{shown} vidéos trouvées',
      },
    },
    shows: {
      upcoming: 'Prochains concerts',
      past: 'Concerts passés',
      seeAll: 'Voir tous les concerts',
      none: 'Aucun concert annoncé pour le moment. Revenez bientôt !',
      nonePast: 'Pas encore de concerts passés.',
      emptyPage: 'Aucun concert sur cette page.',
      failed: 'Impossible de charger les concerts. Veuillez réessayer plus tard.',
      loading: 'Chargement des concerts...',
      more: 'Autres concerts',
      statuses: {
        confirmed: 'Confirmé',
        cancelled: 'Annulé',
        postponed: 'Reporté',
        soldOut: 'Complet',
      },
      place: '{city}, {country}',
      tickets: 'Billets',
      ticketsFor: 'Billets pour {show}',
      map: 'Carte',
      mapOf: 'Carte : {show}',
      addToCalendar: 'Ajouter au calendrier',
      addShowToCalendar: 'Ajouter au calendrier : {show}',
      addAllToCalendar: 'Tout ajouter au calendrier',
      setlist: 'Setlist',
      photos: 'Photos',
      recording: 'Enregistrement',
    },
    news: {
      subtitle: '{artist} : toute l’actualité.',
      seeAll: 'Voir toutes les actus',
      search: 'Rechercher une actu',
      searchHint: 'Rechercher une actu...',
      more: 'Autres actus',
      none: 'Pas encore d’actus ici.',
      noMatches: 'Aucune actu ne correspond à « {query} ».',
      emptyPage: 'Aucune actu sur cette page.',
      found: {
        one: '{shown} actu trouvée',
        other: '{shown} actus trouvées',
      },
      failed: 'Impossible de charger les actus. Veuillez réessayer plus tard.',
      loading: 'Chargement des actus...',
      neighbours: {
        label: 'Autres actus',
        previous: 'Actu plus récente',
        next: 'Actu plus ancienne',
      },
    },
    artist: {
      tagline: 'Musique, vidéos et photos',
    },
    about: {
      title: '{artist} en quelques mots',
    },
    photos: {
      title: 'Galerie photo',
      none: 'Pas encore de photos dans la galerie.',
      failed: 'Impossible de charger les photos. Veuillez réessayer plus tard.',
      loading: 'Chargement des photos...',
      previous: 'Photo précédente',
      next: 'Photo suivante',
      photographer: 'Photographe',
      location: 'Lieu',
      year: 'Année',
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
      title: 'Prendre contact',
      subtitle: 'Pour un concert, une collaboration ou juste un petit bonjour !',
      form: 'Contact',
      name: 'Nom',
      email: 'E-mail',
      subject: 'Objet',
      message: 'Message',
      send: 'Envoyer le message',
      sending: 'Envoi...',
      leaveEmpty: 'Laissez ce champ vide',
      sent: 'Message envoyé !',
      thanks: 'Merci pour votre message ! Vous aurez bientôt une réponse.',
      sentTitle: 'Votre message est parti !',
      sentText: 'Merci ! {artist} lit chaque message et vous répondra dès que possible.',
      sendAnother: 'Envoyer un autre message',
    },
    player: {
      bar: 'Lecteur',
      of: 'Lecteur : {title}',
      play: 'Écouter {title}',
      pause: 'Mettre {title} en pause',
      playAll: 'Tout écouter',
      previous: 'Morceau précédent',
      next: 'Morceau suivant',
      seek: 'Position dans {title}',
      time: '{position} sur {duration}',
      volume: 'Volume',
      mute: 'Couper le son',
      unmute: 'Rétablir le son',
      close: 'Fermer le lecteur',
      open: 'Afficher la lecture en cours : {title}',
      nowPlaying: 'Lecture en cours',
      aboutSong: 'À propos de ce morceau',
      lyrics: 'Paroles',
      instrumental: 'Instrumental',
      queue: 'File d’attente',
      showMore: 'Afficher plus',
      credits: 'Crédits',
      isrc: 'ISRC {code}',
      download: 'Télécharger',
      downloadTitle: 'Télécharger {title}',
      noDownload: 'Le téléchargement n’est pas disponible pour le moment',
      failed: 'Erreur de lecture. Le fichier n’est peut-être pas disponible.',
      unavailable: 'Ce morceau n’est pas disponible pour le moment',
      unsupported: 'Ce navigateur ne peut pas lire ce morceau. Essayez avec un autre navigateur.',
      refused:
        'Votre navigateur a bloqué la lecture de ce morceau. Appuyez de nouveau sur le bouton de lecture.',
    },
    links: {
      newTab: '(s’ouvre dans un nouvel onglet)',
      listenOn: 'Écouter sur {service}',
      listenElsewhere: 'Écouter ailleurs',
      findOn: 'Retrouver sur {service}',
      findElsewhere: 'Retrouver ailleurs',
      followOn: 'Suivre sur {service}',
      followElsewhere: 'Ailleurs',
      artistElsewhere: '{artist} ailleurs sur le web',
    },
    share: {
      share: 'Partager',
      shareTitle: 'Partager {title}',
      withApp: 'Partager avec une appli…',
      link: 'Lien',
      copyLink: 'Copier le lien',
      linkCopied: 'Lien copié',
      code: 'Code d’intégration',
      codeHint: 'Collez-le dans une page de votre site pour y afficher le lecteur.',
      copyCode: 'Copier le code',
      codeCopied: 'Code d’intégration copié',
    },
    byArtist: {
      song: 'Morceau par {artist}',
      songFrom: 'Morceau par {artist}, extrait de « {release} »',
      single: 'Single par {artist}',
      ep: 'EP par {artist}',
      album: 'Album par {artist}',
      musicVideo: 'Clip par {artist}',
      livePerformance: '{artist} en live',
      behindTheScenes: 'Dans les coulisses avec {artist}',
      comedy: 'Humour avec {artist}',
      tutorial: 'Tutoriel par {artist}',
      show: '{artist} en concert le {date}',
      title: '{title} par {artist}',
    },
    offline: {
      title: 'Vous êtes hors ligne',
      notKept:
        'Ce contenu n’a pas été gardé dans ce navigateur. Il s’affichera de nouveau dès le retour de la connexion.',
      pageNotKept:
        'Cette page n’a pas été gardée dans ce navigateur. Elle s’ouvrira de nouveau dès le retour de la connexion ; en attendant, vous pouvez écouter vos morceaux hors ligne.',
      onlySongs:
        'Vos morceaux hors ligne s’écoutent sans connexion. Le reste s’ouvrira de nouveau dès le retour du réseau.',
      songs: 'Morceaux hors ligne',
      none: 'Aucun morceau n’est encore gardé dans ce navigateur. Appuyez sur « Garder hors ligne » sur la page d’un morceau pour l’écouter sans connexion.',
      keep: 'Garder hors ligne',
      keeping: 'Enregistrement…',
      keepingSome: 'Enregistrement… {done} sur {count}',
      kept: 'Disponible hors ligne',
      remove: 'Retirer',
      removeTitle: 'Retirer {title}',
      keepFailed: 'Le morceau n’a pas pu être gardé hors ligne',
      removeFailed: 'Le morceau n’a pas pu être retiré',
      needsHttps:
        'Ce navigateur ne garde des morceaux hors ligne que pour les sites dont l’adresse commence par https.',
      noRoom:
        'Il n’y a plus de place dans ce navigateur. Retirez un autre morceau hors ligne, puis réessayez.',
      noNetwork: 'Vous êtes hors ligne. Réessayez dès le retour de la connexion.',
      notArrived: 'Le morceau n’est pas arrivé. Veuillez réessayer.',
    },
    account: {
      tabs: 'Connexion ou inscription',
      username: 'Identifiant',
      password: 'Mot de passe',
      login: {
        title: 'Bon retour parmi nous !',
        subtitle: 'Connectez-vous pour gérer vos contenus',
        tab: 'Connexion',
        submit: 'Se connecter',
        pending: 'Connexion...',
        done: 'Connexion réussie',
        welcome: 'Bon retour parmi nous, {name} !',
        failed: 'Échec de la connexion',
        refused: 'Identifiant ou mot de passe incorrect',
      },
      register: {
        title: 'Créez votre compte',
        subtitle:
          'Ce site n’appartient encore à personne. La première personne qui s’inscrit en devient propriétaire ; les inscriptions sont ensuite fermées.',
        tab: 'Inscription',
        submit: 'S’inscrire',
        pending: 'Inscription...',
        done: 'Inscription réussie',
        welcome: 'Bienvenue, {name} !',
        failed: 'Échec de l’inscription',
        refused: 'Le compte n’a pas pu être créé',
        closed: 'Inscription impossible ici',
      },
      logout: {
        submit: 'Se déconnecter',
        pending: 'Déconnexion...',
        done: 'Déconnexion réussie',
        doneText: 'Votre session est fermée',
        failed: 'Échec de la déconnexion',
        tryAgain: 'Veuillez réessayer.',
      },
      admin: 'Admin',
      needsScript: 'Le tableau de bord a besoin de JavaScript. Activez-le dans votre navigateur.',
      music: 'Musique',
      musicText: 'Importez et gérez vos morceaux et vos albums',
      videos: 'Vidéos',
      videosText: 'Partagez vos clips, vos lives et bien plus encore',
    },
    embed: {
      listenAt: 'Écouter {artist} sur son site',
      watchAt: 'Regarder {artist} sur son site',
      visit: 'Découvrir {artist}',
      noVideo: 'Cette vidéo n’est pas disponible pour le moment.',
      nothingToPlay: 'Ce contenu n’est pas disponible pour le moment',
    },
    shortcuts: {
      title: 'Raccourcis clavier',
      keys: {
        escape: 'Échap',
        space: 'Espace',
        home: 'Début',
        end: 'Fin',
      },
      everywhere: {
        title: 'Partout',
        list: 'Afficher cette liste',
        close: 'Fermer ce qui est ouvert',
        notification: 'Aller à la notification affichée',
      },
      player: {
        title: 'Lecteur',
        when: 'Quand un lecteur est sélectionné au clavier, ou après un clic dessus.',
        play: 'Lecture ou pause',
        seek: {
          one: 'Reculer ou avancer de {count} seconde',
          other: 'Reculer ou avancer de {count} secondes',
        },
        volume: 'Plus fort ou moins fort',
        mute: 'Couper ou rétablir le son',
      },
      photo: {
        title: 'Photo ouverte',
        move: 'Photo précédente ou suivante',
      },
      order: {
        title: 'Ordre des photos et des morceaux',
        when: 'Sur la poignée à côté de chaque élément.',
        move: 'Avancer ou reculer d’une place',
        end: 'Placer au début ou à la fin',
      },
      focalPoint: {
        title: 'Point focal',
        move: 'Le déplacer ; avec Maj, par plus grands pas',
        edge: 'Jusqu’au bord gauche ou droit',
      },
    },
    preview: {
      label: 'Aperçu',
      sentence: 'Le site tel que le public le verra le {date}',
      leave: 'Quitter l’aperçu',
    },
    notifications: {
      label: 'Notification',
      region: 'Notifications ({key})',
    },
    notFound: {
      title: 'Erreur 404 : page introuvable',
      text: 'Cette page n’existe pas ou n’existe plus.',
    },
    pageFailure: {
      title: 'Une erreur s’est produite',
      text: 'Cette page ne peut pas s’afficher pour le moment. Réessayez dans un instant.',
    },
  },
  owner: {
    dashboard: {
      title: 'Tableau de bord',
      subtitle: 'Gérez votre musique, vos vidéos et vos messages',
      backToSite: 'Retour au site',
      shortcuts: 'Raccourcis clavier',
      tabs: 'Tableau de bord',
      upload: 'Ajouter',
      manage: 'Gérer',
      messages: 'Messages',
      unread: {
        one: 'non lu',
        other: 'non lus',
      },
      notices: 'Avis',
      partFailed: 'Cette partie du tableau de bord n’a pas pu être chargée.',
      uploadForms: 'Que voulez-vous ajouter ?',
      uploadForm: {
        music: 'Musique',
        video: 'Vidéo',
        image: 'Image',
        show: 'Concert',
        news: 'Actus',
        settings: 'Réglages du site',
      },
      libraries: 'Bibliothèques',
    },
    overview: {
      title: 'Vue d’ensemble',
      unread: 'Non lus',
      scheduled: 'Programmés',
      draft: 'Brouillons',
      backup: 'Dernière sauvegarde',
      free: 'Espace libre',
      never: 'Aucune',
      tasks: {
        music: 'Importer un morceau',
        video: 'Ajouter une vidéo',
        image: 'Ajouter des photos',
        show: 'Ajouter un concert',
        news: 'Écrire un article',
        settings: 'Réglages',
      },
    },
    palette: {
      search: 'Rechercher',
      hint: 'Morceaux, vidéos, messages, réglages...',
      shortcuts: 'Tableau de bord',
      shortcut: 'Trouver n’importe quoi et agir',
      actionHint: 'Que voulez-vous en faire ?',
      back: 'Retour aux résultats',
      searching: 'Recherche...',
      failed: 'La recherche n’a pas pu aboutir partout. Veuillez réessayer.',
      more: 'Il y en a d’autres. Saisissez du texte pour les trouver.',
      noDrafts: 'Il n’y a aucun brouillon.',
      nothingScheduled: 'Rien n’est programmé.',
      groups: {
        tasks: 'Tâches',
        settings: 'Réglages',
        track: 'Morceaux',
        release: 'Sorties',
        video: 'Vidéos',
        photo: 'Photos',
        show: 'Concerts',
        post: 'Actus',
        message: 'Messages',
      },
      actions: {
        feature: 'Mettre à la une de l’accueil',
        publish: 'Publier maintenant',
        schedule: 'Programmer ou masquer',
        open: 'Ouvrir le message',
      },
      words: {
        music: 'nouveau morceau chanson titre mp3 album sortie ajouter importer',
        video: 'nouvelle film clip youtube vimeo tiktok ajouter importer',
        image: 'nouvelle photo image galerie ajouter importer',
        show: 'nouveau live spectacle tournée date dates agenda importer import csv',
        news: 'nouvel nouveau actu actualité actualités news billet blog post rédiger publier',
        manage: 'bibliothèque morceaux vidéos photos sorties corbeille supprimer contenus',
        messages: 'boîte de réception courrier mail e-mail non lus contact',
        site: 'accueil public visiteurs voir',
        shortcuts: 'touches clavier aide',
        artist: 'nom slogan accroche liens e-mail email réseaux sociaux profils',
        about: 'biographie bio texte histoire présentation',
        look: 'couleur police caractères thème design style icône logo sections',
        language: 'traduction français anglais',
        timeZone: 'horloge heure heures horaire concerts',
        downloads: 'fichiers mp3 autoriser télécharger',
        preview: 'futur avenir date prévisualiser',
        password: 'changer secret connexion identifiant',
        accounts: 'utilisateurs personnes ajouter supprimer retirer',
        signIns: 'appareils sessions déconnexion déconnecter',
        backup: 'enregistrer copie télécharger restaurer backup',
        check: 'fichiers manquants endommagés réparer contrôle',
      },
    },
    start: {
      title: 'Premiers pas',
      progress: '{done} sur {total}',
      allDone: 'Tout est fait : votre site est prêt à rencontrer son public.',
      all: 'Tous les premiers pas',
      hide: 'Masquer',
      show: 'Afficher les premiers pas',
      failed: 'L’enregistrement a échoué. Veuillez réessayer.',
      steps: {
        name: 'Indiquez votre nom',
        about: 'Présentez-vous',
        photo: 'Ajoutez une photo',
        song: 'Importez votre premier morceau',
        video: 'Ajoutez une vidéo',
        backup: 'Faites une sauvegarde',
        share: 'Faites-le savoir',
      },
      reasons: {
        name: 'Il apparaît sur toutes les pages.',
        about: 'Quelques phrases pour la section « À propos ».',
        photo: 'Mise à la une, elle accueille votre public.',
        song: 'MP3, WAV, FLAC et autres.',
        video: 'Un fichier, ou un lien YouTube, Vimeo ou TikTok.',
        backup: 'Un seul fichier qui contient tout.',
        share: 'Copiez l’adresse de votre site et envoyez-la autour de vous.',
      },
      stepDone: '(fait)',
      addressCopied: 'Adresse copiée',
      address: 'Adresse de votre site',
      demo: {
        offer: 'Voyez votre site avec de la musique',
        offerText:
          'La démo remplit votre site vide avec des morceaux, vidéos, photos et messages fictifs. Cela prend moins d’une minute, et un clic suffit pour tout retirer.',
        fill: 'Charger la démo',
        filling: 'Chargement de la démo',
        shown: 'Votre site affiche la démo',
        shownText:
          'Le public la voit aussi. Ce que vous ajoutez reste quand vous retirez la démo ; ce que vous avez modifié dans la démo part alors à la corbeille.',
        remove: 'Retirer la démo',
        removing: 'Retrait...',
        failed: 'Veuillez réessayer.',
      },
    },
    rules: {
      fields: {
        title: 'Titre',
        description: 'Description',
        credits: 'Crédits',
        lyrics: 'Paroles',
        isrc: 'ISRC',
        releaseDate: 'Date de sortie',
        publishAt: 'Date de publication',
        address: 'Adresse',
        photographer: 'Photographe',
        location: 'Lieu',
        year: 'Année',
        artistName: 'Nom d’artiste',
        tagline: 'Accroche',
        aboutText: 'Texte « À propos »',
        profileLink: 'Lien de profil',
        announcement: '', // Announcement
        announcementLink: '', // Announcement link
        announcementUntil: '', // Last day
        value: 'Valeur',
        previewMoment: 'Date de l’aperçu',
      },
      day: '{field} : un jour est attendu, au format 2024-03-05',
      moment:
        '{field} : une date et une heure avec fuseau horaire sont attendues, au format 2024-03-05T18:00:00Z',
      momentYears: '{field} : l’année doit être comprise entre 1000 et 9999',
      yesOrNo: 'La valeur doit être true ou false',
      version: 'La version doit être un nombre entier',
      titleRequired: 'Le titre est obligatoire',
      artistNameRequired: 'Le nom d’artiste est obligatoire',
      taglineRequired: 'L’accroche est obligatoire',
      valueRequired: 'La valeur est obligatoire',
      aboutTooShort: 'Le texte « À propos » doit contenir au moins {min} caractères.',
      enterCurrentPassword: 'Saisissez votre mot de passe actuel',
      previewMoment: 'Choisissez le jour et l’heure de l’aperçu',
      trackType: 'Le type de sortie doit être Single, EP ou Album',
      releaseType: 'Le type de sortie doit être Album, EP ou Single',
      videoType: 'Le type de vidéo doit être Clip, Live, Coulisses, Humour ou Tutoriel',
      visibility: 'La visibilité doit être Publié, Brouillon ou Programmé',
      scheduleWithoutTime: 'Choisissez le jour et l’heure de publication',
      scheduleInThePast: 'Cette date est déjà passée. Choisissez-en une plus tardive ou publiez maintenant.',
      timeWithoutSchedule: 'Pour publier les morceaux à cette heure, choisissez aussi « Programmé »',
      isrc: 'Un code ISRC compte 12 lettres et chiffres, par exemple USRC17607839',
      url: 'Saisissez une URL valide',
      audioFileRequired: 'Le fichier audio est obligatoire',
      photoRequired: 'Aucun fichier sélectionné',
      sourceRequired: 'embedUrl ou videoFile est obligatoire',
      sourceRequiredInForm: 'Indiquez l’URL de la vidéo ou importez un fichier vidéo',
      noThumbnailsFromVideos:
        'Ce site ne crée pas de miniatures à partir des fichiers vidéo. Ajoutez vous-même une image à la vidéo.',
      focusOutside:
        'Le point focal doit se trouver dans l’image : deux nombres de 0 à 1, en largeur et en hauteur',
      focusWithoutPicture: 'Il n’y a pas d’image ici sur laquelle placer un point focal',
      releaseTracks: 'Les morceaux d’une sortie sont désignés par leurs numéros, par exemple [3, 5, 4]',
      tooManyTracks: 'Une sortie peut contenir au plus {most} morceaux',
      trackNamedTwice: '« {track} » apparaît deux fois. Une sortie ne contient chaque morceau qu’une fois.',
      trackTaken: '« {track} » figure déjà sur « {release} ». Retirez d’abord le morceau de cette sortie.',
      trackGone: 'L’un de ces morceaux n’existe plus. Choisissez à nouveau les morceaux.',
      linkNotHttps: 'Un lien doit être une adresse qui commence par https://',
      linkTooLong: 'Un lien doit contenir au plus {max} caractères',
      linkNotWhole: 'Un lien doit être une adresse web complète, par exemple https://example.com/song',
      linkWithPassword: 'Un lien ne doit contenir ni identifiant ni mot de passe',
      linkNotPublic:
        'Un lien doit mener à un site accessible à tout le monde, par exemple https://example.com',
      linksNotAList:
        'Les liens doivent former une liste d’adresses, par exemple ["https://example.com/song"]',
      tooManyLinks: '{most} liens au maximum',
      tooManyProfiles: '{most} profils au maximum : le réseau social et {others} autres',
      lyricsTimesInLine:
        'La ligne {line} contient plus de {most} repères de temps. Répartissez-les sur plusieurs lignes.',
      lyricsOffset:
        'Ligne {line} : le décalage {written} est illisible. Écrivez-le en millisecondes, comme [offset:500].',
      lyricsTime: 'Ligne {line} : le repère de temps {written} est illisible. Écrivez-le comme [01:07.50].',
      lyricsTooManyLines:
        'Les paroles peuvent compter au plus {most} lignes avec un repère de temps. Retirez-en quelques-unes.',
      lyricsTooLong:
        'Une fois toutes les répétitions écrites en entier, les paroles peuvent compter au plus {most} caractères. Raccourcissez-les un peu.',
      downloads: 'Les téléchargements doivent être activés ou désactivés',
      language: 'Choisissez l’une de ces langues : {codes}',
      oneOf: 'Choisissez l’une de ces valeurs : {choices}',
      colour: 'Choisissez une couleur au format #c8402a',
      sections: 'Choisissez au moins une section, chacune une seule fois : {sections}',
      photo: 'Choisissez l’une de vos photos',
    },
    files: {
      tooLarge: {
        audio: 'Le fichier audio ne doit pas dépasser {size}',
        video: 'Le fichier vidéo ne doit pas dépasser {size}',
        picture: 'L’image ne doit pas dépasser {size}',
        document: '', // Document must be {size} or smaller
      },
      empty: {
        audio: 'Le fichier audio est vide. Choisissez-en un autre.',
        video: 'Le fichier vidéo est vide. Choisissez-en un autre.',
        picture: 'L’image est vide. Choisissez-en une autre.',
        document: '', // Document is empty. Please choose another one.
      },
      wrongType: {
        audio: 'Le fichier audio doit être au format MP3, WAV, M4A, AAC, FLAC, OGG ou Opus',
        video: 'Le fichier vidéo doit être au format MP4, MOV ou WebM',
        picture: 'L’image doit être au format JPG, PNG, GIF, WebP ou AVIF',
        document: '', // Document must be a PDF
      },
      unreadable: {
        audio:
          'Le fichier audio est illisible. Il est peut-être endommagé ou incomplet. Exportez-le à nouveau ou choisissez-en un autre.',
        video:
          'Le fichier vidéo est illisible. Il est peut-être endommagé ou incomplet. Exportez-le à nouveau ou choisissez-en un autre.',
        picture:
          'L’image est illisible. Elle est peut-être endommagée ou incomplète. Exportez-la à nouveau ou choisissez-en une autre.',
        document: '', // Document could not be read. It may be damaged or incomplete. Please export it again, or choose another one.
      },
      types: {
        audio: 'MP3, WAV, M4A, AAC, FLAC, OGG ou Opus',
        video: 'MP4, MOV ou WebM',
        picture: 'JPG, PNG, GIF, WebP ou AVIF',
      },
      megabytesShort: '{size} Mo',
      kilobytes: '{size} Ko',
      megabytes: '{size} Mo',
      gigabytes: '{size} Go',
      kilobytesPerSecond: '{size} Ko/s',
      megabytesPerSecond: '{size} Mo/s',
    },
    forms: {
      visibilities: {
        published: 'Publié',
        draft: 'Brouillon',
        scheduled: 'Programmé',
      },
      edit: {
        track: 'Modifier le morceau',
        release: 'Modifier la sortie',
        video: 'Modifier la vidéo',
        photo: 'Modifier l’image',
        show: 'Modifier le concert',
        post: 'Modifier l’article',
      },
      save: 'Enregistrer',
      saving: 'Enregistrement...',
      cancel: 'Annuler',
      discardChanges: 'Abandonner vos modifications ?',
      updated: {
        track: 'Morceau mis à jour',
        release: 'Sortie mise à jour',
        video: 'Vidéo mise à jour',
        photo: 'Image mise à jour',
        show: 'Concert mis à jour',
        post: 'Article mis à jour',
      },
      updatedText: {
        track: 'Le morceau a bien été mis à jour.',
        release: 'La sortie a bien été mise à jour.',
        video: 'La vidéo a bien été mise à jour.',
        photo: 'L’image a bien été mise à jour.',
        show: 'Le concert a bien été mis à jour.',
        post: 'L’article a bien été mis à jour.',
      },
      updateFailed: {
        track: 'Impossible de mettre à jour le morceau. Veuillez réessayer.',
        release: 'Impossible de mettre à jour la sortie. Veuillez réessayer.',
        video: 'Impossible de mettre à jour la vidéo. Veuillez réessayer.',
        photo: 'Impossible de mettre à jour l’image. Veuillez réessayer.',
        show: 'Impossible de mettre à jour le concert. Veuillez réessayer.',
        post: 'Impossible de mettre à jour l’article. Veuillez réessayer.',
      },
      openFailed: {
        track: 'Impossible d’ouvrir le morceau. Veuillez réessayer.',
        release: 'Impossible d’ouvrir la sortie. Veuillez réessayer.',
        video: 'Impossible d’ouvrir la vidéo. Veuillez réessayer.',
        photo: 'Impossible d’ouvrir l’image. Veuillez réessayer.',
        show: 'Impossible d’ouvrir le concert. Veuillez réessayer.',
        post: 'Impossible d’ouvrir l’article. Veuillez réessayer.',
      },
      deletedMeanwhile: {
        track: 'Ce morceau a été supprimé entre-temps. Cherchez-le dans la corbeille.',
        release: 'Cette sortie a été supprimée entre-temps. Cherchez-la dans la corbeille.',
        video: 'Cette vidéo a été supprimée entre-temps. Cherchez-la dans la corbeille.',
        photo: 'Cette image a été supprimée entre-temps. Cherchez-la dans la corbeille.',
        show: 'Ce concert a été supprimé entre-temps. Cherchez-le dans la corbeille.',
        post: 'Cet article a été supprimé entre-temps. Cherchez-le dans la corbeille.',
      },
      lookAtTheField: 'Rien n’a été enregistré. Vérifiez le champ signalé.',
      sessionEnded: 'Votre session a expiré',
      signInAgain: 'Reconnectez-vous. Rien n’a été modifié.',
      uploadCancelled: 'Importation annulée',
      nothingSaved: 'Rien n’a été enregistré.',
      conflict: {
        track: 'Quelqu’un d’autre a modifié ce morceau en même temps que vous.',
        release: 'Quelqu’un d’autre a modifié cette sortie en même temps que vous.',
        video: 'Quelqu’un d’autre a modifié cette vidéo en même temps que vous.',
        photo: 'Quelqu’un d’autre a modifié cette image en même temps que vous.',
        show: 'Quelqu’un d’autre a modifié ce concert en même temps que vous.',
        post: 'Quelqu’un d’autre a modifié cet article en même temps que vous.',
      },
      newerDiffers: 'Vos modifications ne sont pas encore enregistrées. Voici la version plus récente :',
      newerIsSame: 'La version plus récente est identique à la vôtre.',
      loadNewer: 'Charger la version plus récente',
      saveOver: 'La remplacer par la mienne',
      values: {
        yes: 'Oui',
        no: 'Non',
        empty: '(vide)',
        sameFile: 'Le fichier affiché ci-dessous',
        otherFile: 'Un autre fichier',
      },
      draft: {
        label: 'Brouillon non enregistré',
        isBack: 'Vos modifications précédentes sont de retour.',
        notSaved: 'Elles ne sont pas encore enregistrées.',
        filesAgain: 'Il faudra peut-être choisir à nouveau les fichiers.',
        discard: 'Les abandonner',
      },
      releaseDate: 'Date de sortie',
      releaseDateHint: 'Facultatif. Sans date, c’est celle de l’ajout qui s’affiche.',
      releaseDateOfRelease: 'Facultatif. Sans date, c’est celle de « {release} » qui s’affiche : {date}.',
      visibility: 'Visibilité',
      visibilityHints: {
        published: 'Visible par tout le monde',
        draft: 'Visible uniquement par vous, ici, dans le tableau de bord',
        scheduled: 'Visible uniquement par vous jusqu’à l’heure prévue',
      },
      scheduledFor: 'Publication prévue le {time}',
      publishAt: 'Publier le',
      yourTime: 'Votre heure locale, {zone}',
      linkNumber: '{list}, lien {number}',
      addLink: 'Ajouter un lien',
      removeLink: 'Retirer {address}',
      removeEmptyLink: 'Retirer cette ligne',
      replaceFile: {
        audioFile: 'Remplacer l’audio',
        coverArt: 'Remplacer la pochette',
        videoFile: 'Remplacer le fichier',
        thumbnail: 'Remplacer la miniature',
        aboutImage: 'Remplacer l’image',
        picture: 'Remplacer l’image',
        rider: '', // Replace Rider
      },
      chooseFile: {
        audioFile: 'Choisir l’audio',
        coverArt: 'Choisir une pochette',
        videoFile: 'Choisir un fichier',
        thumbnail: 'Choisir une miniature',
        aboutImage: 'Choisir une image',
        picture: 'Choisir une image',
        rider: '', // Choose Rider
      },
      removeFile: {
        coverArt: 'Retirer la pochette',
        videoFile: 'Retirer le fichier',
        picture: 'Retirer l’image',
        rider: '', // Remove Rider
      },
      newFile: {
        audioFile: 'Nouvel audio',
        coverArt: 'Nouvelle pochette',
        videoFile: 'Nouveau fichier',
        thumbnail: 'Nouvelle miniature',
        aboutImage: 'Nouvelle image',
        picture: 'Nouvelle image',
        rider: '', // New rider
      },
      newFilePreview: {
        audioFile: 'Le nouvel audio',
        coverArt: 'La nouvelle pochette',
        videoFile: 'Le nouveau fichier',
        thumbnail: 'La nouvelle miniature',
        aboutImage: 'La nouvelle image',
        picture: 'La nouvelle image',
        rider: '', // The new rider
      },
      coverArt: 'Pochette',
      willBeRemoved: 'Retrait à l’enregistrement',
      undo: 'Rétablir',
      focalPoint: {
        title: 'Point focal',
        hint: 'Touchez ce qui compte dans l’image : tous les recadrages le garderont.',
        role: 'point déplaçable',
        position: 'à {across} % de la gauche, à {down} % du haut',
        square: 'Carré',
        wide: 'Large',
      },
      embed: {
        title: 'Intégration',
        hint: 'À afficher sur un autre site',
        code: 'Code d’intégration',
        paste: 'Collez-le dans une page d’un autre site pour y afficher le lecteur.',
        notYet: 'Il fonctionnera une fois ce contenu publié.',
        copy: 'Copier le code',
        copied: 'Code d’intégration copié',
      },
    },
    lists: {
      searchHint: '{label}...',
      inAll: '{count} au total',
      found: '{found} sur {all}',
      noMatches: 'Aucun résultat pour « {query} ».',
      clearSearch: 'Effacer la recherche',
      sortBy: 'Trier par',
      sortAscending: 'Tri croissant',
      sortDescending: 'Tri décroissant',
      loading: 'Chargement...',
      trying: 'Nouvel essai...',
      restFailed: 'La suite n’a pas pu être chargée. Veuillez réessayer.',
      outOfDate: '{failure} Ce que vous voyez n’est peut-être plus à jour.',
      edit: 'Modifier',
      editItem: 'Modifier {title}',
      select: 'Sélectionner {title}',
      opening: 'Ouverture...',
      delete: 'Supprimer',
      deleteItem: 'Supprimer {title}',
      actionsFor: 'Actions : {title}',
      viewPage: 'Voir la page',
      viewPageOf: 'Voir la page : {title}',
      share: 'Partager',
      shareItem: 'Partager {title}',
      released: 'Sortie le {date}',
      notFeatured: 'Pas à la une',
      onHome: 'Sur l’accueil',
      selected: {
        track: {
          one: '{shown} sélectionné',
          other: '{shown} sélectionnés',
        },
        video: {
          one: '{shown} sélectionnée',
          other: '{shown} sélectionnées',
        },
        photo: {
          one: '{shown} sélectionnée',
          other: '{shown} sélectionnées',
        },
        show: {
          one: '{shown} sélectionné',
          other: '{shown} sélectionnés',
        },
        post: {
          one: '{shown} sélectionné',
          other: '{shown} sélectionnés',
        },
        message: {
          one: '{shown} sélectionné',
          other: '{shown} sélectionnés',
        },
      },
      clearSelection: 'Désélectionner',
      move: 'Déplacer {name}',
      moveHint: 'Faites glisser ou utilisez les touches fléchées',
      moveUp: 'Monter {name}',
      moveDown: 'Descendre {name}',
      moveEarlier: 'Avancer {name} d’une place',
      moveLater: 'Reculer {name} d’une place',
      moved: '{name} : maintenant en position {place} sur {total}',
    },
    selection: {
      title: {
        track: 'Morceaux sélectionnés',
        video: 'Vidéos sélectionnées',
        photo: 'Images sélectionnées',
        show: 'Concerts sélectionnés',
        post: 'Articles sélectionnés',
      },
      allShown: 'Sélectionner tout ce qui est affiché',
      updated: {
        track: {
          one: '{count} morceau mis à jour.',
          other: '{count} morceaux mis à jour.',
        },
        video: {
          one: '{count} vidéo mise à jour.',
          other: '{count} vidéos mises à jour.',
        },
        photo: {
          one: '{count} image mise à jour.',
          other: '{count} images mises à jour.',
        },
        show: {
          one: '{count} concert mis à jour.',
          other: '{count} concerts mis à jour.',
        },
        post: {
          one: '{count} article mis à jour.',
          other: '{count} articles mis à jour.',
        },
      },
      failed: {
        track: 'Certains morceaux n’ont pas pu être modifiés. Veuillez réessayer.',
        video: 'Certaines vidéos n’ont pas pu être modifiées. Veuillez réessayer.',
        photo: 'Certaines images n’ont pas pu être modifiées. Veuillez réessayer.',
        show: 'Certains concerts n’ont pas pu être modifiés. Veuillez réessayer.',
        post: 'Certains articles n’ont pas pu être modifiés. Veuillez réessayer.',
      },
      changedMeanwhile:
        'Certains éléments ont été modifiés ailleurs entre-temps. Consultez la liste et réessayez.',
      visibility: {
        title: 'Changer la visibilité',
        changed: 'Visibilité modifiée',
      },
      photographer: {
        title: 'Indiquer le crédit photo',
        changed: 'Crédit photo modifié',
        hint: 'Pour toutes les images sélectionnées. Laissez vide pour retirer le nom.',
      },
      release: {
        title: 'Ajouter à une sortie',
        search: 'Rechercher une sortie',
        addTo: 'Ajouter à {release}',
        added: 'Ajout à la sortie effectué',
        addedText: {
          one: '{count} morceau se trouve maintenant à la fin de « {release} ».',
          other: '{count} morceaux se trouvent maintenant à la fin de « {release} ».',
        },
        failed: 'Les morceaux n’ont pas pu être ajoutés. Veuillez réessayer.',
      },
      confirmDelete: {
        track: {
          one: 'Voulez-vous vraiment supprimer {count} morceau ?',
          other: 'Voulez-vous vraiment supprimer ces {count} morceaux ?',
        },
        video: {
          one: 'Voulez-vous vraiment supprimer {count} vidéo ?',
          other: 'Voulez-vous vraiment supprimer ces {count} vidéos ?',
        },
        photo: {
          one: 'Voulez-vous vraiment supprimer {count} image ?',
          other: 'Voulez-vous vraiment supprimer ces {count} images ?',
        },
        show: {
          one: 'Voulez-vous vraiment supprimer {count} concert ?',
          other: 'Voulez-vous vraiment supprimer ces {count} concerts ?',
        },
        post: {
          one: 'Voulez-vous vraiment supprimer {count} article ?',
          other: 'Voulez-vous vraiment supprimer ces {count} articles ?',
        },
      },
      deleted: {
        track: {
          one: '{count} morceau supprimé',
          other: '{count} morceaux supprimés',
        },
        video: {
          one: '{count} vidéo supprimée',
          other: '{count} vidéos supprimées',
        },
        photo: {
          one: '{count} image supprimée',
          other: '{count} images supprimées',
        },
        show: {
          one: '{count} concert supprimé',
          other: '{count} concerts supprimés',
        },
        post: {
          one: '{count} article supprimé',
          other: '{count} articles supprimés',
        },
      },
      deletedText: 'La sélection se trouve maintenant dans la corbeille.',
      deleteFailed: {
        track: 'Certains morceaux n’ont pas pu être supprimés. Veuillez réessayer.',
        video: 'Certaines vidéos n’ont pas pu être supprimées. Veuillez réessayer.',
        photo: 'Certaines images n’ont pas pu être supprimées. Veuillez réessayer.',
        show: 'Certains concerts n’ont pas pu être supprimés. Veuillez réessayer.',
        post: 'Certains articles n’ont pas pu être supprimés. Veuillez réessayer.',
      },
      undoHint: 'Pour tout récupérer, ouvrez la corbeille dans « Gérer »',
      restored: {
        track: {
          one: '{count} morceau restauré',
          other: '{count} morceaux restaurés',
        },
        video: {
          one: '{count} vidéo restaurée',
          other: '{count} vidéos restaurées',
        },
        photo: {
          one: '{count} image restaurée',
          other: '{count} images restaurées',
        },
        show: {
          one: '{count} concert restauré',
          other: '{count} concerts restaurés',
        },
        post: {
          one: '{count} article restauré',
          other: '{count} articles restaurés',
        },
      },
      restoredText: 'Tout a retrouvé sa place.',
      restoreFailed: 'Tout n’a pas pu être restauré. Ouvrez la corbeille.',
    },
    upload: {
      track: {
        stored: 'Musique importée',
        storedText: 'Votre musique a été importée et est maintenant disponible sur votre site.',
        failed: 'Impossible d’importer la musique',
      },
      video: {
        stored: 'Vidéo ajoutée',
        storedText: 'Votre vidéo a été ajoutée et est maintenant disponible sur votre site.',
        failed: 'Impossible d’importer la vidéo',
      },
      photo: {
        stored: 'Importation réussie',
        storedText: 'L’image a bien été importée.',
        failed: 'Impossible d’importer l’image',
      },
      post: {
        stored: 'Article enregistré',
        storedText: 'Votre article est maintenant sur votre site.',
        failed: 'Impossible d’enregistrer l’article',
      },
      unseen: {
        draft: 'C’est un brouillon, visible uniquement par vous.',
        scheduled: 'La publication aura lieu à l’heure choisie.',
      },
      failed: 'Échec de l’importation',
      uploading: 'Importation...',
      retry: 'Réessayer',
      progress: {
        title: 'Progression de l’importation',
        of: 'Progression : {file}',
        sent: '{percent} % · {speed}',
        allSent: 'Envoyé. Le serveur vérifie le fichier…',
        offline: 'Vous êtes hors ligne. L’importation reprendra toute seule dès le retour du réseau.',
        cancel: 'Annuler',
      },
      file: {
        choose: 'Choisissez un fichier ou déposez-le ici',
        chooseOrDrop: 'Choisissez des fichiers, ou déposez ici des fichiers ou un dossier',
        noneDropped: 'Aucun fichier utilisable dans ce que vous avez déposé.',
        remove: 'Retirer {file}',
      },
      hints: {
        audio: '{types}. {size} maximum.',
        cover: 'JPG ou PNG. Taille conseillée : 1400 × 1400. {size} maximum.',
        video: '{types}. {size} maximum.',
        thumbnail: 'JPG ou PNG. Taille conseillée : 1280 × 720. {size} maximum.',
        newPhoto: 'WebP et AVIF conviennent aussi. {size} maximum.',
        photo: '{types}. {size} maximum.',
      },
      queue: {
        title: 'Plusieurs à la fois',
        uploaded: {
          one: 'Fichier importé : {done} sur {count}',
          other: 'Fichiers importés : {done} sur {count}',
        },
        uploadedLastSent: {
          one: 'Fichier importé : {done} sur {count}. Le dernier fichier est déjà sur le serveur : son importation ne peut plus être annulée.',
          other:
            'Fichiers importés : {done} sur {count}. Le dernier fichier est déjà sur le serveur : son importation ne peut plus être annulée.',
        },
        failed: {
          one: 'Fichier non importé : {failed} sur {count}. La liste indique pourquoi.',
          other: 'Fichiers non importés : {failed} sur {count}. La liste indique pourquoi.',
        },
        start: {
          one: 'Importer {count} fichier',
          other: 'Importer {count} fichiers',
        },
        stop: 'Arrêter',
        stopping: 'Arrêt...',
        clear: 'Masquer les fichiers terminés',
        asDrafts: 'Garder comme brouillons',
        asDraftsHint: 'Visibles uniquement par vous jusqu’à leur publication',
        titleOf: 'Titre pour {file}',
        found: 'D’après le fichier : {details}',
        waiting: 'En attente',
        done: 'Importé',
        cancelled: 'Annulé',
      },
      details: {
        lyrics: 'paroles',
        credits: 'crédits',
        isrc: 'ISRC',
        releaseDate: 'date de sortie',
      },
      credits: {
        written: 'Écriture : {people}',
        music: 'Musique : {people}',
        lyrics: 'Paroles : {people}',
        arranged: 'Arrangements : {people}',
        produced: 'Production : {people}',
        recorded: 'Enregistrement : {people}',
        mixed: 'Mixage : {people}',
        remixed: 'Remix : {people}',
      },
    },
    published: {
      title: 'Vient d’être publié',
      live: 'C’est en ligne. Faites-le savoir.',
      goesLive: 'Mise en ligne le {time}.',
      draft: 'C’est un brouillon, visible uniquement par vous.',
      picture: 'Ce qui s’affiche à côté du lien',
      qr: 'QR code du lien',
      saveQr: 'Enregistrer le QR code',
      seeIt: 'Voir la page',
    },
    tracks: {
      library: 'Bibliothèque musicale',
      list: {
        search: 'Rechercher un morceau',
        loading: 'Chargement des morceaux...',
        empty: 'Aucun morceau pour l’instant. Importez-en pour commencer.',
        failure: 'Les morceaux n’ont pas pu être chargés.',
      },
      columns: {
        title: 'Titre',
        releaseType: 'Type',
        uploadDate: 'Date d’ajout',
        featured: 'À la une',
        actions: 'Actions',
      },
      row: {
        release: 'Sur {release}',
      },
      upload: {
        title: 'Importer de la musique',
        send: 'Importer la musique',
      },
      fields: {
        title: 'Titre',
        releaseType: 'Type de sortie',
        description: 'Description',
        audioFile: 'Fichier audio',
        featured: 'À la une',
        downloadable: 'Autoriser le téléchargement de ce morceau',
        lyrics: 'Paroles',
        credits: 'Crédits',
        explicit: 'Contenu explicite',
        isrc: 'ISRC',
        links: 'Liens',
      },
      hints: {
        releaseType: 'Pour réunir plusieurs morceaux en album, sélectionnez-les dans « Gérer »',
        releaseTypeOfRelease: '{type}, puisque ce morceau figure sur « {release} »',
        description: 'Facultatif',
        audioFile: 'Durée : {length}. {hint}',
        featured:
          'En tête de la page d’accueil, comme morceau le plus récent, à la place du précédent morceau à la une',
        downloadable:
          'Sans cette autorisation, les fans peuvent toujours écouter ici, dans les applis de podcast et hors ligne dans leur navigateur',
        lyrics:
          'Texte simple ou LRC : avec des repères comme [00:12.50] devant les lignes, chacune s’illumine quand elle est chantée',
        credits: 'Une ligne par rôle, par exemple « Écriture : Ana »',
        explicit: 'Affiche un E à côté du titre',
        isrc: 'Le code propre à l’enregistrement, par exemple USRC17607839',
        links: 'Où acheter ou écouter le morceau, dans l’ordre d’affichage',
      },
      more: {
        title: 'Plus de détails sur ce morceau',
        hint: 'Paroles, crédits, contenu explicite, ISRC, liens',
      },
      files: {
        cover: 'Pochette',
        audio: 'Audio',
      },
      foundInFile: {
        title: 'Trouvé dans le fichier',
        anotherCover: 'Vous avez choisi une autre pochette',
        usedCover: 'Servira de pochette, sauf si vous en choisissez une autre',
      },
      use: {
        title: 'Utiliser le titre',
        lyrics: 'Utiliser les paroles',
        credits: 'Utiliser les crédits',
        isrc: 'Utiliser l’ISRC',
        releaseDate: 'Utiliser la date de sortie',
        cover: 'Utiliser la pochette',
      },
    },
    videos: {
      thumbnailStatus: {
        available: 'Disponible',
        needsGeneration: 'À générer',
        notApplicable: 'Sans objet',
      },
      library: 'Vidéothèque',
      list: {
        search: 'Rechercher une vidéo',
        loading: 'Chargement des vidéos...',
        empty: 'Aucune vidéo pour l’instant. Ajoutez-en pour commencer.',
        failure: 'Les vidéos n’ont pas pu être chargées.',
      },
      columns: {
        title: 'Titre',
        videoType: 'Type',
        uploadDate: 'Date d’ajout',
        views: 'Vues',
        featured: 'À la une',
        thumbnail: 'Miniature',
        actions: 'Actions',
      },
      viewed: {
        one: '{views} vue',
        other: '{views} vues',
      },
      needsThumbnail: 'Pas encore de miniature',
      add: 'Ajouter une vidéo',
      fields: {
        title: 'Titre',
        videoType: 'Type de vidéo',
        embedUrl: 'URL de la vidéo',
        videoFile: 'Fichier vidéo',
        thumbnail: 'Miniature personnalisée',
        featured: 'À la une de la page d’accueil',
        featuredOfNew: 'À la une',
        description: 'Description',
        credits: 'Crédits',
        links: 'Liens',
      },
      hints: {
        embedUrl: 'YouTube, Vimeo ou TikTok',
        videoFile: 'Durée : {length}. {hint}',
        featured: 'En grand au-dessus des autres vidéos, à la place de la précédente vidéo à la une',
        featuredOfNew: 'Cette vidéo sera à la une de la page d’accueil',
        credits: 'Une ligne par rôle, par exemple « Réalisation : Ana »',
        links: 'Où la retrouver ailleurs, dans l’ordre d’affichage',
      },
      more: {
        title: 'Plus de détails sur cette vidéo',
        hint: 'Description, crédits, liens',
      },
      files: {
        video: 'Fichier',
        thumbnail: 'Miniature',
      },
      source: {
        title: 'Source de la vidéo',
        embed: 'URL à intégrer',
        file: 'Fichier à importer',
        filePlays: 'Cette vidéo a un fichier et une adresse. C’est le fichier qui est lu.',
        addressPlays:
          'Cette vidéo a un fichier et une adresse. Le fichier a disparu, c’est donc l’adresse qui est utilisée.',
      },
      address: {
        video: 'Vidéo {service} {id}',
        page: 'Page {service}',
        otherPage: 'Une page d’un autre site',
        preview: 'Aperçu de la vidéo',
        showPreview: 'Afficher l’aperçu',
        opensElsewhere: 'Elle ne peut pas être lue sur votre site et s’ouvrira dans un nouvel onglet.',
        open: 'Ouvrir',
      },
      frames: {
        list: 'Images tirées de cette vidéo',
        title: 'Choisir une image de la vidéo comme miniature',
        use: 'Utiliser l’image {number} comme miniature',
      },
      thumbnails: {
        generate: 'Générer la miniature',
        generateFor: 'Générer la miniature : {title}',
        generateMissing: 'Générer les miniatures manquantes',
        generating: 'Génération...',
        progress: 'Miniatures créées : {done} sur {total}',
        generated: 'Miniature générée',
        generatedText: '« {title} » a maintenant une miniature.',
        failed: 'Impossible de générer la miniature. Veuillez réessayer.',
        complete: 'Génération des miniatures terminée',
        completeText: {
          one: '{message}. {count} vidéo mise à jour.',
          other: '{message}. {count} vidéos mises à jour.',
        },
        allFailed: 'Impossible de générer les miniatures. Veuillez réessayer.',
      },
    },
    news: {
      library: 'Actus',
      list: {
        search: 'Rechercher un article',
        loading: 'Chargement des articles...',
        empty: 'Aucun article pour l’instant. Écrivez-en un pour commencer.',
        failure: 'Les articles n’ont pas pu être chargés.',
      },
      columns: {
        title: 'Titre',
        date: 'Date',
        actions: 'Actions',
      },
      write: 'Écrire un article',
      save: 'Enregistrer l’article',
      fields: {
        title: 'Titre',
        body: 'Texte',
        trackId: 'Morceau',
        videoId: 'Vidéo',
        releaseId: 'Sortie',
        picture: 'Image',
      },
      hints: {
        body: 'Markdown : **gras**, *italique*, [lien](https://example.com), # titre, - liste, > citation',
      },
      editor: {
        label: 'Texte',
        write: 'Écrire',
        preview: 'Aperçu',
      },
      nothingToPreview: 'Votre texte s’affiche ici à mesure que vous écrivez.',
      attachment: {
        search: 'Afficher un morceau, une vidéo ou une sortie',
        hint: 'Saisissez une partie du titre',
        found: {
          one: '{count} résultat',
          other: '{count} résultats',
        },
        none: 'Aucun résultat.',
        kinds: {
          track: 'Morceau',
          video: 'Vidéo',
          release: 'Sortie',
        },
        remove: 'Retirer {title}',
      },
      bodyRequired: 'Écrivez quelque chose',
      attachmentGone: 'Ce morceau, cette vidéo ou cette sortie n’existe plus. Faites un autre choix.',
      oneAttachment:
        'Un article affiche un seul morceau, une seule vidéo ou une seule sortie. Retirez les autres.',
    },
    photos: {
      library: 'Galerie d’images',
      list: {
        search: 'Rechercher une image',
        loading: 'Chargement des images...',
        empty: 'Aucune image pour l’instant. Importez-en pour commencer.',
        failure: 'Les images n’ont pas pu être chargées.',
      },
      sorts: {
        position: 'Ordre de la galerie',
        uploadDate: 'Date d’ajout',
        title: 'Titre',
        photographer: 'Photographe',
        location: 'Lieu',
        featured: 'À la une',
      },
      order: {
        hint: 'Faites glisser les photos ou utilisez leurs flèches pour choisir l’ordre dans lequel le public les voit.',
        list: 'Images dans l’ordre de la galerie',
        failed: 'Impossible de déplacer l’image. Veuillez réessayer.',
      },
      tile: {
        featured: 'À la une',
        photographer: 'Photo : {photographer}',
        location: 'Lieu : {location}',
      },
      upload: {
        title: 'Importer des photos',
        send: 'Importer l’image',
      },
      fields: {
        title: 'Titre',
        description: 'Description',
        photographer: 'Photographe',
        year: 'Année',
        location: 'Lieu',
        featured: 'À la une',
        imageFile: 'Fichier image',
      },
      hints: {
        description: 'Facultatif',
        featured:
          'Affichée avec votre nom en haut de la page d’accueil, à la place de la précédente photo à la une',
      },
      file: {
        name: 'Image',
        none: 'Aucune image sélectionnée',
        formats: 'Formats acceptés : JPG, PNG, GIF',
        choose: 'Choisissez ou déposez une ou plusieurs photos',
        preview: 'Aperçu : {file}',
        remove: 'Retirer l’image',
      },
    },
    releases: {
      library: 'Sorties',
      list: {
        search: 'Rechercher une sortie',
        loading: 'Chargement des sorties...',
        empty:
          'Pas encore d’album ni d’EP. Sélectionnez des morceaux dans la bibliothèque musicale pour en faire un album.',
        failure: 'Les sorties n’ont pas pu être chargées.',
      },
      columns: {
        title: 'Titre',
        releaseType: 'Type',
        date: 'Date',
        actions: 'Actions',
      },
      typeAndSongs: {
        one: '{type}, {count} morceau',
        other: '{type}, {count} morceaux',
      },
      make: {
        title: 'Créer un album',
        ofUploads: 'En faire un album',
        send: 'Créer',
        done: 'Sortie créée',
        published: '« {title} » a maintenant sa propre page.',
        scheduled: '« {title} » aura sa propre page à partir du {time}.',
        draft: '« {title} » est visible uniquement par vous tant qu’aucun de ses morceaux n’est publié.',
        failed: 'La sortie n’a pas pu être créée. Veuillez réessayer.',
      },
      album: {
        title: 'Nouvelle sortie',
        found: 'D’après les tags de vos fichiers. Vérifiez, puis publiez en un clic.',
        period: 'Les fichiers indiquent seulement {period}. Choisissez le jour ou laissez vide.',
        send: {
          published: 'Publier la sortie',
          draft: 'Garder comme brouillon',
          scheduled: 'Programmer la sortie',
        },
        split: 'Importer en morceaux séparés',
        keptAsDrafts: {
          one: '{count} morceau est déjà importé. C’est un brouillon, dans « Gérer ».',
          other: '{count} morceaux sont déjà importés. Ce sont des brouillons, dans « Gérer ».',
        },
        more: {
          title: 'Plus de détails sur cette sortie',
          hint: 'Description, crédits, liens',
        },
      },
      fields: {
        title: 'Titre',
        releaseType: 'Type',
        description: 'Description',
        credits: 'Crédits',
        links: 'Liens',
        songs: 'Morceaux',
        visibility: 'Visibilité de ses morceaux',
      },
      hints: {
        releaseDate: 'Facultatif. Sans date, c’est celle de l’ajout qui s’affiche.',
        description: 'Facultatif',
        credits: 'Facultatif. Qui a joué, écrit, enregistré.',
        links: 'Facultatif. Où acheter ou écouter cette sortie, dans l’ordre d’affichage.',
      },
      cover: 'Pochette',
      visibility: {
        leaveAsItIs: 'Ne rien changer',
        unchanged:
          'Chaque morceau garde la sienne. Le public voit la sortie dès qu’un de ses morceaux est publié.',
        published: 'Tous ses morceaux sont visibles par tout le monde',
        draft: 'Ses morceaux sont visibles uniquement par vous, ici, dans le tableau de bord',
        scheduled: 'Ses morceaux sont visibles uniquement par vous jusqu’à l’heure prévue',
      },
      songs: {
        none: 'Pas encore de morceaux. Ajoutez le premier ci-dessous.',
        inOrder: 'Morceaux dans l’ordre',
        untitled: 'Morceau {id}',
        remove: 'Retirer {title}',
        add: 'Ajouter un morceau',
        addHint: 'Saisissez une partie du titre',
        found: {
          one: '{count} trouvé',
          other: '{count} trouvés',
        },
        noneFree: 'Aucun morceau disponible ne porte ce titre.',
      },
    },
    shows: {
      library: 'Concerts',
      list: {
        search: 'Rechercher un concert',
        loading: 'Chargement des concerts...',
        empty: 'Aucun concert pour l’instant. Ajoutez-en pour commencer.',
        failure: 'Les concerts n’ont pas pu être chargés.',
      },
      columns: {
        venue: 'Lieu',
        city: 'Ville',
        date: 'Date',
        status: 'Statut',
        actions: 'Actions',
      },
      duplicate: 'Dupliquer',
      duplicateItem: 'Dupliquer {title}',
      add: 'Ajouter un concert',
      adding: 'Ajout en cours...',
      added: 'Concert ajouté',
      addedText: 'Votre concert est maintenant sur votre site.',
      addFailed: 'Impossible d’ajouter le concert. Veuillez réessayer.',
      fields: {
        date: 'Date',
        time: 'Heure',
        timezone: 'Fuseau horaire',
        venue: 'Lieu',
        city: 'Ville',
        country: 'Pays',
        ticketUrl: 'Lien de billetterie',
        note: 'Infos',
        status: 'Statut',
        setlist: 'Setlist',
        photos: 'Photos',
        trackId: '', // Recorded Song
        videoId: '', // Recorded Video
      },
      hints: {
        time: 'Facultatif. L’heure locale du concert.',
        timezone: 'Là où se déroule le concert : saisissez une ville, par exemple Oslo',
        ticketUrl: 'Facultatif. Où acheter des billets.',
        note: 'Facultatif. Ouverture des portes, première partie, tarifs.',
        setlist: '', // One song per line. Songs of this site are linked by their titles.
        noPhotos: '', // There are no photos yet.
        trackId: '', // Optional. The title of a song of this site.
        videoId: '', // Optional. The title of a video of this site.
      },
      notFound: '', // Nothing is called “{title}”. Please write its title as it is.
      chooseCountry: 'Choisir un pays',
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
        title: 'Après le concert',
        hint: 'Setlist, photos, enregistrement',
      },
    },
    showRules: {
      fields: {
        date: 'Date',
        venue: 'Lieu',
        city: 'Ville',
        note: 'Infos',
        setlistEntry: 'Morceau de la setlist',
      },
      venueRequired: 'Le lieu est obligatoire',
      cityRequired: 'La ville est obligatoire',
      time: 'L’heure doit comprendre les heures et les minutes, au format 20:30',
      timezone: 'Le fuseau horaire doit être un nom comme Europe/Oslo',
      country: 'Le pays est désigné par ses deux lettres, par exemple NO',
      status: 'Le statut doit être Confirmé, Annulé, Reporté ou Complet',
      setlist: 'La setlist est une liste de morceaux, chacun avec son nom',
      setlistEntryRequired: 'Saisissez le nom du morceau ou retirez la ligne',
      setlistTooLong: 'Une setlist peut contenir au plus {most} morceaux',
      tooManyPhotos: 'Un concert peut avoir au plus {most} photos',
      ids: 'Les morceaux, vidéos et photos sont désignés par leurs numéros',
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
      title: 'Corbeille',
      description: {
        one: 'Ce que vous supprimez quitte aussitôt votre site et reste ici {count} jour.',
        other: 'Ce que vous supprimez quitte aussitôt votre site et reste ici {count} jours.',
      },
      list: 'Éléments supprimés',
      none: 'La corbeille est vide.',
      failed: 'La corbeille n’a pas pu être chargée. Rechargez la page.',
      kinds: {
        track: 'Morceau',
        release: 'Sortie',
        video: 'Vidéo',
        photo: 'Image',
        show: 'Concert',
        post: 'Article',
      },
      dates: 'Dans la corbeille depuis le {deleted}, suppression définitive le {gone}',
      confirm: {
        track: 'Voulez-vous vraiment supprimer ce morceau ?',
        release: 'Voulez-vous vraiment supprimer cette sortie ?',
        video: 'Voulez-vous vraiment supprimer cette vidéo ?',
        photo: 'Voulez-vous vraiment supprimer cette image ?',
        show: 'Voulez-vous vraiment supprimer ce concert ?',
        post: 'Voulez-vous vraiment supprimer cet article ?',
        message: 'Voulez-vous vraiment supprimer ce message ?',
      },
      deleted: {
        track: 'Morceau supprimé',
        release: 'Sortie supprimée',
        video: 'Vidéo supprimée',
        photo: 'Image supprimée',
        show: 'Concert supprimé',
        post: 'Article supprimé',
        message: 'Message supprimé',
      },
      deletedText: {
        track: 'Le morceau a bien été supprimé.',
        release: 'La sortie a bien été supprimée.',
        video: 'La vidéo a bien été supprimée.',
        photo: 'L’image a bien été supprimée.',
        show: 'Le concert a bien été supprimé.',
        post: 'L’article a bien été supprimé.',
        message: 'Le message a bien été supprimé.',
      },
      deleteFailed: {
        track: 'Impossible de supprimer le morceau. Veuillez réessayer.',
        release: 'Impossible de supprimer la sortie. Veuillez réessayer.',
        video: 'Impossible de supprimer la vidéo. Veuillez réessayer.',
        photo: 'Impossible de supprimer l’image. Veuillez réessayer.',
        show: 'Impossible de supprimer le concert. Veuillez réessayer.',
        post: 'Impossible de supprimer l’article. Veuillez réessayer.',
        message: 'Impossible de supprimer le message. Veuillez réessayer.',
      },
      undo: 'Annuler',
      undoHint: {
        track: 'Pour récupérer le morceau, ouvrez la corbeille dans « Gérer »',
        release: 'Pour récupérer la sortie, ouvrez la corbeille dans « Gérer »',
        video: 'Pour récupérer la vidéo, ouvrez la corbeille dans « Gérer »',
        photo: 'Pour récupérer l’image, ouvrez la corbeille dans « Gérer »',
        show: 'Pour récupérer le concert, ouvrez la corbeille dans « Gérer »',
        post: 'Pour récupérer l’article, ouvrez la corbeille dans « Gérer »',
      },
      restore: 'Restaurer',
      restoreItem: 'Restaurer {title}',
      restored: {
        track: 'Morceau restauré',
        release: 'Sortie restaurée',
        video: 'Vidéo restaurée',
        photo: 'Image restaurée',
        show: 'Concert restauré',
        post: 'Article restauré',
      },
      restoredText: {
        track: 'Le morceau a retrouvé sa place.',
        release: 'La sortie a retrouvé sa place.',
        video: 'La vidéo a retrouvé sa place.',
        photo: 'L’image a retrouvé sa place.',
        show: 'Le concert a retrouvé sa place.',
        post: 'L’article a retrouvé sa place.',
      },
      restoreFailed: {
        track: 'Impossible de restaurer le morceau. Veuillez réessayer.',
        release: 'Impossible de restaurer la sortie. Veuillez réessayer.',
        video: 'Impossible de restaurer la vidéo. Veuillez réessayer.',
        photo: 'Impossible de restaurer l’image. Veuillez réessayer.',
        show: 'Impossible de restaurer le concert. Veuillez réessayer.',
        post: 'Impossible de restaurer l’article. Veuillez réessayer.',
      },
      forGood: {
        delete: 'Supprimer définitivement',
        deleteItem: 'Supprimer définitivement {title}',
        confirm: 'Supprimer définitivement « {title} » ? Cette action est irréversible.',
        deleted: 'Suppression définitive effectuée',
        deletedText: '« {title} » et ses fichiers ont disparu.',
        failed: 'La suppression définitive a échoué. Veuillez réessayer.',
        empty: 'Vider la corbeille',
        confirmEmpty:
          'Supprimer définitivement tout le contenu de la corbeille ? Cette action est irréversible.',
        emptied: 'Corbeille vidée',
        emptiedText: 'Tout son contenu a été supprimé définitivement.',
      },
      diskUse: {
        title: 'Utilisation du disque',
        description:
          'Vos fichiers, et les copies réduites des images qui permettent aux pages de se charger vite. Les copies sont comptées une fois par jour.',
        failed: 'L’utilisation du disque n’a pas pu être chargée. Rechargez la page.',
        used: 'Espace utilisé : {used}.',
        usedAndFree: 'Espace utilisé : {used}. Espace libre : {free}.',
        nothing: 'Rien n’est encore stocké.',
        nothingAndFree: 'Rien n’est encore stocké. Espace libre : {free}.',
        songs: 'Morceaux',
        videos: 'Vidéos',
        pictures: 'Images',
        sizes: 'Copies réduites des images',
        bin: 'Corbeille',
        notCounted: 'pas encore compté',
      },
    },
    messages: {
      title: 'Messages de contact',
      list: {
        search: 'Rechercher un message',
        loading: 'Chargement des messages...',
        empty: 'Aucun message reçu pour l’instant.',
        failure: 'Les messages n’ont pas pu être chargés.',
      },
      columns: {
        from: 'De',
        subject: 'Objet',
        date: 'Date',
        status: 'État',
        actions: 'Actions',
      },
      row: {
        select: 'Sélectionner le message envoyé par {name} : {subject}',
        viewMessage: 'Voir le message envoyé par {name} : {subject}',
        delete: 'Supprimer le message envoyé par {name} : {subject}',
        actions: 'Actions pour le message envoyé par {name} : {subject}',
        view: 'Voir',
        new: 'Nouveau',
        read: 'Lu',
      },
      selection: {
        title: 'Messages sélectionnés',
        all: {
          one: 'Sélectionner tous les messages ({shown})',
          other: 'Sélectionner tous les messages ({shown})',
        },
      },
      deleting: 'Suppression...',
      confirmDelete: {
        one: 'Voulez-vous vraiment supprimer ce message ?',
        other: 'Voulez-vous vraiment supprimer ces messages ({shown}) ?',
      },
      deleted: {
        one: 'Message supprimé',
        other: 'Messages supprimés',
      },
      deletedText: {
        one: 'Le message a bien été supprimé.',
        other: 'Les messages ont bien été supprimés.',
      },
      deleteFailed: {
        one: 'Impossible de supprimer le message. Veuillez réessayer.',
        other: 'Impossible de supprimer les messages. Veuillez réessayer.',
      },
      markedRead: 'Message marqué comme lu',
      markReadFailed: 'Impossible de marquer le message comme lu. Veuillez réessayer.',
      reply: 'Répondre',
      quoted: 'Le {date}, {name} a écrit :',
    },
    settings: {
      failed: 'Les réglages n’ont pas pu être chargés. Rechargez la page.',
      seeOnSite: 'Voir sur le site',
      created: 'Réglage créé',
      createdText: 'Le réglage a bien été créé.',
      createFailed: 'Impossible de créer le réglage : {reason}',
      updated: 'Réglage mis à jour',
      updatedText: 'Le réglage a bien été mis à jour.',
      updateFailed: 'Impossible de mettre à jour le réglage : {reason}',
      tryAgain: 'Veuillez réessayer.',
      index: 'Réglages',
      sections: {
        artist: 'Artiste',
        look: 'Apparence',
        publishing: 'Publication',
        accounts: 'Comptes',
        safety: 'Protection',
      },
      unsaved: 'Modifications non enregistrées',
      save: 'Enregistrer',
      discard: 'Abandonner',
      notSaved: '« {setting} » : l’enregistrement a échoué.',
      about: {
        title: 'Texte « À propos » : {name}',
        hint: 'Ce texte s’affiche dans la section « À propos » du site.',
      },
      artist: {
        title: 'Artiste',
        description:
          'Votre nom, votre accroche et vos liens de profil, tels qu’ils apparaissent sur toutes les pages.',
        name: 'Nom d’artiste',
        tagline: 'Accroche',
        socialLink: 'Réseau social',
        socialLinkHint:
          'L’adresse de votre profil sur TikTok, Instagram, YouTube ou ailleurs. Laissez vide si vous n’en voulez pas.',
        profiles: 'Autres profils',
        profilesHint: {
          one: 'Jusqu’à {count} page sur Spotify, Bandcamp, Instagram ou ailleurs, dans l’ordre d’affichage.',
          other:
            'Jusqu’à {count} pages sur Spotify, Bandcamp, Instagram ou ailleurs, dans l’ordre d’affichage.',
        },
        feedEmail: 'E-mail dans le flux de podcast',
        feedEmailHint:
          'Les annuaires de podcasts y écrivent pour vérifier que le flux est bien à vous. Tout le monde peut lire cette adresse dans le flux. Laissez vide si vous n’en voulez pas.',
      },
      language: {
        title: 'Langue',
        description:
          'Toutes les pages de votre site et ce tableau de bord s’affichent dans cette langue. Vos propres textes restent tels quels.',
        label: 'Langue du site',
      },
      timeZone: {
        title: 'Fuseau horaire',
        description: 'Là où vous donnez la plupart de vos concerts. Chaque concert peut avoir le sien.',
        label: 'Fuseau horaire des nouveaux concerts',
      },
      downloads: {
        title: 'Téléchargements',
        description: 'Le public peut-il télécharger vos morceaux, ou seulement les écouter sur le site ?',
        allow: 'Autoriser le téléchargement des morceaux',
        whenOff:
          'Sans cette autorisation, le bouton « Télécharger » n’apparaît nulle part. Les fans peuvent toujours écouter ici, dans les applis de podcast et hors ligne dans leur navigateur.',
        whenOn: 'Avec cette autorisation, vous pouvez encore exclure certains morceaux en les modifiant.',
      },
      preview: {
        title: 'Aperçu',
        description:
          'Voyez le site tel que le public le verra à une date future, avec tout ce qui est programmé d’ici là. L’aperçu est visible uniquement par vous.',
        time: 'Jour et heure',
        open: 'Ouvrir l’aperçu',
        failed: 'L’aperçu n’a pas pu s’ouvrir. Veuillez réessayer.',
      },
      backup: {
        title: 'Sauvegarde',
        description:
          'Tout dans un seul fichier : morceaux, vidéos, photos, messages, réglages et comptes. Conservez-le là où personne d’autre ne peut l’ouvrir.',
        download: 'Télécharger la sauvegarde',
        pending: 'En préparation...',
        startFailed: 'La sauvegarde n’a pas pu démarrer. Veuillez réessayer.',
        incomplete: 'Le dernier téléchargement n’est pas arrivé en entier ({time}) : veuillez réessayer.',
        none: 'Aucune sauvegarde n’a encore été faite.',
        last: 'Dernière sauvegarde : {time}, {size}.',
        missing: 'Fichiers perdus par le site et donc absents de la sauvegarde : {count}.',
        damaged: 'Fichiers endommagés dans la sauvegarde : {count}.',
        nightly: {
          one: 'Une sauvegarde est faite chaque nuit, et seule la dernière est conservée.',
          other: 'Une sauvegarde est faite chaque nuit, et les {count} dernières sont conservées.',
        },
      },
      check: {
        title: 'Vérification du site',
        description:
          'S’assure que chaque morceau, chaque vidéo et chaque photo a bien son fichier, et qu’aucun fichier n’a changé depuis son importation.',
        start: 'Vérifier maintenant',
        pending: 'Vérification...',
        startFailed: 'La vérification n’a pas démarré : {reason}',
        failed: 'Le dernier résultat n’a pas pu être chargé. Rechargez la page.',
        none: 'Rien n’a encore été vérifié.',
        last: '{time} : {result}',
        lastFine: '{time} : {result} Tout va bien.',
        more: {
          one: 'et {count} autre',
          other: 'et {count} autres',
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
        missing: '« {title} » : fichier manquant ({file})',
        damaged: '« {title} » : fichier endommagé ({file})',
        unreadable: '« {title} » : fichier illisible ({file})',
        setAside: '« {title} » : fichier placé dans lost+found ({file})',
        unnamed: '{file} : ne correspond à rien sur le site',
        unknown: '{file} : ne correspond à rien de connu dans cette base de données',
      },
      remedy: {
        lost: 'Importez à nouveau un fichier manquant ou endommagé dans « Gérer > Modifier », ou restaurez-le à partir d’une sauvegarde.',
        misplaced:
          'Lancez npm run verify -- --repair sur la machine où fonctionne le site : chaque fichier retrouve sa place, et ce qui ne correspond à rien va dans lost+found.',
        unknown:
          'S’il manque des morceaux, des vidéos ou des photos sur votre site, arrêtez-le et restaurez votre sauvegarde la plus récente. Les fichiers restent où ils sont. S’il ne manque rien, npm run verify -- --set-aside les place dans lost+found, où ils sont conservés jusqu’à ce que vous les supprimiez.',
      },
      checked: {
        one: '{count} fichier vérifié.',
        other: '{count} fichiers vérifiés.',
      },
      partlyCompared: {
        one: '{count} fichier vérifié, dont {uncompared} sans comparaison possible, faute de somme de contrôle enregistrée lors de l’importation. npm run verify -- --repair ajoute les sommes de contrôle manquantes.',
        other:
          '{count} fichiers vérifiés, dont {uncompared} sans comparaison possible, faute de somme de contrôle enregistrée lors de l’importation. npm run verify -- --repair ajoute les sommes de contrôle manquantes.',
      },
    },
    accounts: {
      title: 'Comptes',
      description:
        'Toutes les personnes qui peuvent se connecter. Chacune peut faire ici tout ce que vous pouvez faire.',
      you: 'Vous',
      since: 'Depuis le {date}',
      listFailed: 'Cette liste n’a pas pu être chargée. Rechargez la page.',
      ownPassword: 'Votre propre mot de passe',
      add: {
        title: 'Ajouter un compte',
        description:
          'Pour une personne qui s’occupe du site avec vous. Elle pourra faire ici tout ce que vous pouvez faire, y compris supprimer des comptes.',
        username: 'Identifiant',
        password: 'Son mot de passe',
        passwordHint: 'Communiquez-le à cette personne. Elle pourra le changer ici après s’être connectée.',
        ownPasswordHint: 'Pour confirmer que c’est bien vous qui donnez cet accès.',
        action: 'Ajouter le compte',
        pending: 'Ajout...',
        done: 'Compte ajouté',
        doneText: '{username} peut maintenant se connecter.',
        failed: 'Impossible d’ajouter le compte : {reason}',
      },
      remove: {
        button: 'Supprimer',
        buttonOf: 'Supprimer {username}',
        title: 'Supprimer {username} ?',
        yours: 'C’est votre propre compte. Votre session sera fermée et vous ne pourrez plus vous connecter.',
        theirs:
          'Cette personne est déconnectée aussitôt et ne peut plus se connecter. Tout ce qu’elle a importé reste en place.',
        action: 'Supprimer le compte',
        pending: 'Suppression...',
        done: 'Compte supprimé',
        doneText: '{username} ne peut plus se connecter.',
        failed: 'Impossible de supprimer le compte : {reason}',
      },
      password: {
        change: 'Changer le mot de passe',
        description: 'Déconnecte tous les autres appareils.',
        currentPassword: 'Mot de passe actuel',
        newPassword: 'Nouveau mot de passe',
        repeated: 'Répétez le nouveau mot de passe',
        different: 'Les deux nouveaux mots de passe ne sont pas identiques',
        done: 'Mot de passe changé',
        doneText: 'Utilisez désormais le nouveau. Tous les autres appareils ont été déconnectés.',
        failed: 'Impossible de changer le mot de passe : {reason}',
      },
      signIns: {
        title: 'Sessions ouvertes',
        description:
          'Tous les appareils connectés, avec leur compte : toute personne qui peut se connecter voit la liste entière. Fermez toute session que vous ne reconnaissez pas, puis changez votre mot de passe.',
        thisOne: 'Celle-ci',
        signedIn: 'connexion : {time}',
        lastSeen: 'dernière activité : {time}',
        end: 'Fermer',
        endOf: 'Fermer la session : {username}, {device}',
        endOthers: 'Fermer toutes les autres',
        ended: 'Session fermée',
        endedText: '{device} : il faudra se reconnecter.',
        othersEndedText: 'Seul cet appareil est encore connecté.',
        endFailed: 'Impossible de déconnecter cet appareil : {reason}',
        endOthersFailed: 'Impossible de déconnecter les autres appareils : {reason}',
      },
    },
    look: {
      title: 'Apparence',
      description:
        'Donnez au site votre style. Ce que vous ne changez pas garde l’apparence d’origine de Marquee.',
      reset: 'Revenir à l’apparence d’origine',
      themes: {
        light: 'Clair',
        dark: 'Sombre',
      },
      palette: {
        title: 'Couleurs',
        hint: 'Papier, encre, scène et accent, dans le thème clair comme dans le thème sombre.',
        fromPhoto: 'D’après votre photo à la une',
        fromEarlierPhoto: 'D’après une photo précédente',
        noColour: 'Votre photo à la une n’a pas de couleur assez marquée pour en tirer une palette.',
      },
      palettes: {
        matinee: 'Matinée. Papier chaud et vermillon',
        harbour: 'Port. Brume marine et bleu canard profond',
        evergreen: 'Sapin. Sauge, forêt et laiton',
        midnight: 'Minuit. Blanc froid, indigo et or',
        rosewood: 'Palissandre. Rose poudré, prune et framboise',
      },
      accent: {
        title: 'Couleur d’accent',
        hint: 'La couleur des boutons et des liens.',
        readable:
          'Cette couleur est lisible par tout le monde, dans le thème clair comme dans le thème sombre.',
        darker: 'Plus foncée sur les pages claires, là où c’est nécessaire pour rester lisible.',
        lighter: 'Plus claire sur les pages sombres, là où c’est nécessaire pour rester lisible.',
        darkerAndLighter:
          'Plus foncée sur les pages claires et plus claire sur les pages sombres, là où c’est nécessaire pour rester lisible.',
        reset: 'Utiliser la couleur d’origine',
        words: 'texte',
      },
      typeface: {
        title: 'Typographie',
        yourName: 'Votre nom',
      },
      typefaces: {
        marquee: 'Marquee. Grasse et étroite, comme une enseigne',
        songbook: 'Songbook. Titres à empattements chaleureux, texte sobre',
        concert: 'Concert. Empattements partout, comme un programme',
        poster: 'Poster. Haute et percutante',
        studio: 'Studio. Large et moderne',
      },
      hero: {
        title: 'Haut de la page',
        hint: 'L’image est votre photo à la une ou, tant qu’il n’y en a pas, un dessin.',
        beside: 'Image à côté de votre nom',
        wide: 'Image sur toute la largeur',
        words: 'Votre nom seul',
      },
      sections: {
        title: 'Sections de la page d’accueil',
        hint: 'Une section retirée disparaît aussi du menu. Les pages avec toute votre musique et toutes vos vidéos restent accessibles à qui en connaît l’adresse.',
      },
      moveSectionUp: {
        music: 'Monter la section Musique',
        videos: 'Monter la section Vidéos',
        shows: 'Monter la section Concerts',
        news: 'Monter la section Actus',
        about: 'Monter la section À propos',
        contact: 'Monter la section Contact',
      },
      moveSectionDown: {
        music: 'Descendre la section Musique',
        videos: 'Descendre la section Vidéos',
        shows: 'Descendre la section Concerts',
        news: 'Descendre la section Actus',
        about: 'Descendre la section À propos',
        contact: 'Descendre la section Contact',
      },
      sectionMoved: {
        music: 'La section Musique est maintenant en position {position} sur {total}',
        videos: 'La section Vidéos est maintenant en position {position} sur {total}',
        shows: 'La section Concerts est maintenant en position {position} sur {total}',
        news: 'La section Actus est maintenant en position {position} sur {total}',
        about: 'La section À propos est maintenant en position {position} sur {total}',
        contact: 'La section Contact est maintenant en position {position} sur {total}',
      },
      photo: {
        title: 'Icône et image de partage',
        hint: 'Ce qu’affichent l’onglet du navigateur, l’écran d’accueil du téléphone et les liens partagés. Les photos carrées avec un sujet bien net conviennent le mieux.',
        featured: 'La photo à la une',
        more: 'Plus de photos',
      },
      preview: {
        title: 'Le résultat',
        description:
          'La page d’accueil avec vos choix. Rien ne change pour le public tant que vous n’avez pas enregistré.',
        screen: 'Écran',
        phone: 'Téléphone',
        computer: 'Ordinateur',
        theme: 'Thème',
        page: 'La page d’accueil',
        loading: 'La page d’accueil, en cours de chargement',
      },
    },
  },
  server: {
    errors: {
      fieldsNotValid: 'Certains champs ne sont pas valides',
      badRequest: 'La requête n’a pas pu être comprise',
      notAnObject: 'La requête doit être un objet JSON',
      formatNotOffered: 'Seuls format=json et format=xml sont proposés ici',
      notOurPage: 'Ce n’est pas l’adresse d’un morceau, d’une sortie ou d’une vidéo de ce site',
      pathNotFound: 'Il n’y a rien à cette adresse',
      methodNotAllowed: 'Cette adresse ne répond qu’à {methods}',
      foreignOrigin:
        'Cette demande vient d’un autre site et a été refusée. Ouvrez ce site directement et réessayez.',
      tooManyRequests: 'Trop de tentatives. Patientez un peu, puis réessayez.',
      bodyTooLarge: 'La requête est trop volumineuse. Envoyez-en moins à la fois.',
      headersTooLarge: 'L’adresse ou les en-têtes de la requête sont trop longs',
      requestTooSlow: 'La requête a mis trop de temps à arriver. Vérifiez votre connexion et réessayez.',
      wrongContentType: 'Cette adresse n’accepte pas ce type de contenu',
      noFileHere: 'Aucun fichier n’est attendu ici',
      oneFileHere: 'Un seul fichier est attendu ici',
      unexpected: 'Une erreur s’est produite de notre côté. Veuillez réessayer.',
      unavailable: 'Le site ne peut pas le faire pour le moment. Réessayez dans un instant.',
      outcomeUnknown: 'Il n’est pas certain que l’enregistrement ait réussi. Vérifiez avant de réessayer.',
      closing: 'Le site redémarre. Réessayez dans un instant.',
      backupUnderWay: 'Une sauvegarde est déjà en cours. Attendez qu’elle soit terminée.',
      demoNotOffered:
        'La démo remplit un site vide, et celui-ci contient déjà des morceaux, des vidéos ou des photos. « npm run demo » la montre à côté du vôtre.',
      noDemo: 'Il n’y a pas de démo sur ce site. Rechargez la page.',
      diskFull: 'Le disque est plein : rien n’a été enregistré. Réessayez quand il y aura de la place.',
      noRoomForFile:
        'Il n’y a pas assez de place sur le disque pour ce fichier : rien n’a été enregistré. Videz la corbeille ou libérez de l’espace autrement, puis réessayez.',
      databaseMoved:
        'La base de données de ce site n’est pas à sa place : rien n’a été enregistré. La personne qui gère le serveur peut la remettre en place ou redémarrer le site.',
      databaseDamaged: 'La base de données est endommagée. Restaurez une sauvegarde.',
      pagesFail: 'Les pages ne peuvent pas s’afficher. Le journal indique pourquoi.',
      signedOut: 'Connectez-vous d’abord',
      wrongCredentials: 'Identifiant ou mot de passe incorrect',
      registrationClosed: 'Les inscriptions sont fermées',
      ownerElsewhere:
        'Ce site n’appartient encore à personne. Pour en devenir propriétaire, ouvrez {address} et inscrivez-vous.',
      ownerUnknown:
        'Ce site n’appartient encore à personne et ne peut pas savoir si vous en êtes propriétaire. Ouvrez-le sur la machine où il fonctionne, à l’adresse localhost, et inscrivez-vous. Vous pouvez aussi définir OWNER_USERNAME et OWNER_PASSWORD, ou bien PUBLIC_URL avec l’adresse affichée dans votre navigateur, puis redémarrer le site.',
      databaseLost:
        'Ce site contient des morceaux ou des images que sa base de données ne connaît pas : elle a donc probablement été perdue. Restaurez votre dernière sauvegarde, ou créez un nouveau compte sur la machine où fonctionne le site : npm run owner -- add <name>. D’ici là, personne ne peut s’inscrire.',
      usernameTaken: 'Cet identifiant existe déjà',
      wrongCurrentPassword: 'Le mot de passe actuel est incorrect. Saisissez-le à nouveau.',
      accountNotFound: 'Compte introuvable. Consultez la liste des comptes.',
      lastAccount: 'C’est le seul compte. Ajoutez-en un autre avant de le supprimer.',
      signInNotFound: 'Cette session est déjà fermée. Rechargez la page.',
      trackNotFound: 'Morceau introuvable',
      releaseNotFound: 'Sortie introuvable',
      videoNotFound: 'Vidéo introuvable',
      postNotFound: 'Article introuvable',
      photoNotFound: 'Image introuvable',
      showNotFound: 'Concert introuvable',
      unknownNeighbour: 'La photo devant laquelle la placer n’existe plus',
      notInBin: 'Cet élément n’est plus dans la corbeille',
      messageNotFound: 'Message introuvable',
      fileNotFound: 'Fichier introuvable',
      notForDownload: 'Ce morceau n’est pas disponible au téléchargement. Vous pouvez l’écouter ici.',
      releaseNotForDownload:
        'Cette sortie n’est pas disponible au téléchargement. Vous pouvez l’écouter ici.',
      rangeNotSatisfiable: 'Le fichier ne contient pas cette partie',
      pressNotFound: '', // This site has no press kit
      settingNotFound: 'Réglage introuvable',
      settingExists: 'Un réglage avec cette clé existe déjà',
      changedMeanwhile:
        'Une modification a été faite ailleurs entre-temps. Consultez la version plus récente et réessayez.',
      unknownCursor: 'Cette liste ne peut pas continuer à partir de là. Reprenez depuis le début.',
      pictureTooManyPixels:
        'L’image a trop de pixels. Utilisez une image de {megapixels} mégapixels au maximum.',
      pictureTooHeavy:
        'L’image demande trop de mémoire pour s’ouvrir. Enregistrez-la en JPG ordinaire ou en plus petit, puis réessayez.',
      animationTooManyPixels: 'L’animation a trop de pixels. Utilisez-en une plus petite ou plus courte.',
      pictureTooManyFrames:
        'L’animation compte trop d’images. Utilisez-en une de {frames} images au maximum.',
      noVideoFile:
        'Cette vidéo n’a pas de fichier dont tirer une miniature. Choisissez plutôt une « Miniature personnalisée ».',
      pictureNotDrawn: 'Cette image n’a pas pu être créée. Veuillez réessayer plus tard.',
      thumbnailFailed:
        'Aucune image utilisable n’a été trouvée dans cette vidéo. Choisissez plutôt une « Miniature personnalisée ».',
    },
    requests: {
      wholeNumber: '{name} doit être un nombre entier de 1 à {max}',
      id: 'Id inconnu',
      cursor: 'After doit être un curseur',
      show: 'Show ne peut être que all',
      showInList: 'Show doit être all, draft ou scheduled',
      when: 'When doit être upcoming, past ou all',
      sort: 'Valeurs possibles de Sort : {sorts}, avec un signe moins devant pour l’ordre décroissant',
      searchTooLong: 'Une recherche doit contenir au plus {max} caractères',
      oneSearch: 'Recherchez un seul texte à la fois',
      pageOrAfter: 'Demandez une page (Page) ou la suite (After), pas les deux',
      binKind: 'Il n’y a rien de ce type dans la corbeille',
      photoNeighbour: 'Indiquez la photo devant laquelle la placer, ou null pour la fin',
      oembedUrl: 'Url doit être l’adresse complète d’une page, par exemple https://example.com/music/12',
      oembedFormat: 'Format doit être json ou xml',
      itemsAtOnce: 'Choisissez de 1 à {most} éléments',
      messageIds: 'Choisissez de 1 à {most} messages',
      unknownMessage: 'Message inconnu',
      whichMessages:
        'Indiquez quels messages : leurs ids, ou le critère auquel ils répondent et le dernier concerné',
      settingKey: 'La clé d’un réglage se compose de 1 à {max} lettres minuscules, chiffres et tirets bas',
    },
    maintenance: {
      clock:
        'La date du serveur est passée d’un coup du {before} au {after} : son horloge est peut-être fausse, ou le site a été arrêté ou restauré à partir d’une sauvegarde entre-temps. Jusqu’au {end}, rien n’est supprimé définitivement en raison de son ancienneté, et ce qui était programmé pour les jours intermédiaires n’est pas publié. Si la date est fausse, demandez à la personne qui gère le serveur de la corriger. Si elle est juste, publiez vous-même ce qui attend ; il n’y a rien d’autre à faire.',
      database:
        'La base de données de votre site est endommagée : certains morceaux, vidéos, photos ou messages peuvent manquer ou être incorrects. Ne modifiez rien et restaurez une sauvegarde.',
      disk: 'Le disque est plein (espace libre : {size}). Le public voit votre site tel qu’il est, mais rien de nouveau ne peut être enregistré. Supprimez ce dont vous n’avez plus besoin et videz la corbeille, ou demandez plus d’espace à la personne qui gère le serveur.',
      proxy: {
        private:
          'Le public accède à ce site par un autre serveur ({proxy}) : tout le monde est donc compté comme une seule personne et partage une même limite de messages et de connexions. Si ce serveur est à vous, indiquez TRUST_PROXY={proxy} dans .env et redémarrez le site.',
        public:
          'Le serveur {proxy} affirme transmettre les demandes de quelqu’un d’autre. S’il est à vous, par exemple un serveur web ou un CDN placé devant ce site, tout le monde est compté comme une seule personne et partage une même limite de messages et de connexions tant que TRUST_PROXY dans .env n’indique pas son adresse. Sinon, ignorez cet avis : n’importe qui peut l’affirmer.',
      },
      checkFound: {
        one: 'La dernière vérification du site a trouvé un problème. « Ajouter > Réglages du site > Vérification du site » indique quoi faire.',
        other:
          'La dernière vérification du site a trouvé {count} problèmes. « Ajouter > Réglages du site > Vérification du site » indique quoi faire.',
      },
      files: {
        some: {
          one: '{names} et {count} autre',
          other: '{names} et {count} autres',
        },
        fileOf: '{file} pour « {title} »',
        missing: {
          one: 'Fichier manquant : {count} ({names}). {remedy}',
          other: 'Fichiers manquants : {count} ({names}). {remedy}',
        },
        unknown: {
          one: '{count} fichier stocké ne correspond à rien dans la base de données ({names}) et a été laissé en place. {cause} {remedy}',
          other:
            '{count} fichiers stockés ne correspondent à rien dans la base de données ({names}) et ont été laissés en place. {cause} {remedy}',
        },
        cause: {
          newDatabase:
            'La base de données est nouvelle, ou celle d’un autre site, et ne connaît aucun des fichiers.',
          olderDatabase:
            'La base de données est plus ancienne que les fichiers, comme après la restauration d’une vieille copie.',
          tooMany:
            'Il y en a trop pour un simple plantage : la base de données date peut-être d’une autre époque ou vient d’un autre site.',
        },
        expiring: {
          one: '{count} fichier stocké ne correspond à rien sur le site ({names}) et est conservé dans lost+found jusqu’au {until}. S’il vous manque quelque chose, restaurez une sauvegarde avant cette date. Sinon, il n’y a rien à faire.',
          other:
            '{count} fichiers stockés ne correspondent à rien sur le site ({names}) et sont conservés dans lost+found jusqu’au {until}. S’il vous manque quelque chose, restaurez une sauvegarde avant cette date. Sinon, il n’y a rien à faire.',
        },
        kept: {
          one: '{count} fichier stocké ne correspond à rien de connu dans cette base de données ({names}) et est conservé dans lost+found jusqu’à ce que vous l’y supprimiez.',
          other:
            '{count} fichiers stockés ne correspondent à rien de connu dans cette base de données ({names}) et sont conservés dans lost+found jusqu’à ce que vous les y supprimiez.',
        },
      },
      backup: {
        failed:
          'La sauvegarde de la nuit n’a pas pu être faite : {reason}. Une nouvelle tentative aura lieu dans l’heure.',
        doubtful:
          'La dernière sauvegarde nocturne est peut-être incomplète. Elle est conservée, et aucune bonne sauvegarde précédente n’est supprimée tant qu’une nouvelle n’a pas réussi. « Ajouter > Réglages du site > Vérification du site » indique si des fichiers manquent ou sont endommagés. Si votre site est comme il doit être, la personne qui gère le serveur peut supprimer les anciennes sauvegardes.',
        doubtfulBecause:
          'La dernière sauvegarde nocturne est peut-être incomplète : {warnings}. Elle est conservée, et aucune bonne sauvegarde précédente n’est supprimée tant qu’une nouvelle n’a pas réussi. « Ajouter > Réglages du site > Vérification du site » indique si des fichiers manquent ou sont endommagés. Si votre site est comme il doit être, la personne qui gère le serveur peut supprimer les anciennes sauvegardes.',
        warning: {
          database: 'la base de données est endommagée',
          missing: {
            one: '{count} fichier manque sur votre site',
            other: '{count} fichiers manquent sur votre site',
          },
          damaged: {
            one: '{count} fichier est endommagé',
            other: '{count} fichiers sont endommagés',
          },
          clock: 'l’horloge du serveur est peut-être fausse',
          unknown: {
            one: '{count} fichier est inconnu de la base de données',
            other: '{count} fichiers sont inconnus de la base de données',
          },
          smaller: 'elle est bien plus petite que la précédente ({size} au lieu de {before})',
        },
      },
      device: {
        browser: {
          iPhone: '{browser} sur iPhone',
          iPad: '{browser} sur iPad',
          android: '{browser} sur Android',
          windows: '{browser} sur Windows',
          chromebook: '{browser} sur Chromebook',
          mac: '{browser} sur Mac',
          linux: '{browser} sur Linux',
        },
        program: {
          iPhone: 'Un programme sur iPhone',
          iPad: 'Un programme sur iPad',
          android: 'Un programme sur Android',
          windows: 'Un programme sur Windows',
          chromebook: 'Un programme sur Chromebook',
          mac: 'Un programme sur Mac',
          linux: 'Un programme sur Linux',
        },
        unknown: 'Appareil inconnu',
      },
    },
    refusedMessage: {
      title: 'Message non envoyé',
      advice:
        'Revenez en arrière avec votre navigateur pour réessayer : ce que vous avez écrit y est toujours.',
      back: 'Retour au formulaire',
    },
    artist: {
      about: 'Retrouvez ici {artist} en musique, en vidéo et en photos.',
    },
    thumbnails: {
      made: 'Miniatures créées : {made} sur {total}',
      noneMissing: 'Aucune miniature ne manque',
    },
  },
} as const satisfies Language<'one' | 'other'>;
