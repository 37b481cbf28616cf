import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { toText, useElementAction, useElementVariable, useNode, type NodeHandle } from '@heddle/kit/react'

type Media = HTMLMediaElement

/** Milliseconds between two tellings of the time. */
const TOLD_EVERY = 250
const KINDS = new Set(['captions', 'subtitles', 'descriptions', 'chapters'])

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/**
 * What a film or a recording tells workflows and does for them (elements reference 38).
 * @param start second at which it begins
 * @param isMuted what the fields say, which is no news
 * @returns listeners to draw it with
 */
export function useMedia(media: RefObject<Media | null>, start: number, isMuted: boolean) {
  const node = useNode()
  const [, setPlaying] = useElementVariable('isPlaying', false)
  const [, setTime] = useElementVariable('currentTime', 0)
  const told = useRef(-TOLD_EVERY)
  const failed = useRef<MediaError>(null)
  const sound = useRef({ volume: 1, muted: isMuted })
  useEffect(() => {
    sound.current = { ...sound.current, muted: isMuted }
  }, [isMuted])
  const begin = (): void => {
    // A browser may refuse to play by itself: it stays as it is then.
    void media.current?.play().catch(() => {})
  }
  const act = (run: (media: Media, value: unknown) => void) => (value: unknown) => {
    if (media.current) run(media.current, value)
  }
  useElementAction('play', begin)
  useElementAction(
    'pause',
    act((one) => one.pause()),
  )
  useElementAction(
    'seek',
    act((one, to) => {
      const second = numberOf(to)
      if (second !== undefined) one.currentTime = Math.max(0, second)
    }),
  )
  useElementAction(
    'mute',
    act((one) => {
      one.muted = true
    }),
  )
  useElementAction(
    'unmute',
    act((one) => {
      one.muted = false
    }),
  )
  useElementAction(
    'speed',
    act((one, rate) => {
      one.playbackRate = Math.min(16, Math.max(0.1, numberOf(rate) ?? 1))
    }),
  )
  // It may be playing already when the page comes alive.
  useEffect(() => {
    const one = media.current
    if (!node.isLive || !one) return
    if (start > 0 && one.currentTime === 0) one.currentTime = start
    if (!one.paused) setPlaying(true)
  }, [media, node, start, setPlaying])

  // So may it have failed.
  useEffect(() => {
    if (media.current?.error) tellError(node, media.current, failed)
  }, [media, node])

  const say = (name: string, isPlaying: boolean) => (): void => {
    const value = media.current?.currentTime ?? 0
    if (!node.isLive) return
    setPlaying(isPlaying)
    setTime(value)
    node.emit(name, { value })
  }
  return {
    onPlay: say('play', true),
    onPause: say('pause', false),
    onEnded: say('end', false),
    onTimeUpdate: (): void => {
      const value = media.current?.currentTime ?? 0
      if (!node.isLive || Math.abs(performance.now() - told.current) < TOLD_EVERY) return
      told.current = performance.now()
      setTime(value)
      node.emit('timeUpdate', { value })
    },
    onVolumeChange: (): void => {
      const { volume = 1, muted = false } = media.current ?? {}
      const { current: before } = sound
      if (!node.isLive || (before.volume === volume && before.muted === muted)) return
      sound.current = { volume, muted }
      node.emit('volumeChange', { volume, muted })
    },
    onError: (): void => tellError(node, media.current, failed),
  }
}

/** Once for each failure: what fails while the page comes alive is met there, and has its event. */
function tellError(node: Pick<NodeHandle, 'isLive' | 'emit'>, media: Media | null, failed: RefObject<MediaError | null>): void {
  const error = media?.error ?? null
  if (!node.isLive || (error && error === failed.current)) return
  failed.current = error
  node.emit('error', { code: error?.code ?? 0 })
}

/** The words of a film or a recording, one after another. `asset`: gives the address of an upload. */
export function drawTracks(tracks: unknown, asset: (reference: string) => string): ReactNode {
  if (!Array.isArray(tracks)) return null
  return tracks.map((track: unknown, at) => {
    const own = (name: string): unknown => (typeof track === 'object' && track !== null ? Reflect.get(track, name) : undefined)
    const src = asset(toText(own('src')))
    const kind = toText(own('kind'))
    if (!src) return null
    return (
      <track
        key={at}
        src={src}
        kind={KINDS.has(kind) ? kind : 'captions'}
        srcLang={toText(own('language')) || undefined}
        label={toText(own('label')) || undefined}
        default={Boolean(own('isDefault')) || undefined}
      />
    )
  })
}
