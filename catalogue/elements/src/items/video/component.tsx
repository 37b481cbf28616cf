import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { toText, useAddresses, useElementAction, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import { FILM_FRAME, FILM_SANDBOX, frameAddress, isProvider } from '../../lib/films/film-sites.ts'
import { drawTracks, useMedia } from '../../lib/media/use-media.tsx'
import { hearFullScreen } from './hear-full-screen.ts'
import { START } from './limits.ts'
import type { videoDefinition } from './definition.ts'

export function Video({ root, props }: ElementProps<typeof videoDefinition>): ReactNode {
  const { provider, preload } = props
  const node = useNode()
  const [box, ref] = useRoot<HTMLDivElement>(root.ref)
  const film = useRef<HTMLVideoElement>(null)
  const ready = useRef<string>(undefined)
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

  useEffect(
    () => (node.isLive && box.current ? hearFullScreen(box.current, (isFull) => node.emit('fullscreen', { isFull })) : undefined),
    [node, box],
  )
  /** Once for each film: it may have been ready before the page was alive. */
  const tellReady = (): void => {
    const { readyState = 0, duration = 0, currentSrc = '' } = film.current ?? {}
    if (!node.isLive || readyState === 0 || ready.current === currentSrc) return
    ready.current = currentSrc
    node.emit('ready', { duration: Number.isFinite(duration) ? duration : 0 })
  }
  useEffect(tellReady)

  if (isProvider(provider)) {
    const address = frameAddress(provider, toText(props.address), start, host)
    const named = toText(props.playLabel) || 'Play video'
    return (
      <div {...root} ref={ref} data-video={provider}>
        {address && (
          <details>
            <summary aria-label={title ? `${named}: ${title}` : named}>
              {poster && <img src={poster} alt="" loading="lazy" />}
            </summary>
            <iframe
              src={address}
              onLoad={() => {
                if (node.isLive) node.emit('ready', { duration: 0 })
              }}
              title={title || named}
              {...FILM_FRAME}
              sandbox={FILM_SANDBOX}
            />
          </details>
        )}
      </div>
    )
  }
  return (
    <div {...root} ref={ref} data-video="file">
      <video
        key={url}
        {...listeners}
        onLoadedMetadata={tellReady}
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
