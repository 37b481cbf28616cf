import { useRef, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import { FILM_FRAME, FILM_SANDBOX, frameAddress, providerOf } from '../../lib/films/film-sites.ts'
import { LightboxOf } from '../../lib/lightbox/lightbox-of.tsx'
import type { PanZoom } from '../../lib/pan-zoom/pan-zoom.ts'
import type { lightboxDefinition } from './definition.ts'
import { ZoomedPicture } from './zoomed-picture.tsx'

/** Pixels that an arrow key moves a picture which is larger than its place. */
const STEP = 80
const MOVES: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
}
const STEPS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, '0': 0 }

/** A lightbox with films among its pictures, or with pictures that people come nearer to. */
export function LightboxLarge({ root, props }: ElementProps<typeof lightboxDefinition>): ReactNode {
  const { asset } = useAddresses()
  const zooms = useRef(new Map<Element, PanZoom>())
  const isZoomed = Boolean(props.zoom)

  const onKey = (event: KeyboardEvent, view: HTMLDialogElement): boolean => {
    // The player has keys of its own.
    if (event.target instanceof HTMLVideoElement) return true
    const zoom = zooms.current.get(view)
    if (!zoom || event.ctrlKey || event.metaKey || event.altKey) return false
    const move = zoom.isNear() ? MOVES[event.key] : undefined
    const by = STEPS[event.key]
    if (!move && by === undefined) return false
    event.preventDefault()
    if (move) zoom.move(...move)
    else zoom.zoom(by ?? 0)
    return true
  }
  const onToggle = (view: HTMLDialogElement, isOpen: boolean): void => {
    zooms.current.get(view)?.zoom(0)
    const film = view.querySelector('video')
    // Who opened it asked for it to play; browsers may still refuse.
    if (isOpen) void film?.play().catch(() => {})
    else film?.pause()
    const frame = view.querySelector('iframe')
    // A player of another site ends with its page, which comes again when it is seen.
    if (!isOpen && frame) frame.src = frame.getAttribute('src') ?? ''
  }
  return (
    <LightboxOf
      root={root}
      props={props}
      onKey={onKey}
      onToggle={onToggle}
      small={({ own }) =>
        own('film') === '' ? undefined : { className: ' heddle-lightbox-plays', label: toText(props.playLabel) || 'Play video' }
      }
      renderLarge={({ own, src, other, alt, name }) => {
        if (own('film') !== '')
          return <Film text={own('film')} address={asset(own('film')) || undefined} poster={src} name={name} />
        return isZoomed ? <ZoomedPicture {...{ src, other, alt }} zooms={zooms.current} /> : undefined
      }}
      renderBar={({ own }) =>
        isZoomed &&
        own('film') === '' && (
          <button
            type="button"
            className="heddle-lightbox-nearer"
            aria-label={toText(props.zoomLabel) || '+'}
            aria-pressed={false}
            onClick={({ currentTarget }) => {
              const zoom = currentTarget.parentElement && zooms.current.get(currentTarget.parentElement)
              if (zoom) zoom.zoom(zoom.isNear() ? 0 : 2)
            }}
          />
        )
      }
    />
  )
}

interface FilmProps {
  /** As it was filled in: the address of a page of films says which film it is. */
  readonly text: string
  /** Of a file. */
  readonly address: string | undefined
  readonly poster: string
  readonly name: string
}

/** A film that is asked for once it is seen. */
function Film({ text, address, poster, name }: FilmProps): ReactNode {
  const host = useSyncExternalStore(
    () => () => {},
    () => location.hostname,
    () => '',
  )
  const provider = providerOf(text)
  const src = provider && frameAddress(provider, text, 0, host)
  return src ? (
    <iframe className="heddle-lightbox-film" src={src} title={name} {...FILM_FRAME} sandbox={FILM_SANDBOX} />
  ) : (
    <video className="heddle-lightbox-film" src={address} poster={poster} aria-label={name} controls playsInline preload="none" />
  )
}
