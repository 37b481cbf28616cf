/** Sites that films are shown from, each in the frame that tells them least. */
export const PROVIDERS = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const
export type Provider = keyof typeof PROVIDERS

export const isProvider = (value: unknown): value is Provider => value === 'youtube' || value === 'vimeo'

const YOUTUBE =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]{0,200}&)?v=|embed\/|shorts\/|live\/))([\w-]{6,20})(?![\w-])/i // Bounded: at most 200 characters are tried over.
const VIMEO = /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,15})(?:\/([0-9a-f]{6,20}))?(?!\w)/i
const PLAIN = { youtube: /^[\w-]{6,20}$/, vimeo: /^\d{4,15}$/ } as const

/**
 * Address of the frame that shows a film of a provider, which plays once somebody asked for it.
 * @param text address of its page, of its frame, or its id
 * @returns `undefined` for anything else
 */
export function frameAddress(provider: Provider, text: string, start: number): string | undefined {
  const given = text.trim()
  const found = provider === 'youtube' ? YOUTUBE.exec(given) : VIMEO.exec(given)
  const id = found?.[1] ?? (PLAIN[provider].test(given) ? given : undefined)
  if (id === undefined) return undefined
  const from = Math.trunc(start)
  if (provider === 'youtube') return `${PROVIDERS.youtube}/embed/${id}?autoplay=1${from > 0 ? `&start=${from}` : ''}`
  const secret = found?.[2] === undefined ? '' : `&h=${found[2]}`
  return `${PROVIDERS.vimeo}/video/${id}?autoplay=1&dnt=1${secret}${from > 0 ? `#t=${from}s` : ''}`
}
