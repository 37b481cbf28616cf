interface FilmSite {
  /** Where its frame is asked for: the place that tells it least. */
  readonly origin: string
  /** Addresses of its pages and of its frames. */
  readonly page: RegExp
  /** What is an id without an address. */
  readonly plain: RegExp
  readonly address: (id: string, second: number, found: Found) => string
}

interface Found {
  /** What proves that somebody may see it who has the address (Vimeo). */
  readonly secret?: string | undefined
  /** Name of the site that shows it. */
  readonly host: string
}

const SITES = {
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    page: /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]{0,200}&)?v=|embed\/|shorts\/|live\/))([\w-]{6,20})(?![\w-])/i, // Bounded: at most 200 characters are tried over.
    plain: /^[\w-]{6,20}$/,
    address: (id, second) => `/embed/${id}?autoplay=1${second > 0 ? `&start=${second}` : ''}`,
  },
  vimeo: {
    origin: 'https://player.vimeo.com',
    page: /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,15})(?:\/([0-9a-f]{6,20}))?(?!\w)/i,
    plain: /^\d{4,15}$/,
    address: (id, second, { secret }) =>
      `/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}${second > 0 ? `#t=${second}s` : ''}`,
  },
  dailymotion: {
    origin: 'https://geo.dailymotion.com',
    page: /^(?:https?:\/\/)?(?:dai\.ly\/|(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/|geo\.dailymotion\.com\/player\.html\?video=)([a-z0-9]{5,20})(?![a-z0-9])/i,
    plain: /^[a-z0-9]{5,20}$/i,
    address: (id, second) => `/player.html?video=${id}${second > 0 ? `&startTime=${second}` : ''}`,
  },
  twitch: {
    origin: 'https://player.twitch.tv',
    page: /^(?:https?:\/\/)?(?:www\.|m\.)?twitch\.tv\/(?:videos\/)?(\d{5,15}|[a-z0-9]\w{2,24})(?![\w/])/i,
    plain: /^(?:\d{5,15}|[a-z0-9]\w{2,24})$/i,
    // It is shown only to sites that it is told of.
    address: (id, second, { host }) =>
      `/?${/^\d{5,}$/.test(id) ? `video=v${id}` : `channel=${id}`}&parent=${encodeURIComponent(host)}${second > 0 ? `&time=${second}s` : ''}`,
  },
  wistia: {
    origin: 'https://fast.wistia.net',
    page: /^(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.)?wistia\.(?:com|net)\/(?:medias|embed\/iframe)\/([a-z0-9]{8,16})(?![a-z0-9])/i,
    plain: /^[a-z0-9]{8,16}$/i,
    address: (id, second) => `/embed/iframe/${id}?autoPlay=true&doNotTrack=true${second > 0 ? `&time=${second}` : ''}`,
  },
  loom: {
    origin: 'https://www.loom.com',
    page: /^(?:https?:\/\/)?(?:www\.)?loom\.com\/(?:share|embed)\/([0-9a-f]{32})(?!\w)/i,
    plain: /^[0-9a-f]{32}$/i,
    address: (id, second) => `/embed/${id}?autoplay=1${second > 0 ? `&t=${second}` : ''}`,
  },
} as const satisfies Readonly<Record<string, FilmSite>>

export type Provider = keyof typeof SITES

/** Sites that films are shown from, as a setting offers them: their names are the same in every language. */
export const PROVIDERS: readonly { readonly value: Provider; readonly name: string }[] = [
  { value: 'youtube', name: 'YouTube' },
  { value: 'vimeo', name: 'Vimeo' },
  { value: 'dailymotion', name: 'Dailymotion' },
  { value: 'twitch', name: 'Twitch' },
  { value: 'wistia', name: 'Wistia' },
  { value: 'loom', name: 'Loom' },
]

export const isProvider = (value: unknown): value is Provider => PROVIDERS.some((one) => one.value === value)

/** The provider that a film is shown by, known by the address of its page or of its frame; `undefined` for an id alone, and for a file. */
export const providerOf = (address: string): Provider | undefined =>
  PROVIDERS.find(({ value }) => SITES[value].page.test(address.trim()))?.value

/** A player is a page of its own, which never moves the one around it. */
export const FILM_SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

/** How a frame with a player stands beside that: it is asked for once it is seen. */
export const FILM_FRAME = {
  loading: 'lazy',
  allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

/** Origin of a provider's frames, as a policy names it. */
export const originOf = (provider: Provider): string => SITES[provider].origin

/**
 * Address of the frame that shows a film of a provider, which plays once somebody asked for it.
 * @param text address of its page, of its frame, or its id
 * @param start second from which it plays
 * @param host name of the site that shows it
 * @returns `undefined` for anything else
 */
export function frameAddress(provider: Provider, text: string, start: number, host: string): string | undefined {
  const { origin, page, plain, address }: FilmSite = SITES[provider]
  const given = text.trim()
  const found = page.exec(given)
  const id = found?.[1] ?? (plain.test(given) ? given : undefined)
  return id === undefined ? undefined : origin + address(id, Math.trunc(start), { secret: found?.[2], host })
}
