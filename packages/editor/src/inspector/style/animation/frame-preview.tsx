import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Play } from 'lucide-react'
import { checkFrameEasing, isTokenReference, sortFrames, type AnimationFrames } from '@heddle/style'
import { useEditor, useValue } from '../../../session/use-editor.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { words } from './words.ts'
import styles from './animation.module.css'

/** How long the picture plays in milliseconds: as an animation lasts of which nothing is said. */
const LASTS = 1000
const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** A picture of an animation: still at the frame that is looked at, and played once when asked for. */
export function FramePreview({ frames, at }: { readonly frames: AnimationFrames; readonly at: number }) {
  const { session, view } = useEditor()
  const isDark = useValue(session.theme) === 'dark'
  const isStill = useSyncExternalStore(followMotion, wantsStillness)
  const box = useRef<HTMLDivElement>(null)
  const animation = useRef<Animation | undefined>(undefined)
  const keyframes = toKeyframes(frames, (id) => {
    const token = view.find('token', id)
    return (isDark ? token?.darkValue : undefined) ?? token?.value ?? ''
  })
  const written = JSON.stringify(keyframes)
  useEffect(() => {
    const moved = box.current?.animate(JSON.parse(written) as Keyframe[], { duration: LASTS, fill: 'both' })
    if (!moved) return
    const rest = () => {
      moved.pause()
      moved.currentTime = (LASTS * at) / 100
    }
    rest()
    moved.onfinish = rest
    animation.current = moved
    return () => moved.cancel()
  }, [written, at])
  const play = () => {
    const moved = animation.current
    if (!moved) return
    moved.currentTime = 0
    moved.play()
  }
  return (
    <>
      <div className={styles.stage} data-theme-shown={isDark ? 'dark' : 'light'}>
        {/* Where the element stands: a frame may hide it. */}
        <div aria-hidden className={styles.ground} />
        <div ref={box} aria-hidden className={styles.sample} data-sample>
          {words.sample}
        </div>
        {!isStill && (
          <span className={styles.play}>
            <IconButton icon={Play} size={24} label={words.play} onPress={play} />
          </span>
        )}
      </div>
      {isStill && <p className={styles.hint}>{words.still}</p>}
    </>
  )
}

/** Frames as browsers animate them; what is no value there is left out by them. */
function toKeyframes(frames: AnimationFrames, valueOf: (token: string) => string): readonly Keyframe[] {
  return sortFrames(frames).map(([, { at, styles: said, easing }]) => ({
    offset: at / 100,
    easing: easing === undefined || checkFrameEasing(easing) !== undefined ? 'ease' : easing,
    ...Object.fromEntries(
      Object.entries(said).map(([property, value]) => [
        property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        isTokenReference(value) ? valueOf(value.id) : String(value),
      ]),
    ),
  }))
}

function followMotion(changed: () => void): () => void {
  const query = matchMedia(LESS_MOTION)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

const wantsStillness = (): boolean => matchMedia(LESS_MOTION).matches
