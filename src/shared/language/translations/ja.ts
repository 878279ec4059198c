import type { Language } from '#shared/language/language.ts';

export const ja = {
  name: '日本語',
  direction: 'ltr',
  visitor: {
    sections: {
      home: 'ホーム',
      music: '音楽',
      videos: '動画',
      shows: 'ライブ',
      news: 'ニュース',
      about: 'プロフィール',
      contact: 'お問い合わせ',
    },
    rules: {
      text: '{field}はテキストで入力してください',
      tooShort: '{field}は{min}文字以上で入力してください',
      tooLong: '{field}は{max}文字以内で入力してください',
      singleLine: '{field}は改行せずに1行で入力してください',
      unstorable: '保存できない文字が含まれています。その文字を取り除くか、入力し直してください。',
      email: '有効なメールアドレスを入力してください',
    },
    catalogue: {
      releaseTypes: {
        single: 'シングル',
        ep: 'EP',
        album: 'アルバム',
      },
      videoTypes: {
        musicVideo: 'ミュージックビデオ',
        livePerformance: 'ライブ映像',
        behindTheScenes: 'メイキング',
        comedy: 'コメディ',
        tutorial: 'チュートリアル',
      },
      song: '曲',
      fromRelease: '『{release}』収録',
    },
    amounts: {
      thisMonth: '今月',
      monthsAgo: {
        other: '{count}か月前',
      },
      yearsAgo: {
        other: '{count}年前',
      },
      songs: {
        other: '{count}曲',
      },
      songsAndSeconds: '{songs}・{seconds}秒',
      songsAndMinutes: '{songs}・{minutes}分',
      songsAndHours: '{songs}・{hours}時間{minutes}分',
      thousands: '{count}K',
      millions: '{count}M',
      thousandsExactly: '{count}K',
      millionsExactly: '{count}M',
    },
    site: {
      skip: 'メインコンテンツへスキップ',
      mainMenu: 'メインメニュー',
      openMenu: 'メニューを開く',
      closeMenu: 'メニューを閉じる',
      darkTheme: 'ダークテーマに切り替え',
      lightTheme: 'ライトテーマに切り替え',
      footer: 'フッター',
      copyright: '© {year} {artist}. All rights reserved.',
      announcement: '', // Announcement
      close: '閉じる',
      loading: '読み込み中…',
      error: 'エラー',
      failed: '問題が発生しました。もう一度お試しください。',
      tryAgain: '再試行',
      cannotCopy:
        'このブラウザでは自動でコピーできません。テキストを選択してあるので、そのままコピーしてください。',
      loadMore: 'もっと見る',
      previousPage: '前のページ',
      firstPage: '最初のページ',
      countOrMore: '{count}以上',
      back: 'トップページに戻る',
      backToHome: 'トップページに戻る',
    },
    pages: {
      music: 'すべての曲',
      videos: 'すべての動画',
      shows: 'ライブ',
      offline: 'オフライン保存した曲',
      thanks: '送信完了',
      signIn: 'ログイン',
      register: '新規登録',
      dashboard: 'ダッシュボード',
      notFound: 'ページが見つかりません',
      numbered: '{title} – {page}ページ目',
    },
    hero: {
      listen: '今すぐ聴く',
      watch: '動画を見る',
      loading: '画像を読み込み中…',
    },
    welcome: {
      register: {
        sentence: '新しいサイトへようこそ。まずは{link}して、自分らしいサイトに仕上げましょう。',
        link: 'アカウントを作成',
      },
      firstSteps: {
        sentence: '新しいサイトへようこそ。まずは{link}から、自分らしいサイトに仕上げましょう。',
        link: '最初のステップ',
      },
    },
    music: {
      stream: '{artist}の最新曲をストリーミングでお楽しみください。',
      streamOrDownload: '{artist}の最新曲をストリーミングやダウンロードでお楽しみください。',
      latest: '最新曲',
      seeAll: 'すべての曲を見る',
      none: 'まだ曲がありません。公開をお楽しみに！',
      failed: '曲を読み込めませんでした。しばらくしてからもう一度お試しください。',
      loading: '曲を読み込み中...',
      favourite: 'お気に入り：{title}',
      explicit: '露骨な表現あり',
      neighbours: {
        label: 'ほかの曲',
        previous: '前の曲',
        next: '次の曲',
      },
    },
    musicList: {
      caption: 'すべての曲',
      search: '曲を検索',
      searchHint: '曲を検索...',
      cover: 'ジャケット',
      title: 'タイトル',
      type: '種類',
      released: 'リリース日',
      listen: '聴く',
      download: 'ダウンロード',
      none: 'まだ曲がありません。',
      noMatches: '「{query}」に一致する曲はありません。',
      emptyPage: 'このページに曲はありません。',
      more: 'ほかの曲',
      found: {
        other: '見つかった曲：{shown}',
      },
    },
    releases: {
      title: 'リリース',
      songs: '収録曲',
      from: '『{title}』収録',
      fromSame: {
        single: '同名シングル収録',
        ep: '同名EP収録',
        album: '同名アルバム収録',
      },
    },
    videos: {
      title: '動画',
      subtitle: '{artist}の最新動画やメイキング映像をご覧ください。',
      more: 'ほかの動画',
      showMore: '動画をもっと見る',
      seeAll: 'すべての動画を見る',
      none: 'まだ動画がありません。公開をお楽しみに！',
      failed: '動画を読み込めませんでした。しばらくしてからもう一度お試しください。',
      loading: '動画を読み込み中...',
      watch: '見る',
      watchTitle: '「{title}」を見る',
      close: '「{title}」を閉じる',
      views: {
        other: '{shown}回再生',
      },
      broken: '動画を再生できませんでした。しばらくしてからもう一度試すか、別のブラウザをお使いください。',
      unavailable: 'この動画は現在再生できません',
      noSource: '再生できる動画がありません',
      neighbours: {
        label: 'ほかの動画',
        previous: '前の動画',
        next: '次の動画',
      },
    },
    videoList: {
      caption: 'すべての動画',
      search: '動画を検索',
      searchHint: '動画を検索...',
      thumbnail: 'サムネイル',
      title: 'タイトル',
      views: '再生回数',
      category: 'カテゴリ',
      uploaded: 'アップロード日',
      watch: '見る',
      none: 'まだ動画がありません。',
      noMatches: '「{query}」に一致する動画はありません。',
      emptyPage: 'このページに動画はありません。',
      found: {
        other: '見つかった動画：{shown}',
      },
    },
    shows: {
      upcoming: '今後のライブ',
      past: '過去のライブ',
      seeAll: 'すべてのライブを見る',
      none: '現在、予定されているライブはありません。次の発表をお楽しみに！',
      nonePast: '過去のライブはまだありません。',
      emptyPage: 'このページにライブはありません。',
      failed: 'ライブ情報を読み込めませんでした。しばらくしてからもう一度お試しください。',
      loading: 'ライブ情報を読み込み中...',
      more: 'ほかのライブ',
      statuses: {
        confirmed: '開催決定',
        cancelled: '中止',
        postponed: '延期',
        soldOut: '完売',
      },
      place: '{country}・{city}',
      tickets: 'チケット',
      ticketsFor: '{show}のチケット',
      map: '地図',
      mapOf: '{show}の地図',
      addToCalendar: 'カレンダーに追加',
      addShowToCalendar: '{show}をカレンダーに追加',
      addAllToCalendar: 'すべてカレンダーに追加',
      setlist: 'セットリスト',
      photos: '写真',
      recording: '音源・映像',
    },
    news: {
      subtitle: '{artist}の最新情報をお届けします。',
      seeAll: 'すべてのニュースを見る',
      search: 'ニュースを検索',
      searchHint: 'ニュースを検索...',
      more: 'ほかのニュース',
      none: 'まだニュースがありません。',
      noMatches: '「{query}」に一致するニュースはありません。',
      emptyPage: 'このページにニュースはありません。',
      found: {
        other: '見つかった記事：{shown}',
      },
      failed: 'ニュースを読み込めませんでした。しばらくしてからもう一度お試しください。',
      loading: 'ニュースを読み込み中...',
      neighbours: {
        label: 'ほかのニュース',
        previous: '新しい記事',
        next: '古い記事',
      },
    },
    artist: {
      tagline: '音楽・動画・写真',
    },
    about: {
      title: '{artist}のプロフィール',
    },
    photos: {
      title: 'フォトギャラリー',
      none: 'ギャラリーにはまだ写真がありません。',
      failed: '写真を読み込めませんでした。しばらくしてからもう一度お試しください。',
      loading: '写真を読み込み中...',
      previous: '前の写真',
      next: '次の写真',
      photographer: '撮影者',
      location: '撮影場所',
      year: '撮影年',
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
      title: 'お問い合わせ',
      subtitle: '出演やコラボのご依頼、ちょっとしたごあいさつも、お気軽にどうぞ！',
      form: 'お問い合わせフォーム',
      name: 'お名前',
      email: 'メールアドレス',
      subject: '件名',
      message: 'メッセージ',
      send: 'メッセージを送信',
      sending: '送信中...',
      leaveEmpty: 'この欄は空のままにしてください',
      sent: 'メッセージを送信しました！',
      thanks: 'ご連絡ありがとうございます。追ってお返事します。',
      sentTitle: 'メッセージを送信しました！',
      sentText:
        'ご連絡ありがとうございます。{artist}がすべてのメッセージに目を通し、できるだけ早くお返事します。',
      sendAnother: '別のメッセージを送る',
    },
    player: {
      bar: 'プレーヤー',
      of: '「{title}」のプレーヤー',
      play: '「{title}」を再生',
      pause: '「{title}」を一時停止',
      playAll: 'すべて再生',
      previous: '前の曲',
      next: '次の曲',
      seek: '「{title}」の再生位置',
      time: '{duration}中{position}',
      volume: '音量',
      mute: 'ミュート',
      unmute: 'ミュート解除',
      close: 'プレーヤーを閉じる',
      open: '再生画面を開く：{title}',
      nowPlaying: '再生中',
      aboutSong: 'この曲について',
      lyrics: '歌詞',
      instrumental: '演奏のみ',
      queue: '再生キュー',
      showMore: 'もっと見る',
      credits: 'クレジット',
      isrc: 'ISRC {code}',
      download: 'ダウンロード',
      downloadTitle: '「{title}」をダウンロード',
      noDownload: '現在ダウンロードできません',
      failed: '再生中にエラーが発生しました。ファイルが利用できない可能性があります。',
      unavailable: 'この曲は現在再生できません',
      unsupported: 'このブラウザではこの曲を再生できません。別のブラウザをお試しください。',
      refused: 'ブラウザが再生を止めました。もう一度再生ボタンを押してください。',
    },
    links: {
      newTab: '（新しいタブで開きます）',
      listenOn: '{service}で聴く',
      listenElsewhere: 'ほかのサービスで聴く',
      findOn: '{service}でチェック',
      findElsewhere: 'ほかのサービスでチェック',
      followOn: '{service}でフォロー',
      followElsewhere: 'SNS・外部サービス',
      artistElsewhere: '{artist}のSNS・外部サービス',
    },
    share: {
      share: 'シェア',
      shareTitle: '「{title}」をシェア',
      withApp: 'アプリでシェア…',
      link: 'リンク',
      copyLink: 'リンクをコピー',
      linkCopied: 'リンクをコピーしました',
      code: '埋め込みコード',
      codeHint: '自分のサイトのページに貼り付けると、そこにプレーヤーが表示されます。',
      copyCode: 'コードをコピー',
      codeCopied: '埋め込みコードをコピーしました',
    },
    byArtist: {
      song: '{artist}の曲',
      songFrom: '{artist}の曲（『{release}』収録）',
      single: '{artist}のシングル',
      ep: '{artist}のEP',
      album: '{artist}のアルバム',
      musicVideo: '{artist}のミュージックビデオ',
      livePerformance: '{artist}のライブ映像',
      behindTheScenes: '{artist}のメイキング映像',
      comedy: '{artist}のコメディ動画',
      tutorial: '{artist}のチュートリアル動画',
      show: '{artist}のライブ（{date}）',
      title: '{artist}「{title}」',
    },
    offline: {
      title: 'オフラインです',
      notKept: 'この内容はこのブラウザに保存されていません。オンラインに戻ると表示できます。',
      pageNotKept:
        'このページはこのブラウザに保存されていません。オンラインに戻ると開けます。オフライン保存した曲は今すぐ聴けます。',
      onlySongs:
        'オフライン保存した曲は、ネットワークがなくても再生できます。そのほかはオンラインに戻ると開けます。',
      songs: 'オフライン保存した曲',
      none: 'このブラウザにはまだ曲が保存されていません。曲のページで「オフライン保存」を押すと、ネットワークがなくても聴けるようになります。',
      keep: 'オフライン保存',
      keeping: '保存中…',
      keepingSome: '保存中… {done} / {count}',
      kept: 'オフライン保存済み',
      remove: '削除',
      removeTitle: '「{title}」を削除',
      keepFailed: '曲を保存できませんでした',
      removeFailed: '曲を削除できませんでした',
      needsHttps: 'このブラウザで曲を保存できるのは、アドレスがhttpsで始まるサイトだけです。',
      noRoom: 'ブラウザの保存容量がいっぱいです。保存したほかの曲を削除してから、もう一度お試しください。',
      noNetwork: 'オフラインです。オンラインに戻ってから、もう一度お試しください。',
      notArrived: '曲を受信できませんでした。もう一度お試しください。',
    },
    account: {
      tabs: 'ログインまたは新規登録',
      username: 'ユーザー名',
      password: 'パスワード',
      login: {
        title: 'おかえりなさい',
        subtitle: 'ログインしてコンテンツを管理しましょう',
        tab: 'ログイン',
        submit: 'ログイン',
        pending: 'ログイン中...',
        done: 'ログインしました',
        welcome: 'おかえりなさい、{name}さん！',
        failed: 'ログインできませんでした',
        refused: 'ユーザー名またはパスワードが正しくありません',
      },
      register: {
        title: 'アカウントを作成',
        subtitle:
          'このサイトにはまだ所有者がいません。最初に登録した人が所有者になり、その後は登録できなくなります。',
        tab: '新規登録',
        submit: '登録',
        pending: '登録中...',
        done: '登録が完了しました',
        welcome: 'ようこそ、{name}さん！',
        failed: '登録できませんでした',
        refused: 'アカウントを作成できませんでした',
        closed: 'ここでは登録できません',
      },
      logout: {
        submit: 'ログアウト',
        pending: 'ログアウト中...',
        done: 'ログアウトしました',
        doneText: 'ログアウトが完了しました',
        failed: 'ログアウトできませんでした',
        tryAgain: 'もう一度お試しください。',
      },
      admin: '管理',
      needsScript: 'ダッシュボードにはJavaScriptが必要です。ブラウザの設定で有効にしてください。',
      music: '音楽',
      musicText: '曲やアルバムをアップロードして管理',
      videos: '動画',
      videosText: 'ミュージックビデオやライブ映像などを公開',
    },
    embed: {
      listenAt: '{artist}のサイトで聴く',
      watchAt: '{artist}のサイトで見る',
      visit: '{artist}のサイトへ',
      noVideo: 'この動画は現在再生できません。',
      nothingToPlay: '現在再生できません',
    },
    shortcuts: {
      title: 'キーボードショートカット',
      keys: {
        escape: 'Esc',
        space: 'スペース',
        home: 'Home',
        end: 'End',
      },
      everywhere: {
        title: 'すべての画面',
        list: 'この一覧を表示',
        close: '開いているものを閉じる',
        notification: '現在の通知に移動',
      },
      player: {
        title: 'プレーヤー',
        when: 'プレーヤーにフォーカスがあるとき、またはプレーヤーを操作した後に使えます。',
        play: '再生／一時停止',
        seek: {
          other: '{count}秒戻る／進む',
        },
        volume: '音量を上げる／下げる',
        mute: 'ミュートのオン／オフ',
      },
      photo: {
        title: '写真の拡大表示',
        move: '前／次の写真',
      },
      order: {
        title: '写真と曲の並べ替え',
        when: '各項目の横にあるハンドルで使えます。',
        move: '1つ前／後ろへ移動',
        end: '先頭／末尾へ移動',
      },
      focalPoint: {
        title: 'フォーカルポイント',
        move: '移動（Shiftキーを押しながらだと大きく移動）',
        edge: '左端／右端へ移動',
      },
    },
    preview: {
      label: 'プレビュー',
      sentence: '{date}の時点で訪問者に表示されるサイトです',
      leave: 'プレビューを終了',
    },
    notifications: {
      label: '通知',
      region: '通知（{key}）',
    },
    notFound: {
      title: '404 ページが見つかりません',
      text: 'お探しのページは存在しないか、削除された可能性があります。',
    },
    pageFailure: {
      title: '問題が発生しました',
      text: 'このページは現在表示できません。しばらくしてからもう一度お試しください。',
    },
  },
  owner: {
    dashboard: {
      title: 'ダッシュボード',
      subtitle: '音楽、動画、メッセージの管理',
      backToSite: 'サイトに戻る',
      shortcuts: 'キーボードショートカット',
      tabs: 'ダッシュボード',
      upload: 'アップロード',
      manage: 'コンテンツ管理',
      messages: 'メッセージ',
      unread: {
        other: '件未読',
      },
      notices: 'お知らせ',
      partFailed: 'ダッシュボードのこの部分を読み込めませんでした。',
      uploadForms: 'アップロードするもの',
      uploadForm: {
        music: '音楽',
        video: '動画',
        image: '写真',
        show: 'ライブ',
        news: 'ニュース',
        settings: 'サイト設定',
      },
      libraries: 'ライブラリ',
    },
    overview: {
      title: '概要',
      unread: '未読',
      scheduled: '公開予約',
      draft: '下書き',
      backup: '前回のバックアップ',
      free: '空き容量',
      never: 'まだなし',
      tasks: {
        music: '曲をアップロード',
        video: '動画を追加',
        image: '写真を追加',
        show: 'ライブを追加',
        news: '記事を書く',
        settings: '設定',
      },
    },
    palette: {
      search: '検索',
      hint: '曲、動画、メッセージ、設定...',
      shortcuts: 'ダッシュボード',
      shortcut: '何でも探して操作',
      actionHint: 'どの操作をしますか？',
      back: '検索結果に戻る',
      searching: '検索中...',
      failed: '一部を検索できませんでした。もう一度お試しください。',
      more: 'ほかにもあります。入力して探してください。',
      noDrafts: '下書きはありません。',
      nothingScheduled: '公開予約はありません。',
      groups: {
        tasks: '操作',
        settings: '設定',
        track: '曲',
        release: 'リリース',
        video: '動画',
        photo: '写真',
        show: 'ライブ',
        post: 'ニュース',
        message: 'メッセージ',
      },
      actions: {
        feature: 'トップページでピックアップ',
        publish: '今すぐ公開',
        schedule: '公開予約／非公開にする',
        open: 'メッセージを開く',
      },
      words: {
        music: '新しい 新規 曲 楽曲 音楽 トラック mp3 アルバム リリース 追加',
        video: '新しい 新規 動画 映像 ビデオ クリップ youtube vimeo tiktok アップロード',
        image: '新しい 新規 写真 画像 フォト ギャラリー アップロード',
        show: '新しい 新規 ライブ コンサート 公演 ツアー 日程 スケジュール インポート csv 追加',
        news: '新しい 新規 記事 投稿 ブログ お知らせ 書く',
        manage: 'ライブラリ 曲 動画 写真 リリース ゴミ箱 削除',
        messages: '受信 メール 未読 問い合わせ 連絡',
        site: 'ホーム トップ 訪問者 表示 見る',
        shortcuts: 'キー ヘルプ 使い方',
        artist: '名前 キャッチフレーズ リンク メール sns 外部ページ',
        about: '経歴 自己紹介 紹介文 文章 バイオグラフィー',
        look: '色 カラー フォント 書体 テーマ デザイン 外観 アイコン ロゴ セクション',
        language: '翻訳 日本語 英語',
        timeZone: '時計 時刻 時間 時差 ライブ',
        downloads: 'ファイル mp3 許可 保存',
        preview: '未来 日付 日時 確認',
        password: '変更 秘密 ログイン',
        accounts: 'ユーザー 人 メンバー 追加 削除',
        signIns: 'デバイス 端末 セッション ログアウト',
        backup: '保存 コピー ダウンロード 復元',
        check: 'ファイル 不足 破損 修復 点検',
      },
    },
    start: {
      title: '最初のステップ',
      progress: '{done} / {total}',
      allDone: 'すべて完了しました。サイトを世界に届ける準備が整いました。',
      all: 'すべてのステップ',
      hide: '非表示にする',
      show: '最初のステップを表示',
      failed: '保存できませんでした。もう一度お試しください。',
      steps: {
        name: '名前を入力する',
        about: '自己紹介を書く',
        photo: '写真を追加する',
        song: '最初の曲をアップロードする',
        video: '動画を追加する',
        backup: 'バックアップを保存する',
        share: 'サイトを知らせる',
      },
      reasons: {
        name: 'すべてのページに表示されます。',
        about: 'プロフィールに載せる短い文章です。',
        photo: 'ピックアップした写真が訪問者を迎えます。',
        song: 'MP3、WAV、FLACなどに対応しています。',
        video: 'ファイル、またはYouTube、Vimeo、TikTokのリンク。',
        backup: 'すべてを1つのファイルにまとめます。',
        share: 'サイトのアドレスをコピーして、誰かに送りましょう。',
      },
      stepDone: '（完了）',
      addressCopied: 'アドレスをコピーしました',
      address: 'サイトのアドレス',
      demo: {
        offer: '音楽が入ったサイトを見てみる',
        offerText:
          '空のサイトに、架空のアーティストの曲、動画、写真、メッセージを入れてみるデモです。1分もかからず、ボタン1つで取り除けます。',
        fill: 'デモを入れる',
        filling: 'デモを入れています',
        shown: 'サイトにデモが表示されています',
        shownText:
          '訪問者にも表示されています。自分で追加したものは、デモを取り除いても残ります。デモの内容を変更したものは、そのときゴミ箱に移ります。',
        remove: 'デモを取り除く',
        removing: 'デモを取り除いています...',
        failed: 'もう一度お試しください。',
      },
    },
    rules: {
      fields: {
        title: 'タイトル',
        description: '説明',
        credits: 'クレジット',
        lyrics: '歌詞',
        isrc: 'ISRC',
        releaseDate: 'リリース日',
        publishAt: '公開日時',
        address: 'アドレス',
        photographer: '撮影者',
        location: '撮影場所',
        year: '撮影年',
        artistName: 'アーティスト名',
        tagline: 'キャッチフレーズ',
        aboutText: 'プロフィール文',
        profileLink: '外部ページのリンク',
        announcement: '', // Announcement
        announcementLink: '', // Announcement link
        announcementUntil: '', // Last day
        value: '値',
        previewMoment: '表示する日時',
      },
      day: '{field}は2024-03-05のような日付で入力してください',
      moment: '{field}は2024-03-05T18:00:00Zのように、タイムゾーン付きの日時で入力してください',
      momentYears: '{field}は1000年から9999年の間で入力してください',
      yesOrNo: 'trueまたはfalseを指定してください',
      version: 'バージョンは整数で指定してください',
      titleRequired: 'タイトルを入力してください',
      artistNameRequired: 'アーティスト名を入力してください',
      taglineRequired: 'キャッチフレーズを入力してください',
      valueRequired: '値を入力してください',
      aboutTooShort: 'プロフィール文は{min}文字以上で入力してください。',
      enterCurrentPassword: '現在のパスワードを入力してください',
      previewMoment: '表示する日時を選んでください',
      trackType: 'リリースの種類は、シングル、EP、アルバムから選んでください',
      releaseType: 'リリースの種類は、アルバム、EP、シングルから選んでください',
      videoType:
        '動画の種類は、ミュージックビデオ、ライブ映像、メイキング、コメディ、チュートリアルから選んでください',
      visibility: '公開設定は、公開、下書き、公開予約から選んでください',
      scheduleWithoutTime: '公開する日時を選んでください',
      scheduleInThePast: 'この日時は過ぎています。これより先の日時を選ぶか、今すぐ公開してください。',
      timeWithoutSchedule: 'この日時に曲を公開するには、「公開予約」も選んでください',
      isrc: 'ISRCは12文字の英数字です（例：USRC17607839）',
      url: '有効なURLを入力してください',
      audioFileRequired: '音源ファイルを選んでください',
      photoRequired: 'ファイルが選ばれていません',
      sourceRequired: 'embedUrlまたはvideoFileのいずれかを指定してください',
      sourceRequiredInForm: '動画のURLを入力するか、動画ファイルをアップロードしてください',
      noThumbnailsFromVideos:
        'このサイトでは動画ファイルからサムネイルを作成できません。動画用の画像を選んでください。',
      focusOutside: 'フォーカルポイントは画像の中に置いてください（横と縦の位置を0から1の2つの数で指定）',
      focusWithoutPicture: 'フォーカルポイントを設定できる画像がありません',
      releaseTracks: 'リリースの収録曲は[3, 5, 4]のように番号で指定してください',
      tooManyTracks: '1つのリリースに収録できるのは{most}曲までです',
      trackNamedTwice: '「{track}」が2回指定されています。同じ曲は1つのリリースに1回だけ収録できます。',
      trackTaken: '「{track}」はすでに『{release}』に収録されています。先にそこから外してください。',
      trackGone: '選んだ曲の中に、なくなったものがあります。曲を選び直してください。',
      linkNotHttps: 'リンクはhttps://で始まるアドレスにしてください',
      linkTooLong: 'リンクは{max}文字以内にしてください',
      linkNotWhole: 'リンクはアドレス全体を入力してください（例：https://example.com/song）',
      linkWithPassword: 'リンクにユーザー名やパスワードを含めることはできません',
      linkNotPublic: 'リンク先は誰でもアクセスできるサイトにしてください（例：https://example.com）',
      linksNotAList: 'リンクは["https://example.com/song"]のようなアドレスのリストで指定してください',
      tooManyLinks: 'リンクは{most}件までです',
      tooManyProfiles: '外部ページは{most}件までです（SNSリンクと、ほかに{others}件）',
      lyricsTimesInLine: '{line}行目の時刻が{most}個を超えています。複数の行に分けてください。',
      lyricsOffset:
        '{line}行目：オフセット「{written}」を読み取れません。[offset:500]のようにミリ秒で入力してください。',
      lyricsTime: '{line}行目：時刻「{written}」を読み取れません。[01:07.50]のように入力してください。',
      lyricsTooManyLines: '時刻付きの行は{most}行までです。行を減らしてください。',
      lyricsTooLong:
        '歌詞は、繰り返しの行をすべて書き出した状態で{most}文字までです。一部を減らしてください。',
      downloads: 'ダウンロードはオンかオフで指定してください',
      language: '次の言語から選んでください：{codes}',
      oneOf: '次の中から選んでください：{choices}',
      colour: '色は#c8402aのような形式で指定してください',
      sections: 'セクションを重複なしで1つ以上選んでください：{sections}',
      photo: '自分の写真から1枚選んでください',
    },
    files: {
      tooLarge: {
        audio: '音源ファイルは{size}以下にしてください',
        video: '動画ファイルは{size}以下にしてください',
        picture: '画像は{size}以下にしてください',
        document: '', // Document must be {size} or smaller
      },
      empty: {
        audio: '音源ファイルが空です。別のファイルを選んでください。',
        video: '動画ファイルが空です。別のファイルを選んでください。',
        picture: '画像ファイルが空です。別のファイルを選んでください。',
        document: '', // Document is empty. Please choose another one.
      },
      wrongType: {
        audio: '音源ファイルは、MP3、WAV、M4A、AAC、FLAC、OGG、Opusのいずれかにしてください',
        video: '動画ファイルは、MP4、MOV、WebMのいずれかにしてください',
        picture: '画像は、JPG、PNG、GIF、WebP、AVIFのいずれかにしてください',
        document: '', // Document must be a PDF
      },
      unreadable: {
        audio:
          '音源ファイルを読み取れませんでした。破損しているか、途中で切れている可能性があります。もう一度書き出すか、別のファイルを選んでください。',
        video:
          '動画ファイルを読み取れませんでした。破損しているか、途中で切れている可能性があります。もう一度書き出すか、別のファイルを選んでください。',
        picture:
          '画像を読み取れませんでした。破損しているか、途中で切れている可能性があります。もう一度書き出すか、別の画像を選んでください。',
        document: '', // Document could not be read. It may be damaged or incomplete. Please export it again, or choose another one.
      },
      types: {
        audio: 'MP3、WAV、M4A、AAC、FLAC、OGG、Opus',
        video: 'MP4、MOV、WebM',
        picture: 'JPG、PNG、GIF、WebP、AVIF',
      },
      megabytesShort: '{size}MB',
      kilobytes: '{size} KB',
      megabytes: '{size} MB',
      gigabytes: '{size} GB',
      kilobytesPerSecond: '{size} KB/s',
      megabytesPerSecond: '{size} MB/s',
    },
    forms: {
      visibilities: {
        published: '公開',
        draft: '下書き',
        scheduled: '公開予約',
      },
      edit: {
        track: '曲を編集',
        release: 'リリースを編集',
        video: '動画を編集',
        photo: '写真を編集',
        show: 'ライブを編集',
        post: '記事を編集',
      },
      save: '変更を保存',
      saving: '保存中...',
      cancel: 'キャンセル',
      discardChanges: '変更を破棄しますか？',
      updated: {
        track: '曲を更新しました',
        release: 'リリースを更新しました',
        video: '動画を更新しました',
        photo: '写真を更新しました',
        show: 'ライブを更新しました',
        post: '記事を更新しました',
      },
      updatedText: {
        track: '曲の変更内容が保存されました。',
        release: 'リリースの変更内容が保存されました。',
        video: '動画の変更内容が保存されました。',
        photo: '写真の変更内容が保存されました。',
        show: 'ライブの変更内容が保存されました。',
        post: '記事の変更内容が保存されました。',
      },
      updateFailed: {
        track: '曲を更新できませんでした。もう一度お試しください。',
        release: 'リリースを更新できませんでした。もう一度お試しください。',
        video: '動画を更新できませんでした。もう一度お試しください。',
        photo: '写真を更新できませんでした。もう一度お試しください。',
        show: 'ライブを更新できませんでした。もう一度お試しください。',
        post: '記事を更新できませんでした。もう一度お試しください。',
      },
      openFailed: {
        track: '曲を開けませんでした。もう一度お試しください。',
        release: 'リリースを開けませんでした。もう一度お試しください。',
        video: '動画を開けませんでした。もう一度お試しください。',
        photo: '写真を開けませんでした。もう一度お試しください。',
        show: 'ライブを開けませんでした。もう一度お試しください。',
        post: '記事を開けませんでした。もう一度お試しください。',
      },
      deletedMeanwhile: {
        track: 'この曲はすでに削除されています。ゴミ箱をご確認ください。',
        release: 'このリリースはすでに削除されています。ゴミ箱をご確認ください。',
        video: 'この動画はすでに削除されています。ゴミ箱をご確認ください。',
        photo: 'この写真はすでに削除されています。ゴミ箱をご確認ください。',
        show: 'このライブはすでに削除されています。ゴミ箱をご確認ください。',
        post: 'この記事はすでに削除されています。ゴミ箱をご確認ください。',
      },
      lookAtTheField: '何も保存されていません。印の付いた項目をご確認ください。',
      sessionEnded: 'セッションが終了しました',
      signInAgain: 'もう一度ログインしてください。何も変更されていません。',
      uploadCancelled: 'アップロードをキャンセルしました',
      nothingSaved: '何も保存されていません。',
      conflict: {
        track: '編集中に、ほかの人がこの曲を変更しました。',
        release: '編集中に、ほかの人がこのリリースを変更しました。',
        video: '編集中に、ほかの人がこの動画を変更しました。',
        photo: '編集中に、ほかの人がこの写真を変更しました。',
        show: '編集中に、ほかの人がこのライブを変更しました。',
        post: '編集中に、ほかの人がこの記事を変更しました。',
      },
      newerDiffers: '自分の変更はまだ保存されていません。新しい内容は次のとおりです。',
      newerIsSame: '新しい内容は、自分の変更と同じです。',
      loadNewer: '新しい内容を読み込む',
      saveOver: '自分の内容で上書き',
      values: {
        yes: 'はい',
        no: 'いいえ',
        empty: '（空）',
        sameFile: '下に表示されているもの',
        otherFile: '別のもの',
      },
      draft: {
        label: '未保存の変更',
        isBack: '前回の変更が復元されました。',
        notSaved: 'まだ保存されていません。',
        filesAgain: 'ファイルは選び直しが必要な場合があります。',
        discard: '変更を破棄',
      },
      releaseDate: 'リリース日',
      releaseDateHint: '任意。空の場合はアップロードした日が表示されます。',
      releaseDateOfRelease: '任意。空の場合は『{release}』のリリース日（{date}）が表示されます。',
      visibility: '公開設定',
      visibilityHints: {
        published: '誰でも見られます',
        draft: '自分だけがダッシュボードで見られます',
        scheduled: '公開日時までは自分だけが見られます',
      },
      scheduledFor: '{time}に公開予定',
      publishAt: '公開日時',
      yourTime: 'お使いの地域の時刻（{zone}）',
      linkNumber: '{list}：リンク{number}',
      addLink: 'リンクを追加',
      removeLink: '{address}を削除',
      removeEmptyLink: 'この行を削除',
      replaceFile: {
        audioFile: '音源を差し替え',
        coverArt: 'ジャケットを差し替え',
        videoFile: 'ファイルを差し替え',
        thumbnail: 'サムネイルを差し替え',
        aboutImage: '画像を差し替え',
        picture: '画像を差し替え',
        rider: '', // Replace Rider
      },
      chooseFile: {
        audioFile: '音源を選択',
        coverArt: 'ジャケットを選択',
        videoFile: 'ファイルを選択',
        thumbnail: 'サムネイルを選択',
        aboutImage: '画像を選択',
        picture: '画像を選択',
        rider: '', // Choose Rider
      },
      removeFile: {
        coverArt: 'ジャケットを削除',
        videoFile: 'ファイルを削除',
        picture: '画像を削除',
        rider: '', // Remove Rider
      },
      newFile: {
        audioFile: '新しい音源',
        coverArt: '新しいジャケット',
        videoFile: '新しいファイル',
        thumbnail: '新しいサムネイル',
        aboutImage: '新しい画像',
        picture: '新しい画像',
        rider: '', // New rider
      },
      newFilePreview: {
        audioFile: '新しい音源',
        coverArt: '新しいジャケット',
        videoFile: '新しいファイル',
        thumbnail: '新しいサムネイル',
        aboutImage: '新しい画像',
        picture: '新しい画像',
        rider: '', // The new rider
      },
      coverArt: 'ジャケット',
      willBeRemoved: '保存時に削除',
      undo: '元に戻す',
      focalPoint: {
        title: 'フォーカルポイント',
        hint: '画像の大切な部分をタップしてください。どの切り抜きでも必ず表示されます。',
        role: '移動できる点',
        position: '左から{across}%、上から{down}%',
        square: '正方形',
        wide: '横長',
      },
      embed: {
        title: '埋め込み',
        hint: 'ほかのサイトに表示できます',
        code: '埋め込みコード',
        paste: 'ほかのサイトのページに貼り付けると、そこにプレーヤーが表示されます。',
        notYet: '公開すると使えるようになります。',
        copy: 'コードをコピー',
        copied: '埋め込みコードをコピーしました',
      },
    },
    lists: {
      searchHint: '{label}...',
      inAll: '合計 {count}',
      found: '{found} / {all}件',
      noMatches: '「{query}」に一致するものはありません。',
      clearSearch: '検索をクリア',
      sortBy: '並べ替え',
      sortAscending: '昇順に並べ替え',
      sortDescending: '降順に並べ替え',
      loading: '読み込み中...',
      trying: '再試行中...',
      restFailed: '残りを読み込めませんでした。もう一度お試しください。',
      outOfDate: '{failure}表示内容は最新でない可能性があります。',
      edit: '編集',
      editItem: '「{title}」を編集',
      select: '「{title}」を選択',
      opening: '開いています...',
      delete: '削除',
      deleteItem: '「{title}」を削除',
      actionsFor: '「{title}」の操作',
      viewPage: 'ページを見る',
      viewPageOf: '「{title}」のページを見る',
      share: 'シェア',
      shareItem: '「{title}」をシェア',
      released: '{date}リリース',
      notFeatured: 'ピックアップなし',
      onHome: 'トップに表示中',
      selected: {
        track: {
          other: '選択中：{shown}',
        },
        video: {
          other: '選択中：{shown}',
        },
        photo: {
          other: '選択中：{shown}',
        },
        show: {
          other: '選択中：{shown}',
        },
        post: {
          other: '選択中：{shown}',
        },
        message: {
          other: '選択中：{shown}',
        },
      },
      clearSelection: '選択を解除',
      move: '「{name}」を移動',
      moveHint: 'ドラッグするか、矢印キーを使ってください',
      moveUp: '「{name}」を上へ移動',
      moveDown: '「{name}」を下へ移動',
      moveEarlier: '「{name}」を前へ移動',
      moveLater: '「{name}」を後ろへ移動',
      moved: '「{name}」は{total}件中{place}番目になりました',
    },
    selection: {
      title: {
        track: '選択中の曲',
        video: '選択中の動画',
        photo: '選択中の写真',
        show: '選択中のライブ',
        post: '選択中の記事',
      },
      allShown: '表示中のものをすべて選択',
      updated: {
        track: {
          other: '{count}曲を更新しました。',
        },
        video: {
          other: '{count}件の動画を更新しました。',
        },
        photo: {
          other: '{count}枚の写真を更新しました。',
        },
        show: {
          other: '{count}件のライブを更新しました。',
        },
        post: {
          other: '{count}件の記事を更新しました。',
        },
      },
      failed: {
        track: '一部の曲を変更できませんでした。もう一度お試しください。',
        video: '一部の動画を変更できませんでした。もう一度お試しください。',
        photo: '一部の写真を変更できませんでした。もう一度お試しください。',
        show: '一部のライブを変更できませんでした。もう一度お試しください。',
        post: '一部の記事を変更できませんでした。もう一度お試しください。',
      },
      changedMeanwhile:
        '一部の項目が、その間に別の場所で変更されました。一覧を確認して、もう一度お試しください。',
      visibility: {
        title: '公開設定を変更',
        changed: '公開設定を変更しました',
      },
      photographer: {
        title: '撮影者を設定',
        changed: '撮影者を変更しました',
        hint: '選択中のすべての写真に設定されます。空にすると撮影者が削除されます。',
      },
      release: {
        title: 'リリースに追加',
        search: 'リリースを検索',
        addTo: '『{release}』に追加',
        added: 'リリースに追加しました',
        addedText: {
          other: '{count}曲が『{release}』の最後に追加されました。',
        },
        failed: '曲を追加できませんでした。もう一度お試しください。',
      },
      confirmDelete: {
        track: {
          other: '選択した{count}曲を削除しますか？',
        },
        video: {
          other: '選択した{count}件の動画を削除しますか？',
        },
        photo: {
          other: '選択した{count}枚の写真を削除しますか？',
        },
        show: {
          other: '選択した{count}件のライブを削除しますか？',
        },
        post: {
          other: '選択した{count}件の記事を削除しますか？',
        },
      },
      deleted: {
        track: {
          other: '{count}曲を削除しました',
        },
        video: {
          other: '{count}件の動画を削除しました',
        },
        photo: {
          other: '{count}枚の写真を削除しました',
        },
        show: {
          other: '{count}件のライブを削除しました',
        },
        post: {
          other: '{count}件の記事を削除しました',
        },
      },
      deletedText: 'ゴミ箱に移動しました。',
      deleteFailed: {
        track: '一部の曲を削除できませんでした。もう一度お試しください。',
        video: '一部の動画を削除できませんでした。もう一度お試しください。',
        photo: '一部の写真を削除できませんでした。もう一度お試しください。',
        show: '一部のライブを削除できませんでした。もう一度お試しください。',
        post: '一部の記事を削除できませんでした。もう一度お試しください。',
      },
      undoHint: '元に戻すには、「コンテンツ管理」でゴミ箱を開いてください',
      restored: {
        track: {
          other: '{count}曲を復元しました',
        },
        video: {
          other: '{count}件の動画を復元しました',
        },
        photo: {
          other: '{count}枚の写真を復元しました',
        },
        show: {
          other: '{count}件のライブを復元しました',
        },
        post: {
          other: '{count}件の記事を復元しました',
        },
      },
      restoredText: 'すべて元の場所に戻りました。',
      restoreFailed: '一部を復元できませんでした。ゴミ箱を開いてご確認ください。',
    },
    upload: {
      track: {
        stored: '曲をアップロードしました',
        storedText: '曲のアップロードが完了し、サイトに公開されました。',
        failed: '曲をアップロードできませんでした',
      },
      video: {
        stored: '動画を追加しました',
        storedText: '動画の追加が完了し、サイトに公開されました。',
        failed: '動画をアップロードできませんでした',
      },
      photo: {
        stored: 'アップロード完了',
        storedText: '写真をアップロードしました。',
        failed: '写真をアップロードできませんでした',
      },
      post: {
        stored: '記事を保存しました',
        storedText: '記事がサイトに公開されました。',
        failed: '記事を保存できませんでした',
      },
      unseen: {
        draft: '下書きのため、自分だけが見られます。',
        scheduled: '指定した日時に公開されます。',
      },
      failed: 'アップロードできませんでした',
      uploading: 'アップロード中...',
      retry: '再試行',
      progress: {
        title: 'アップロードの進行状況',
        of: '「{file}」の進行状況',
        sent: '{percent}% · {speed}',
        allSent: '送信しました。サーバーで確認しています…',
        offline: 'オフラインです。ネットワークが復旧すると、アップロードが自動的に再開します。',
        cancel: 'キャンセル',
      },
      file: {
        choose: 'ファイルを選択するか、ここにドロップ',
        chooseOrDrop: 'ファイルを選択するか、ファイルやフォルダをここにドロップ',
        noneDropped: 'ドロップされたものの中に、使えるファイルがありませんでした。',
        remove: '「{file}」を外す',
      },
      hints: {
        audio: '{types}。最大{size}。',
        cover: 'JPGまたはPNG。推奨サイズ：1400x1400。最大{size}。',
        video: '{types}。最大サイズ：{size}',
        thumbnail: 'JPGまたはPNG。推奨サイズ：1280x720。最大サイズ：{size}',
        newPhoto: 'WebPとAVIFにも対応しています。最大{size}。',
        photo: '{types}。最大{size}。',
      },
      queue: {
        title: 'まとめてアップロード',
        uploaded: {
          other: '{count}件中{done}件のファイルをアップロードしました',
        },
        uploadedLastSent: {
          other:
            '{count}件中{done}件のファイルをアップロードしました。最後のファイルはすでにサーバーに届いているため、取り消せません。',
        },
        failed: {
          other:
            '{count}件中{failed}件のファイルをアップロードできませんでした。理由は一覧をご確認ください。',
        },
        start: {
          other: '{count}件のファイルをアップロード',
        },
        stop: '停止',
        stopping: '停止しています...',
        clear: '完了分を一覧から外す',
        asDrafts: '下書きとして保存',
        asDraftsHint: '公開するまでは自分だけが見られます',
        titleOf: '「{file}」のタイトル',
        found: 'ファイルから取得：{details}',
        waiting: '待機中',
        done: 'アップロード済み',
        cancelled: 'キャンセル済み',
      },
      details: {
        lyrics: '歌詞',
        credits: 'クレジット',
        isrc: 'ISRC',
        releaseDate: 'リリース日',
      },
      credits: {
        written: '作詞・作曲：{people}',
        music: '作曲：{people}',
        lyrics: '作詞：{people}',
        arranged: '編曲：{people}',
        produced: 'プロデュース：{people}',
        recorded: 'レコーディング：{people}',
        mixed: 'ミックス：{people}',
        remixed: 'リミックス：{people}',
      },
    },
    published: {
      title: '公開した内容',
      live: '公開されました。みんなに知らせましょう。',
      goesLive: '{time}に公開されます。',
      draft: '下書きのため、自分だけが見られます。',
      picture: 'リンクの横に表示される画像',
      qr: 'リンクのQRコード',
      saveQr: 'QRコードを保存',
      seeIt: 'ページを見る',
    },
    tracks: {
      library: '音楽ライブラリ',
      list: {
        search: '曲を検索',
        loading: '曲を読み込み中...',
        empty: '曲がありません。曲をアップロードして始めましょう。',
        failure: '曲を読み込めませんでした。',
      },
      columns: {
        title: 'タイトル',
        releaseType: '種類',
        uploadDate: 'アップロード日',
        featured: 'ピックアップ',
        actions: '操作',
      },
      row: {
        release: '『{release}』収録',
      },
      upload: {
        title: '新しい曲をアップロード',
        send: '曲をアップロード',
      },
      fields: {
        title: 'タイトル',
        releaseType: 'リリースの種類',
        description: '説明',
        audioFile: '音源ファイル',
        featured: 'ピックアップ',
        downloadable: '訪問者にこの曲のダウンロードを許可',
        lyrics: '歌詞',
        credits: 'クレジット',
        explicit: '露骨な表現あり',
        isrc: 'ISRC',
        links: 'リンク',
      },
      hints: {
        releaseType: '複数の曲をアルバムにまとめるには、「コンテンツ管理」で曲を選択してください',
        releaseTypeOfRelease: '{type}（『{release}』に収録）',
        description: '任意',
        audioFile: '長さ{length}。{hint}',
        featured: 'これまでのピックアップに代わり、最新曲としてトップページの先頭に表示されます',
        downloadable:
          '許可しない場合も、ファンはこのサイトやポッドキャストアプリで聴いたり、ブラウザでオフライン再生したりできます',
        lyrics:
          '通常のテキスト、またはLRC形式。行の前に[00:12.50]のような時刻を付けると、歌に合わせて行が強調表示されます',
        credits: '役割ごとに1行で入力（例：「作詞・作曲：Ana」）',
        explicit: 'タイトルの横にEマークを表示します',
        isrc: '録音ごとの固有コード（例：USRC17607839）',
        links: 'この曲を購入またはストリーミングできる場所（入力した順に表示されます）',
      },
      more: {
        title: 'この曲の詳細',
        hint: '歌詞、クレジット、露骨な表現、ISRC、リンク',
      },
      files: {
        cover: 'ジャケット',
        audio: '音源',
      },
      foundInFile: {
        title: 'ファイルに含まれる情報',
        anotherCover: '別のジャケットが選択されています',
        usedCover: '別の画像を選ばなければ、これがジャケットになります',
      },
      use: {
        title: 'タイトルを使う',
        lyrics: '歌詞を使う',
        credits: 'クレジットを使う',
        isrc: 'ISRCを使う',
        releaseDate: 'リリース日を使う',
        cover: 'ジャケットを使う',
      },
    },
    videos: {
      thumbnailStatus: {
        available: 'あり',
        needsGeneration: '未作成',
        notApplicable: '対象外',
      },
      library: '動画ライブラリ',
      list: {
        search: '動画を検索',
        loading: '動画を読み込み中...',
        empty: '動画がありません。動画を追加して始めましょう。',
        failure: '動画を読み込めませんでした。',
      },
      columns: {
        title: 'タイトル',
        videoType: '種類',
        uploadDate: 'アップロード日',
        views: '再生回数',
        featured: 'ピックアップ',
        thumbnail: 'サムネイル',
        actions: '操作',
      },
      viewed: {
        other: '{views}回再生',
      },
      needsThumbnail: 'サムネイル未作成',
      add: '動画を追加',
      fields: {
        title: 'タイトル',
        videoType: '動画の種類',
        embedUrl: '動画のURL',
        videoFile: '動画ファイル',
        thumbnail: 'カスタムサムネイル',
        featured: 'トップページでピックアップ',
        featuredOfNew: 'ピックアップ',
        description: '説明',
        credits: 'クレジット',
        links: 'リンク',
      },
      hints: {
        embedUrl: 'YouTube、Vimeo、TikTok',
        videoFile: '長さ{length}。{hint}',
        featured: 'これまでのピックアップに代わり、ほかの動画の上に大きく表示されます',
        featuredOfNew: 'この動画がトップページでピックアップされます',
        credits: '役割ごとに1行で入力（例：「撮影：Ana」）',
        links: 'この動画を見られるほかの場所（入力した順に表示されます）',
      },
      more: {
        title: 'この動画の詳細',
        hint: '説明、クレジット、リンク',
      },
      files: {
        video: 'ファイル',
        thumbnail: 'サムネイル',
      },
      source: {
        title: '動画の追加方法',
        embed: '埋め込みURL',
        file: 'ファイルをアップロード',
        filePlays: 'この動画にはファイルとアドレスの両方があります。ファイルが再生されます。',
        addressPlays:
          'この動画にはファイルとアドレスの両方がありますが、ファイルが見つからないため、アドレスの動画が再生されます。',
      },
      address: {
        video: '{service}の動画 {id}',
        page: '{service}のページ',
        otherPage: '別のサイトのページ',
        preview: '動画のプレビュー',
        showPreview: 'プレビューを表示',
        opensElsewhere: 'サイト内では再生できないため、新しいタブで開きます。',
        open: '開く',
      },
      frames: {
        list: 'この動画のフレーム',
        title: 'フレームをサムネイルに使う',
        use: 'フレーム{number}をサムネイルに使う',
      },
      thumbnails: {
        generate: 'サムネイルを作成',
        generateFor: '「{title}」のサムネイルを作成',
        generateMissing: '不足しているサムネイルを作成',
        generating: '作成中...',
        progress: '{total}件中{done}件を作成',
        generated: 'サムネイルを作成しました',
        generatedText: '「{title}」にサムネイルが設定されました。',
        failed: 'サムネイルを作成できませんでした。もう一度お試しください。',
        complete: 'サムネイルの作成が完了しました',
        completeText: {
          other: '{message}。{count}件の動画を更新しました。',
        },
        allFailed: 'サムネイルを作成できませんでした。もう一度お試しください。',
      },
    },
    news: {
      library: 'ニュース',
      list: {
        search: '記事を検索',
        loading: '記事を読み込み中...',
        empty: '記事がありません。最初の記事を書いてみましょう。',
        failure: '記事を読み込めませんでした。',
      },
      columns: {
        title: 'タイトル',
        date: '日付',
        actions: '操作',
      },
      write: '記事を書く',
      save: '記事を保存',
      fields: {
        title: 'タイトル',
        body: '本文',
        trackId: '曲',
        videoId: '動画',
        releaseId: 'リリース',
        picture: '画像',
      },
      hints: {
        body: 'Markdown：**太字**、*斜体*、[リンク](https://example.com)、# 見出し、- リスト、> 引用',
      },
      editor: {
        label: '本文',
        write: '編集',
        preview: 'プレビュー',
      },
      nothingToPreview: '入力した本文がここに表示されます。',
      attachment: {
        search: '曲・動画・リリースを表示',
        hint: 'タイトルの一部を入力',
        found: {
          other: '{count}件見つかりました',
        },
        none: '一致するものはありません。',
        kinds: {
          track: '曲',
          video: '動画',
          release: 'リリース',
        },
        remove: '「{title}」を外す',
      },
      bodyRequired: '本文を入力してください',
      attachmentGone: 'この曲・動画・リリースはもうありません。別のものを選んでください。',
      oneAttachment: '1つの記事に表示できるのは、曲・動画・リリースのうち1つだけです。ほかは外してください。',
    },
    photos: {
      library: 'フォトギャラリー',
      list: {
        search: '写真を検索',
        loading: '写真を読み込み中...',
        empty: '写真がありません。写真をアップロードして始めましょう。',
        failure: '写真を読み込めませんでした。',
      },
      sorts: {
        position: 'ギャラリーの順',
        uploadDate: 'アップロード日',
        title: 'タイトル',
        photographer: '撮影者',
        location: '撮影場所',
        featured: 'ピックアップ',
      },
      order: {
        hint: '写真をドラッグするか矢印を使って、訪問者に見せる順番を決めてください。',
        list: 'ギャラリーの順に並んだ写真',
        failed: '写真を移動できませんでした。もう一度お試しください。',
      },
      tile: {
        featured: 'ピックアップ',
        photographer: '撮影：{photographer}',
        location: '場所：{location}',
      },
      upload: {
        title: '写真をアップロード',
        send: '写真をアップロード',
      },
      fields: {
        title: 'タイトル',
        description: '説明',
        photographer: '撮影者',
        year: '撮影年',
        location: '撮影場所',
        featured: 'ピックアップ',
        imageFile: '画像ファイル',
      },
      hints: {
        description: '任意',
        featured: 'これまでのピックアップに代わり、トップページの一番上に名前と一緒に表示されます',
      },
      file: {
        name: '画像',
        none: '画像が選ばれていません',
        formats: '対応形式：JPG、PNG、GIF',
        choose: '写真を選択またはドロップ（複数可）',
        preview: '「{file}」のプレビュー',
        remove: '画像を外す',
      },
    },
    releases: {
      library: 'リリース',
      list: {
        search: 'リリースを検索',
        loading: 'リリースを読み込み中...',
        empty: 'アルバムやEPはまだありません。「音楽ライブラリ」で曲を選択して、アルバムを作成しましょう。',
        failure: 'リリースを読み込めませんでした。',
      },
      columns: {
        title: 'タイトル',
        releaseType: '種類',
        date: '日付',
        actions: '操作',
      },
      typeAndSongs: {
        other: '{type}・{count}曲',
      },
      make: {
        title: 'アルバムを作成',
        ofUploads: 'これらの曲でアルバムを作成',
        send: '作成',
        done: 'リリースを作成しました',
        published: '『{title}』のページができました。',
        scheduled: '『{title}』のページは{time}に公開されます。',
        draft: '『{title}』は、収録曲が1曲でも公開されるまで自分だけが見られます。',
        failed: 'リリースを作成できませんでした。もう一度お試しください。',
      },
      album: {
        title: '新しいリリース',
        found: 'ファイルのタグから取得した内容です。確認したら、ボタン1つで公開できます。',
        period: 'ファイルには{period}としか記録されていません。日付を選ぶか、空のままにしてください。',
        send: {
          published: 'リリースを公開',
          draft: '下書きとして保存',
          scheduled: 'リリースの公開を予約',
        },
        split: '1曲ずつアップロード',
        keptAsDrafts: {
          other: '{count}曲はアップロード済みです。「コンテンツ管理」に下書きとして残っています。',
        },
        more: {
          title: 'このリリースの詳細',
          hint: '説明、クレジット、リンク',
        },
      },
      fields: {
        title: 'タイトル',
        releaseType: '種類',
        description: '説明',
        credits: 'クレジット',
        links: 'リンク',
        songs: '収録曲',
        visibility: '収録曲の公開設定',
      },
      hints: {
        releaseDate: '任意。空の場合は追加した日が表示されます。',
        description: '任意',
        credits: '任意。演奏、作詞・作曲、録音などの担当者。',
        links: '任意。購入またはストリーミングできる場所。入力した順に表示されます。',
      },
      cover: 'ジャケット',
      visibility: {
        leaveAsItIs: '変更しない',
        unchanged:
          '各曲の公開設定はそのままです。収録曲が1曲でも公開されると、訪問者にリリースが表示されます。',
        published: '誰でもすべての収録曲を見られます',
        draft: '収録曲は、自分だけがダッシュボードで見られます',
        scheduled: '収録曲は、公開日時まで自分だけが見られます',
      },
      songs: {
        none: 'まだ曲がありません。下で最初の曲を追加してください。',
        inOrder: '収録順の曲一覧',
        untitled: '曲{id}',
        remove: '「{title}」を外す',
        add: '曲を追加',
        addHint: 'タイトルの一部を入力',
        found: {
          other: '{count}件見つかりました',
        },
        noneFree: 'このタイトルで追加できる曲はありません。',
      },
    },
    shows: {
      library: 'ライブ',
      list: {
        search: 'ライブを検索',
        loading: 'ライブを読み込み中...',
        empty: 'ライブがありません。ライブを追加して始めましょう。',
        failure: 'ライブを読み込めませんでした。',
      },
      columns: {
        venue: '会場',
        city: '都市',
        date: '日付',
        status: '開催状況',
        actions: '操作',
      },
      duplicate: '複製',
      duplicateItem: '「{title}」を複製',
      add: 'ライブを追加',
      adding: '追加中...',
      added: 'ライブを追加しました',
      addedText: 'ライブが追加され、サイトに公開されました。',
      addFailed: 'ライブを追加できませんでした。もう一度お試しください。',
      fields: {
        date: '日付',
        time: '時刻',
        timezone: 'タイムゾーン',
        venue: '会場',
        city: '都市',
        country: '国',
        ticketUrl: 'チケットのリンク',
        note: '備考',
        status: '開催状況',
        setlist: 'セットリスト',
        photos: '写真',
        trackId: '', // Recorded Song
        videoId: '', // Recorded Video
      },
      hints: {
        time: '任意。開催地の現地時間。',
        timezone: '開催地の都市名を英語で入力（例：Tokyo）',
        ticketUrl: '任意。チケットを購入できるページ。',
        note: '任意。開場時刻、共演者、料金など。',
        setlist: '', // One song per line. Songs of this site are linked by their titles.
        noPhotos: '', // There are no photos yet.
        trackId: '', // Optional. The title of a song of this site.
        videoId: '', // Optional. The title of a video of this site.
      },
      notFound: '', // Nothing is called “{title}”. Please write its title as it is.
      chooseCountry: '国を選択',
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
          other: '', // Import {count} shows
        },
        imported: {
          other: '', // {count} shows imported
        },
        importedText: '', // They are under Manage Content now.
        someFailed: {
          other: '', // {count} lines could not be imported. The table says why.
        },
      },
      after: {
        title: 'ライブ終了後',
        hint: 'セットリスト、写真、音源・映像',
      },
    },
    showRules: {
      fields: {
        date: '日付',
        venue: '会場',
        city: '都市',
        note: '備考',
        setlistEntry: 'セットリストの曲',
      },
      venueRequired: '会場を入力してください',
      cityRequired: '都市を入力してください',
      time: '時刻は20:30のように時と分で入力してください',
      timezone: 'タイムゾーンはAsia/Tokyoのような名前で入力してください',
      country: '国はJPのような2文字のコードで指定してください',
      status: '開催状況は、開催決定、中止、延期、完売から選んでください',
      setlist: 'セットリストは、曲名の付いた曲のリストで指定してください',
      setlistEntryRequired: '曲名を入力するか、この行を削除してください',
      setlistTooLong: 'セットリストに入れられるのは{most}曲までです',
      tooManyPhotos: '1つのライブに追加できる写真は{most}枚までです',
      ids: '曲、動画、写真は番号で指定してください',
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
      title: 'ゴミ箱',
      description: {
        other: '削除したものはすぐにサイトから消え、ここに{count}日間残ります。',
      },
      list: '削除済み',
      none: 'ゴミ箱は空です。',
      failed: 'ゴミ箱を読み込めませんでした。ページを再読み込みしてください。',
      kinds: {
        track: '曲',
        release: 'リリース',
        video: '動画',
        photo: '写真',
        show: 'ライブ',
        post: '記事',
      },
      dates: '{deleted}に削除、{gone}に完全に削除されます',
      confirm: {
        track: 'この曲を削除しますか？',
        release: 'このリリースを削除しますか？',
        video: 'この動画を削除しますか？',
        photo: 'この写真を削除しますか？',
        show: 'このライブを削除しますか？',
        post: 'この記事を削除しますか？',
        message: 'このメッセージを削除しますか？',
      },
      deleted: {
        track: '曲を削除しました',
        release: 'リリースを削除しました',
        video: '動画を削除しました',
        photo: '写真を削除しました',
        show: 'ライブを削除しました',
        post: '記事を削除しました',
        message: 'メッセージを削除しました',
      },
      deletedText: {
        track: '曲の削除が完了しました。',
        release: 'リリースの削除が完了しました。',
        video: '動画の削除が完了しました。',
        photo: '写真の削除が完了しました。',
        show: 'ライブの削除が完了しました。',
        post: '記事の削除が完了しました。',
        message: 'メッセージの削除が完了しました。',
      },
      deleteFailed: {
        track: '曲を削除できませんでした。もう一度お試しください。',
        release: 'リリースを削除できませんでした。もう一度お試しください。',
        video: '動画を削除できませんでした。もう一度お試しください。',
        photo: '写真を削除できませんでした。もう一度お試しください。',
        show: 'ライブを削除できませんでした。もう一度お試しください。',
        post: '記事を削除できませんでした。もう一度お試しください。',
        message: 'メッセージを削除できませんでした。もう一度お試しください。',
      },
      undo: '元に戻す',
      undoHint: {
        track: '曲を元に戻すには、「コンテンツ管理」でゴミ箱を開いてください',
        release: 'リリースを元に戻すには、「コンテンツ管理」でゴミ箱を開いてください',
        video: '動画を元に戻すには、「コンテンツ管理」でゴミ箱を開いてください',
        photo: '写真を元に戻すには、「コンテンツ管理」でゴミ箱を開いてください',
        show: 'ライブを元に戻すには、「コンテンツ管理」でゴミ箱を開いてください',
        post: '記事を元に戻すには、「コンテンツ管理」でゴミ箱を開いてください',
      },
      restore: '復元',
      restoreItem: '「{title}」を復元',
      restored: {
        track: '曲を復元しました',
        release: 'リリースを復元しました',
        video: '動画を復元しました',
        photo: '写真を復元しました',
        show: 'ライブを復元しました',
        post: '記事を復元しました',
      },
      restoredText: {
        track: '曲が元の場所に戻りました。',
        release: 'リリースが元の場所に戻りました。',
        video: '動画が元の場所に戻りました。',
        photo: '写真が元の場所に戻りました。',
        show: 'ライブが元の場所に戻りました。',
        post: '記事が元の場所に戻りました。',
      },
      restoreFailed: {
        track: '曲を復元できませんでした。もう一度お試しください。',
        release: 'リリースを復元できませんでした。もう一度お試しください。',
        video: '動画を復元できませんでした。もう一度お試しください。',
        photo: '写真を復元できませんでした。もう一度お試しください。',
        show: 'ライブを復元できませんでした。もう一度お試しください。',
        post: '記事を復元できませんでした。もう一度お試しください。',
      },
      forGood: {
        delete: '完全に削除',
        deleteItem: '「{title}」を完全に削除',
        confirm: '「{title}」を完全に削除しますか？ この操作は取り消せません。',
        deleted: '完全に削除しました',
        deletedText: '「{title}」とそのファイルが削除されました。',
        failed: '完全に削除できませんでした。もう一度お試しください。',
        empty: 'ゴミ箱を空にする',
        confirmEmpty: 'ゴミ箱の中身をすべて完全に削除しますか？ この操作は取り消せません。',
        emptied: 'ゴミ箱を空にしました',
        emptiedText: '中身はすべて完全に削除されました。',
      },
      diskUse: {
        title: 'ディスク使用量',
        description:
          'ファイルと、ページを速く表示するための縮小画像の容量です。縮小画像は1日1回集計されます。',
        failed: 'ディスク使用量を読み込めませんでした。ページを再読み込みしてください。',
        used: '{used}使用中。',
        usedAndFree: '{used}使用中、空き{free}。',
        nothing: 'まだ何も保存されていません。',
        nothingAndFree: 'まだ何も保存されていません。空き{free}。',
        songs: '曲',
        videos: '動画',
        pictures: '画像',
        sizes: '縮小画像',
        bin: 'ゴミ箱',
        notCounted: '未集計',
      },
    },
    messages: {
      title: '届いたメッセージ',
      list: {
        search: 'メッセージを検索',
        loading: 'メッセージを読み込み中...',
        empty: 'メッセージはまだ届いていません。',
        failure: 'メッセージを読み込めませんでした。',
      },
      columns: {
        from: '差出人',
        subject: '件名',
        date: '日付',
        status: '状態',
        actions: '操作',
      },
      row: {
        select: '{name}さんからのメッセージを選択：{subject}',
        viewMessage: '{name}さんからのメッセージを表示：{subject}',
        delete: '{name}さんからのメッセージを削除：{subject}',
        actions: '{name}さんからのメッセージの操作：{subject}',
        view: '表示',
        new: '新着',
        read: '既読',
      },
      selection: {
        title: '選択中のメッセージ',
        all: {
          other: 'メッセージをすべて選択（{shown}）',
        },
      },
      deleting: '削除中...',
      confirmDelete: {
        other: '選択したメッセージを削除しますか？（件数：{shown}）',
      },
      deleted: {
        other: 'メッセージを削除しました',
      },
      deletedText: {
        other: 'メッセージの削除が完了しました。',
      },
      deleteFailed: {
        other: 'メッセージを削除できませんでした。もう一度お試しください。',
      },
      markedRead: 'メッセージを既読にしました',
      markReadFailed: 'メッセージを既読にできませんでした。もう一度お試しください。',
      reply: '返信',
      quoted: '{date}、{name}さんのメッセージ：',
    },
    settings: {
      failed: '設定を読み込めませんでした。ページを再読み込みしてください。',
      seeOnSite: 'サイトで見る',
      created: '設定を作成しました',
      createdText: '設定の作成が完了しました。',
      createFailed: '設定を作成できませんでした：{reason}',
      updated: '設定を更新しました',
      updatedText: '設定の更新が完了しました。',
      updateFailed: '設定を更新できませんでした：{reason}',
      tryAgain: 'もう一度お試しください。',
      index: '設定',
      sections: {
        artist: 'アーティスト',
        look: 'デザイン',
        publishing: '公開',
        accounts: 'アカウント',
        safety: '安全管理',
      },
      unsaved: '未保存の変更',
      save: '保存',
      discard: '破棄',
      notSaved: '「{setting}」を保存できませんでした。',
      about: {
        title: '{name}のプロフィール文',
        hint: 'この文章は、サイトの「プロフィール」セクションに表示されます。',
      },
      artist: {
        title: 'アーティスト',
        description: 'すべてのページに表示される名前、キャッチフレーズ、外部ページへのリンクです。',
        name: 'アーティスト名',
        tagline: 'キャッチフレーズ',
        socialLink: 'SNSリンク',
        socialLinkHint:
          'TikTok、Instagram、YouTubeなどの自分のページのアドレス。リンクしない場合は空にしてください。',
        profiles: 'その他の外部ページ',
        profilesHint: {
          other: 'Spotify、Bandcamp、Instagramなどのページを{count}件まで。入力した順に表示されます。',
        },
        feedEmail: 'ポッドキャストフィードのメールアドレス',
        feedEmailHint:
          'ポッドキャスト配信サービスが、フィードの所有者を確認するために使います。このアドレスはフィード内で誰でも見られます。載せない場合は空にしてください。',
      },
      language: {
        title: '言語',
        description:
          'サイトのすべてのページとこのダッシュボードが、この言語で表示されます。自分で書いた内容は変わりません。',
        label: 'サイトの言語',
      },
      timeZone: {
        title: 'タイムゾーン',
        description: 'ライブを最もよく行う地域のタイムゾーンです。ライブごとに変更できます。',
        label: '新しいライブのタイムゾーン',
      },
      downloads: {
        title: 'ダウンロード',
        description: '訪問者が曲をダウンロードできるか、サイトで聴くだけにするかを選べます。',
        allow: '訪問者に曲のダウンロードを許可',
        whenOff:
          '許可しない場合、「ダウンロード」ボタンはどこにも表示されません。その場合も、ファンはこのサイトやポッドキャストアプリで聴いたり、ブラウザでオフライン再生したりできます。',
        whenOn: '許可する場合も、曲の編集画面で曲ごとにオフにできます。',
      },
      preview: {
        title: 'プレビュー',
        description:
          '指定した日時に訪問者が見るサイトを、それまでに公開予約された内容も含めて確認できます。自分だけが見られます。',
        time: '日時',
        open: 'プレビューを開く',
        failed: 'プレビューを開けませんでした。もう一度お試しください。',
      },
      backup: {
        title: 'バックアップ',
        description:
          '曲、動画、写真、メッセージ、設定、アカウントのすべてを1つのファイルにまとめます。自分だけが開ける場所に保管してください。',
        download: 'バックアップをダウンロード',
        pending: '作成中...',
        startFailed: 'バックアップを開始できませんでした。もう一度お試しください。',
        incomplete: '前回のダウンロードは途中で終わりました（{time}）。もう一度お試しください。',
        none: 'バックアップはまだ作成されていません。',
        last: '最新のバックアップ：{time}、{size}。',
        missing: 'サイトから失われ、バックアップに含まれないファイル：{count}件。',
        damaged: 'バックアップ内の破損したファイル：{count}件。',
        nightly: {
          other: '毎晩作成され、最新の{count}件が保管されます。',
        },
      },
      check: {
        title: 'サイトチェック',
        description:
          'すべての曲、動画、写真にファイルがあること、アップロード後に変化したファイルがないことを確認します。',
        start: '今すぐチェック',
        pending: 'チェック中...',
        startFailed: 'チェックを開始できませんでした：{reason}',
        failed: '前回の結果を読み込めませんでした。ページを再読み込みしてください。',
        none: 'チェックはまだ行われていません。',
        last: '{time}：{result}',
        lastFine: '{time}：{result}問題はありません。',
        more: {
          other: 'ほか{count}件',
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
        missing: '「{title}」：ファイルがありません（{file}）',
        damaged: '「{title}」：ファイルが破損しています（{file}）',
        unreadable: '「{title}」：ファイルを読み取れません（{file}）',
        setAside: '「{title}」：ファイルがlost+foundにあります（{file}）',
        unnamed: '{file}：サイト上のどの項目のものでもありません',
        unknown: '{file}：このデータベースにあるどの項目のものでもありません',
      },
      remedy: {
        lost: '見つからないファイルや破損したファイルは、「コンテンツ管理」の「編集」からもう一度アップロードするか、バックアップから復元してください。',
        misplaced:
          'サイトが動いているコンピュータで npm run verify -- --repair を実行してください。ファイルが正しい場所に戻り、どの項目のものでもないファイルはlost+foundに移されます。',
        unknown:
          'サイトから曲、動画、写真がなくなっている場合は、サイトを停止し、最新のバックアップを復元してください。ファイルはそのまま残ります。なくなったものがなければ、npm run verify -- --set-aside を実行すると、これらのファイルはlost+foundに移され、削除するまで保管されます。',
      },
      checked: {
        other: '{count}件のファイルをチェックしました。',
      },
      partlyCompared: {
        other:
          '{count}件のファイルをチェックしました。うち{uncompared}件は、チェックサムの記録を始める前にアップロードされたため、比較していません。npm run verify -- --repair を実行すると、不足しているチェックサムが作成されます。',
      },
    },
    accounts: {
      title: 'アカウント',
      description: 'ログインできる人の一覧です。全員が、ここで自分と同じことをすべて行えます。',
      you: '自分',
      since: '{date}から',
      listFailed: '一覧を読み込めませんでした。ページを再読み込みしてください。',
      ownPassword: '自分のパスワード',
      add: {
        title: 'アカウントを追加',
        description:
          '一緒にサイトを管理する人のためのアカウントです。アカウントの削除も含め、ここで自分と同じことをすべて行えます。',
        username: 'ユーザー名',
        password: '追加する人のパスワード',
        passwordHint: '本人に伝えてください。ログインした後、ここで変更できます。',
        ownPasswordHint: '本人による操作であることを確認するためです。',
        action: 'アカウントを追加',
        pending: '追加中...',
        done: 'アカウントを追加しました',
        doneText: '{username}さんがログインできるようになりました。',
        failed: 'アカウントを追加できませんでした：{reason}',
      },
      remove: {
        button: '削除',
        buttonOf: '{username}のアカウントを削除',
        title: '{username}のアカウントを削除しますか？',
        yours: 'これは自分のアカウントです。ログアウトされ、今後ログインできなくなります。',
        theirs:
          'この人はすぐにログアウトされ、今後ログインできなくなります。アップロードしたものはすべて残ります。',
        action: 'アカウントを削除',
        pending: '削除中...',
        done: 'アカウントを削除しました',
        doneText: '{username}さんは今後ログインできません。',
        failed: 'アカウントを削除できませんでした：{reason}',
      },
      password: {
        change: 'パスワードを変更',
        description: '変更すると、ほかのすべてのデバイスがログアウトされます。',
        currentPassword: '現在のパスワード',
        newPassword: '新しいパスワード',
        repeated: '新しいパスワード（確認）',
        different: '2つの新しいパスワードが一致しません',
        done: 'パスワードを変更しました',
        doneText: '今後は新しいパスワードをお使いください。ほかのすべてのデバイスはログアウトされました。',
        failed: 'パスワードを変更できませんでした：{reason}',
      },
      signIns: {
        title: 'ログイン中のデバイス',
        description:
          'ログイン中のすべてのデバイスとそのアカウントです。ログインできる人は全員、この一覧を見られます。見覚えのないデバイスはログアウトさせ、パスワードを変更してください。',
        thisOne: 'このデバイス',
        signedIn: 'ログイン：{time}',
        lastSeen: '最終アクセス：{time}',
        end: 'ログアウト',
        endOf: '{device}（{username}）をログアウト',
        endOthers: 'ほかのすべてをログアウト',
        ended: 'デバイスをログアウトしました',
        endedText: '{device}は再度ログインが必要です。',
        othersEndedText: 'ログイン中なのはこのデバイスだけです。',
        endFailed: 'このデバイスをログアウトできませんでした：{reason}',
        endOthersFailed: 'ほかのデバイスをログアウトできませんでした：{reason}',
      },
    },
    look: {
      title: 'デザイン',
      description: '自分らしいサイトにしましょう。変更しない部分は、Marqueeの標準デザインのままです。',
      reset: '標準のデザインに戻す',
      themes: {
        light: 'ライト',
        dark: 'ダーク',
      },
      palette: {
        title: '配色',
        hint: 'ライトテーマとダークテーマの、紙、インク、ステージ、アクセントの色です。',
        fromPhoto: 'ピックアップした写真から',
        fromEarlierPhoto: '以前の写真から',
        noColour: 'ピックアップした写真には、配色のもとになるはっきりした色がありません。',
      },
      palettes: {
        matinee: 'マチネ：温かみのある紙色と朱色',
        harbour: 'ハーバー：海霧の色と深い青緑',
        evergreen: 'エバーグリーン：セージ、森の緑、真鍮色',
        midnight: 'ミッドナイト：涼しげな白、藍色、金色',
        rosewood: 'ローズウッド：淡い紅色、プラム、ラズベリー',
      },
      accent: {
        title: 'アクセントカラー',
        hint: 'ボタンとリンクの色です。',
        readable: 'ライトテーマでもダークテーマでも、誰にでも読みやすい色です。',
        darker: '明るいページでは、読みやすくするために必要なところで少し暗く表示されます。',
        lighter: '暗いページでは、読みやすくするために必要なところで少し明るく表示されます。',
        darkerAndLighter:
          '読みやすくするために必要なところで、明るいページでは少し暗く、暗いページでは少し明るく表示されます。',
        reset: '標準の色を使う',
        words: '文字',
      },
      typeface: {
        title: '書体',
        yourName: 'アーティスト名',
      },
      typefaces: {
        marquee: 'Marquee：看板のように太く幅の狭い文字',
        songbook: 'Songbook：温かみのあるセリフ体とシンプルな本文',
        concert: 'Concert：プログラム冊子のような、全体がセリフ体の文字',
        poster: 'Poster：縦に長く、インパクトのある文字',
        studio: 'Studio：幅広でモダンな文字',
      },
      hero: {
        title: 'ページの最上部',
        hint: '画像には、ピックアップした写真が使われます。写真がない間はイラストが表示されます。',
        beside: '名前の横に画像',
        wide: 'ページ幅いっぱいの画像',
        words: '名前のみ',
      },
      sections: {
        title: 'トップページのセクション',
        hint: '外したセクションはメニューからも消えます。すべての曲とすべての動画のページは残り、アドレスを知っている人は開けます。',
      },
      moveSectionUp: {
        music: '「音楽」を上へ移動',
        videos: '「動画」を上へ移動',
        shows: '「ライブ」を上へ移動',
        news: '「ニュース」を上へ移動',
        about: '「プロフィール」を上へ移動',
        contact: '「お問い合わせ」を上へ移動',
      },
      moveSectionDown: {
        music: '「音楽」を下へ移動',
        videos: '「動画」を下へ移動',
        shows: '「ライブ」を下へ移動',
        news: '「ニュース」を下へ移動',
        about: '「プロフィール」を下へ移動',
        contact: '「お問い合わせ」を下へ移動',
      },
      sectionMoved: {
        music: '「音楽」は{total}件中{position}番目になりました',
        videos: '「動画」は{total}件中{position}番目になりました',
        shows: '「ライブ」は{total}件中{position}番目になりました',
        news: '「ニュース」は{total}件中{position}番目になりました',
        about: '「プロフィール」は{total}件中{position}番目になりました',
        contact: '「お問い合わせ」は{total}件中{position}番目になりました',
      },
      photo: {
        title: 'アイコンとシェア画像',
        hint: 'ブラウザのタブ、スマートフォンのホーム画面、シェアしたリンクに表示されます。被写体がはっきりした正方形の写真がおすすめです。',
        featured: 'ピックアップした写真',
        more: 'ほかの写真',
      },
      preview: {
        title: '表示イメージ',
        description: 'ここで選んだ内容でのトップページです。保存するまで、訪問者への表示は変わりません。',
        screen: '画面',
        phone: 'スマートフォン',
        computer: 'パソコン',
        theme: 'テーマ',
        page: 'トップページ',
        loading: 'トップページ（読み込み中）',
      },
    },
  },
  server: {
    errors: {
      fieldsNotValid: '正しくない項目があります',
      badRequest: 'リクエストを解釈できませんでした',
      notAnObject: 'リクエストはJSONオブジェクトで送信してください',
      formatNotOffered: 'ここで使えるのはformat=jsonとformat=xmlだけです',
      notOurPage: 'このサイトの曲、リリース、動画のアドレスではありません',
      pathNotFound: 'このアドレスには何もありません',
      methodNotAllowed: 'このアドレスが受け付けるのは{methods}だけです',
      foreignOrigin:
        '別のサイトからのリクエストのため、拒否されました。このサイトを直接開いて、もう一度お試しください。',
      tooManyRequests: '試行回数が多すぎます。しばらく待ってから、もう一度お試しください。',
      bodyTooLarge: 'リクエストが大きすぎます。一度に送る量を減らしてください。',
      headersTooLarge: 'リクエストのアドレスまたはヘッダーが長すぎます',
      requestTooSlow: 'リクエストの受信に時間がかかりすぎました。接続を確認して、もう一度お試しください。',
      wrongContentType: 'このアドレスでは、この種類のコンテンツを受け付けていません',
      noFileHere: 'ここではファイルを受け付けていません',
      oneFileHere: 'ここで受け付けるファイルは1つだけです',
      unexpected: 'サイト側で問題が発生しました。もう一度お試しください。',
      unavailable: 'この操作は現在できません。しばらくしてからもう一度お試しください。',
      outcomeUnknown: '保存されたかどうかを確認できません。内容を確かめてから、もう一度お試しください。',
      closing: 'サイトを再起動しています。しばらくしてからもう一度お試しください。',
      backupUnderWay: 'すでにバックアップを作成中です。完了するまでお待ちください。',
      demoNotOffered:
        'デモは空のサイト用ですが、このサイトにはすでに曲、動画、写真のいずれかがあります。「npm run demo」を使うと、このサイトとは別にデモを表示できます。',
      noDemo: 'このサイトにデモはありません。ページを再読み込みしてください。',
      diskFull:
        'ディスクがいっぱいのため、何も保存されませんでした。空きができてから、もう一度お試しください。',
      noRoomForFile:
        'このファイルを保存する空き容量がディスクにないため、何も保存されませんでした。ゴミ箱を空にするなどして空きを作り、もう一度お試しください。',
      databaseMoved:
        'サイトのデータベースが所定の場所にないため、何も保存されませんでした。サーバーの管理者がデータベースを元に戻すか、サイトを再起動すると解決します。',
      databaseDamaged: 'データベースが破損しています。バックアップを復元してください。',
      pagesFail: 'ページを表示できません。原因はログに記録されています。',
      signedOut: '先にログインしてください',
      wrongCredentials: 'ユーザー名またはパスワードが正しくありません',
      registrationClosed: '新規登録は受け付けていません',
      ownerElsewhere:
        'このサイトにはまだ所有者がいません。所有者になるには、{address} を開いて登録してください。',
      ownerUnknown:
        'このサイトにはまだ所有者がおらず、所有者本人かどうかを確認できません。サイトが動いているコンピュータでlocalhostを開き、そこで登録してください。または、OWNER_USERNAMEとOWNER_PASSWORDを設定するか、PUBLIC_URLに今開いているアドレスを設定して、サイトを再起動してください。',
      databaseLost:
        'このサイトには、データベースに登録のない曲や画像があります。データベースが失われた可能性があります。最新のバックアップを復元してください。または、サイトが動いているコンピュータで npm run owner -- add <name> を実行し、新しいアカウントを作成してください。それまでは、ここで誰も登録できません。',
      usernameTaken: 'このユーザー名はすでに使われています',
      wrongCurrentPassword: '現在のパスワードが正しくありません。もう一度入力してください。',
      accountNotFound: 'アカウントが見つかりません。アカウントの一覧をご確認ください。',
      lastAccount: 'これは唯一のアカウントです。削除する前に、別のアカウントを追加してください。',
      signInNotFound: 'このデバイスはすでにログアウトされています。ページを再読み込みしてください。',
      trackNotFound: '曲が見つかりません',
      releaseNotFound: 'リリースが見つかりません',
      videoNotFound: '動画が見つかりません',
      postNotFound: '記事が見つかりません',
      photoNotFound: '写真が見つかりません',
      showNotFound: 'ライブが見つかりません',
      unknownNeighbour: '移動先の目印となる写真が、すでにありません',
      notInBin: 'これはもうゴミ箱にありません',
      messageNotFound: 'メッセージが見つかりません',
      fileNotFound: 'ファイルが見つかりません',
      notForDownload: 'この曲はダウンロードできません。このサイトで聴くことができます。',
      releaseNotForDownload: 'このリリースはダウンロードできません。このサイトで聴くことができます。',
      rangeNotSatisfiable: 'ファイルに指定の範囲がありません',
      pressNotFound: '', // This site has no press kit
      settingNotFound: '設定が見つかりません',
      settingExists: 'このキーの設定はすでにあります',
      changedMeanwhile:
        'この内容は、その間に別の場所で変更されました。新しい内容を確認して、もう一度お試しください。',
      unknownCursor: 'この一覧は、その位置から続けられません。最初からやり直してください。',
      pictureTooManyPixels: '画像の画素数が多すぎます。{megapixels}メガピクセル以下の画像を使ってください。',
      pictureTooHeavy:
        '画像を開くのに必要なメモリが多すぎます。通常のJPGで、またはサイズを小さくして保存し、もう一度お試しください。',
      animationTooManyPixels:
        'アニメーションの画素数が多すぎます。もっと小さいもの、または短いものを使ってください。',
      pictureTooManyFrames: '画像のフレーム数が多すぎます。{frames}フレーム以下の画像を使ってください。',
      noVideoFile:
        'この動画には、サムネイルを作成するためのファイルがありません。「カスタムサムネイル」で画像を選んでください。',
      pictureNotDrawn: 'この画像を作成できませんでした。しばらくしてからもう一度お試しください。',
      thumbnailFailed:
        'この動画から使える画像が見つかりませんでした。「カスタムサムネイル」で画像を選んでください。',
    },
    requests: {
      wholeNumber: '{name}は1から{max}までの整数で指定してください',
      id: '不明なidです',
      cursor: 'Afterにはカーソルを指定してください',
      show: 'Showに指定できるのはallだけです',
      showInList: 'Showにはall、draft、scheduledのいずれかを指定してください',
      when: 'Whenにはupcoming、past、allのいずれかを指定してください',
      sort: 'Sortには{sorts}のいずれかを指定してください（大きい順にするには先頭に「-」を付けます）',
      searchTooLong: '検索する文字は{max}文字以内にしてください',
      oneSearch: '一度に検索できるテキストは1つだけです',
      pageOrAfter: 'PageとAfterは同時に指定できません',
      binKind: 'この種類のものはゴミ箱に入りません',
      photoNeighbour: 'どの写真の前に置くかを指定してください（末尾に置く場合はnull）',
      oembedUrl: 'Urlにはページの完全なアドレスを指定してください（例：https://example.com/music/12）',
      oembedFormat: 'Formatにはjsonまたはxmlを指定してください',
      itemsAtOnce: '項目は1件から{most}件の間で選んでください',
      messageIds: 'メッセージは1件から{most}件の間で選んでください',
      unknownMessage: '不明なメッセージです',
      whichMessages: '対象のメッセージを、ids、または検索条件とどのメッセージまでかで指定してください',
      settingKey: '設定のキーは、半角の英小文字、数字、アンダースコアで1文字から{max}文字までです',
    },
    maintenance: {
      clock:
        'サーバーの日付が{before}から{after}へ急に変わりました。時計が正しくないか、その間サイトが停止していたか、バックアップから復元された可能性があります。{end}までは、保管期限による完全な削除は行われず、その間の日に公開予約されていたものも公開されません。日付が正しくない場合は、サーバーの管理者に修正を依頼してください。正しい場合は、公開待ちのものを自分で公開してください。ほかに必要な操作はありません。',
      database:
        'サイトのデータベースが破損しています。一部の曲、動画、写真、メッセージが失われたり、正しくなくなったりしている可能性があります。何も変更せずに、バックアップを復元してください。',
      disk: 'ディスクの空き容量がありません（残り{size}）。訪問者には今のままサイトが表示されますが、新しいものは保存できません。不要なものを削除してゴミ箱を空にするか、サーバーの管理者に容量の追加を依頼してください。',
      proxy: {
        private:
          '訪問者は別のサーバー（{proxy}）を経由してこのサイトにアクセスしています。そのため、全員が1人の訪問者として数えられ、メッセージとログインの回数制限を共有しています。そのサーバーが自分のものであれば、.envに TRUST_PROXY={proxy} を設定して、サイトを再起動してください。',
        public:
          '{proxy}のサーバーが、ほかの誰かの代わりにアクセスしていると伝えています。それがこのサイトの手前に置いた自分のサーバー（WebサーバーやCDNなど）であれば、.envのTRUST_PROXYにそのアドレスを設定するまで、すべての訪問者が1人として数えられ、メッセージとログインの回数制限を共有します。そうでなければ無視してください（このような情報は誰でも送れます）。',
      },
      checkFound: {
        other:
          '前回のサイトチェックで{count}件の問題が見つかりました。対処方法は「アップロード」→「サイト設定」→「サイトチェック」で確認できます。',
      },
      files: {
        some: {
          other: '{names}、ほか{count}件',
        },
        fileOf: '「{title}」の{file}',
        missing: {
          other: '見つからないファイル：{count}件（{names}）。{remedy}',
        },
        unknown: {
          other:
            '保存されているファイルのうち{count}件は、データベースのどの項目のものでもないため（{names}）、そのまま残してあります。{cause}{remedy}',
        },
        cause: {
          newDatabase: 'データベースが新しいか、別のサイトのもので、どのファイルも登録されていません。',
          olderDatabase: '古いコピーを復元した後のように、データベースがファイルより古くなっています。',
          tooMany:
            'クラッシュが原因とするには数が多すぎます。データベースが別の時点または別のサイトのものである可能性があります。',
        },
        expiring: {
          other:
            '保存されているファイルのうち{count}件は、サイト上のどの項目のものでもないため（{names}）、{until}までlost+foundに保管されます。なくなったものがあれば、それまでにバックアップを復元してください。なければ、何もする必要はありません。',
        },
        kept: {
          other:
            '保存されているファイルのうち{count}件は、このデータベースのどの項目のものでもないため（{names}）、lost+foundで削除するまでそこに保管されます。',
        },
      },
      backup: {
        failed: '夜間バックアップを作成できませんでした：{reason}。1時間以内に再試行されます。',
        doubtful:
          '最新の夜間バックアップは完全でない可能性があります。このバックアップは保管され、次に正常なものができるまで、以前の正常なバックアップも削除されません。ファイルの不足や破損は「アップロード」→「サイト設定」→「サイトチェック」で確認できます。サイトに問題がなければ、サーバーの管理者が古いバックアップを削除できます。',
        doubtfulBecause:
          '最新の夜間バックアップは完全でない可能性があります（{warnings}）。このバックアップは保管され、次に正常なものができるまで、以前の正常なバックアップも削除されません。ファイルの不足や破損は「アップロード」→「サイト設定」→「サイトチェック」で確認できます。サイトに問題がなければ、サーバーの管理者が古いバックアップを削除できます。',
        warning: {
          database: 'データベースが破損しています',
          missing: {
            other: 'サイトのファイルが{count}件見つかりません',
          },
          damaged: {
            other: '{count}件のファイルが破損しています',
          },
          clock: 'サーバーの時計が正しくない可能性があります',
          unknown: {
            other: '{count}件のファイルがデータベースに登録されていません',
          },
          smaller: '前回よりかなり小さくなっています（前回{before}、今回{size}）',
        },
      },
      device: {
        browser: {
          iPhone: 'iPhoneの{browser}',
          iPad: 'iPadの{browser}',
          android: 'Androidの{browser}',
          windows: 'Windowsの{browser}',
          chromebook: 'Chromebookの{browser}',
          mac: 'Macの{browser}',
          linux: 'Linuxの{browser}',
        },
        program: {
          iPhone: 'iPhoneのプログラム',
          iPad: 'iPadのプログラム',
          android: 'Androidのプログラム',
          windows: 'Windowsのプログラム',
          chromebook: 'Chromebookのプログラム',
          mac: 'Macのプログラム',
          linux: 'Linuxのプログラム',
        },
        unknown: '不明なデバイス',
      },
    },
    refusedMessage: {
      title: 'メッセージは送信されませんでした',
      advice: 'ブラウザで前のページに戻って、もう一度お試しください。入力した内容は残っています。',
      back: 'フォームに戻る',
    },
    artist: {
      about: '{artist}の音楽、動画、写真をお届けします。',
    },
    thumbnails: {
      made: '{total}件中{made}件のサムネイルを作成しました',
      noneMissing: '不足しているサムネイルはありません',
    },
  },
} as const satisfies Language<'other'>;
