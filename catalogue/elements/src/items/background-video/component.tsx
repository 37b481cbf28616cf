import type { ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import type { backgroundVideoDefinition } from './definition.ts'

/** Of a device that asks for less motion there is no source, and the picture stands. */
const MOVING = '(prefers-reduced-motion: no-preference)'

export function BackgroundVideo({ root, props }: ElementProps<typeof backgroundVideoDefinition>): ReactNode {
  const { fills, size, loop, preload } = props
  const addresses = useAddresses()
  const [url, poster] = [props.url, props.poster].map((address) => addresses.asset(toText(address)) ?? '')
  return (
    <div {...root} data-background-video={fills === 'window' ? fills : 'parent'} aria-hidden="true">
      {poster && <img src={poster} alt="" className={size === 'contain' ? 'heddle-film-whole' : undefined} />}
      <video
        // Another film is another element: browsers do not look at their sources again.
        key={url}
        ref={mute}
        muted
        autoPlay
        playsInline
        loop={Boolean(loop)}
        preload={toText(preload)}
        poster={poster || undefined}
        tabIndex={-1}
        className={size === 'contain' ? 'heddle-film-whole' : undefined}
      >
        {url !== '' && <source src={url} media={MOVING} />}
      </video>
    </div>
  )
}

/** React sets the property alone: phones look for the attribute before they play. */
function mute(film: HTMLVideoElement | null): void {
  film?.setAttribute('muted', '')
}
