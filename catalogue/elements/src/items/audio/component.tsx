import { useRef, type ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import { drawTracks, useMedia } from '../../lib/media/use-media.tsx'
import type { audioDefinition } from './definition.ts'

export function Audio({ root, props }: ElementProps<typeof audioDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const { preload } = props
  const recording = useRef<HTMLAudioElement>(null)
  const { asset } = useAddresses()
  const url = asset(toText(props.url)) || undefined
  const start = typeof props.start === 'number' && props.start > 0 ? Math.min(86_400, props.start) : 0
  const listeners = useMedia(recording, start, Boolean(props.muted))
  return (
    <div {...rest} data-audio="">
      <audio
        key={url}
        {...listeners}
        ref={recording}
        src={url && start > 0 ? `${url}#t=${start}` : url}
        aria-label={toText(props.title) || label}
        controls
        loop={Boolean(props.loop)}
        muted={Boolean(props.muted)}
        preload={preload === 'none' || preload === 'auto' ? preload : 'metadata'}
      >
        {drawTracks(props.tracks, asset)}
      </audio>
    </div>
  )
}
