import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { toText, useAddresses, useElementAction, type ElementProps } from '@heddle/kit/react'
import { frameAddress, isProvider } from '../../lib/films/film-sites.ts'
import { drawTracks, useMedia } from '../../lib/media/use-media.tsx'
import { START } from './limits.ts'
import type { videoDefinition } from './definition.ts'

const ALLOWED = 'autoplay; fullscreen; picture-in-picture; encrypted-media'
/** A player is a page of its own, which never moves the one around it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

export function Video({ root, props }: ElementProps<typeof videoDefinition>): ReactNode {
  const { provider, preload } = props
  const film = useRef<HTMLVideoElement>(null)
  const { asset } = useAddresses()
  const [url, poster] = [props.url, props.poster].map((address) => asset(toText(address)) || undefined)
  const start = secondOf(props.start)
  const title = toText(props.title) || root['aria-label']
  useElementAction('fullscreen', () => {
    void film.current?.requestFullscreen().catch(() => {})
  })
  const autoplay = Boolean(props.autoplay)
  const isMuted = autoplay || Boolean(props.muted)
  const host = useSyncExternalStore(
    () => () => {},
    () => location.hostname,
    () => '',
  )
  const listeners = useMedia(film, start, isMuted)
  // React sets the property alone: phones look for the attribute before they play.
  useEffect(() => {
    film.current?.toggleAttribute('muted', isMuted)
  }, [isMuted])

  if (isProvider(provider)) {
    const address = frameAddress(provider, toText(props.address), start, host)
    const named = toText(props.playLabel) || 'Play video'
    return (
      <div {...root} data-video={provider}>
        {address && (
          <details>
            <summary aria-label={title ? `${named}: ${title}` : named}>
              {poster && <img src={poster} alt="" loading="lazy" />}
            </summary>
            <iframe
              src={address}
              title={title || named}
              loading="lazy"
              allow={ALLOWED}
              sandbox={SANDBOX}
              referrerPolicy="strict-origin-when-cross-origin"
            />
          </details>
        )}
      </div>
    )
  }
  return (
    <div {...root} data-video="file">
      <video
        key={url}
        {...listeners}
        ref={film}
        src={url && start > 0 ? `${url}#t=${start}` : url}
        aria-label={title}
        controls={props.controls !== false}
        autoPlay={autoplay}
        muted={isMuted}
        loop={Boolean(props.loop)}
        playsInline
        preload={PRELOADS.has(preload) ? preload : 'metadata'}
        poster={poster}
      >
        {drawTracks(props.tracks, asset)}
      </video>
    </div>
  )
}

const PRELOADS: ReadonlySet<string> = new Set(['none', 'metadata', 'auto'])

function secondOf(value: unknown): number {
  const second = typeof value === 'number' && Number.isFinite(value) ? value : 0
  return Math.min(START.max, Math.max(START.min, second))
}
