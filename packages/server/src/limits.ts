import { ANSWER_BYTES } from '@heddle/kit/answer-bytes'

/** Every limit of the server, declared once. Sizes are bytes, times are milliseconds unless the name says otherwise. */
export const LIMITS = {
  /** Largest JSON body of a request. */
  bodyBytes: 1_000_000,
  /** Largest message of the sync connection (a pasted page, an imported template). */
  messageBytes: 8_000_000,
  /** Largest uploaded file. */
  assetBytes: 20_000_000,
  /** Room for the files of one project where nothing else is set: no more than it may have as a file. */
  projectAssetBytes: 500_000_000,
  /** An upload that no record of its project names is counted for so long: its record is on the way. */
  assetUnderWay: 10 * 60_000,
  /** Bytes of files that were deleted from their project are kept so long, where nothing else is set. */
  deletedFilesLife: 30 * 86_400_000,
  /**
   * Pause between two looks at the files of one project, projects of one look, files and entries of one step; changes written so
   * long before a look are looked at by the next one too.
   */
  filesLookPause: 86_400_000,
  filesLooks: 10,
  filesAtOnce: 50,
  entriesAtOnce: 500,
  filesLookOverlap: 60 * 60_000,
  /**
   * A file without a project waits so long before its bytes go: longer than an upload takes from the look whether it is there to
   * its row. Whoever takes them away has so long; then another process goes on. So many go at once.
   */
  removedFileWait: 60 * 60_000,
  removedFileLease: 60 * 60_000,
  removedFilesAtOnce: 200,
  /** A project as a file: its bytes, packed and unpacked, those of its records, its entries; and how long one may take. */
  projectFileBytes: 500_000_000,
  projectTextBytes: 100_000_000,
  projectFiles: 10_000,
  transferTime: 120_000,
  /** Files of an import that are looked at at once, and imports of one address each minute. */
  transferAtOnce: 4,
  importsPerMinute: 20,
  /** Largest width or height of an uploaded picture, and most pixels it may have: bounds what decoding may cost. */
  imageSide: 16_000,
  imagePixels: 64_000_000,
  /** Elements that a vector picture may draw, those it draws again by a reference counted again. */
  svgElements: 500_000,
  /** Looking at one uploaded file, and decoding one picture, may take so long. */
  /** Making a picture narrower may take so long, and a visitor waits so long before they get it as it is. */
  narrowTime: 20_000,
  narrowPatience: 4_000,
  sniffTime: 10_000,
  pictureTime: 20_000,
  /**
   * Most bytes of a request's head. Browsers send up to 180 cookies of 4 KB for one domain, set by any name below it: whoever is
   * sent them must still be let in.
   */
  headBytes: 1_000_000,
  /** Most bytes of a request's address, and of its headers without the cookies. */
  headerBytes: 16_384,
  /** A request with more bytes of cookies is told to forget foreign ones, which proxies would soon stumble over. */
  cookieBytes: 4_096,
  /** Bytes of one answer that may be spent on that. */
  expiredCookieBytes: 3_000,
  /** Different session cookies of one request that are looked at. */
  sessionCookies: 8,
  /** Largest file of a visitor, characters of its name, of its tag and of its type, and how long the request for it may be used. */
  userFileBytes: 20_000_000,
  userFileName: 200,
  userFileTag: 200,
  userFileType: 127,
  userFileRequest: 10 * 60_000,
  /** Files of visitors that are listed at once. */
  userFilesPerPage: 50,
  /** Signed requests of one visitor each minute. */
  userFilesPerMinute: 120,
  /** Files that were sent to a draft stay so long. */
  draftFileLife: 24 * 60 * 60_000,
  projectNameLength: 80,
  slugLength: 40,
  personNameLength: 80,
  passwordMin: 8,
  passwordMax: 128,
  /** Attempts per minute and address. */
  signInPerMinute: 20,
  signUpPerMinute: 400,
  requestsPerMinute: 6_000,
  /** A minute; and the part of what is allowed after which other processes are told of it. */
  rateWindow: 60_000,
  toldShare: 8,
  /**
   * Requests of one address to sites, drafts and files in each window. A page with three hundred files may be opened by twenty
   * people behind one address at once; a flood is stopped before it costs more than a look at a list.
   */
  visitsPerWindow: 6_000,
  visitWindow: 10_000,
  /** Seconds for which caches may lead to a site's main name without asking again. */
  leadSeconds: 3_600,
  /** Addresses of a release that are answered the short way. */
  quickAddresses: 5_000,
  /** Names of sites, of so many characters, that are remembered as they were asked for. */
  knownHosts: 1_000,
  hostName: 255,
  /** Addresses counted in a window. */
  countedVisitors: 100_000,
  /** Failed attempts to sign in to one account of a site in a window, known or not. */
  accountAttempts: 10,
  accountAttemptsWindow: 15 * 60 * 1000,
  /** Accounts of a site that are listed at once, roles that one has, and characters of a search among them. */
  accountsPerPage: 50,
  accountRoles: 50,
  accountSearch: 100,
  /** Somebody who is signed in is noted as seen once in so long. */
  seenEvery: 60 * 60_000,
  /** How long and of how many visitors of a site it is remembered who they are, without being told that nothing changed. */
  knownVisitorLife: 10_000,
  knownVisitors: 10_000,
  /** Cookie headers that are remembered as read, and the longest one that is. */
  knownCookies: 10_000,
  knownCookieLength: 1_024,
  /** A link to set a password that somebody was given by hand works so long. */
  passwordLinkLife: 7 * 24 * 60 * 60_000,
  /** Links and codes that were asked for by mail work so long: to set a password, to confirm an address, to sign in; a code. */
  resetLinkLife: 60 * 60_000,
  confirmLinkLife: 24 * 60 * 60_000,
  signInLinkLife: 15 * 60_000,
  codeLife: 10 * 60_000,
  /** Digits of a code, and wrong ones before it is used up. */
  codeDigits: 6,
  codeTries: 5,
  /** Letters to one address from one site in a window, and to all of them; letters that one visitor asks for in a minute. */
  mailsToAddress: 5,
  mailsOfSite: 1_000,
  mailWindow: 60 * 60_000,
  mailsPerMinute: 10,
  /** Characters of a line in the head of a letter, and of its text. */
  mailLine: 200,
  mailText: 20_000,
  /** A mail server may take so long to greet and to answer; letters are tried again after these pauses. */
  mailConnect: 10_000,
  mailAnswer: 30_000,
  mailPauses: [5_000, 60_000],
  /** Who invites somebody waits so long to be told what became of the letter. */
  mailAwaited: 8_000,
  /** A server that is stopped waits so long for letters on their way. */
  mailPatience: 5_000,
  /** Letters that wait, that are sent at once, and that stay in the outbox. */
  waitingMails: 1_000,
  mailsAtOnce: 4,
  outboxMails: 500,
  /** Characters of a path of a site that links lead on to. */
  pathLength: 2_000,
  /** A form that a page of the server's own sends. */
  formBytes: 10_000,
  /** New accounts that one address makes on sites in a minute. */
  accountsPerMinute: 10,
  /** Questions of who is signed in, by one address in a minute. */
  identifiesPerMinute: 600,
  /** Places of sites that are open at once; each has a thread. */
  openPlaces: 24,
  sessionSeconds: 60 * 60 * 24 * 30,
  /** The end of a visitor's session moves on where it was set so long ago. */
  sessionRenewAfter: 7 * 24 * 60 * 60_000,
  /** What signs visitors of a site in has so long to say who one is. */
  identifyTime: 5_000,
  /** A claimed owner's seat without an account is given up after this time (the process that held it died). */
  seatClaim: 30_000,
  /** Entries between two snapshots of a project. */
  snapshotEvery: 500,
  /** Snapshots of a project that stay, the newest, and its first: should one be damaged, the log leads on from the one before. */
  keptSnapshots: 4,
  /** A snapshot of more characters is read by a worker, one of more records is written by one; for so many milliseconds at most. */
  snapshotTextAtOnce: 500_000,
  snapshotRecordsAtOnce: 2_000,
  snapshotTime: 60_000,
  /** Records that are taken in before everybody else has their turn. */
  recordsAtOnce: 500,
  /** Shortest pause between two of them, so that a storm of edits is not spent on copying. */
  snapshotPause: 2_000,
  /** Releases of a project that stay on disk; the live one always stays. */
  keptReleases: 20,
  /** Host names of one project. */
  domains: 20,
  /** How often domains are checked by one address of the network, each minute. */
  domainChecksPerMinute: 20,
  /** Milliseconds that the names of others may take to answer. */
  domainTime: 10_000,
  /** Milliseconds between looks at what other processes verified. */
  domainsRefresh: 30_000,
  /** Milliseconds that an invitation link may be used. */
  invitationLife: 7 * 86_400_000,
  /** Links of one project that may be open at once. */
  openInvitations: 50,
  /** Rows of a table of who may see what that are told of. */
  accessRows: 2_000,
  foundIcons: 200,
  /** The address of a draft can be opened for this time after the editor asked for it, and the draft lives so long. */
  previewAddress: 15 * 60_000,
  draftLife: 60 * 60_000,
  /** Pause between two looks for drafts whose time is over. */
  draftSweep: 10 * 60_000,
  /** Making a release, and nothing else, may take so long. */
  publishTime: 5 * 60_000,
  /** A visitor waits so long for a page that is drawn for them, and drawing one may take so long before it is stopped. */
  requestTime: 1_000,
  /** Characters of a collection's rows that a page is drawn with and carries; of more the browser asks by itself. */
  requestRowsBytes: 200_000,
  requestJobTime: 10_000,
  /** Bytes of drawn pages that are kept, and what a worker keeps open of releases and their pages. */
  requestCacheBytes: 64_000_000,
  openReleases: 10,
  openPages: 100,
  /** Pages that are told of in the log as not drawn, each once. */
  toldPages: 1_000,
  /** All tests of a project together may take so long before it is published. */
  testsTime: 60_000,
  /**
   * A document of more records is not kept by the worker that published it: the records of the largest one that can be published
   * have to find room beside it, at about 1,100 bytes each.
   */
  keptRecords: 600_000,
  /** A worker without jobs is ended after this time: publishing again soon finds everything loaded. */
  idleWorker: 2 * 60_000,
  /** A room without connections is closed after this time. */
  idleRoom: 60_000,
  /** Of several processes: what is told of people is told so long after it happened, again so often, and forgotten so long after that. */
  newsPause: 300,
  newsBeat: 15_000,
  newsLife: 40_000,
  /** Pause between two looks whether another process wrote to a project that is open here. */
  roomLook: 5_000,
  /** Pause between two signs of life of the line for notices, the wait for one, and the longest wait before a new line. */
  noticeBeat: 10_000,
  noticePatience: 5_000,
  noticeRetry: 2_000,
  /** What a process left of what was under way is taken away after this time. */
  strayUploads: 86_400_000,
  /** Pause between two pings of a sync connection. */
  heartbeat: 30_000,
  /** Pause between two looks whether the person of a sync connection is still a member; ended here, it ends at once. */
  membershipCheck: 30_000,
  /** A sync connection with more than this waiting to be sent is dropped. */
  unsentBytes: 32_000_000,
  /** What may be done twice is tried again for so long while the database does not answer; also the wait for a connection. */
  databasePatience: 3_000,
  /** An answer of the database that takes longer never comes. */
  databaseAnswer: 30_000,
  /** Pause between two moments at which the database's main file holds everything. */
  checkpointEvery: 60_000,
  /** A source of rows may take so long, while a draft is waited for so long, and filtering and sorting what it gave so long. */
  sourceTime: 30_000,
  draftSourceTime: 5_000,
  /** Rows that a draft was given are those of the drafts after it for so long, as people run again and again. */
  draftRowsLife: 60_000,
  shapeTime: 10_000,
  /** So many rows are filtered and sorted where they are, unless patterns are among the conditions. */
  shapedAtOnce: 1_000,
  /** Redirects of one request to another server that are followed. */
  redirects: 5,
  /** Most bytes of what another server answers a plugin, of the rows sent to a visitor, and most rows a source may give at once. */
  outsideBytes: ANSWER_BYTES,
  rowsBytes: 5_000_000,
  sourceRows: 50_000,
  /** Requests for rows of one project that may be under way at once, and those of static collections while it is published. */
  fetchesAtOnce: 50,
  staticAtOnce: 6,
  /** Characters of a secret, and of an answer that is tried: of its JSON, of long lists and texts in it. */
  secretLength: 8_000,
  shownJson: 2_000_000,
  shownText: 20_000,
  shownItems: 100,
  /** Answers of sources that are kept: so many of a collection, of so many collections, of so many characters, for so many seconds. */
  keptAnswers: 100,
  keptCollections: 100,
  keptAnswer: 100_000,
  keptSeconds: 86_400,
  largestOffset: 1_000_000,
  /** How a visitor may filter and sort rows: conditions and those joined in one, those that hold together in one of these, keys of a sort, characters of a field and a value. */
  askedConditions: 200,
  askedTogether: 2,
  askedSorts: 10,
  askedField: 200,
  askedText: 1000,
  /** Characters of what a plugin says of a failure that visitors are told. */
  toldError: 500,
  /** Object storage elsewhere: the wait for a connection and for an answer. */
  objectConnect: 3_000,
  objectAnswer: 30_000,
  /** Whoever asks how it is waits so long, and gets the answer of the one before for so long. */
  objectCheck: 5_000,
  objectCheckLife: 5_000,
  /** Bytes of its objects that are kept in the data folder, and how long one may be. */
  objectCacheBytes: 2_000_000_000,
  objectCacheLife: 86_400_000,
  /** Bytes of release files kept in memory to answer visitors without touching the disk. */
  releaseCacheBytes: 48_000_000,
} as const
